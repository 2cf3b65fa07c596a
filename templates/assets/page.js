// The script of every page: live parts, forms without reload, clocks that count, the pill about saving.
// Without scripts every link and form still works.

const root = document.documentElement;
root.classList.add('js');

const live = () => document.getElementById('live');
/** The live part of the page. */
export const holder = () => document.querySelector('[data-live]');

/** Replaces the live part by a fragment, unless the shown one is newer. */
export function swap(html, isAnswer) {
  const box = document.createElement('template');
  box.innerHTML = html.trim();
  const fresh = box.content.querySelector('#live');
  const old = live();
  if (!fresh || !old) return;
  const seen = Number(old.dataset.stamp || 0);
  const next = Number(fresh.dataset.stamp || 0);
  // A user who looks at an earlier moment is not interrupted.
  if (!isAnswer && old.dataset.past) return;
  if (!isAnswer && (next < seen || fresh.dataset.mark === old.dataset.mark)) return;
  const focus = document.activeElement;
  const way = old.contains(focus) && wayTo(focus);
  const words = typed(old);
  // Parts that the server omits, as the page has them, are moved over.
  for (const gap of fresh.querySelectorAll('[data-keep]')) gap.replaceWith(old.querySelector('#' + gap.dataset.keep));
  old.replaceWith(fresh);
  if (!isAnswer) retype(fresh, words);
  startClocks();
  document.dispatchEvent(new Event('swapped'));
  const again = way && fresh.querySelector(way);
  if (again) again.focus({ preventScroll: true });
}

// Input and open elements must survive a change from elsewhere.
function typed(part) {
  const fields = [...part.querySelectorAll('input:not([type=hidden]):not([type=radio]):not([type=checkbox]), textarea')];
  return {
    fields: fields.filter((f) => f.value !== f.defaultValue).map((f) => [wayTo(f), f.value]),
    open: [...part.querySelectorAll('details[open][id]')].map((d) => d.id),
  };
}

function retype(part, words) {
  for (const [way, value] of words.fields) {
    const field = way && part.querySelector(way);
    if (field) field.value = value;
  }
  for (const id of words.open) {
    const details = part.querySelector('#' + CSS.escape(id));
    if (details) details.open = true;
  }
}

function wayTo(el) {
  if (el.id) return '#' + CSS.escape(el.id);
  if (el.dataset && el.dataset.point) return '[data-point="' + el.dataset.point + '"]';
  const form = el.closest('form');
  if (form && form.id && el.name) return '#' + CSS.escape(form.id) + ' [name="' + el.name + '"]' + (el.tagName === 'BUTTON' ? '[value="' + el.value + '"]' : '');
  return null;
}

export function pill(text, kind) {
  const pill = document.getElementById('saved');
  if (!pill) return;
  pill.textContent = text;
  pill.className = 'pill ' + kind;
}

/** Dispatches an event; false when another script takes it over. */
const mayDo = (what, detail) => document.dispatchEvent(new CustomEvent(what, { detail, cancelable: true }));

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!form.hasAttribute('data-fragment')) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form));
  const button = event.submitter;
  if (button && button.name) body.append(button.name, button.value);
  mayDo('sending', { form, body, button });
});

document.addEventListener('click', (event) => {
  const closer = event.target.closest('[data-close]');
  if (closer) closer.closest('details').open = false;
});
document.addEventListener('keydown', (event) => {
  const sheet = event.key === 'Escape' && closeSheet();
  if (sheet) sheet.querySelector('summary').focus();
});

/** Closes the open sheet, and returns it. */
export function closeSheet() {
  const sheet = document.querySelector('details[name=sheet][open]');
  if (sheet) sheet.open = false;
  return sheet;
}

// Keyboard shortcuts can be switched off for all pages of this device.
document.addEventListener('change', ({ target }) => {
  if (target.id === 'keys-off') localStorage.setItem('keys', target.checked ? 'off' : 'on');
});

