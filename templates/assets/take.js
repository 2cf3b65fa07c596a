// Each code of a phone without network opens this page with a part of what waits on that phone, after the # of its
// address. The parts are kept until all of one message are here; they go with the form that takes the board over.

const name = 'take ' + location.pathname;

// The number of a part, the number of all, and the message that they belong to. Numbers of round and board take
// several bytes where they are large.
function part(digits) {
  const found = /^495231(..)(..)(?:(?:[89a-f].)*[0-7].){2}(.{12})./.exec(digits);
  return found && { number: found[1], all: found[2], message: found[2] + found[3], digits };
}

function digitsOf(text) {
  try {
    const bytes = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    return [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  } catch (unreadable) {
    return '';
  }
}

function kept() {
  try {
    return (localStorage.getItem(name) || '').split(' ').map(part).filter(Boolean);
  } catch (unreadable) {
    return [];
  }
}

function read() {
  const now = part(digitsOf(location.hash.slice(1)));
  if (!now) return;
  const parts = kept().filter(({ message, number }) => message === now.message && number !== now.number).concat(now);
  const digits = parts.map((one) => one.digits).join(' ');
  try {
    localStorage.setItem(name, digits);
  } catch (full) {
    // This page has what it has read; the next one will not.
  }
  const note = document.getElementById('codes-read');
  if (!note) return;
  const all = parseInt(now.all, 16);
  const isWhole = parts.length >= all;
  document.querySelector('[name=codes]').value = isWhole ? digits : '';
  note.textContent = isWhole ? note.dataset.all : note.dataset.some.replace('{n}', parts.length).replace('{all}', all);
  note.classList.toggle('good', isWhole);
  note.classList.toggle('warn', !isWhole);
  note.hidden = false;
}

addEventListener('hashchange', read);
document.addEventListener('swapped', read);
read();
