// What moves under a finger takes no tap for a moment, so that a double tap never answers two questions: a
// control that has just come to a place where another one was, a page that has just come in the place of another, or a
// board that has just been magnified.

const WAIT = 400;
const CONTROLS = 'label, button, .btn, summary, a[href], select, input, textarea, svg.board';
const FIXED = '.sheet, #face, #held';
const UNMOVED = '.clock, .pt, #news, #saved';
const root = document.documentElement;
// Controls by what they ask: where they are, where they were before they moved, and since when they are there.
let known = null;
// Controls that have gone, for as long as a finger may still aim at them.
let gone = [];
let isStale = true;
let timer = 0;

// The same control of another fragment has the same name.
function nameOf(control) {
  const details = control.tagName === 'SUMMARY' && control.parentNode.id;
  if (details || control.id) return details || control.id;
  if (control.matches('svg')) return 'board ' + control.getAttribute('viewBox');
  const { act, side } = (control.form || control.closest('form') || { elements: {} }).elements;
  return [act, side, control].map((part) => (part && part.value) || '').join(' ') + control.textContent.trim() + (control.getAttribute('href') || '');
}

function placeOf(control) {
  const { left, top, right, bottom } = control.getBoundingClientRect();
  const [x, y] = control.closest(FIXED) ? [0, 0] : [window.scrollX, window.scrollY];
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}
const meet = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
// What lies in a closed sheet has a place, too.
const isShut = (control) => {
  const shut = control.closest('details:not([open])');
  return Boolean(shut) && (!shut.firstElementChild.contains(control) || isShut(shut.parentNode));
};
const isEmpty = ({ left, top, right, bottom }) => right - left <= 1 || bottom - top <= 1;
const isSame = (a, b) => Object.keys(a).every((edge) => Math.abs(a[edge] - b[edge]) < 2);

// Where every control is now.
function look() {
  isStale = false;
  const at = performance.now();
  const next = new Map();
  for (const control of document.querySelectorAll(CONTROLS)) {
    const place = placeOf(control);
    if (isEmpty(place) || isShut(control)) continue;
    let name = nameOf(control);
    while (next.has(name)) name += '+';
    next.set(name, { control, place, was: place, since: 0 });
  }
  const before = known || new Map();
  gone = gone.filter(({ since }) => at - since < WAIT);
  for (const [name, { control, place }] of before) if (!next.has(name)) gone.push({ control, place, since: at });
  let isMoving = !known;
  for (const [name, now] of next) {
    const old = before.get(name);
    // A new page lies where the last one was.
    if (!known) Object.assign(now, { was: null, since: at });
    else if (old && isSame(old.place, now.place)) Object.assign(now, { was: old.was, since: old.since });
    else if (old || isTaken(before, now)) {
      const was = old && (at - old.since < WAIT ? old.was && meet(old.was, old.place) : old.place);
      Object.assign(now, { was: was || null, since: at });
      isMoving = true;
    }
  }
  known = next;
  if (!isMoving) return;
  root.dataset.moving = '';
  clearTimeout(timer);
  timer = setTimeout(() => { delete root.dataset.moving; }, WAIT);
}

// Whether another control was at this place. What changes on a board is told by its own rings, unless the whole
// board has been magnified.
function isTaken(before, { control, place }) {
  const isBoard = control.matches('svg');
  const others = [...before.values()].concat(gone).filter((other) => other.control.matches('svg') === isBoard);
  return others.some((other) => !isEmpty(meet(other.place, place)));
}

/** Whether a tap on a control is taken. */
function takes(control, { clientX, clientY }) {
  if (isStale) look();
  const at = performance.now();
  const found = [...known.values()].find((one) => one.control === control);
  if (!found || at - found.since >= WAIT) return true;
  if (!found.was) return false;
  const [x, y] = control.closest(FIXED) ? [clientX, clientY] : [clientX + window.scrollX, clientY + window.scrollY];
  return x >= found.was.left && x <= found.was.right && y >= found.was.top && y <= found.was.bottom;
}

document.addEventListener('click', (event) => {
  // Keys and scripts do not aim at a place.
  if (!event.isTrusted || event.detail === 0) return;
  const control = event.target.closest('label') || event.target.closest(CONTROLS);
  if (!control || takes(control, event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  root.dataset.untaken = Number(root.dataset.untaken || 0) + 1;
}, true);

function mark() {
  if (isStale) return;
  isStale = true;
  requestAnimationFrame(() => isStale && look());
}
const watched = { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden', 'open', 'class', 'viewBox'] };
new MutationObserver((changes) => {
  if (changes.some(({ target }) => !target.closest || !target.closest(UNMOVED))) mark();
}).observe(document.body, watched);
window.addEventListener('resize', mark);
look();
