// The umpire's board: tap what happened on the real board.

import { send, isSending } from './page.js';
import { Walk, mark, rove, listen } from './walk.js';

const main = document.getElementById('main');
const live = () => document.getElementById('live');
const byId = (id) => document.getElementById(id);
let walk = null;
let before = '';

function fresh() {
  walk = new Walk(live().dataset.turns || '', live().dataset.game === 'mill');
  before = byId('say') ? byId('say').textContent : '';
  draw();
}

function draw() {
  mark(main, walk);
  rove(main);
  const can = { done: Boolean(walk.whole()), again: walk.taps.length > 0 };
  for (const id of ['done', 'again']) if (byId(id)) byId(id).hidden = !can[id];
  for (const button of document.querySelectorAll('[data-kind]')) {
    button.setAttribute('aria-pressed', String(button.dataset.kind === walk.kind));
  }
}

// What the next tap is, in the words of this game.
function guide() {
  const next = new Set(walk.next().values());
  if (walk.taps.length === 0) return say(before, false);
  if (next.has('shoot')) return say(live().dataset[walk.hasShot() ? 'sayShootMore' : 'sayShoot'], false);
  if (walk.whole()) return say(live().dataset.sayOrDone, false);
  if (next.has('jump') && !next.has('go')) return say(live().dataset.sayJump, false);
  say(live().dataset.sayTo, false);
}

function say(text, isBad) {
  const line = byId('say');
  if (!line || !text) return;
  line.textContent = text;
  line.classList.toggle('bad', isBad);
}

function tap(name) {
  if (!live() || isSending() || walk.turns.length === 0) return;
  const isShooting = [...walk.next().values()].indexOf('shoot') >= 0;
  const came = walk.tap(name);
  if (came === 'no') return say(isShooting ? live().dataset.sayNotShot : live().dataset.sayNot, true);
  draw();
  guide();
  if (came === 'done') record();
}

function record() {
  const turn = walk.whole();
  if (turn) send(main.dataset.record, new URLSearchParams({ act: 'turn', turn, seen: live().dataset.seq }));
}

// The umpire's own name is asked once for each phone, not once for each board.
const nameField = document.querySelector('input[name=name]');
if (nameField) {
  if (!nameField.value) nameField.value = localStorage.getItem('umpire') || '';
  nameField.form.addEventListener('submit', () => localStorage.setItem('umpire', nameField.value));
}

listen(main, tap);
main.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (!button || !walk) return;
  if (button.id === 'done') record();
  if (button.id === 'again') { walk.back(); draw(); guide(); }
  if (button.dataset.kind !== undefined) { walk.back(); walk.kind = button.dataset.kind; draw(); guide(); }
});
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
  const sheet = { u: 'undo', c: 'card', r: 'result' }[event.key];
  const details = sheet && byId(sheet);
  if (details) { event.preventDefault(); details.open = true; details.querySelector('summary').focus(); }
});

document.addEventListener('swapped', fresh);
fresh();
