// A list that is checked: names swap with one tap, and the names that the public will see follow every change.

const form = document.getElementById('add');
const field = (row, name) => row.querySelector('input[name=' + name + ']');
const rows = () => (form ? [...form.querySelectorAll('table.ready tbody tr, .fix')] : []);

function swap(row) {
  const [given, family] = [field(row, 'given'), field(row, 'family')];
  [given.value, family.value] = [family.value, given.value];
  // Whoever swaps has decided.
  const asked = field(row, 'asked');
  if (asked) asked.remove();
}

let waiting;
let asked = 0;
async function aliases() {
  const number = ++asked;
  const body = new URLSearchParams(new FormData(form));
  const request = { method: 'POST', body, headers: { 'X-Fragment': '1' } };
  const answer = await fetch(form.action, request).catch(() => null);
  if (!answer || !answer.ok || number !== asked) return;
  const names = new Map((await answer.text()).split('\n').map((line) => line.split('\t')));
  for (const row of rows()) {
    const alias = row.querySelector('.alias b');
    if (alias) alias.textContent = names.get(field(row, 'row').value) || '';
  }
}
function later() {
  clearTimeout(waiting);
  waiting = setTimeout(aliases, 250);
}

if (form) {
  form.addEventListener('click', (event) => {
    const button = event.target.closest('button[name=swap]');
    if (!button) return;
    event.preventDefault();
    const all = button.value === 'all' ? rows().filter((row) => !row.matches('.fix')) : [button.closest('tr, .fix')];
    all.forEach(swap);
    later();
  });
  form.addEventListener('input', later);
  // Enter in a box of a child does not enter the list, or swap the first child.
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target.matches('input:not([type=radio]):not([type=checkbox])')) event.preventDefault();
  });
}
