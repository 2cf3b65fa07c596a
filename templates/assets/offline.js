// The board while entries wait: the server's last one with the taps since, drawn as unconfirmed.

let Position = null;
/** The rules of the page's game have been loaded. */
export function setLaw(law) {
  Position = law;
  document.dispatchEvent(new Event('law'));
}

/** Whether this script finds the turns of a position by itself. */
export const hasLaw = () => Position !== null;

const SVG = 'http://www.w3.org/2000/svg';
const ENDS = { draw: 'Agreement', resign: 'Resignation', absent: 'Absence', 'both-absent': 'Absence', stopped: 'Adjudication', award: 'Award', loss: 'Award' };
const CHANGES_NOTHING = ['dispute', 'clock', 'start', 'agree', 'call', 'call-done', 'appeal', 'withdraw', 'claim', 'adjust', 'put-back', 'warning'];
// Entries that stop the clock, and those after which a card that was shown is still announced.
const STOPS = { dispute: 'Dispute', call: 'Call', appeal: 'Appeal', illegal: 'IllegalTurn' };
const BESIDE = ['call', 'pause', 'resume', 'dispute'];
const LOST = 'RC';

let board = null;
// Names, coordinates and lines of the points, in the board's own order.
function geometry(main) {
  const points = [...main.querySelectorAll('.pt')];
  const at = points.map((pt) => pt.getAttribute('transform').match(/[\d.]+/g).map(Number));
  const index = new Map(at.map(([x, y], n) => [x + ' ' + y, n]));
  const find = (x, y) => (index.has(x + ' ' + y) ? index.get(x + ' ' + y) : -1);
  const step = Number((main.querySelector('svg.board') || { dataset: {} }).dataset.step || 0);
  const edges = [...main.querySelectorAll('.b-line path')].map((line) => {
    const [x1, y1, x2, y2] = line.getAttribute('d').match(/[\d.]+/g).map(Number);
    return [find(x1, y1), find(x2, y2)];
  });
  const beside = (n, [dx, dy], far) => find(at[n][0] + dx * step * (far || 1), at[n][1] + dy * step * (far || 1));
  board = { names: points.map((pt) => pt.dataset.point), at, edges, beside };
  return board;
}

/** Null while the rules are not loaded, or if there is no position. */
export function position(main, text) {
  if (!Position || !text) return null;
  const law = {};
  for (const pair of main.dataset.law.split(' ')) law[pair.split('=')[0]] = pair.split('=')[1];
  return new Position(board || geometry(main), law, text);
}

// The game for other scripts: all turns, and the rules.
const tell = (...detail) => document.dispatchEvent(new CustomEvent('entry', { detail }));

/** The last board with the waiting entries and their times; null if it cannot be computed offline. */
export function replay(main, live, forms, times) {
  const { position: here, before, last, undone, over, paused, scheduled } = live.dataset;
  const known = [{ board: position(main, before), turn: '' }, { board: position(main, here), turn: last || '' }];
  const chips = (side) => [...main.querySelectorAll('.strip[data-side=' + side + '] .cardchip:not(.own)')];
  const now = {
    trail: known.filter(({ board }) => board), undone: (undone || '').split(' ').filter(Boolean), turn: '', over: over || '',
    isPaused: paused === 'true', isStarted: scheduled === undefined, begun: 0, agreed: [], card: null, end: null, pause: null,
    cards: ['first', 'second'].map((side) => chips(side).map((chip) => (chip.classList.contains('r') ? 'red' : 'yellow'))),
  };
  tell(now);
  for (const [n, form] of forms.entries()) {
    now.at = times[n];
    if (now.trail.length === 0 || !enter(now, new URLSearchParams(form))) return null;
  }
  now.board = now.trail.length > 0 ? now.trail[now.trail.length - 1].board : null;
  return now.board ? now : null;
}

const STEPS = ['yellow', 'red', 'award'];
/** The next card of a player, where an offence may begin with a higher step of the ladder. */
export function nextStep({ cards, ladders }, side, offence) {
  const highest = Math.max(-1, ...cards[side].map((card) => STEPS.indexOf(card)));
  return STEPS[Math.min(2, Math.max(highest + 1, STEPS.indexOf((ladders || {})[offence])))];
}

