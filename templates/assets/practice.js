// The practice board: taps go point by point along the legal turns, and the address of the page holds the
// game. Without scripts its links do the same.

import { swap } from './page.js';
import { motion } from './motion.js';
import { Walk, listen, mark, refusal, tabStop } from './walk.js';
import { drawHalf, drawLines, replay } from './offline.js';

const main = document.getElementById('main');
const live = () => document.getElementById('live');
const byId = (id) => document.getElementById(id);
let walk = null;
let before = '';
let isGoing = false;
// The position as the law of the game knows it, and the drawn part of a turn.
let shown = null;
let half = '';

function fresh() {
  walk = new Walk(live().dataset.turns || '', live().dataset.game === 'mill');
  before = byId('say').textContent;
  main.dataset.law = live().dataset.law;
  half = '';
  shown = replay(main, live(), [], []);
  draw();
}

function draw() {
  const text = drawHalf(main, live(), walk, shown, half);
  if (text !== half) {
    motion(main);
    if (shown.board.lines) drawLines(main, shown.board.lines);
  }
  half = text;
  const isClose = mark(main, walk);
  tabStop(main);
  for (const [id, isShown] of [['done', Boolean(walk.turn())], ['again', walk.taps.length > 0 || isClose]]) {
    if (byId(id)) byId(id).hidden = !isShown;
  }
  for (const button of document.querySelectorAll('[data-kind]')) {
    button.setAttribute('aria-pressed', String(button.dataset.kind === walk.kind));
  }
}

function say(text, isBad) {
  const line = byId('say');
  if (!text) return;
  line.textContent = text;
  line.classList.toggle('bad', isBad);
}

function prompt() {
  const next = new Set(walk.next().values());
  if (walk.taps.length === 0) return say(before, false);
  if (next.has('shoot')) return say(live().dataset[walk.hasShot() ? 'sayShootMore' : 'sayShoot'], false);
  if (walk.turn()) return say(live().dataset.sayOrDone, false);
  if (next.has('jump') && !next.has('go')) return say(live().dataset.sayJump, false);
  say(live().dataset.sayTo, false);
}

function tap(name) {
  if (isGoing || walk.turns.length === 0) return;
  const why = refusal(main, name);
  const result = walk.tap(name);
  // What is complete comes back drawn by the server.
  if (result !== 'done') draw();
  if (result === 'no') return say(live().dataset[why], true);
  prompt();
  if (result === 'done') play();
}

function play() {
  const turn = walk.turn();
  if (turn) go(live().dataset.play + encodeURIComponent(turn), 'pushState');
}

// Loads another address in place of this one.
async function go(url, how) {
  if (isGoing) return;
  isGoing = true;
  if (live().dataset.thinking) say(live().dataset.thinking, false);
  try {
    const answer = await fetch(url, { headers: { 'X-Fragment': '1' } });
    const html = await answer.text();
    if (html.indexOf('id="live"') < 0) throw new Error(String(answer.status));
    swap(html, true);
    // A step of a lesson begins with its task.
    if (byId('task')) scrollTo(0, 0);
    if (how) history[how](null, '', live().dataset.here);
  } catch (away) {
    location.href = url;
  } finally {
    isGoing = false;
  }
}

listen(main, tap);
main.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  const link = event.target.closest('a[data-go]');
  // Undo takes back a half-made turn before whole ones.
  const isOfHalf = link && 'undo' in link.dataset && walk.taps.length > 0;
  if (isOfHalf) event.preventDefault();
  else if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    if (link.dataset.hints) localStorage.setItem('formations', link.dataset.hints);
    go(link.getAttribute('href'), 'pushState');
  }
  if (isOfHalf || (button && button.id === 'again')) { walk.back(); draw(); prompt(); }
  if (!button) return;
  if (button.id === 'done') play();
  if (button.dataset.kind !== undefined) { walk.back(); walk.kind = button.dataset.kind; draw(); prompt(); }
});
window.addEventListener('popstate', () => go(location.href, null));
document.addEventListener('swapped', () => {
  fresh();
  motion(main);
});
document.addEventListener('law', () => {
  shown = replay(main, live(), [], []);
  draw();
});
fresh();
motion(main);
// Without the law of the game a half-made turn is marked, but not drawn.
import(live().dataset.script).catch(() => {});

// The hints stay switched off on this device.
const off = document.querySelector('[data-hints=off]');
if (off && localStorage.getItem('formations') === 'off') go(off.getAttribute('href'), 'replaceState');
