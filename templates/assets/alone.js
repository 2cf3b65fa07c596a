// Offline: what the umpire can and cannot do, the draws by repetition and by claims, the draw counters, the card
// ladder and the end of the game that the server would show, computed here.

import { main, byId, live, words, sentence, closeSheet, fetchCourse } from './parts.js';
import { key, law, nearQuiet, repetitionLimit, short, standing, times } from './counters.js';
import { end } from './ending.js';

let board = null;

/** Begins to watch the network. */
export function alone(lent) {
  board = lent;
  document.addEventListener('board', draw);
  document.addEventListener('parts', draw);
  document.addEventListener('entry', ({ detail: [now, fields] }) => (fields ? judge(now, fields) : begin(now)));
}

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

// Before the waiting entries are replayed: the whole game up to now, and the settings for cards.
function begin(now) {
  now.ladders = {};
  for (const pair of (words().ladders || '').split(' ')) now.ladders[pair.split('=')[0]] = pair.split('=')[1];
  now.isLossRule = words().illegal === 'loss';
  const trail = course ? walked(course) : null;
  const here = now.trail[now.trail.length - 1];
  if (trail && here && same(trail[trail.length - 1].board, here.board)) now.trail = trail.slice();
}

// Applies the clauses that need the whole game.
function judge(now, fields) {
  if (now.trail.length === 0 || now.over) return;
  const here = now.trail[now.trail.length - 1].board;
  const [seen, limit] = [times(now), repetitionLimit(here)];
  const isClaim = fields.get('act') === 'claim';
  const drawn = (why) => Object.assign(now, { over: 'law', end: { winner: -1, why } });
  if (isClaim && fields.get('claim') === 'quiet-moves') {
    now.claimed = nearQuiet(here);
    if (now.claimed && now.claimed.n >= now.claimed.limit) drawn(here.castleMoves ? 'fifty' : 'quiet-moves');
  } else if (limit > 0 && (isClaim || law.draws !== 'claim')) {
    if (isClaim) now.claimed = { n: seen, limit };
    if (seen >= limit) drawn('repetition');
  }
}

function draw() {
  follow();
  const { box } = board;
  if (box.queue.length > 0) {
    drawCounters();
    const now = board.predicted();
    if (now && now.claimed && !now.over && !board.isHalf()) board.say(sentence('aloneNotDrawn', now.claimed), true);
  }
  drawCards();
  end(board, course ? course.length : 0);
  const message = main.querySelector('.ump>.msg[role=status]');
  // The notice about a board that was taken over disappears with the first turn.
  if (message && box.queue.length > 0) message.remove();
  if (!byId('alone')) return;
  byId('alone-kept').querySelector('span').textContent = sentence('aloneKept', { n: box.queue.length });
  byId('alone-kept').hidden = !board.isAlone();
}

// The button and the sheet of the draw counters.
function drawCounters() {
  const now = board.predicted();
  const sheet = main.querySelector('#draws .sheet');
  if (!now || !sheet || !words().sayPass) return;
  const button = main.querySelector('#draws>summary>span:last-child');
  const text = short(now.board);
  if (button.textContent !== text) button.textContent = text;
  sheet.querySelectorAll('p').forEach((old) => old.remove());
  sheet.querySelector('h2').after(...standing(now).map((line) => Object.assign(document.createElement('p'), { textContent: line })));
  const quiet = nearQuiet(now.board);
  const dots = main.querySelector('#draws .draws');
  if (quiet && dots.childElementCount === 0) dots.innerHTML = '<i></i>'.repeat(10);
  if (!quiet) dots.textContent = '';
  [...dots.children].forEach((dot, n) => dot.classList.toggle('on', n < Math.floor(10 * quiet.n / quiet.limit)));
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
  const now = board.predicted();
  for (const strip of main.querySelectorAll('.strip')) {
    const choice = main.querySelector('#card [name=side][value=' + strip.dataset.side + ']');
    const step = choice && choice.parentNode.querySelector('.muted');
    if (!step) continue;
    const text = now && now.isStarted && words()[STEPS[height(strip)]];
    if (text && step.textContent !== text) step.textContent = text;
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
