// Steps through a game on a page. Nothing is loaded: the turns stand on the page, each with the board after it.
'use strict';
let turns = [];
let points = [];
let say = null;
let end = '';
let here = 0;

function show(next) {
  here = Math.max(0, Math.min(turns.length - 1, next));
  const turn = turns[here];
  points.forEach((point, n) => {
    const man = turn.dataset.men[n];
    const use = point.querySelector('.who');
    if (man === '.') use.removeAttribute('href');
    else use.setAttribute('href', '#man-' + man);
    point.classList.toggle('now', turn.dataset.last[n] === '1');
  });
  turns.forEach((one, n) => one.classList.toggle('here', n === here));
  const isEnd = here === turns.length - 1;
  say.textContent = isEnd && end ? turn.textContent + '. ' + end : turn.textContent;
  document.querySelectorAll('[data-step]').forEach((button) => {
    const isBack = button.dataset.step === 'first' || button.dataset.step === 'back';
    // A disabled button would keep the arrow keys for itself while it has the focus.
    button.setAttribute('aria-disabled', isBack ? here === 0 : isEnd);
  });
}

// Takes the game that stands on the page now, if one does, and shows how it ended.
function stepThrough() {
  turns = [...document.querySelectorAll('.turns li')];
  if (turns.length === 0) return;
  points = [...document.querySelectorAll('.board .pt')];
  say = document.querySelector('.say');
  end = say.textContent;
  document.querySelector('.steps').hidden = false;
  // What scrolls is reached by the keyboard.
  document.querySelector('.turns').tabIndex = 0;
  show(turns.length - 1);
}

const ways = { first: () => 0, back: () => here - 1, next: () => here + 1, last: () => turns.length - 1 };
document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-step]');
  if (button) show(ways[button.dataset.step]());
  const turn = event.target.closest('.turns li');
  if (turn) show(turns.indexOf(turn));
});
document.addEventListener('keydown', (event) => {
  const step = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last' }[event.key];
  if (!step || turns.length === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  // There the keys go through text and choices.
  if (event.target.closest('input, select, textarea')) return;
  event.preventDefault();
  show(ways[step]());
});
stepThrough();
