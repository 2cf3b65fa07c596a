// The timer of the round on the umpire's page: the time left beside the place, a notice when the last
// minutes begin, a gong at the end, and the rule for the end. It is loaded with the display settings if a
// timer has been started. Offline it counts on to the end that it knows.

import { gong, partOf, textOf } from './round-timer.js';

const byId = (id) => document.getElementById(id);
const main = byId('main');
const live = () => byId('live');
let isOn = false;
let words = null;
// The part of the page from which the timer was read, and its value.
let read = null;
let timer = null;
let part = '';

/** Starts, once. */
export function watch() {
  if (isOn) return;
  isOn = true;
  const style = document.createElement('link');
  Object.assign(style, { rel: 'stylesheet', href: './umpire-timer.css' });
  document.head.append(style);
  look();
  part = timer ? partOf(left()) : '';
  document.addEventListener('board', draw);
  document.addEventListener('click', unlock, true);
  setInterval(tick, 250);
  fetchWords();
  draw();
}

async function fetchWords() {
  const answer = await fetch(location.pathname + '/round-time', { headers: { 'X-Fragment': '1' } }).catch(() => null);
  const fetched = document.createElement('template');
  fetched.innerHTML = answer && answer.ok ? await answer.text() : '';
  const found = fetched.content.querySelector('[data-over-count]');
  if (!found) return setTimeout(fetchWords, 5000);
  words = found.dataset;
  draw();
}

// A fragment of the server has a new timer; one that was drawn on this phone has the old one.
function look() {
  if (read === live()) return;
  read = live();
  const [ms, state, rule] = (read.dataset.round || '').split(' ');
  timer = state ? { left: Number(ms), ends: performance.now() + Number(ms), isRunning: state === 'runs', rule } : null;
}
const left = () => (timer.isRunning ? Math.max(0, timer.ends - performance.now()) : timer.left);
const isOver = () => Boolean(timer) && timer.isRunning && left() === 0;

function tick() {
  if (!timer) return;
  show();
  const now = partOf(left());
  if (now === part) return;
  part = now;
  if (!timer.isRunning || !words) return;
  if (now === 'last') tell(words.last);
  if (now === 'over') {
    tell(words[ruleName()]);
    if (audio && localStorage.getItem('sound') !== 'off') gong(audio, 2);
    if (navigator.vibrate) navigator.vibrate([400, 200, 400]);
    draw();
  }
}
// Between the taps of a turn its own prompts are in this line.
const isHalf = () => Boolean(byId('again')) && !byId('again').hidden;
function say(text, isBad) {
  const line = byId('say');
  if (!line || !text) return;
  if (line.textContent !== text) line.textContent = text;
  line.classList.toggle('bad', isBad);
}
const ruleName = () => ({ count: 'overCount', adjudicate: 'overAdjudicate' }[timer.rule] || 'overPlayOn');
function tell(text) {
  byId('news').textContent = text;
  if (!isHalf()) say(text, false);
}

function draw() {
  look();
  show();
  // After an extension the end comes again.
  if (!timer || left() > 0) part = timer ? partOf(left()) : '';
  drawEnd();
}

// In the line of the place, which has room for it.
function show() {
  const old = byId('round-left');
  if (!timer) return old && old.remove();
  const face = old || Object.assign(document.createElement('span'), { id: 'round-left' });
  const now = partOf(left());
  const text = isOver() && words ? words.short : (timer.isRunning || !words ? '' : words.paused + ' ') + textOf(left());
  if (face.textContent !== text) face.textContent = text;
  face.className = isOver() ? 'over' : now;
  const place = main.querySelector('#live>header>b');
  if (old || !place) return;
  place.append(face);
  place.parentNode.classList.add('timed');
}

// The rule for the end stays until the game is over.
function drawEnd() {
  const isDue = isOver() && Boolean(words) && timer.rule !== 'play-on' && !('over' in live().dataset);
  const result = byId('result');
  const isCount = isDue && timer.rule === 'count';
  if (isDue && !isHalf() && !live().dataset.paused) say(words[ruleName()], true);
  if (result) result.querySelector('summary').classList.toggle('lit', isCount);
  place('round-count', isCount && result && result.querySelector('h2'), 'p', { className: 'msg', textContent: words && words.count + ' ' + counted() });
  const line = main.querySelector('.acts') && byId('say');
  place('round-call', isDue && timer.rule === 'adjudicate' && line, 'a', { className: 'btn primary', href: words && words.more, textContent: words && words.call });
}

// Appends a line to another one, or removes it.
function place(id, behind, kind, looks) {
  const line = byId(id) || Object.assign(document.createElement(kind), { id });
  if (!behind) return line.remove();
  Object.assign(line, looks);
  if (behind.nextSibling !== line) behind.after(line);
}

// The number of men of each player on the board.
function counted() {
  const strips = [...main.querySelectorAll('.strip')].reverse();
  return strips.map((strip) => strip.querySelector('.nm').textContent + ': ' + strip.querySelector('.sub .n').textContent).join(' · ');
}

let audio = null;
// Browsers allow sound only after a tap on the page.
function unlock() {
  const Context = window.AudioContext || window.webkitAudioContext;
  if (!Context) return;
  audio = audio || new Context();
  if (audio.state === 'suspended') audio.resume();
}
