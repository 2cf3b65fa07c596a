// A dispute: back over the board, turn by turn, to the disputed turn; then taps on what was really
// played, or on the discs that show the wrong side. The server computes the consequences.

import { Walk, read, mark, tabStop, listen } from './walk.js';
import { setMan } from './offline.js';

const main = document.getElementById('main');
const byId = (id) => document.getElementById(id);
const points = [...main.querySelectorAll('.pt')];
const isMill = main.querySelector('[data-game]').dataset.game === 'mill';

/** Sends a form as if its button was pressed, so that it waits while the server is unreachable. */
function send(form) {
  if (form.requestSubmit) form.requestSubmit();
  else form.submit();
}

// Step 1.
const turns = [...main.querySelectorAll('.turns li')];
let here = turns.length - 1;

function markLast(pt) {
  const last = main.querySelector('#men [data-man=last]').firstElementChild.cloneNode(true);
  pt.insertBefore(last, pt.querySelector('.ring'));
}

function step(to) {
  here = Math.max(0, Math.min(turns.length - 1, to));
  const { dataset, textContent } = turns[here];
  main.querySelectorAll('.board :is(.last, .mill, .trail, .gone, .ghost, .turned)').forEach((old) => old.remove());
  points.forEach((pt, n) => setMan(main, pt, dataset.men[n] === '.' ? '' : dataset.men[n]));
  for (const name of dataset.points.split(' ').filter(Boolean)) markLast(points.find((pt) => pt.dataset.point === name));
  byId('say').textContent = textContent;
  for (const button of main.querySelectorAll('[data-step]')) {
    const isBack = /first|back/.test(button.dataset.step);
    button.setAttribute('aria-disabled', isBack ? here === 0 : here === turns.length - 1);
  }
  const which = byId('which');
  if (!which) return;
  which.elements.n.value = dataset.n;
  for (const button of which.querySelectorAll('button')) button.disabled = here === 0 || (button.value !== 'back' && dataset.played === undefined);
}

const WAYS = { first: () => 0, back: () => here - 1, next: () => here + 1, last: () => turns.length - 1 };
const KEYS = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last' };

function look() {
  main.querySelector('.steps').hidden = false;
  main.querySelector('.turns').hidden = true;
  main.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-step]');
    if (button) step(WAYS[button.dataset.step]());
  });
  document.addEventListener('keydown', (event) => {
    if (!KEYS[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step(WAYS[KEYS[event.key]]());
  });
  step(here);
}

// Step 2.
function tapTurn(form) {
  const { turn } = form.elements;
  const walk = new Walk([...turn.options].map(({ value }) => value).join(' '), isMill);
  const [again, done, shot] = [byId('again'), byId('done'), byId('shot')];
  const show = () => {
    mark(main, walk);
    tabStop(main);
    done.hidden = !walk.turn() || walk.next().size === 0;
    again.disabled = walk.taps.length === 0;
    for (const button of main.querySelectorAll('[data-kind]')) {
      button.setAttribute('aria-pressed', String(button.dataset.kind === walk.kind));
      button.disabled = !walk.kinds.includes(button.dataset.kind);
    }
  };
  const follow = () => {
    turn.value = walk.turn();
    send(form);
  };
  listen(main, (name) => {
    if (walk.tap(name) === 'done') follow();
    else show();
  });
  done.addEventListener('click', follow);
  again.addEventListener('click', () => {
    walk.back();
    show();
  });
  if (shot) {
    shot.addEventListener('click', () => {
      const was = read(shot.dataset.turn, true);
      walk.back();
      walk.kind = was.kind;
      walk.taps = was.steps.filter(({ does }) => does !== 'shoot').map(({ at }) => at);
      show();
    });
  }
  main.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-kind]');
    if (!button) return;
    walk.back();
    walk.kind = button.dataset.kind;
    show();
  });
  show();
}

function tapDiscs(form) {
  const show = () => {
    for (const pt of points) {
      const box = form.elements['w-' + pt.dataset.point];
      pt.classList.toggle('sel', Boolean(box) && box.checked);
      if (box) pt.setAttribute('aria-pressed', String(box.checked));
    }
    byId('follows').disabled = !form.querySelector('input:checked');
  };
  mark(main, new Walk('', false));
  for (const pt of points) pt.setAttribute('role', 'button');
  tabStop(main);
  listen(main, (name) => {
    const box = form.elements['w-' + name];
    if (box) box.checked = !box.checked;
    show();
  });
  show();
}

if (turns.length > 0) look();
if (byId('tapping')) tapTurn(byId('tapping'));
if (byId('discs')) tapDiscs(byId('discs'));
