// Forms that go by themselves: sent once, and taken back by a key.

import { announce } from './page.js';

const root = document.documentElement;

// What is on its way is not sent twice; where the answer takes a while, the page says so.
document.addEventListener('submit', (event) => {
  const form = event.target;
  if (event.defaultPrevented || form.method !== 'post') return;
  if (form.dataset.sent) return void event.preventDefault();
  form.dataset.sent = 'true';
  setTimeout(() => announce(root.dataset.stopping = document.body.dataset.working), 500);
  setTimeout(() => rested(form), 60000);
});
function rested(form) {
  delete form.dataset.sent;
  delete root.dataset.stopping;
}
// Who comes back to a page finds it as it was.
window.addEventListener('pageshow', () => document.querySelectorAll('form[data-sent]').forEach(rested));

// `z` presses the button that takes back what was just done.
document.addEventListener('keydown', (event) => {
  const undo = document.querySelector('[data-undo]');
  if (event.key !== 'z' || !undo || localStorage.getItem('keys') === 'off') return;
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
  event.preventDefault();
  undo.click();
});
