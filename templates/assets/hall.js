// The scripts of the boards of an event: followed players, stored in the browser only; clocks; a list
// that does not move while it is read; a list filtered while typing.

import { startClocks } from './page.js';
import { stored } from './stored.js';

const root = document.documentElement;
const hall = document.querySelector('[data-pins]');
const store = 'pins:' + hall.dataset.pins;
const [find, notify, name] = [document.getElementById('find'), document.getElementById('notify'), document.title];
// Start numbers and names of the followed players.
const pins = JSON.parse(stored(store) || '{}');
// The last notice about each, and their cards from other pages of the list.
const [said, away] = [new Map(), new Map()];
let order = [];

const all = (way, from = document) => [...from.querySelectorAll(way)];
const card = (number) => document.querySelector('li[data-players~="' + number + '"]');
const words = (state, player) => hall.dataset[state].replace('{}', player);

function keep() {
  stored(store, JSON.stringify(pins));
  root.toggleAttribute('data-follows', Object.keys(pins).length > 0);
}

// Sorted by the last move, but nothing moves under a finger or while it is being read.
function settle() {
  const list = document.querySelector('#playing .cards');
  if (!list) return void (order = []);
  const isRead = list.matches(':hover') || list.contains(document.activeElement) || scrollY > list.offsetTop;
  const place = ({ dataset }) => (order.indexOf(dataset.board) + 1 || order.length + 1);
  const cards = [...list.children];
  if (isRead && order.length) list.append(...cards.sort((one, other) => place(one) - place(other)));
  order = all('li', list).map(({ dataset }) => dataset.board);
}

function pinned() {
  const box = document.getElementById('pinned');
  for (const number of Object.keys(pins)) {
    const one = card(number) || away.get(number);
    if (one && box && !box.contains(one)) box.querySelector('ul').append(one);
  }
  if (box) box.hidden = !box.querySelector('li');
  for (const star of all('[data-pin]')) {
    const is = star.dataset.pin in pins;
    star.classList.toggle('on', is);
    star.setAttribute('role', 'button');
    star.setAttribute('aria-pressed', is);
  }
  for (const list of all('.hall .cards, .hall .waiting')) list.parentElement.hidden = !list.querySelector('li');
}

// The state for a player: their turn, the opponent's, or the result.
function state({ dataset: { stage, turn, won } }, number) {
  if (stage === 'playing') return turn === number ? 'turn' : 'playing';
  if (stage === 'waiting') return stage;
  return !won ? 'drawn' : won === number ? 'won' : 'lost';
}

function say() {
  let title = '';
  for (const [number, player] of Object.entries(pins)) {
    const one = card(number);
    if (!one) continue;
    const now = state(one, number);
    const text = words(now, player);
    if (!title || now === 'turn') title = text;
    const was = said.get(number);
    // The opponent's turn is no news.
    if (was && was !== now && now + was !== 'playingturn' && document.hidden) notice(text, number);
    said.set(number, now);
  }
  document.title = title ? title + ' – ' + name : name;
}

const may = () => 'Notification' in window && isSecureContext && Notification.permission;
function notice(text, number) {
  if (may() !== 'granted') return;
  try {
    new Notification(text, { tag: store + number });
  } catch (none) {
    // Some phones show notifications only for installed pages: so the title says it, too.
  }
}

// The server sends the time left; the end is computed from the browser's own clock.
function clocks() {
  const moment = document.getElementById('moment');
  for (const clock of all('[data-over]')) {
    if ('leftMs' in clock.dataset) continue;
    clock.dataset.leftMs = clock.dataset.over - moment.dataset.moment;
    clock.dataset.running = '';
  }
  startClocks();
}

function filter() {
  const text = find ? find.value.trim().toLowerCase() : '';
  if (document.querySelector('.hall .pages')) return;
  for (const one of all('.hall li[data-players]')) {
    const plain = one.textContent.toLowerCase();
    one.hidden = Boolean(text) && !plain.includes(text) && one.dataset.board !== text;
  }
}

function show() {
  settle();
  pinned();
  clocks();
  filter();
  say();
  if (notify) notify.hidden = may() !== 'default' || !Object.keys(pins).length;
}

// A player whose board is on another page of the list is loaded separately.
async function fetchAway() {
  if (!document.querySelector('.hall .pages, .hall .seg [aria-current]:not(:first-child)')) return;
  for (const number of Object.keys(pins)) {
    const here = card(number);
    if (here && here !== away.get(number)) continue;
    const answer = await fetch(location.pathname + '?pin=' + number).catch(() => null);
    if (!answer || !answer.ok) continue;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const one = page.querySelector('#pinned li');
    if (here) here.remove();
    if (!one) continue;
    away.set(number, document.adoptNode(one));
    for (const clock of all('[data-over]', one)) {
      clock.dataset.leftMs = clock.dataset.over - page.getElementById('moment').dataset.moment;
      clock.dataset.running = '';
    }
  }
  show();
}

document.addEventListener('click', (event) => {
  const star = event.target.closest('[data-pin]');
  if (!star) return;
  event.preventDefault();
  const { pin, name: player } = star.dataset;
  const one = star.closest('li');
  if (pin in pins) {
    delete pins[pin];
    said.delete(pin);
    away.delete(pin);
    const list = one && document.querySelector('#' + one.dataset.stage + ' ul');
    const others = one ? one.dataset.players.split(' ').some((number) => number in pins) : true;
    if (list && !others) list.prepend(one);
  } else pins[pin] = player;
  keep();
  show();
  star.focus();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== ' ' || !event.target.matches('[data-pin]')) return;
  event.preventDefault();
  event.target.click();
});
if (find) find.addEventListener('input', filter);
if (notify) notify.addEventListener('click', () => Notification.requestPermission().then(show));
document.addEventListener('swapped', show);
setInterval(fetchAway, 20000);

// Opening a player's address makes this browser follow the player.
const here = document.querySelector('[data-pin].on');
if (here && location.search.includes('pin=')) {
  pins[here.dataset.pin] = here.dataset.name;
  history.replaceState(null, '', location.pathname);
}
keep();
show();
fetchAway();
