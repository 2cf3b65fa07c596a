// The clock at the table: a tap pauses and resumes play, it can be heard and felt, and it fills the
// screen for both players. The screen stays on while this phone records.

import { main, byId, live, words, closeSheet } from './parts.js';

const LOW = 10000;
let board = null;

/** Begins to watch the clock. */
export function clock(lent) {
  board = lent;
  document.addEventListener('board', draw);
  document.addEventListener('parts', draw);
  document.addEventListener('clock', ({ detail }) => warn(detail));
  document.addEventListener('click', unlock, true);
  document.addEventListener('visibilitychange', keepOn);
  keepOn();
}

const isPaused = () => {
  const now = board.predicted();
  return Boolean(now ? now.isPaused : live().dataset.paused);
};
const running = () => main.querySelector('.clock[data-running]');

function draw() {
  if (!words().pause) return;
  freeze();
  const clock = running();
  const isOut = Boolean(clock) && clock.classList.contains('out');
  for (const strip of main.querySelectorAll('.strip')) strip.classList.toggle('over', isOut && strip.contains(clock));
  const card = main.querySelector('#card>summary');
  if (card) card.classList.toggle('lit', isOut);
  if (isOut && !board.isHalf() && !board.isRefused()) board.say(words().clockOut, true);
  drawPause();
  drawMenu();
  drawFace();
}

// Entries that wait on this phone pause or resume its clock.
function freeze() {
  const clock = main.querySelector('.clock');
  if (!clock || board.box.queue.length === 0 || isPaused() !== clock.hasAttribute('data-running')) return;
  const [, late, minutes, seconds] = clock.textContent.match(/(\+?)(\d+):(\d+)/) || [0, '', 0, 0];
  setClock(clock, (late ? -1000 : 1000) * (60 * Number(minutes) + Number(seconds)));
}

function setClock(clock, leftMs) {
  const other = clock.cloneNode(true);
  other.dataset.leftMs = leftMs;
  other.toggleAttribute('data-running', !isPaused());
  clock.replaceWith(other);
  board.startClocks();
}

// Resumes by one tap; the reason is asked for after the pause.
function drawPause() {
  const isOn = Boolean(main.querySelector('.acts')) && isPaused();
  live().classList.toggle('halted', isOn && !live().dataset.paused);
  ask(isOn && ('why' in live().dataset || isAsking()));
}

// The last waiting entry is a pause without a reason.
function isAsking() {
  const { queue } = board.box;
  return queue.length > 0 && queue[queue.length - 1].form === 'act=pause&reason=';
}

let asked = null;
function ask(isOn) {
  asked = asked || byId('why');
  asked.hidden = !isOn;
  if (isOn && asked.parentNode !== main.querySelector('.boardwrap')) main.querySelector('.boardwrap').append(asked);
}

let tapped = -Infinity;
function toggle() {
  // Debounces double taps.
  if (performance.now() - tapped < 500) return;
  tapped = performance.now();
  closeSheet();
  const first = main.querySelector('.sayrow form:not([hidden]) [value=start], .sayrow form:not([hidden]) [value=clock]');
  if (isPaused()) board.enter('act=resume', words().resume);
  else if (first) board.enter('act=' + first.value, first.form.textContent.trim());
  else if (running()) board.enter('act=pause&reason=', words().pause);
}

main.addEventListener('click', (event) => {
  const { target } = event;
  const button = target.closest('button');
  if (target.closest('.strip .clock') && main.querySelector('.acts')) toggle();
  else if (!button) return;
  else if (button.id === 'face-open') open();
  else if (button.id === 'face-close') close();
  else if (button.matches('#face .turned-to')) toggle();
  else if (button.id === 'sound-try') beep(1, true);
  else if (button.closest('#why')) explain(button.value || byId('why-words').value.trim());
});
function explain(reason) {
  if (reason) board.enter(new URLSearchParams({ act: 'pause', reason }).toString(), words().pause + ': ' + reason);
}
main.addEventListener('change', ({ target }) => {
  if (!target.matches('.sound')) return;
  localStorage.setItem('sound', target.checked ? 'on' : 'off');
  drawSound();
});

