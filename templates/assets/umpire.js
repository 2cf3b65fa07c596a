// The umpire's board: the user taps what happened on the real board. It is drawn at once, stored on the
// phone, and sent. The server's response is authoritative.

import { swap, pill, announce, startClocks, closeSheet } from './page.js';
import { Walk, mark, tabStop, listen, refusal } from './walk.js';
import { Outbox } from './outbox.js';
import { replay, draw, drawHalf, drawLines, setMover, setCards, press, nextStep, position } from './offline.js';

const main = document.getElementById('main');
const words = main.dataset;
const byId = (id) => document.getElementById(id);
const live = () => byId('live');
const box = new Outbox(words.record, onOutbox);
let walk = new Walk('', false);
// The position and the turns of the current walk.
let walked = '';
// The last fragment of the server.
let served = null;
// The prompt before the first tap of a turn, and the last one that was no refusal.
let before = null;
let calm = null;
// What the second script knows: sentences, refusals.
let referee = null;
// Animates the men, once that script is there.
let motion = () => {};
// Whether play was stopped to look at the turns.
let isStopping = false;

/** Shows a fragment of the server. */
function onPart() {
  const { dataset } = live();
  dataset.at = performance.now();
  if (dataset.turns === undefined) {
    const options = [...live().querySelectorAll('.noscript option')].map(({ value }) => value);
    dataset.turns = (options.length > 0 ? options : position(main, dataset.position).turns()).join(' ');
  }
  const { textContent: text, classList } = byId('say');
  const { news, seq } = dataset;
  if (served && (news !== served.news || text !== served.text)) announce((news === served.news ? '' : news.replace(/\.$/, '') + '. ') + text);
  served = { seq: Number(seq), news, text, isBad: classList.contains('bad') };
  if (!served.isBad) calm = served;
  const notice = main.querySelector('.msg[role=status]');
  // Another phone has taken over since.
  if (notice && !main.querySelector('.acts')) notice.remove();
  box.sync(served.seq);
  refresh();
}

/** Entries were added, sent or discarded, or a fragment has arrived. */
function refresh() {
  before = served;
  half = '';
  const now = box.queue.length > 0 ? predict() : replay(main, live(), [], []);
  resume(now);
  if (now) choose(now);
  motion(main);
  showQueue();
  fit();
}

// Below the last buttons, in pixels.
const EDGE = 5;
/** A sentence is written smaller where a control would leave the screen otherwise. */
function fit() {
  const row = main.querySelector('.sayrow');
  if (!row) return;
  row.classList.remove('many');
  const { bottom } = (main.querySelector('.acts') || row).getBoundingClientRect();
  row.classList.toggle('many', bottom + scrollY > innerHeight - EDGE);
}

// The server's board with the waiting entries, as far as this phone can compute it. An entry that would be
// refused is not drawn.
function predict() {
  const first = box.queue[0].seen;
  const fits = first === null || first === served.seq;
  // What is offered, asked or declined changes no board.
  const waiting = box.queue.filter(({ doubt, form }) => !doubt && !/^act=(offer|decline|ask-back)/.test(form));
  const forms = waiting.map(({ form }) => form);
  const now = fits ? replay(main, live(), forms, waiting.map(({ id }) => box.times.get(id))) : null;
  const isOwn = now && words.side !== ['second', 'first'][now.board.mover];
  const turns = isOwn && !now.over && !now.isPaused ? now.board.turns() : [];
  live().dataset.turns = turns.join(' ');
  live().classList.add('unchecked');
  before = { text: saying(now, turns, forms), isBad: false };
  if (!now) return null;
  draw(main, live(), now);
  setMover(main, live(), now);
  startClocks();
  return now;
}

// The sentence of the moment; until the second script is there, who is next.
function saying(now, turns, forms) {
  if (forms.length === 0) return served.text;
  const text = referee && now ? referee.sentence(now, calm ? calm.text : '') : '';
  return text || (turns.length > 0 ? words[now.board.mover ? 'saySecond' : 'sayFirst'] : words.sayWait);
}

// The buttons of the moment, and the first choice of the sheet of cards, which the server does not send anew.
let chosen = '';
function choose(now) {
  press(main, live(), now);
  const { mover } = now.board;
  const due = nextStep(now, mover, 'delay');
  const key = [mover, due, now.trail.length, box.queue.length].join(' ');
  if (key === chosen || main.querySelector('#card[open]')) return;
  chosen = key;
  setCards(main, mover ? 'second' : 'first', due);
}

