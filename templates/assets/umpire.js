// The umpire's board: tap what happened on the real board. The server lists the
// legal turns; this only walks along them, point by point.

import { send, isSending } from './page.js';

const main = document.getElementById('main');
const live = () => document.getElementById('live');
let taps = [];
let lastTap = { point: '', at: 0 };

const pointsOf = (turn) => turn.split(/[-x~=]/).filter(Boolean);
const legal = () => (live().dataset.turns || '').split(' ').filter(Boolean).map((turn) => ({ turn, points: pointsOf(turn) }));
const begins = (points) => points.length > taps.length && taps.every((tap, i) => points[i] === tap);

function draw() {
  const all = legal();
  const ahead = all.filter(({ points }) => begins(points));
  const next = new Set(ahead.map(({ points }) => points[taps.length]));
  const shooting = taps.length > 0 && ahead.length > 0 && ahead.every(({ turn, points }) => isShot(turn, points, taps.length));
  for (const pt of document.querySelectorAll('.pt')) {
    const name = pt.dataset.point;
    pt.classList.toggle('legal', next.has(name) && !shooting && (taps.length > 0 || !startsWithMan(all)));
    pt.classList.toggle('can-move', next.has(name) && taps.length === 0 && startsWithMan(all));
    pt.classList.toggle('target', next.has(name) && shooting);
    pt.classList.toggle('sel', taps.includes(name));
    pt.setAttribute('role', 'button');
    pt.setAttribute('aria-label', pt.dataset.name);
  }
  if (taps.length > 0) say(shooting ? 'sayShoot' : 'sayTo', false);
  rove();
}

const startsWithMan = (all) => all.some(({ turn }) => turn.indexOf('-') > 0 || turn[0] === '~');
function isShot(turn, points, index) {
  const shots = (turn.match(/x/g) || []).length;
  return index >= points.length - shots;
}

function say(key, isBad) {
  const line = document.getElementById('say');
  const text = live().dataset[key];
  if (!text) return;
  line.textContent = text;
  line.classList.toggle('bad', isBad);
}

function tap(name) {
  if (!live() || isSending() || !live().dataset.turns) return;
  const now = performance.now();
  if (lastTap.point === name && now - lastTap.at < 250) return;
  lastTap = { point: name, at: now };
  const all = legal();
  const ahead = all.filter(({ points }) => begins(points));
  if (ahead.some(({ points }) => points[taps.length] === name)) taps.push(name);
  else if (taps.length === 1 && taps[0] === name) { taps = []; restore(); }
  else if (taps.length === 1 && all.some(({ points }) => points.length > 1 && points[0] === name)) taps = [name];
  else return say(taps.length > 0 && ahead.every(({ turn, points }) => isShot(turn, points, taps.length)) ? 'sayNotShot' : 'sayNot', true);
  const done = all.filter(({ points }) => points.length === taps.length && points.every((p, i) => p === taps[i]));
  const more = all.some(({ points }) => begins(points));
  draw();
  if (done.length === 1 && !more) record(done[0].turn);
}

// The umpire's own name is asked once for each phone, not once for each board.
const nameField = document.querySelector('input[name=name]');
if (nameField) {
  if (!nameField.value) nameField.value = localStorage.getItem('umpire') || '';
  nameField.form.addEventListener('submit', () => localStorage.setItem('umpire', nameField.value));
}

let before = '';
function restore() {
  const line = document.getElementById('say');
  line.textContent = before;
  line.classList.remove('bad');
}

function record(turn) {
  send(main.dataset.record, new URLSearchParams({ act: 'turn', turn, seen: live().dataset.seq }));
}

// One tab stop for the whole board; arrows go to the nearest point that way.
let here = null;
function rove() {
  const points = [...document.querySelectorAll('.pt')];
  if (points.length === 0) return;
  const stop = points.find((pt) => pt.dataset.point === here) || points[0];
  for (const pt of points) pt.setAttribute('tabindex', pt === stop ? '0' : '-1');
}
function place(pt) {
  const [x, y] = pt.getAttribute('transform').match(/[\d.]+/g).map(Number);
  return { x, y };
}
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
function neighbour(from, [dx, dy]) {
  const a = place(from);
  let best = null;
  for (const pt of document.querySelectorAll('.pt')) {
    const b = place(pt);
    const along = (b.x - a.x) * dx + (b.y - a.y) * dy;
    const aside = Math.abs((b.x - a.x) * dy) + Math.abs((b.y - a.y) * dx);
    if (along > 0 && (!best || along + 2 * aside < best.cost)) best = { pt, cost: along + 2 * aside };
  }
  return best && best.pt;
}

document.addEventListener('click', (event) => {
  const pt = event.target.closest && event.target.closest('.pt');
  if (pt && main.contains(pt)) { here = pt.dataset.point; tap(here); }
});
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const pt = event.target.closest && event.target.closest('.pt');
  if (pt && WAYS[event.key]) {
    event.preventDefault();
    const to = neighbour(pt, WAYS[event.key]);
    if (to) { here = to.dataset.point; rove(); to.focus(); }
  } else if (pt && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    tap(pt.dataset.point);
  } else if (!/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) {
    const sheet = { u: 'undo', c: 'card', r: 'result' }[event.key];
    const details = sheet && document.getElementById(sheet);
    if (details) { event.preventDefault(); details.open = true; details.querySelector('summary').focus(); }
  }
});

function fresh() {
  taps = [];
  before = document.getElementById('say') ? document.getElementById('say').textContent : '';
  draw();
}
document.addEventListener('swapped', fresh);
fresh();
