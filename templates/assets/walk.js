// Walks along listed legal turns, tap by tap, on any page with a board. The server lists the turns;
// nothing here depends on a rule. The only place in the scripts that parses the text of a turn.

/** Parses a turn: each touched point in order, and the kind that is placed. */
export function read(turn, isMill) {
  const parts = turn.match(/[-~x]?[A-Za-z]\d+|=[A-Z]/g) || [];
  const touches = parts.filter((part) => part[0] !== '=');
  const does = { '~': 'give', '-': 'go', x: isMill ? 'shoot' : 'jump' };
  const goes = touches.length > 1 && does[touches[1][0]] !== 'shoot';
  const steps = touches.map((part) => ({ at: part.replace(/^[-~x]/, ''), does: does[part[0]] || (goes ? 'lift' : 'place') }));
  return { turn, steps, kind: (parts.find((part) => part[0] === '=') || '=').slice(1) };
}

// The remaining steps of a turn after some taps; null when they differ. Cows of one turn are shot in any
// order.
function left(steps, taps) {
  const rest = steps.slice();
  for (const tap of taps) {
    const isShot = rest.length > 0 && rest[0].does === 'shoot';
    const index = rest.findIndex((step) => step.at === tap);
    if (index < 0 || (index > 0 && !isShot)) return null;
    rest.splice(index, 1);
  }
  return rest;
}

/** A turn being tapped. `listed` is all legal turns, separated by blanks. */
export class Walk {
  constructor(listed, isMill) {
    this.turns = listed.split(' ').filter(Boolean).map((turn) => read(turn, isMill));
    this.taps = [];
    this.kinds = [...new Set(this.turns.map((turn) => turn.kind))];
    this.kind = this.first = this.kinds.includes('') ? '' : this.kinds[0];
  }

  /** The turns that begin with the taps, each with its remaining steps. */
  matching() {
    const matching = [];
    for (const { turn, steps, kind } of this.turns) {
      const rest = kind === this.kind ? left(steps, this.taps) : null;
      if (rest) matching.push({ turn, steps, rest });
    }
    return matching;
  }

  /** The possible next taps: point → action. */
  next() {
    const next = new Map();
    for (const { rest } of this.matching()) {
      const steps = rest.length && rest[0].does === 'shoot' ? rest : rest.slice(0, 1);
      for (const { at, does } of steps) next.set(at, does);
    }
    return next;
  }

  /** The completed turn, if the taps may end here. */
  turn() {
    const match = this.taps.length > 0 && this.matching().find(({ rest }) => rest.length === 0);
    return match ? match.turn : null;
  }

  /** Whether the last tap was a shot. */
  hasShot() {
    return this.matching().some(({ steps }) => (steps[this.taps.length - 1] || {}).does === 'shoot');
  }

  // A tap on the end of a path completes it, if only one path leads there.
  shortcut(at) {
    if (this.taps.length === 0) return null;
    const there = this.matching().filter(({ rest }) => rest.length > 1 && rest[0].does !== 'shoot' && rest[rest.length - 1].at === at);
    return there.length === 1 && !there[0].rest.some(({ does }) => does === 'shoot') ? there[0] : null;
  }

  /** Handles a tap: 'on' continues, 'done' completes, 'back' returns to the start, 'no' is invalid. */
  tap(at) {
    this.near = at;
    const cut = this.next().has(at) ? null : this.shortcut(at);
    if (cut) this.taps = cut.steps.map((step) => step.at);
    else if (this.next().has(at)) this.taps.push(at);
    else if (this.taps.length === 1 && this.taps[0] === at) this.taps = [];
    else if (this.taps.length === 1 && this.turns.some(({ steps }) => steps.length > 1 && steps[0].at === at && steps[0].does === 'lift')) this.taps = [at];
    else return 'no';
    return this.turn() && this.next().size === 0 ? 'done' : 'on';
  }

  back() {
    this.near = '';
    this.taps = [];
    this.kind = this.first;
    return 'back';
  }
}

// The player whose man stands on a point; '' if it is empty.
const owner = (pt) => (pt && (pt.querySelector('.man>.tw,.man .tw') ? 'w' : pt.querySelector('.man>.tb,.man .tb') ? 'b' : ''));

/** The name of the prompt after a tap that does not go on with the turn. */
export function refusal(board, at) {
  const target = board.querySelector('.pt.target');
  if (!target) return 'sayNot';
  // Only a man of the opponent can be one that is safe.
  const is = owner(board.querySelector('.pt[data-point="' + at + '"]'));
  return is && is === owner(target) ? 'sayNotShot' : 'sayShoot';
}

// Squares get their rings here: without scripts nothing is marked.
const DISC = '<circle class="ring" r="5.6"/>';
const SQUARE = '<path class="ring" d="M-6.2-6.2H6.2V6.2H-6.2Z"/>';