// One waiting entry; false if its effect cannot be computed offline.
function enter(now, fields) {
  const act = fields.get('act');
  const side = Number(fields.get('side') === 'second');
  const offence = act === 'illegal' ? 'illegal-turn' : fields.get('offence');
  let what = fields.get('card') || fields.get('consequence') || act;
  if (what === 'card') what = nextStep(now, side, offence);
  if (!BESIDE.includes(act)) now.card = null;
  now.turn = '';
  now.claimed = null;
  if (what === 'turn') play(now, fields.get('turn'));
  else if (what === 'yellow' || what === 'red') showCard(now, { side, card: what, offence });
  else if (what === 'undo') takeBack(now);
  else if (what === 'redo' && now.undone.length > 0) play(now, now.undone[now.undone.length - 1]);
  else if (what === 'card-back') takeCardBack(now, side);
  else if (ENDS[what]) finish(now, what, fields, { side, offence });
  else if (what === 'pause' || what === 'resume') [now.isPaused, now.pause] = [what === 'pause', { reason: fields.get('reason') }];
  else if (!CHANGES_NOTHING.includes(what)) return false;
  if (act === 'agree') now.agreed.push(fields.get('side'));
  if (act === 'start' || act === 'clock') now.begun += 1;
  now.isCalled = act === 'clock' || (now.isCalled && what !== 'turn' && what !== 'red' && what !== 'undo' && what !== 'redo');
  now.isStarted = now.isStarted || act === 'start' || act === 'turn';
  if (STOPS[act] && now.isStarted && !now.over && !now.isPaused) [now.isPaused, now.pause] = [true, { incident: STOPS[act] }];
  tell(now, fields);
  return true;
}

function finish(now, what, fields, { side, offence }) {
  const isDrawn = what === 'draw' || (what === 'stopped' && !fields.get('side'));
  const winner = what === 'both-absent' ? -2 : isDrawn ? -1 : what === 'stopped' ? side : 1 - side;
  const isSkipped = ENDS[what] === 'Award' && nextStep(now, side, offence) !== 'award' && !(what === 'loss' && now.isLossRule);
  Object.assign(now, { over: 'entered', end: { winner, ground: ENDS[what] + (isSkipped ? 'Skipped' : ''), offence, reason: fields.get('reason') } });
}

function showCard(now, shown) {
  const { board } = now.trail[now.trail.length - 1];
  now.cards[shown.side].push(shown.card);
  if (shown.card === 'red') play(now, LOST);
  else if (shown.offence === 'delay' && shown.side === board.mover) now.begun += 1;
  now.card = shown;
}

// A turn that equals the next one to redo keeps the others for redo.
function play(now, turn) {
  const { board } = now.trail[now.trail.length - 1];
  if (now.undone.pop() !== turn) now.undone = [];
  const next = turn === LOST ? board.given() : board.play(turn);
  now.trail.push({ board: next, turn });
  now.turn = turn === LOST ? '' : turn;
  now.begun += 1;
  const end = next.verdict && next.verdict();
  if (end) Object.assign(now, { over: 'law', end });
}

function takeBack(now) {
  // Undo after an end by an entry takes back only that end.
  if (now.over !== 'entered') now.undone.push(now.trail.pop().turn);
  Object.assign(now, { over: '', end: null, agreed: [] });
  now.begun += 1;
}

// Undo of a red card takes back the turn that it cost, too.
function takeCardBack(now, side) {
  const { board, turn } = now.trail[now.trail.length - 1];
  if (now.cards[side].pop() === 'red' && turn === LOST && board.mover !== side) takeBack(now);
}

let drawn = { live: null, board: null };
/** Draws a position by changing only the points that differ. */
export function draw(main, live, { board, turn, trail }) {
  const prior = trail.length > 1 ? trail[trail.length - 2].board : board;
  const before = drawn.live === live ? drawn.board : position(main, live.dataset.position);
  drawn = { live, board };
  const end = (turn.replace(board.edges ? /x.*/ : '', '').match(/[A-Za-z]\d+/g) || []).pop();
  main.querySelectorAll('.board :is(.mill, .last, .gone, .trail, .ghost, .turned)').forEach((old) => old.remove());
  main.querySelectorAll('.pt').forEach((pt, at) => {
    const letter = board.letter(at);
    if (letter !== before.letter(at)) setMan(main, pt, letter);
    const was = prior.letter(at);
    const mark = (name) => pt.insertBefore(shapeOf(main, name).firstElementChild.cloneNode(true), pt.querySelector('.ring'));
    if (pt.dataset.point === end) mark('last');
    if (was && !letter && Number(was > 'Z') !== prior.mover) {
      pt.classList.add('on');
      mark(was).setAttribute('class', 'ghost');
      mark('gone');
    } else if (!letter) pt.classList.remove('on');
  });
}

/** Draws a turn that is being tapped as far as it goes, unless that is `was`; returns its text. */
export function drawHalf(main, live, walk, shown, was) {
  const old = main.querySelector('.half');
  if (old) old.classList.remove('half');
  const [way] = walk.taps.length > 0 ? walk.matching() : [];
  const made = way ? way.steps.slice(0, walk.taps.length).filter(({ does }) => does !== 'shoot') : [];
  const end = made.pop();
  const text = shown && end && end.does !== 'lift' ? way.turn.match('^([-x]?[A-Za-z]\\d+(=.)?){' + (made.length + 1) + '}')[0] : '';
  if (text !== was) draw(main, live, text ? { board: shown.board.play(text), turn: '', trail: [] } : shown);
  if (text) main.querySelector('[data-point="' + end.at + '"] .man').classList.add('half');
  return text;
}