// A refusal stays in the line until the next entry, or until the time has run out. What was chosen or typed is
// there again when its sheet is opened.
function refuse(form, text) {
  isStopping = false;
  if (text) before = { text, isBad: true };
  const fields = new URLSearchParams(form);
  for (const { elements } of main.querySelectorAll('form')) {
    if (!elements.act || elements.act.value !== fields.get('act')) continue;
    for (const field of elements) {
      const value = fields.get(field.name);
      if (value === null || field.type === 'hidden' || field.type === 'submit') continue;
      if (field.type === 'radio' || field.type === 'checkbox') field.checked = field.value === value;
      else field.value = value;
    }
  }
  prompt();
}
document.addEventListener('clock', () => {
  if (!before || !before.isBad || !calm || box.queue.length > 0) return;
  before = served = calm;
  prompt();
});

// Redrawing the same board keeps a half-made turn; any other drops it.
function resume(now) {
  const { turns, game } = live().dataset;
  const here = JSON.stringify([now && [now.board.men, now.board.mover], turns.split(' ').sort()]);
  if (here !== walked) walk = new Walk(turns, game === 'mill');
  walked = here;
  shown = now;
  show();
  prompt();
}

// The shown position, and the drawn part of a turn.
let shown = null;
let half = '';

let isClose = false;
// Whether this tap only magnified the squares around it.
function show() {
  const wasClose = isClose;
  const text = drawHalf(main, live(), walk, shown, half);
  if (text !== half) motion(main);
  half = text;
  isClose = mark(main, walk);
  tabStop(main);
  byId('done').hidden = !walk.turn() || walk.next().size === 0;
  byId('again').hidden = walk.taps.length === 0 && !isClose;
  for (const button of document.querySelectorAll('[data-kind]')) {
    button.setAttribute('aria-pressed', String(button.dataset.kind === walk.kind));
    button.disabled = !walk.kinds.includes(button.dataset.kind);
  }
  return isClose && !wasClose;
}

function prompt() {
  ask();
  document.dispatchEvent(new Event('board'));
}
// The prompt for the next tap.
function ask() {
  const next = new Set(walk.next().values());
  if (walk.taps.length === 0) return say(before.text, before.isBad);
  if (next.has('shoot')) return say(words[walk.hasShot() ? 'sayShootMore' : 'sayShoot'], false);
  if (walk.turn()) return say(words.sayOrDone, false);
  if (next.has('jump') && !next.has('go')) return say(words.sayJump, false);
  say(words.sayTo, false);
}

function say(text, isBad) {
  const line = byId('say');
  if (!line || !text) return;
  if (line.textContent !== text) line.textContent = text;
  line.classList.toggle('bad', isBad);
  fit();
}

function tap(name) {
  // With an open sheet a tap closes it, and is not a step of a turn.
  if (closeSheet() || walk.turns.length === 0) return;
  const why = refusal(main, name);
  const result = walk.tap(name);
  if (result === 'done') return record();
  if (!show() && result === 'no') say(words[why], true);
  else prompt();
}

function reset() {
  walk.back();
  walked = '';
}

function record() {
  const turn = walk.turn();
  reset();
  if (turn) enter(new URLSearchParams({ act: 'turn', turn }).toString(), turn);
}

const DEBOUNCE = 700;
let last = { form: '', at: 0 };
// Ignores a double press of a button.
function enter(form, label) {
  const at = performance.now();
  if (form === last.form && at - last.at < DEBOUNCE) return;
  last = { form, at };
  isStopping = form.startsWith('act=dispute');
  const doubt = referee ? referee.refusal(form) : '';
  if (doubt && isAlone()) return refuse(form, doubt);
  box.add(form, label, doubt);
  refresh();
}
const isAlone = () => box.fails > 0 || document.documentElement.classList.contains('lost');

// Taps that are not yet a turn: points, a kind, or magnified squares.
const isHalf = () => walk.taps.length > 0 || walk.kind !== walk.first || isClose;

// Whether a fragment of the stream was not shown.
let isStale = false;
/** An event of the outbox. */
function onOutbox(what, html, form) {
  if (what === 'done') swap(html, false);
  if (what === 'stopped') {
    reset();
    swap(html, true);
    if (box.held.length > 0) box.setWhy(byId('say').textContent);
  }
  const refused = what === 'away' && box.queue.find(({ doubt }) => doubt);
  if (refused) box.remove(refused.id);
  if (what === 'sending') showQueue();
  else refresh();
  if (isStale && box.queue.length === 0) {
    isStale = false;
    document.dispatchEvent(new Event('stale'));
  }
  if (what === 'stopped') refuse(form, '');
  if (refused) refuse(refused.form, refused.doubt);
  else if (what === 'away') showReason(html);
}

