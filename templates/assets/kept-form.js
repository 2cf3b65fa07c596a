// Keeps a form whose sender must sign in first, or type the pass-phrase again: in this tab, until the next
// page of the account. That page offers to send it. The pages that ask for the pass-phrase give the words.

const NAME = 'kept-form';
const HOUR = 3600000;
// Browsers keep about five million characters for a site.
const MOST = 4000000;

const own = document.querySelector('script[data-account]');
const account = own ? own.dataset.account : '';

const drop = () => sessionStorage.removeItem(NAME);

function kept() {
  const form = JSON.parse(sessionStorage.getItem(NAME));
  return form && Date.now() - form.at < HOUR ? form : null;
}

function keep(form) {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(form));
  } catch (full) {
    drop();
  }
}

// A submission waits for no file: each is read when it is chosen.
const read = new WeakMap();
document.addEventListener('change', ({ target }) => {
  for (const file of target.files || []) {
    if (file.size > MOST / 2) continue;
    const reader = new FileReader();
    reader.addEventListener('load', () => read.set(file, reader.result));
    reader.readAsDataURL(file);
  }
});

/** A field as it is kept: name, text, and the name of a file. */
const field = ([name, value]) => (typeof value === 'string' ? [name, value] : [name, read.get(value), value.name]);

document.addEventListener('submit', ({ target: form, submitter: button }) => {
  const action = (button && button.getAttribute('formaction')) || form.getAttribute('action');
  if (form.getAttribute('method') !== 'post' || action === '/signout' || form.querySelector('[type=password]')) return;
  const fields = [...new FormData(form)].filter(([, value]) => typeof value === 'string' || value.name).map(field);
  if (button && button.name) fields.push([button.name, button.value]);
  drop();
  if (fields.every(([, value]) => value !== undefined)) {
    keep({ action, type: form.getAttribute('enctype') || '', fields, account, at: Date.now() });
  }
});
// The server has answered a form that was sent without leaving the page.
document.addEventListener('sent', drop);

/** Shows a form that waits, with a button that sends it and one that discards it. */
function offer({ action, type, fields, words }) {
  const form = document.createElement('form');
  [form.id, form.className, form.method, form.action] = ['kept-form', 'card form', 'post', action];
  if (type) form.enctype = type;
  const title = document.createElement('h2');
  title.textContent = words.title;
  // The longest field, or a file by its name, tells which form it is.
  const about = document.createElement('p');
  const texts = fields.map(([, value, fileName]) => fileName || value).sort((a, b) => b.length - a.length);
  about.textContent = (texts[0] || '').slice(0, 120);
  const [send, discard] = [document.createElement('button'), document.createElement('button')];
  [send.className, send.textContent] = ['primary', words.send];
  [discard.type, discard.textContent] = ['button', words.discard];
  discard.addEventListener('click', () => form.remove());
  const row = document.createElement('p');
  row.className = 'row';
  row.append(send, discard);
  form.append(title, about, ...fields.map(input), row);
  document.getElementById('main').prepend(form);
  send.focus();
}

function input([name, value, fileName]) {
  const made = document.createElement('input');
  made.name = name;
  if (fileName === undefined) {
    [made.type, made.value] = ['hidden', value];
    return made;
  }
  const bytes = Uint8Array.from(atob(value.split(',')[1]), (letter) => letter.charCodeAt(0));
  const files = new DataTransfer();
  files.items.add(new File([bytes], fileName));
  [made.type, made.hidden, made.files] = ['file', true, files.files];
  return made;
}

const form = kept();
const sentence = document.querySelector('[data-kept]');
if (form && sentence) {
  keep({ ...form, words: { ...sentence.dataset } });
  sentence.textContent = sentence.dataset.kept;
  sentence.hidden = false;
} else {
  drop();
  // Another account that signs in in the same tab does not see it.
  if (form && form.words && form.account === account) offer(form);
}
