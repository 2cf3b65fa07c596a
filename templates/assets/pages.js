// What all pages but the umpire's gain from scripts, beside what every page does.

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

document.addEventListener('click', (event) => {
  if (event.target.closest('[data-print]')) window.print();
});

// Whether a key is no part of something typed, nor switched off.
const isFree = ({ ctrlKey, metaKey, altKey, target }) =>
  !(ctrlKey || metaKey || altKey) && !/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) && localStorage.getItem('keys') !== 'off';

// `?` opens the list of a page's keys.
document.addEventListener('keydown', (event) => {
  const help = document.querySelector('details#keys');
  if (event.key !== '?' || !help || !isFree(event)) return;
  event.preventDefault();
  help.open = !help.open;
  help.querySelector('summary').focus();
});
// `z` presses the button that takes back what was just done.
document.addEventListener('keydown', (event) => {
  const undo = document.querySelector('[data-undo]');
  if (event.key !== 'z' || !undo || !isFree(event)) return;
  event.preventDefault();
  undo.click();
});
const off = document.getElementById('keys-off');
if (off) off.checked = localStorage.getItem('keys') === 'off';
