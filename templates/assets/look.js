// The display settings of this phone: board turned, larger text, dark or high contrast in sunlight. They
// are stored on the phone. Loaded after the board is usable, and at once where a setting was changed.

import { stay } from './stay.js';

const root = document.documentElement;
const main = document.getElementById('main');
const live = () => document.getElementById('live');
const SWITCHES = ['flipped', 'swapped', 'bigger', 'lefty'];
const COLOURS = ['dark', 'light', 'sun'];
// The dark colours of our styles, with the condition under which they apply by default.
const follows = (rule) => rule.media && rule.media.mediaText.indexOf('prefers-color-scheme') >= 0;
const dark = [];
for (const sheet of document.styleSheets) {
  for (const { media } of [...sheet.cssRules].filter(follows)) dark.push([media, media.mediaText]);
}
const isDark = matchMedia('(prefers-color-scheme: dark)');
let chosen = new Set((localStorage.getItem('look') || '').split(' ').filter(Boolean));

function choose(what, isOn) {
  if (isOn) chosen.add(what);
  else chosen.delete(what);
  localStorage.setItem('look', [...chosen].join(' '));
  localStorage.setItem('look-script', import.meta.url);
  show();
}

function show() {
  for (const one of SWITCHES) root.classList.toggle(one, chosen.has(one));
  for (const [media, asPhone] of dark) media.mediaText = chosen.has('dark') ? 'all' : chosen.has('light') || chosen.has('sun') ? 'not all' : asPhone;
  root.classList.toggle('sun', chosen.has('sun'));
  seat();
  tick();
}

// Swaps the players around the board; the men stay.
function seat() {
  const part = live();
  if (!part || Boolean(part.dataset.swapped) === chosen.has('swapped')) return;
  const [far, near] = part.querySelectorAll('.strip');
  if (!near) return;
  const gap = document.createComment('');
  far.replaceWith(gap);
  near.replaceWith(far);
  gap.replaceWith(near);
  part.dataset.swapped = chosen.has('swapped') ? 'true' : '';
}

function tick() {
  const form = document.getElementById('look-form');
  if (!form) return;
  for (const one of SWITCHES) form.elements[one].checked = chosen.has(one);
  form.elements.colours.value = COLOURS.find((one) => chosen.has(one)) || '';
}

function colour(scheme) {
  for (const one of COLOURS) chosen.delete(one);
  choose(scheme || 'light', Boolean(scheme));
}

main.addEventListener('change', ({ target }) => {
  if (!target.form || target.form.id !== 'look-form') return;
  if (target.name === 'colours') colour(target.value);
  else choose(target.name, target.checked);
});
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || localStorage.getItem('keys') === 'off') return;
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && !event.target.closest('#look-form')) return;
  if (event.key === 'f') choose('flipped', !chosen.has('flipped'));
  if (event.key === 'd') colour(chosen.has('dark') || (isDark.matches && !chosen.has('light') && !chosen.has('sun')) ? 'light' : 'dark');
});
window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== 'look') return;
  chosen = new Set((newValue || '').split(' ').filter(Boolean));
  show();
});

// On the board itself the sheet is beside it, and the menu opens it.
let sheet = null;
async function fetchSheet() {
  if (sheet || !live()) return;
  const answer = await fetch(location.pathname + '/look', { headers: { 'X-Fragment': '1' } }).catch(() => null);
  const html = answer && answer.ok ? await answer.text() : '';
  if (sheet || html.indexOf('id="look-form"') < 0) return;
  const words = document.createElement('template');
  words.innerHTML = html;
  const form = words.content.querySelector('form');
  sheet = beside('look', form.dataset.title, form);
  const leave = words.content.querySelector('#leave');
  const question = beside('leave', leave.dataset.title, leave);
  leave.hidden = false;
  stay(() => open(question));
  tick();
  offer();
}

/** A sheet beside the board, whichever view is shown. */
function beside(name, title, inside) {
  const made = document.createElement('details');
  made.setAttribute('name', 'sheet');
  made.className = name;
  made.hidden = true;
  made.innerHTML = '<summary class="sr"></summary><div class="sheet"><h2></h2></div>';
  for (const part of made.querySelectorAll('summary, h2')) part.textContent = title;
  made.querySelector('.sheet').append(inside);
  made.addEventListener('toggle', () => {
    if (made.open) return;
    const hadFocus = document.activeElement === document.body || made.contains(document.activeElement);
    made.hidden = true;
    if (hadFocus) document.querySelector('#menu summary').focus();
  });
  main.append(made);
  return made;
}

function offer() {
  const more = document.querySelector('#menu a[href$="/more"]');
  if (!sheet || !more || document.getElementById('look-open')) return;
  const menu = document.getElementById('menu');
  // The button under the finger must not move.
  if (menu.open) {
    menu.addEventListener('toggle', offer, { once: true });
    return;
  }
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', id: 'look-open', textContent: sheet.querySelector('h2').textContent });
  button.addEventListener('click', () => open(sheet));
  const links = document.querySelectorAll('#beside,#menu a[href$="/more"],#menu a[href$="/handover"]');
  links[links.length - 1].after(button);
}

function open(dialog) {
  document.getElementById('menu').open = false;
  dialog.hidden = false;
  dialog.open = true;
  dialog.querySelector('summary').focus();
}

const link = document.createElement('link');
Object.assign(link, { rel: 'stylesheet', href: './look.css' });
document.head.append(link);
document.addEventListener('swapped', () => {
  seat();
  offer();
  fetchSheet();
});
show();
fetchSheet();
// The timer of the round, if it has been started.
function timer() {
  if (live() && live().dataset.round) import('./umpire-timer.js').then(({ watch }) => watch(), () => {});
}
document.addEventListener('board', timer);
timer();
// The record as QR codes, for when the network does not come back.
import('./record-codes.js').catch(() => {});