// Sound, vibration and speech, once for each event.
function warn(what) {
  const isShort = Number(main.dataset.limit) > 0 && Number(main.dataset.limit) <= LOW;
  if (what === 'low' && !isShort) {
    byId('news').textContent = words().clockLow || '';
    signal(1, 80);
  }
  if (what === 'out') signal(3, [200, 100, 200]);
  draw();
}
function signal(times, pattern) {
  beep(times);
  if (navigator.vibrate) navigator.vibrate(pattern);
}

let audio = null;
const isLoud = () => localStorage.getItem('sound') !== 'off';
// Browsers allow sound only after a tap on the page.
function unlock() {
  const Context = window.AudioContext || window.webkitAudioContext;
  if (!Context || !main.querySelector('.acts')) return;
  audio = audio || new Context();
  if (audio.state === 'suspended') audio.resume();
  if (!isKept) keepOn();
}
function beep(times, isTried) {
  if (!audio || !(isLoud() || isTried)) return;
  for (let n = 0; n < times; n += 1) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = 880;
    volume.gain.value = 0.4;
    tone.connect(volume);
    volume.connect(audio.destination);
    tone.start(audio.currentTime + 0.3 * n);
    tone.stop(audio.currentTime + 0.3 * n + 0.18);
  }
}

// Rows of the menu; the button under the finger must not move.
function drawMenu() {
  const menu = byId('menu');
  if (menu && !menu.open && !menu.querySelector('#beside')) {
    const links = menu.querySelectorAll('a[href$="/more"],a[href$="/handover"]');
    links[links.length - 1].after(byId('beside-rows').content.cloneNode(true));
  }
  drawSound();
}
function drawSound() {
  for (const box of document.querySelectorAll('.sound')) box.checked = isLoud();
}

let timer = 0;
function open() {
  closeSheet();
  const face = byId('face');
  face.hidden = false;
  byId('face-close').focus();
  timer = setInterval(drawFace, 250);
  drawFace();
}
function close() {
  byId('face').hidden = true;
  clearInterval(timer);
  byId('menu').querySelector('summary').focus();
}
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && byId('face') && !byId('face').hidden) close();
});

const clockText = (ms) => Math.floor(ms / 60000) + ':' + String(Math.floor(ms / 1000) % 60).padStart(2, '0');
// Each player's half is turned towards the player.
function drawFace() {
  const face = byId('face');
  if (!face || face.hidden) return;
  const strips = main.querySelectorAll('.strip');
  face.querySelectorAll('.turned-to').forEach((part, n) => {
    const clock = strips[n].querySelector('.clock');
    const whole = strips[n].querySelector('.sub').textContent.match(/\d+:\d\d/);
    const limit = Number(main.dataset.limit);
    const text = clock ? clock.textContent : whole ? whole[0] : limit ? clockText(limit) : '–:––';
    const set = (name, value) => { if (part.querySelector(name).textContent !== value) part.querySelector(name).textContent = value; };
    set('.who', strips[n].querySelector('.nm').textContent);
    set('.left', text);
    const isOut = Boolean(clock) && clock.classList.contains('out');
    set('.note', isPaused() ? words().faceGoOn : isOut ? words().clockOut : strips[n].classList.contains('turn') ? words().faceStop : '');
    part.className = ['turned-to', n ? 'near' : 'far', strips[n].classList.contains('turn') && 'turn', isPaused() && 'stopped', clock && clock.classList.contains('low') && 'low', isOut && 'out'].filter(Boolean).join(' ');
  });
}

// Keeps the screen on by the Wake Lock API, which exists only over https and on localhost; elsewhere by a
// silent video of one colour behind the page.
let isKept = false;
async function keepOn() {
  if (document.hidden || !main.querySelector('.acts, form[action$="/start"]')) return;
  try {
    await navigator.wakeLock.request('screen');
    isKept = true;
  } catch (refused) {
    isKept = await play().catch(() => false);
  }
  const note = byId('screen-note');
  if (note) note.hidden = isKept;
}
let film = null;
async function play() {
  if (!film) {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 16;
    const colour = canvas.getContext('2d');
    film = document.createElement('video');
    Object.assign(film, { muted: true, loop: true, id: 'film', srcObject: canvas.captureStream(1) });
    film.setAttribute('playsinline', '');
    film.setAttribute('aria-hidden', 'true');
    const paint = () => {
      colour.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
      colour.fillRect(0, 0, 16, 16);
    };
    paint();
    setInterval(paint, 5000);
    main.append(film);
  }
  await film.play();
  return true;
}
