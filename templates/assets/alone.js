// Offline: what the umpire can and cannot do, and the draw counters and card ladder that the server would
// compute, computed here.

import { main, byId, live, words, sentence, closeSheet, fetchCourse } from './parts.js';

const CAMELOT_QUIET = 100;
let board = null;

/** Begins to watch the network. */
export function alone(lent) {
  board = lent;
  document.addEventListener('board', draw);
  document.addEventListener('parts', draw);
  document.addEventListener('entry', ({ detail: [now, fields] }) => (fields ? judge(now, fields) : lengthen(now)));
}

const law = {};
for (const pair of main.dataset.law.split(' ')) law[pair.split('=')[0]] = pair.split('=')[1];

// The turns since the board was set up: those that the server sent and those seen on this phone since.
let course = null;
let followed = '';
let fetched = '';
function follow() {
  const { seq, last } = live().dataset;
  if (!('start' in words()) || board.box.queue.length > 0 || followed === seq || fetched === null) return;
  const known = course || words().course.split(' ').filter(Boolean);
  course = [known, known.concat(last || []), known.slice(0, -1)].find(fits) || null;
  if (course) followed = seq;
  else if (fetched === seq) fetched = null;
  else {
    fetched = seq;
    fetchCourse();
  }
}
const same = (one, other) => key(one) === key(other);
function fits(turns) {
  const now = board.predicted();
  const trail = now ? walked(turns) : null;
  return Boolean(trail) && same(trail[trail.length - 1].board, now.board) && (turns[turns.length - 1] || '') === (live().dataset.last || '');
}
let walk = { turns: null, trail: null };
// Every position of a game; null from the first turn on that is not legal.
function walked(turns) {
  if (walk.turns === turns) return walk.trail;
  let here = board.position(words().start);
  if (!here || turns.some((turn) => turn.includes('!'))) return null;
  const trail = [{ board: here, turn: '' }];
  for (const turn of turns) {
    here = turn === 'RC' ? here.given() : here.play(turn);
    trail.push({ board: here, turn });
  }
  walk = { turns, trail };
  return trail;
}

// Before the waiting entries are replayed: the whole game up to now.
function lengthen(now) {
  const trail = course ? walked(course) : null;
  const here = now.trail[now.trail.length - 1];
  if (trail && here && same(trail[trail.length - 1].board, here.board)) now.trail = trail.slice();
}

// The key for repetition, as in the Rust code.
const keys = new WeakMap();
function key(here) {
  if (!keys.has(here)) {
    const { men, mover, hands, gifts, bans, castleMoves } = here;
    const ban = bans && law.no_return === 'true' ? bans[mover] : '';
    const used = law.repetition === 'board_only' ? '' : castleMoves;
    keys.set(here, [men.join(''), mover, hands && hands.join('/'), gifts, ban, used].join(' '));
  }
  return keys.get(here);
}
const repeated = ({ trail }) => trail.filter((step) => same(step.board, trail[trail.length - 1].board)).length;
function repetitionLimit({ castleMoves, hands }) {
  if (castleMoves) return law.camelot_draws === 'off' ? 0 : 3;
  return hands ? Number(law.repetition) || 0 : 0;
}
function quiet(here) {
  if (here.castleMoves) return { n: here.quiet, limit: law.camelot_draws === 'off' ? 0 : CAMELOT_QUIET };
  return { n: here.quiet, limit: here.hands && here.counts() ? law.quiet_moves * (law.quiet_unit === 'each' ? 2 : 1) : 0 };
}

// Applies a waiting entry by the rules.
function judge(now, fields) {
  if (now.trail.length === 0 || now.over) return;
  const here = now.trail[now.trail.length - 1].board;
  const [times, limit] = [repeated(now), repetitionLimit(here)];
  const isClaim = fields.get('act') === 'claim';
  now.claimed = null;
  if (isClaim && fields.get('claim') === 'quiet-moves') {
    now.claimed = quiet(here);
    if (now.claimed.limit > 0 && now.claimed.n >= now.claimed.limit) Object.assign(now, { over: 'law', verdict: words().aloneQuiet });
  } else if (limit > 0 && (isClaim || law.draws !== 'claim')) {
    if (isClaim) now.claimed = { n: times, limit };
    if (times >= limit) Object.assign(now, { over: 'law', verdict: sentence('aloneDrawn', { n: times }) });
  }
}

