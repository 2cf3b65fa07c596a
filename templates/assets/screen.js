// The pages of the projector turn by themselves. With reduced motion they are turned by hand: space and
// the arrow keys go forward and back, for everybody.

import { watchTimers, gong } from './round-timer.js';

const live = () => document.getElementById('live');
const page = document.documentElement;
const still = window.matchMedia('(prefers-reduced-motion: reduce)');
const LEAST = 16;
let here = 0;

function show(next) {
  const leaves = [...document.querySelectorAll('.leaf')];
  if (!leaves.length) return;
  const before = here;
  here = (next + leaves.length) % leaves.length;
  leaves.forEach((leaf, n) => { leaf.hidden = n !== here; });
  fit(leaves[here]);
  if (here !== before) window.scrollTo(0, 0);
}

const below = () => page.scrollHeight - window.innerHeight - window.scrollY;

// Long names wrap: a page that is too high is written smaller, as far as it stays readable.
function fit(leaf) {
  leaf.style.fontSize = '';
  let size = parseFloat(getComputedStyle(leaf).fontSize);
  while (size > LEAST && page.scrollHeight > window.innerHeight) {
    size = Math.max(LEAST, size - 1);
    leaf.style.fontSize = size + 'px';
  }
}

// Rows below the edge are shown before the next page.
function turn(way) {
  if (way > 0 && below() > 2) window.scrollBy(0, window.innerHeight * 0.8);
  else show(here + way);
}

// Changes replace the whole content. When the time of a round is over, the page about it comes first.
let wasOver = false;
document.addEventListener('swapped', () => {
  const isOver = Boolean(document.querySelector('.foot .over'));
  if (isOver && !wasOver) here = 0;
  wasOver = isOver;
  document.body.classList.toggle('dark', 'dark' in live().dataset);
  show(here);
});
document.addEventListener('keydown', (event) => {
  const way = { ' ': 1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  turn(way);
});
window.addEventListener('resize', () => show(here));
// The duration of a page may be changed while the projector runs.
function wait() {
  setTimeout(() => {
    if (!still.matches) turn(1);
    wait();
  }, 1000 * Number(live().dataset.turn));
}
// The time of day is the server's: the clock of the computer at the projector may be wrong.
const clock = document.querySelector('[data-time]');
const [hour, minute, second] = clock.dataset.time.split(':').map(Number);
const began = performance.now();
setInterval(() => {
  const minutes = Math.floor(hour * 60 + minute + (second + (performance.now() - began) / 1000) / 60);
  clock.textContent = [Math.floor(minutes / 60) % 24, minutes % 60].map((one) => String(one).padStart(2, '0')).join(':');
}, 1000);
wait();
show(here);

// The end of a round sounds only after a tap on the page: browsers require it.
let audio = null;
let isLoud = false;
function drawSound() {
  const button = document.querySelector('.sound');
  if (!button) return;
  button.hidden = false;
  button.setAttribute('aria-pressed', String(isLoud));
  button.textContent = isLoud ? button.dataset.on : button.dataset.off;
}
document.addEventListener('click', (event) => {
  if (!event.target.closest('.sound')) return;
  isLoud = !isLoud;
  audio = audio || new (window.AudioContext || window.webkitAudioContext)();
  audio.resume();
  // A test of the sound, for the user at the loudspeaker.
  if (isLoud) gong(audio, 1);
  drawSound();
});
document.addEventListener('swapped', drawSound);
watchTimers(() => { if (isLoud) gong(audio, 3); });
drawSound();