// The reason of a server that cannot write.
function showReason(html) {
  const answer = document.createElement('template');
  answer.innerHTML = html;
  const why = answer.content.querySelector('#say.bad, main > p');
  if (why) say(why.textContent, true);
}

function showQueue() {
  const n = box.queue.length + box.held.length;
  const isStuck = box.held.length > 0 || box.fails > 0;
  if (n > 0) pill(isStuck ? words.unsaved.replace('{n}', n) : words.saving, isStuck ? 'bad' : 'warn');
}

// The label of a waiting entry: the turn, or the text of the button.
function labelOf(form, body, button) {
  const turn = body.get('turn');
  if (turn && turn !== '--') return turn;
  const sheet = form.closest('details, .card');
  const parts = [sheet && sheet.id !== 'menu' && sheet.querySelector('summary, h2'), button].filter(Boolean);
  const texts = parts.map((part) => part.textContent.trim()).concat(body.get('reason') || body.get('words') || []);
  return texts.filter((text, n) => texts.indexOf(text) === n).join(': ');
}

document.addEventListener('sending', (event) => {
  const { form, body, button } = event.detail;
  if (form.getAttribute('action') !== words.record) return;
  event.preventDefault();
  body.delete('seen');
  const typed = (body.get('turn') || '').trim().toLowerCase();
  const listed = walk.turns.find(({ turn }) => turn.toLowerCase() === typed);
  if (listed) body.set('turn', listed.turn);
  const label = labelOf(form, body, button);
  const part = form.closest('details');
  if (part) part.open = false;
  closeSheet();
  if (form.hasAttribute('data-once')) form.querySelector('button').disabled = true;
  form.reset();
  enter(body.toString(), label);
});

// The script of the display settings is needed at once only if a setting was changed.
const look = (script) => script && import(script).catch(() => {});
look(localStorage.getItem('look-script'));
// A fragment from elsewhere waits until the entries of this phone have been answered: the last answer can be older.
document.addEventListener('part', (event) => {
  isStale = box.queue.length > 0;
  if (!isStale) return;
  event.preventDefault();
  box.flush();
});
// The umpire's name is asked for once for each phone, not for each board.
const nameField = document.querySelector('input[name=name]');
if (nameField) {
  if (!nameField.value) nameField.value = localStorage.getItem('umpire') || '';
  nameField.form.addEventListener('submit', () => localStorage.setItem('umpire', nameField.value));
}

listen(main, tap);
main.addEventListener('click', (event) => {
  const button = event.target.closest('button, #undo>summary');
  if (!button) return;
  const { kind } = button.dataset;
  if (button.id === 'done') record();
  else if (kind !== undefined || button.id === 'again' || (isHalf() && button.matches('summary'))) {
    // Undo takes back a half-made turn before it asks about whole ones.
    event.preventDefault();
    walk.back();
    if (kind !== undefined) walk.kind = kind;
    show();
    prompt();
  }
});
document.addEventListener('law', refresh);
document.addEventListener('swapped', onPart);

// After a pause the page returns to the turns once the pause and all before it are recorded, unless play
// has gone on.
document.addEventListener('swapped', () => {
  const turns = byId('dispute');
  const unsent = box.queue.length + box.held.length;
  if (isStopping && turns && unsent === 0 && live().dataset.paused) location.assign(turns.href);
});
onPart();
box.flush();

// What the first turn does not need is loaded once the board is usable.
const load = (script, use) => script().then(use, () => setTimeout(load, 5000, script, use));
load(() => import('./double-taps.js'), () => {});
// A player at the own seat, which has a side, does not need what an umpire says and does.
if (!words.side) load(() => import('./table.js'), ({ sit }) => {
  const isRefused = () => Boolean(before) && before.isBad;
  const lent = { box, enter, say, refresh, drawLines, isHalf, startClocks, isRefused, isAlone, nextStep };
  Object.assign(lent, { predicted: () => shown, half: () => walk.taps, position: (text) => position(main, text) });
  referee = sit(lent);
  refresh();
});
load(() => import('./away.js'), () => {});
load(() => import('./motion.js'), (script) => { motion = script.motion; });