/** Marks the possible next taps on a board; returns whether its squares are magnified. */
export function mark(board, walk) {
  const next = walk.next();
  const svg = board.matches('svg') ? board : board.querySelector('svg.board');
  const ring = svg && svg.matches('.reversi') ? DISC : SQUARE;
  if (svg) svg.classList.toggle('aiming', [...next.values()].includes('shoot'));
  for (const pt of board.querySelectorAll('.pt')) {
    const name = pt.dataset.point;
    const does = next.get(name) || (walk.shortcut(name) ? 'go' : '');
    pt.classList.toggle('legal', does === 'place' || does === 'go' || does === 'jump');
    pt.classList.toggle('can-move', does === 'lift' || does === 'give');
    pt.classList.toggle('target', does === 'shoot');
    pt.classList.toggle('sel', walk.taps.includes(name));
    pt.setAttribute('role', 'button');
    if (!pt.querySelector('.ring')) pt.insertAdjacentHTML('beforeend', ring);
  }
  return Boolean(svg) && magnify(svg, walk.near);
}

const LEAST = 44;
const MOST = 6;
// Where squares are too small for a finger, those around the last tap are magnified to fill the board.
function magnify(svg, at) {
  const step = Number(svg.dataset.step || 0);
  if (!step) return false;
  const { dataset, classList } = svg;
  if (!dataset.whole) dataset.whole = svg.getAttribute('viewBox');
  const [, , width, height] = dataset.whole.split(' ').map(Number);
  const pt = at && svg.querySelector('[data-point="' + at + '"]');
  const isClose = Boolean(pt) && (classList.contains('close') || svg.clientWidth / width * step < LEAST - 5);
  classList.toggle('close', isClose);
  const span = isClose ? Math.min(MOST, svg.clientWidth / LEAST) * step / width : 1;
  const [w, h] = [span * width, span * height];
  const here = isClose ? place(pt) : { x: 0, y: 0 };
  const from = (centre, part, all) => Math.max(0, Math.min(centre - part / 2, all - part));
  const [x, y] = [from(here.x, w, width), from(here.y, h, height)];
  svg.setAttribute('viewBox', [x, y, w, h].join(' '));
  // The names of rows and columns stay at the visible edge.
  for (const name of svg.querySelectorAll('.coords>*')) {
    const side = /\d/.test(name.textContent) ? 'x' : 'y';
    name.was = name.was || Number(name.getAttribute(side));
    const isNear = name.was < (side === 'x' ? here.x : here.y);
    const edge = side === 'x' ? (isNear ? x + 3 : x + w - 3) : isNear ? y + 4 : y + h - 2;
    name.setAttribute(side, isClose ? edge : name.was);
  }
  return isClose;
}

function place(pt) {
  const [x, y] = pt.getAttribute('transform').match(/[\d.]+/g).map(Number);
  return { x, y };
}

// One tab stop for the whole board (roving tabindex); arrow keys move to the nearest point in that
// direction.
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
let here = null;

/** Gives a board its one tab stop. */
export function tabStop(board) {
  const points = [...board.querySelectorAll('.pt')];
  const stop = points.find((pt) => pt.dataset.point === here) || points[0];
  for (const pt of points) {
    pt.setAttribute('tabindex', pt === stop ? '0' : '-1');
    if (!pt.querySelector('title')) pt.setAttribute('aria-label', pt.dataset.point);
  }
}

function neighbour(board, from, way) {
  const a = place(from);
  const [dx, dy] = way.map((step) => (board.closest('.flipped') ? -step : step));
  let best = null;
  for (const pt of board.querySelectorAll('.pt')) {
    const b = place(pt);
    const along = (b.x - a.x) * dx + (b.y - a.y) * dy;
    const aside = Math.abs((b.x - a.x) * dy) + Math.abs((b.y - a.y) * dx);
    if (along > 0 && (!best || along + 2 * aside < best.cost)) best = { pt, cost: along + 2 * aside };
  }
  return best && best.pt;
}

const DEBOUNCE = 250;
/** Calls `tap` with the name of each tapped point, by finger, mouse or keyboard. */
export function listen(board, tap) {
  let last = { name: '', at: 0 };
  const once = (name) => {
    const now = performance.now();
    if (last.name === name && now - last.at < DEBOUNCE) return;
    last = { name, at: now };
    here = name;
    tap(name);
  };
  board.addEventListener('click', (event) => {
    const pt = event.target.closest('.pt');
    if (pt) once(pt.dataset.point);
  });
  board.addEventListener('keydown', (event) => {
    const again = document.getElementById('again');
    if (event.key === 'Escape' && again && !document.querySelector('details[name=sheet][open]')) again.click();
    const pt = event.target.closest('.pt');
    if (!pt || event.ctrlKey || event.metaKey || event.altKey) return;
    if (WAYS[event.key]) {
      event.preventDefault();
      const to = neighbour(board, pt, WAYS[event.key]);
      if (to) { here = to.dataset.point; tabStop(board); to.focus(); }
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      once(pt.dataset.point);
    }
  });
}
