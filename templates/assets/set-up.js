// Sets up a board by taps: they fill the fields of the form, and the board shows the fields. Without
// scripts they are typed.

import { listen, tabStop } from './walk.js';
import { setMan } from './offline.js';

const form = document.getElementById('set-up');
const byId = (id) => document.getElementById(id);
const fields = [...form.querySelectorAll('input[data-man]')];
const points = [...form.querySelectorAll('.pt')];
let chosen = fields[0].dataset.man;

const named = (field) => field.value.toUpperCase().split(/[^A-Z0-9]+/).filter(Boolean);

function show() {
  for (const pt of points) {
    const name = pt.dataset.point;
    const holds = fields.find((field) => named(field).indexOf(name.toUpperCase()) >= 0);
    setMan(form.ownerDocument, pt, holds ? holds.dataset.man : '');
  }
  for (const button of form.querySelectorAll('[data-set]')) {
    button.setAttribute('aria-pressed', String(button.dataset.set === chosen));
    const field = fields.find(({ dataset }) => dataset.man === button.dataset.set);
    if (field) button.querySelector('[data-count]').textContent = named(field).length;
  }
}

function tap(name) {
  const was = fields.find((field) => named(field).indexOf(name.toUpperCase()) >= 0);
  for (const field of fields) {
    field.value = field.value.split(/[^A-Za-z0-9]+/).filter((other) => other && other.toUpperCase() !== name.toUpperCase()).join(' ');
  }
  const field = fields.find(({ dataset }) => dataset.man === chosen);
  if (field && field !== was) field.value = (field.value + ' ' + name).trim();
  show();
  const pt = points.find(({ dataset }) => dataset.point === name);
  byId('now-set').textContent = pt.querySelector('title').textContent;
}

form.addEventListener('input', show);
form.addEventListener('click', (event) => {
  const button = event.target.closest('[data-set]');
  if (!button) return;
  chosen = button.dataset.set;
  show();
});
for (const id of ['men-to-set', 'how-to-set']) byId(id).hidden = false;
for (const pt of points) pt.setAttribute('role', 'button');
tabStop(form);
listen(form, tap);
show();