// Clocks: the server sends the time left, and the browser's monotonic clock counts it down.
const deadlines = new WeakMap();
export function startClocks() {
  for (const clock of document.querySelectorAll('[data-left-ms]')) {
    if (!deadlines.has(clock)) deadlines.set(clock, performance.now() + Number(clock.dataset.leftMs));
    show(clock);
  }
}
function show(clock) {
  const left = clock.hasAttribute('data-running') ? deadlines.get(clock) - performance.now() : Number(clock.dataset.leftMs);
  const seconds = left > 0 ? Math.ceil(left / 1000) : Math.floor(-left / 1000);
  const text = (left > 0 ? '' : '+') + Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
  if (clock.textContent !== text) clock.textContent = text;
  const isOut = left <= 0;
  clock.classList.toggle('low', !isOut && left <= 10000);
  clock.classList.toggle('out', isOut);
  if (clock.hasAttribute('data-running')) warn(isOut ? 'out' : left <= 10000 ? 'low' : '');
}

let warned = '';
// Dispatched once, when it happens.
function warn(what) {
  if (what !== warned) mayDo('clock', warned = what);
}

/** Announces a text to screen readers; live parts are replaced, so they cannot. */
export function announce(text) {
  const news = document.getElementById('news');
  if (news && text) news.textContent = text;
}
setInterval(() => document.querySelectorAll('[data-left-ms]').forEach((c) => { if (deadlines.has(c)) show(c); }), 250);
startClocks();

/** Applies a patch of lines: `KEEP DROP ADD`, then the added ones or their old numbers. */
export function patched(old, patch) {
  const [lines, hunks] = [old.split('\n'), patch.split('\n')];
  const fresh = [];
  let at = 0;
  while (hunks[0]) {
    const [keep, drop, add] = hunks.shift().split(' ').map(Number);
    const added = hunks.splice(0, add).map((line) => lines[line.split('\u0002')[1]] || line);
    fresh.push(...lines.slice(at, at + keep), ...added);
    at += keep + drop;
  }
  return fresh.concat(lines.slice(at)).join('\n');
}

// Live parts: first whole, then by patches.
function follow() {
  const main = holder();
  if (!main || !window.EventSource) return;
  let stream = null;
  let part = '';
  const show = (text) => {
    part = text;
    if (mayDo('part')) swap(part, false);
  };
  const open = () => {
    if (stream) return;
    // A page learns of its own changes from responses, not from its stream.
    stream = new EventSource(main.dataset.live.replace('tab=', '$&' + performance.timeOrigin));
    stream.addEventListener('part', (event) => show(event.data));
    stream.addEventListener('patch', (event) => show(patched(part, event.data)));
    stream.addEventListener('error', () => {
      root.classList.add('lost');
      if (stream && stream.readyState === EventSource.CLOSED) ended();
    });
    stream.addEventListener('stopping', ({ data }) => announce(root.dataset.stopping = data));
    stream.addEventListener('open', () => {
      root.classList.remove('lost');
      delete root.dataset.stopping;
    });
  };
  const close = () => { if (stream) stream.close(); stream = null; };
  // The browser has given up: access has ended, as the reloaded page says, or the server has a problem.
  const isOver = ({ ok, status }) => !ok && status < 500 && status !== 429;
  const ended = async () => {
    close();
    const over = await fetch(location.href, { method: 'HEAD', redirect: 'manual' }).then(isOver, () => false);
    if (over) location.reload();
    else setTimeout(open, 3000);
  };
  // Browsers allow six connections to one host: a hidden page closes its own, unless it follows a player.
  document.addEventListener('visibilitychange', () => (document.hidden && !root.hasAttribute('data-follows') ? close() : open()));
  // A script that took a part over asks for it again.
  document.addEventListener('stale', () => { if (stream) { close(); open(); } });
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', open);
  open();
}
follow();
