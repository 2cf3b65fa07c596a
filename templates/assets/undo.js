// Undo takes back the last tap: a half-made turn at once, by the board's own script; an own whole turn by
// one tap while it is fresh; after that it asks for a reason. The sheet shows what would be struck out
// and what can be redone.

import { main, byId, live, words, sentence, closeSheet } from './parts.js';

const FRESH = 10000;
const LOST = 'RC';
let board = null;
// The last entry of this phone: its number in the record is 0 while it waits.
let own = null;

/** Starts to watch the board. */
export function undo(lent) {
  board = lent;
  document.addEventListener('board', draw);
  document.addEventListener('parts', draw);
  document.addEventListener('click', takeBack, true);
}

// Whether an own whole turn is the last event, and when it was made.
function freshness() {
  const { box } = board;
  const last = box.queue[box.queue.length - 1];
  const seq = Number(live().dataset.seq);
  if (last) {
    if (!own || own.id !== last.id) own = { id: last.id, at: performance.now() - box.age(last), seq: 0, isTurn: /^act=(turn|redo)/.test(last.form) };
  } else if (own && !own.seq && box.acknowledged === own.id) own.seq = box.box.seq;
  else if (own && own.seq !== seq) own = null;
  return own && own.isTurn ? Math.max(0, own.at + FRESH - performance.now()) : 0;
}

function takeBack(event) {
  const summary = event.target.closest('#undo>summary');
  if (!summary || !words().undoSlip || board.isHalf() || !freshness()) return;
  event.preventDefault();
  event.stopPropagation();
  closeSheet();
  board.enter(new URLSearchParams({ act: 'undo', reason: words().undoSlip }).toString(), words().undo + ': ' + words().undoSlip);
}

let timer = 0;
function draw() {
  const summary = main.querySelector('#undo>summary');
  if (!summary || !words().undoSlip) return;
  const now = board.predicted();
  const left = freshness();
  clearTimeout(timer);
  if (left) timer = setTimeout(draw, left);
  const isHalf = board.isHalf();
  const isEntered = Boolean(now) && now.over === 'entered';
  const last = now && now.trail.length > 0 ? now.trail[now.trail.length - 1].turn : '';
  summary.classList.toggle('fresh', isHalf || left > 0);
  name(summary, words().undo, isHalf ? board.half().join(' ') : isEntered ? words().result : last);
  if (board.box.queue.length > 0) drawSheet(last, isEntered);
  drawRedo(now && now.undone[now.undone.length - 1]);
}

// The label of a button, and its object in a second line.
function name(button, word, text) {
  const line = document.createElement('small');
  if (text === LOST) line.innerHTML = '<span class="cardchip r"></span>';
  else line.textContent = text === '--' ? '–' : text;
  if (button.textContent === word + line.textContent && !button.querySelector('.r') === (text !== LOST)) return;
  button.replaceChildren(word, ...(text ? [line] : []));
}

// Entries that wait on this phone have changed what the sheet would strike out.
function drawSheet(last, isEntered) {
  const { undoLost, undoResult, undoNothing } = words();
  const turn = last === LOST ? undoLost : sentence('undoTitle', { turn: last });
  byId('undo').querySelector('h2').textContent = isEntered ? undoResult : last ? turn : undoNothing;
  for (const button of main.querySelectorAll('#undo form:not(#redo) button')) button.disabled = !last && !isEntered;
}

function drawRedo(turn) {
  let button = byId('redo-now');
  main.querySelector('.acts').classList.toggle('five', Boolean(turn));
  if (!turn) return button && button.remove();
  if (!button) {
    button = document.createElement('button');
    Object.assign(button, { type: 'button', id: 'redo-now', className: 'counter' });
    byId('undo').after(button);
  }
  name(button, words().redo, turn);
  button.title = turn === LOST ? words().redoLost : sentence('redoTitle', { turn });
}
main.addEventListener('click', (event) => {
  const button = event.target.closest('#redo-now');
  if (!button) return;
  closeSheet();
  board.enter('act=redo', button.title);
});
