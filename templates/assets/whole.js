// The players' time for the whole game while this phone is alone, as clock.rs counts it: a turn costs its player
// the time that it took, and an undo costs nobody anything.

import { main, live, words } from './parts.js';

// Milliseconds of each player for the game, and of a turn besides.
const [TOTAL, TURN] = (main.dataset.whole || '').split(' ').map(Number);
let board = null;

/** Begins to count, if the event has such a clock. */
export function wholeClock(lent) {
  if (!TOTAL) return;
  board = lent;
  document.addEventListener('entry', ({ detail: [now, fields] }) => (fields ? count(now, fields) : begin(now)));
  document.addEventListener('board', draw);
}

// As the server's last fragment says it, at the moment when that came.
function begin(now) {
  const { whole, at } = live().dataset;
  const left = (whole || [TOTAL, TOTAL].join(' ')).split(' ').map(Number);
  const clock = { left, used: 0, since: now.isStarted && !now.isPaused ? Number(at) : null, begun: 0, mover: mover(now) };
  now.whole = clock;
  now.wholeMs = () => TURN + clock.left[clock.mover] - clock.used - (clock.since === null ? 0 : performance.now() - clock.since);
}

const mover = ({ trail }) => (trail.length > 0 ? trail[trail.length - 1].board.mover : 0);

function count(now, fields) {
  const { whole, at } = now;
  const act = fields.get('act');
  const used = whole.used + (whole.since === null ? 0 : at - whole.since);
  if (act === 'adjust') whole.left[Number(fields.get('side') === 'second')] += (fields.get('way') === 'take' ? -1000 : 1000) * Number(fields.get('time'));
  if (now.begun === whole.begun) {
    if (now.isPaused && whole.since !== null) Object.assign(whole, { used, since: null });
    else if (now.isStarted && !now.isPaused && whole.since === null) whole.since = at;
    return;
  }
  if (!['undo', 'redo', 'card-back'].includes(act)) whole.left[whole.mover] = Math.max(0, whole.left[whole.mover] - used);
  Object.assign(whole, { begun: now.begun, mover: mover(now), used: 0, since: now.isPaused ? null : at });
}

// What both have left, beside their names.
function draw() {
  const now = board.box.queue.length > 0 ? board.predicted() : null;
  if (!now || !now.whole || !now.isStarted || !words().wholeLeft) return;
  ['first', 'second'].forEach((name, side) => {
    const sub = main.querySelector('.strip[data-side=' + name + '] .sub');
    const left = Math.max(0, side === now.whole.mover && !now.over ? now.wholeMs() - TURN : now.whole.left[side]);
    const seconds = Math.floor(left / 1000);
    const time = Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
    let part = sub.querySelector('.whole');
    if (!part) {
      part = Object.assign(document.createElement('span'), { className: 'whole' });
      sub.querySelector('.n').after(' · ', part);
    }
    part.textContent = words().wholeLeft.replace('{time}', time);
  });
}
