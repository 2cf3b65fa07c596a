// The functions of the umpire's page other than recording turns: refused entries, rare sheets, shortcuts.
// It is loaded once the board is usable, loads its texts and sheets once, and has them offline.
//
// Other scripts learn of the board by events of the document:
//   board   it was redrawn, or a turn has gone a tap further
//   clock   the time that runs is nearly over (detail 'low'), over ('out'), or neither ('')
//   parts   the texts and sheets of this script have been loaded

import { main, byId, live, words, closeSheet, fetchParts } from './parts.js';
import { undo } from './undo.js';
import './ask.js';
import { clock } from './clock.js';
import { alone } from './alone.js';
import { referee } from './referee.js';
import { wholeClock } from './whole.js';

const time = { hour: '2-digit', minute: '2-digit', hour12: false };
let board = null;

/** Starts, with functions of the board's own script: see the end of umpire.js. */
export function sit(lent) {
  board = lent;
  const style = document.createElement('link');
  Object.assign(style, { rel: 'stylesheet', href: './table.css' });
  document.head.append(style);
  document.documentElement.dataset.board = live().className;
  document.addEventListener('board', draw);
  document.addEventListener('parts', draw);
  undo(board);
  alone(board);
  clock(board);
  wholeClock(board);
  document.addEventListener('parts', () => board.refresh(), { once: true });
  fetchParts();
  setTimeout(fetchSheets, 100);
  draw();
  return referee(board);
}

function draw() {
  drawLines();
  listMen();
  list('unsent', board.box.queue);
  list('held', board.box.held);
  if (byId('held')) showHeld();
  const off = byId('keys-off');
  if (off) off.checked = localStorage.getItem('keys') === 'off';
}

// The mills of a turn, which may be half made or waiting on this phone.
function drawLines() {
  const now = board.predicted();
  if (now && now.board.lines) board.drawLines(main, now.board.lines);
}

// Before the game the cards of the players follow the toss.
main.addEventListener('change', ({ target }) => {
  const versus = main.querySelector('.versus');
  if (!versus || target.name !== 'begins' || target.value === (versus.dataset.begins || 'first')) return;
  versus.dataset.begins = target.value;
  for (const css of ['.token', '.pill']) {
    const [one, other] = versus.querySelectorAll(css);
    const place = other.nextSibling;
    const home = other.parentNode;
    one.replaceWith(other);
    home.insertBefore(one, place);
  }
});

// The men on the board as a list.
function listMen() {
  const list = main.querySelector('#as-text[open] ul');
  if (!list) return;
  list.textContent = '';
  for (const man of main.querySelectorAll('.pt>.man')) {
    const item = document.createElement('li');
    item.textContent = man.parentNode.querySelector('title').textContent;
    list.append(item);
  }
}
main.addEventListener('toggle', listMen, true);

function list(id, entries) {
  const part = byId(id);
  if (!part) return;
  part.hidden = entries.length === 0;
  const items = entries.map(({ no, label, made }) => {
    const item = document.createElement('li');
    item.value = no;
    item.textContent = label + ' · ' + new Date(made).toLocaleTimeString([], time);
    return item;
  });
  const shown = part.querySelector('ol');
  shown.textContent = '';
  shown.append(...items);
}

// Entries that are not in the record, and what to do about them.
function showHeld() {
  const why = byId('held-why');
  if (why.textContent !== board.box.box.why) why.textContent = board.box.box.why;
  for (const button of document.querySelectorAll('[data-held=again], [data-held=first]')) button.hidden = !byId('result');
}

main.addEventListener('click', (event) => {
  const button = event.target.closest('[data-held]');
  const how = button && button.dataset.held;
  if (how === 'copy') {
    getSelection().selectAllChildren(byId('held').querySelector('ol'));
    // Pages over plain HTTP have no Clipboard API.
    document.execCommand('copy');
  } else if (how === 'again') board.box.again(Number(live().dataset.seq));
  else if (how) board.box.drop(how === 'all');
  if (how) board.refresh();
});

// The sheets beside the board are reloaded whenever they are opened; offline the last version is used.
const more = byId('more');
let isTouched = false;
async function fetchSheets() {
  if (!more) return;
  try {
    const answer = await fetch(more.dataset.sheets, { headers: { 'X-Fragment': '1' } });
    const html = await answer.text();
    if (answer.ok && !isTouched && html.includes('id="sheets"')) byId('sheets').outerHTML = html;
    if (byId('sheets').dataset.look) await import(byId('sheets').dataset.look);
  } catch (away) {
    // The previous version stays.
    return;
  }
}
// The sheets of a running game come with its start.
document.addEventListener('swapped', () => {
  if (live().dataset.turns && byId('sheets') && !byId('illegal') && !isTouched) fetchSheets();
});
async function openSheets(which) {
  const show = () => {
    const part = which && byId(which);
    if (!part) return;
    if (part.matches('details')) part.open = true;
    part.scrollIntoView();
  };
  more.hidden = false;
  more.open = true;
  more.querySelector('summary').focus();
  show();
  await fetchSheets();
  if (!isTouched) show();
}
if (more) {
  for (const touch of ['input', 'click']) more.querySelector('.sheet').addEventListener(touch, () => { isTouched = true; });
  more.addEventListener('toggle', () => {
    if (more.open) return;
    isTouched = false;
    more.hidden = true;
    if (document.activeElement === document.body || more.contains(document.activeElement)) byId('menu').querySelector('summary').focus();
  });
}
main.addEventListener('click', (event) => {
  const link = event.target.closest('a[href*="/more"]');
  if (!link || !more || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  closeSheet();
  openSheets(link.hash.slice(1));
});
// A board is handed over by codes where they are loaded; otherwise the phone itself changes hands.
document.addEventListener('away', ({ detail }) => {
  closeSheet();
  if (!(byId('codes') && /handover$/.test(detail))) board.say(/handover$/.test(detail) ? words().aloneHandOver : words().needsNetwork, true);
});
window.addEventListener('beforeunload', (event) => {
  // Sheets that are closed offline open only when the server is reachable.
  if (board.box.queue.length === 0 && !document.documentElement.classList.contains('lost')) return;
  event.preventDefault();
  event.returnValue = '';
});

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || localStorage.getItem('keys') === 'off') return;
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
  const sheet = byId({ u: 'undo', c: 'card', r: 'result', '?': 'menu' }[event.key]);
  if (!sheet) return;
  event.preventDefault();
  const summary = sheet.querySelector('summary');
  if (!sheet.open) summary.click();
  (event.key === '?' ? byId('keys') : summary).focus();
});