/** Draws the lines that the last man, perhaps of a half-made turn, has made. */
export function drawLines(main, lines) {
  const points = [...main.querySelectorAll('.pt')];
  const man = main.querySelector('.half') || main.querySelector('.pt>.last');
  const at = points.indexOf(man && man.closest('.pt'));
  const isOf = (side) => (n) => Boolean(points[n].querySelector('.man' + side + ',.man ' + side));
  const formed = lines.filter((line) => line.includes(at) && ['.tw', '.tb'].some((side) => line.every(isOf(side))));
  const place = (n) => points[n].getAttribute('transform').match(/[\d.]+/g).join(' ');
  const way = formed.map(([from, , to]) => 'M' + place(from) + 'L' + place(to)).join('');
  main.querySelectorAll('.board .mill').forEach((old) => old.remove());
  for (const name of way ? ['mill rim', 'mill'] : []) {
    const line = document.createElementNS(SVG, 'path');
    line.setAttribute('class', name);
    line.setAttribute('d', way);
    points[0].before(line);
  }
}

/** Replaces the content of a point by a man, or none. */
export function setMan(main, pt, letter) {
  pt.querySelectorAll('.man').forEach((old) => old.remove());
  pt.classList.toggle('on', Boolean(letter));
  const shape = shapeOf(main, letter || 'none');
  for (const part of [...shape.children]) pt.insertBefore(part.cloneNode(true), pt.querySelector('.ring'));
  setTitle(pt, shape.dataset.title.replace('{point}', pt.dataset.point));
}

const shapeOf = (main, letter) => main.querySelector('#men [data-man="' + letter + '"]');

function setTitle(pt, text) {
  let title = pt.querySelector('title');
  if (!title) {
    title = document.createElementNS(SVG, 'title');
    pt.removeAttribute('aria-label');
    pt.insertBefore(title, pt.firstChild);
  }
  title.textContent = text;
}

// Same as the dots of herd.rs: in hand, after a gap on the board, and the lost ones.
function count(main, strip, stock) {
  const { hand, board, lost, knights, men } = stock;
  const row = (from, n) => (n ? 'M' + from + ' 5H' + (from + 10 * n - 9) : '');
  const on = hand ? 13 + 10 * hand : 5;
  const rows = [row(5, hand), row(on, board), row(on + 10 * board, lost)];
  strip.querySelectorAll('.herd>path').forEach((path, n) => path.setAttribute('d', rows[Math.min(n, 2)]));
  strip.querySelectorAll('.herd b').forEach((number, n) => { number.textContent = [knights, men][n]; });
  strip.querySelector('.n').textContent = main.dataset.counts.replace(/{(\w+)}/g, (all, name) => stock[name]);
}

/** Shows the player to move, the stocks, the clock, and what can be pressed. */
export function setMover(main, live, now) {
  const { board, over, isStarted } = now;
  const strips = [...main.querySelectorAll('.strip')];
  const mover = strips.find((strip) => strip.dataset.side === (board.mover ? 'second' : 'first'));
  if (!mover) return;
  for (const strip of strips) strip.classList.toggle('turn', strip === mover && !over);
  strips.forEach((strip) => count(main, strip, board.stock(strip.dataset.side === 'second' ? 1 : 0)));
  const { limit, call } = main.dataset;
  const clock = main.querySelector('.clock');
  if (Number(live.dataset.begun || 0) !== now.begun || over) {
    live.dataset.begun = now.begun;
    if (clock) clock.remove();
    const ms = now.wholeMs ? now.wholeMs() : Number(limit) || (now.isCalled ? Number(call) : 0);
    if ((now.wholeMs || ms) && isStarted && !over) mover.insertAdjacentHTML('beforeend', '<div class="clock" role="timer" data-left-ms="' + ms + '"' + (now.isPaused ? '' : ' data-running') + '></div>');
  }
  press(main, live, now);
}

/** The buttons of this moment: the server sends all of them, and hides the others. */
export function press(main, live, { board, over, isStarted, isPaused, trail }) {
  const isOn = isStarted && !over;
  const show = (css, isShown) => live.querySelectorAll(css).forEach((part) => { part.hidden = !isShown; });
  show('[form=stop]', isOn && !isPaused);
  show('.going-on', isOn && isPaused);
  show('.beginning', !isStarted && !over);
  show('.calling', isOn && !isPaused && Boolean(main.dataset.call) && !main.querySelector('.clock'));
  show('#pass', !over && !isPaused && board.turns().join() === '--');
  show('#typed', !over && !isPaused);
  show('.ended', Boolean(over));
  show('.ends', !over);
  show('.ends .played', isStarted);
  show('.ends .unplayed', !trail[trail.length - 1].turn);
  const result = live.querySelector('#result>summary');
  if (result) result.classList.toggle('primary', isOn && !isPaused);
}

/** The player and the card that the sheet offers first: of the player to move, unless the umpire has chosen. */
export function setCards(main, mover, due) {
  const sheet = main.querySelector('#card');
  if (!sheet) return;
  const choice = sheet.querySelector('[name=side][value=' + mover + ']');
  if (choice) choice.checked = true;
  for (const button of sheet.querySelectorAll('[name=card]')) button.classList.toggle('primary', button.value === due && due !== 'award');
}
