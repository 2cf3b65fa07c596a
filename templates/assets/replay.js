// Steps through a record without loading whole pages: buttons, lines of the record and keys all follow
// the page's own links. Without scripts they are links. On the live board play goes on meanwhile: the
// last step returns to it.

import { motion } from './motion.js';
import { announce, swap } from './page.js';
import { stored } from './stored.js';
import { listen, tabStop } from './walk.js';

const main = document.getElementById('watch');
const live = () => document.getElementById('live');
const base = main.dataset.live ? main.dataset.live.replace(/\/live$/, '') : null;
const cached = new Map();
const CAPACITY = 400;
let latest = 0;

// A moment of a finished game never changes.
async function part(url) {
  if (cached.has(url)) return cached.get(url);
  const answer = await fetch(url, { headers: { 'X-Fragment': '1' } });
  const html = await answer.text();
  if (html.indexOf('id="live"') < 0) throw new Error(String(answer.status));
  if (html.indexOf(' data-over') > 0 && cached.size < CAPACITY) cached.set(url, html);
  return html;
}

async function go(url) {
  const mine = ++latest;
  try {
    const html = await part(url);
    if (mine !== latest) return;
    swap(html, true);
    const here = live().dataset.past;
    history.replaceState(null, '', here || base || url);
    settle();
  } catch (away) {
    if (mine === latest) location.href = url;
  }
}

// Updates are paused while the user looks back.
function markPast() {
  document.documentElement.classList.toggle('past', Boolean(live().dataset.past));
}

// The board is one tab stop; arrow keys move from point to point.
function readOut() {
  for (const pt of main.querySelectorAll('.pt')) {
    pt.setAttribute('role', 'img');
  }
  tabStop(main);
}

// The result is shown as a banner across the board, and then only in the line below it.
const BANNER = 6000;
const isEnded = () => live().hasAttribute('data-ended');
let wasEnded = isEnded();
function showOutcome() {
  const banner = document.getElementById('banner');
  const line = document.getElementById('outcome');
  const board = main.querySelector('.board');
  if (live().dataset.past || !banner) return;
  if (isEnded() && !wasEnded && line && board) {
    const { top, height } = board.getBoundingClientRect();
    banner.style.top = top + height / 2 + 'px';
    banner.textContent = line.textContent;
    banner.classList.add('shown');
    setTimeout(() => banner.classList.remove('shown'), BANNER);
  }
  wasEnded = isEnded();
}

document.addEventListener('swapped', () => {
  showOutcome();
  markPast();
  readOut();
  motion(main);
  showPlayer();
});
listen(main, () => {});
readOut();
motion(main);

// The current line is kept in view in its list; the next moment is preloaded.
function settle() {
  const list = document.getElementById('turns');
  const line = list && list.querySelector('.here');
  if (line && list.scrollHeight > list.clientHeight) {
    list.scrollTop = line.offsetTop - list.offsetTop - (list.clientHeight - line.clientHeight) / 2;
  }
  const next = document.querySelector('a#step-next');
  if (next && live().hasAttribute('data-over')) part(next.getAttribute('href')).catch(() => {});
}

main.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-step]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
  // The umpire's own board is another page.
  if (link.dataset.step === 'last' && !base && !live().hasAttribute('data-over')) return;
  event.preventDefault();
  stop();
  go(link.getAttribute('href'));
});

// Autoplay: one step after the other, until the last or until the user does something else.
const PACE = 1200;
let timer = 0;
let isPlaying = false;
let speed = Number(stored('replay-speed') || 1);
const nextStep = () => document.querySelector('a#step-next');

function showPlayer() {
  const button = document.getElementById('play');
  if (!button) return stop();
  if (!button.dataset.play) button.dataset.play = button.textContent;
  button.textContent = isPlaying ? button.dataset.pause : button.dataset.play;
  button.hidden = false;
  const speeds = document.getElementById('speed');
  speeds.hidden = false;
  for (const one of speeds.children) one.setAttribute('aria-pressed', String(Number(one.dataset.speed) === speed));
}

function stop() {
  clearTimeout(timer);
  if (!isPlaying) return;
  isPlaying = false;
  showPlayer();
}

async function step() {
  if (nextStep()) await go(nextStep().getAttribute('href'));
  if (nextStep()) wait();
  else stop();
}

function wait() {
  clearTimeout(timer);
  if (isPlaying) timer = setTimeout(step, PACE / speed);
}

// At the end it starts again.
async function toggle() {
  if (isPlaying) return stop();
  isPlaying = true;
  const first = document.querySelector('a#step-first');
  if (!nextStep() && first) await go(first.getAttribute('href'));
  showPlayer();
  wait();
}

main.addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  if (button.id === 'play') toggle();
  if (!button.dataset.speed) return;
  speed = Number(button.dataset.speed);
  stored('replay-speed', speed);
  showPlayer();
  wait();
});
main.addEventListener('input', ({ target }) => {
  if (target.id !== 'seek') return;
  stop();
  go(target.form.getAttribute('action') + '?entry=' + target.value);
});
// The address of the moment, for sharing.
main.addEventListener('click', async (event) => {
  const link = event.target.closest('#moment');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  await copy(link);
  link.lastChild.nodeValue = ' ' + link.dataset.copied;
  announce(link.dataset.copied);
});
// Pages over plain HTTP have no Clipboard API.
async function copy({ href }) {
  if (navigator.clipboard) return navigator.clipboard.writeText(href).catch(() => {});
  const field = document.createElement('textarea');
  field.value = href;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

const KEYS = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last' };
document.addEventListener('keydown', (event) => {
  if (event.key === ' ' && document.getElementById('play') && !event.target.closest('button, a, input, summary, .pt')) {
    event.preventDefault();
    return toggle();
  }
  const step = KEYS[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.target.closest('input, select, textarea, .pt')) return;
  event.preventDefault();
  const link = document.querySelector('a#step-' + step);
  stop();
  if (link) link.click();
});

if (live().dataset.past) settle();
showPlayer();
