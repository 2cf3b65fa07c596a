// The script of all pages but the umpire's, in addition to that of every page.

import { announce, holder, pill, swap } from './page.js';
import { stored } from './stored.js';

const root = document.documentElement;
// A page in a frame of another web site shows neither our head nor our foot.
root.classList.toggle('in-frame', window.top !== window);

const wait = (ms) => new Promise((done) => setTimeout(done, ms));
let isSending = false;

/** Sends a form and shows the response; retries while the server is unreachable. */
async function send(url, body) {
  if (isSending) return;
  isSending = true;
  const words = holder() ? holder().dataset : {};
  pill(words.saving || '…', 'warn');
  try {
    for (let pause = 500; ; pause = Math.min(pause * 2, 8000)) {
      try {
        const answer = await fetch(url, { method: 'POST', body, headers: { 'X-Fragment': '1' }, redirect: 'follow' });
        const html = await answer.text();
        if (answer.status >= 500) throw new Error(String(answer.status));
        if (!html.includes('id="live"')) location.reload();
        else {
          swap(html, true);
          document.dispatchEvent(new Event('sent'));
        }
        return;
      } catch (away) {
        pill(words.unsaved || '!', 'bad');
        await wait(pause);
      }
    }
  } finally {
    isSending = false;
  }
}

document.addEventListener('sending', (event) => {
  const { form, body } = event.detail;
  if (!event.defaultPrevented) send(form.getAttribute('action'), body);
});
// Updates from elsewhere that arrive meanwhile are older than the response.
document.addEventListener('part', (event) => {
  if (isSending) event.preventDefault();
});

// Prevents double submission; where the response takes a while, the page says so.
document.addEventListener('submit', (event) => {
  const form = event.target;
  if (event.defaultPrevented || form.method !== 'post') return;
  if (form.dataset.sent || isWaiting) return void event.preventDefault();
  if (isAway) {
    event.preventDefault();
    return void waits(form, event.submitter);
  }
  // A download leaves the page as it is.
  if (event.submitter && event.submitter.hasAttribute('data-keep')) return;
  form.dataset.sent = 'true';
  setTimeout(() => {
    if (form.dataset.sent) announce(root.dataset.stopping = document.body.dataset.working);
  }, 500);
  setTimeout(() => rested(form), 60000);
});
document.addEventListener('away', () => document.querySelectorAll('form[data-sent]').forEach(rested));
function rested(form) {
  delete form.dataset.sent;
  delete root.dataset.stopping;
}

// A page with a form checks whether the server is reachable. While it is not, the page stays with all
// input, and submissions wait: the browser would replace both by its error page.
let [isAway, isWaiting] = [false, false];
async function look() {
  if (document.hidden) return;
  const signal = window.AbortSignal && AbortSignal.timeout ? AbortSignal.timeout(4000) : undefined;
  const isThere = await fetch('/health', { cache: 'no-store', signal }).then(({ ok }) => ok, () => false);
  if (isAway === !isThere) return;
  isAway = !isThere;
  if (isAway) announce(root.dataset.stopping = document.body.dataset.away);
  else delete root.dataset.stopping;
}
async function waits(form, button) {
  isWaiting = true;
  const words = button ? [...button.childNodes] : [];
  if (button) button.replaceChildren(document.body.dataset.wait);
  for (; isAway; await look()) await new Promise((done) => setTimeout(done, 1000));
  isWaiting = false;
  if (button) button.replaceChildren(...words);
  form.requestSubmit(button || undefined);
}
if (document.body.dataset.away && document.querySelector('main form[method=post]')) setInterval(look, 5000);

// A page that is restored from the history is reset.
window.addEventListener('pageshow', () => document.querySelectorAll('form[data-sent]').forEach(rested));

// Counts the players of a pasted list; the next page counts them, too.
const list = document.querySelector('[data-counted]');
let counting;
async function count() {
  const [pasted, body] = [list.value, new FormData()];
  body.append('list', pasted);
  const request = { method: 'POST', body, headers: { 'X-Fragment': '1' } };
  const answer = pasted.trim() ? await fetch(list.form.action, request).catch(() => null) : null;
  const text = answer && answer.ok ? await answer.text() : '';
  if (pasted === list.value) document.getElementById(list.dataset.counted).textContent = text;
}
if (list) list.addEventListener('input', () => {
  clearTimeout(counting);
  counting = setTimeout(count, 300);
});

document.addEventListener('click', (event) => {
  if (event.target.closest('[data-print]')) window.print();
  const share = event.target.closest('[data-share]');
  // Closing the sheet of the pairing system only cancels.
  if (share) navigator.share({ title: share.dataset.title, url: share.dataset.share }).catch(() => {});
  const copy = event.target.closest('[data-copy]');
  if (!copy) return;
  document.getElementById(copy.dataset.copy).select();
  // Pages over plain HTTP have no Clipboard API.
  document.execCommand('copy');
  document.getElementById('copied').textContent = copy.dataset.done;
});
// Buttons that need a script, or a feature of the system.
document.querySelectorAll('[data-copy]').forEach((button) => { button.hidden = false; });
if (navigator.share) document.querySelectorAll('[data-share]').forEach((button) => { button.hidden = false; });

// Whether a key is a shortcut: not typed into a field, and not switched off.
const isFree = ({ ctrlKey, metaKey, altKey, target }) =>
  !(ctrlKey || metaKey || altKey) && !/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) && stored('keys') !== 'off';

// `?` opens the list of a page's shortcuts.
document.addEventListener('keydown', (event) => {
  const help = document.querySelector('details#keys');
  if (event.key !== '?' || !help || !isFree(event)) return;
  event.preventDefault();
  help.open = !help.open;
  help.querySelector('summary').focus();
});
// `z` presses the undo button.
document.addEventListener('keydown', (event) => {
  const undo = document.querySelector('[data-undo]');
  if (event.key !== 'z' || !undo || !isFree(event)) return;
  event.preventDefault();
  undo.click();
});

// The undo button survives live updates; after a while it stays at its place on the page, as without
// scripts.
const IN_SIGHT = 10000;
let toast = document.querySelector('.toast');
let since = performance.now();
let isKept = false;
document.addEventListener('part', () => {
  isKept = Boolean(toast && toast.isConnected);
  queueMicrotask(() => { isKept = false; });
});
document.addEventListener('swapped', () => {
  const live = document.getElementById('live');
  const fresh = live.querySelector('.toast');
  if (fresh) {
    toast = fresh;
    since = performance.now();
  } else if (isKept) {
    toast.classList.toggle('rests', performance.now() - since > IN_SIGHT);
    live.append(toast);
  }
  uncover();
});
document.addEventListener('focusin', uncover);
// It never covers the focused element.
function uncover() {
  const focus = document.activeElement;
  if (!toast || !toast.isConnected || !toast.open || focus === document.body || toast.contains(focus)) return;
  const [over, under] = [toast, focus].map((one) => one.getBoundingClientRect());
  if (under.top < over.bottom && under.bottom > over.top) scrollBy(0, under.bottom - over.top + 8);
}
const off = document.getElementById('keys-off');
if (off) off.checked = stored('keys') === 'off';

// A page is marked as live as long as updates are expected.
document.addEventListener('swapped', () => {
  const [pill, part] = [document.querySelector('.live-pill'), document.getElementById('live')];
  if (pill) pill.hidden = 'ended' in part.dataset;
});