function draw() {
  follow();
  const { box } = board;
  const isLost = box.fails > 0 || document.documentElement.classList.contains('lost');
  if (box.queue.length > 0) {
    drawCounters();
    drawVerdict();
  }
  drawCards();
  const message = main.querySelector('.ump>.msg[role=status]');
  // The notice about a board that was taken over disappears with the first turn.
  if (message && box.queue.length > 0) message.remove();
  if (!byId('alone')) return;
  byId('alone-kept').querySelector('span').textContent = sentence('aloneKept', { n: box.queue.length });
  byId('alone-kept').hidden = !isLost;
}

function drawVerdict() {
  const now = board.predicted();
  if (!now || board.isHalf()) return;
  if (now.over && now.verdict) board.say(now.verdict, false);
  else if (now.claimed) board.say(sentence('aloneNotDrawn', now.claimed), true);
}

// The sheet of the draw counters, as far as they are computed here.
function drawCounters() {
  const now = board.predicted();
  const sheet = main.querySelector('#draws .sheet');
  if (!now || !sheet || !words().aloneSeen) return;
  const [times, limit] = [repeated(now), repetitionLimit(now.board)];
  const still = quiet(now.board);
  const lines = [];
  const each = now.board.castleMoves || law.quiet_unit === 'each' ? 2 : 1;
  const pattern = each === 2 ? 'aloneEach' : 'alonePlies';
  if (still.limit > 0) lines.push(sentence(pattern, { n: Math.floor(still.n / each), limit: still.limit / each }));
  if (limit > 0) lines.push(sentence('aloneSeen', { n: times, limit }));
  if (lines.length === 0) return;
  sheet.querySelectorAll('p').forEach((old) => old.remove());
  sheet.querySelector('h2').after(...lines.map((text) => Object.assign(document.createElement('p'), { textContent: text })));
  main.querySelectorAll('#draws .draws i').forEach((dot, n) => dot.classList.toggle('on', still.limit > 0 && n < Math.floor(10 * still.n / still.limit)));
}

// Waiting cards are shown beside the names, and the ladder continues from them.
const STEPS = ['yellow', 'red', 'award'];
function drawCards() {
  for (const own of main.querySelectorAll('.cardchip.own')) own.remove();
  for (const { form } of board.box.queue) {
    const fields = new URLSearchParams(form);
    const strip = main.querySelector('.strip[data-side="' + fields.get('side') + '"]');
    const act = fields.get('card') || fields.get('act');
    if (!strip) continue;
    if (act === 'card-back') {
      const chips = strip.querySelectorAll('.cardchip.own');
      if (chips.length > 0) chips[chips.length - 1].remove();
    } else if (act === 'yellow' || act === 'red') addChip(strip, act[0]);
    else if (fields.get('consequence') === 'card') addChip(strip, 'yr'[Math.min(1, height(strip))]);
  }
  for (const strip of main.querySelectorAll('.strip')) {
    const choice = main.querySelector('#card [name=side][value=' + strip.dataset.side + ']');
    const step = choice && choice.parentNode.querySelector('.muted');
    if (!step) continue;
    if (step.was === undefined) step.was = step.textContent;
    const text = strip.querySelector('.own') ? words()[STEPS[height(strip)]] : step.was;
    if (step.textContent !== text) step.textContent = text;
  }
}
const height = (strip) => (strip.querySelector('.cardchip.r') ? 2 : strip.querySelector('.cardchip.y') ? 1 : 0);
function addChip(strip, name) {
  const chip = document.createElement('span');
  chip.className = 'cardchip own ' + name;
  chip.setAttribute('role', 'img');
  chip.setAttribute('aria-label', words()[name === 'r' ? 'cardRed' : 'cardYellow']);
  strip.querySelector('.sub').append(chip);
}

main.addEventListener('click', ({ target }) => {
  if (target.closest('#alone-open, #saved.bad')) {
    closeSheet();
    byId('alone').hidden = false;
    byId('alone').open = true;
  }
});
