// The organiser's shortcuts on the table of boards and at check-in: / searches, arrows move between rows, 1 5 0
// enter the result of the row. They can be switched off under ?, beside the timer of the round.

import { watchTimers } from './round-timer.js';

const rows = () => [...document.querySelectorAll('[data-find]')].filter((row) => !row.hidden);
const isOff = () => localStorage.getItem('keys') === 'off';

// Names are searched without regard to accents and case.
const plain = (text) => text.toLowerCase().normalize('NFD').replace(/[\u0300-\u036f'’‘`]/g, '');

function sift() {
  const box = document.getElementById('find');
  if (!box) return;
  const query = plain(box.value.trim());
  for (const row of document.querySelectorAll('[data-find]')) {
    const isHit = !query || row.dataset.board === query || row.dataset.slip === query || plain(row.dataset.find).indexOf(query) >= 0;
    row.hidden = !isHit;
  }
  const slip = document.getElementById('old-slip');
  if (slip) slip.hidden = !/^\d+-\d+$/.test(query) || rows().length > 0;
  for (const group of document.querySelectorAll('[data-group]')) group.hidden = !group.querySelector('[data-find]:not([hidden])');
}

// This device opens the page on the boards that its person chose last.
const chosen = new URLSearchParams(location.search).get('show');
const ownName = 'boards ' + location.pathname;
if (chosen) localStorage.setItem(ownName, chosen);
else if (!location.search && /^\d+-\d+$/.test(localStorage.getItem(ownName))) location.replace('?show=' + localStorage.getItem(ownName));

document.addEventListener('input', (event) => { if (event.target.id === 'find') sift(); });
document.addEventListener('swapped', sift);

document.addEventListener('keydown', (event) => {
  if (isOff() || event.ctrlKey || event.metaKey || event.altKey) return;
  const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
  if (event.key === 'Escape' && event.target.id === 'find') { event.target.value = ''; sift(); }
  if (isTyping && event.target.id !== 'find') return;
  const all = rows();
  const at = all.indexOf(document.activeElement && document.activeElement.closest('[data-find]'));
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp' || (event.key === 'Enter' && event.target.id === 'find')) {
    const to = all[event.key === 'ArrowUp' ? Math.max(at - 1, 0) : Math.min(at + 1, all.length - 1)];
    if (to) { event.preventDefault(); (to.querySelector('[data-main]') || to).focus(); }
  } else if (isTyping) {
    return;
  } else if (event.key === '/') {
    event.preventDefault();
    document.getElementById('find').focus();
  } else if ('150'.indexOf(event.key) >= 0 && at >= 0) {
    const button = all[at].querySelector('[data-key="' + event.key + '"]');
    if (!button) return;
    event.preventDefault();
    button.click();
    goOn(all[at]);
  }
});

// After a result the focus is where the next slip needs it: in the search, if its board was searched, or else on
// the next board without a result.
function goOn(done) {
  const box = document.getElementById('find');
  if (box.value) {
    box.value = '';
    sift();
    box.focus();
    return;
  }
  const all = rows();
  const from = all.indexOf(done);
  const isOpen = (row) => row !== done && row.querySelector('[data-key]') && !row.querySelector('[data-key].primary');
  const next = [...all.slice(from), ...all.slice(0, from)].find(isOpen);
  if (next) next.focus();
}

// A result that is tapped while another is being sent waits in a queue: the server may be away for a while, and
// the hall goes on.
const queue = [];
let isBusy = false;
document.addEventListener('sending', (event) => {
  const { form, body, button } = event.detail;
  if (button) button.classList.add('primary');
  if (isBusy) {
    event.preventDefault();
    queue.push({ to: form.getAttribute('action'), body });
  }
  isBusy = true;
});
document.addEventListener('swapped', () => {
  isBusy = false;
  setTimeout(sendNext);
});
function sendNext() {
  const next = isBusy ? undefined : queue.shift();
  if (!next) return;
  // The row has been redrawn meanwhile: the result is sent by a separate form.
  const form = document.createElement('form');
  form.setAttribute('action', next.to);
  form.method = 'post';
  form.dataset.fragment = '';
  for (const [name, value] of next.body) {
    const field = document.createElement('input');
    [field.type, field.name, field.value] = ['hidden', name, value];
    form.append(field);
  }
  document.body.append(form);
  form.requestSubmit();
  form.remove();
}

watchTimers(() => {});
