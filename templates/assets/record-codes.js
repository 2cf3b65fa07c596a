// The record of a phone without a network as QR codes for the organiser's laptop: the content of the
// outbox is packed, authenticated with the key of this phone, and split into codes of one size. The
// format is described in docs/RECORD.md and read by src/formats/record_codes.rs.

const main = document.getElementById('main');
const live = () => document.getElementById('live');
const STEP = 1200;
const joined = (list, each) => [].concat(...list.map(each));

// SHA-256 and HMAC: pages over plain HTTP have no Web Crypto API.
const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const primes = [];
for (let n = 2; primes.length < 64; n += 1) {
  if (primes.every((prime) => n % prime)) primes.push(n);
}
const turned = (word, by) => (word >>> by) | (word << (32 - by));

function sha256(bytes) {
  const padded = [...bytes, 128, 0, 0, 0, 0];
  while (padded.length % 64 !== 60) padded.push(0);
  for (const shift of [24, 16, 8, 0]) padded.push(((bytes.length * 8) >>> shift) & 255);
  const hash = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  for (let at = 0; at < padded.length; at += 64) {
    const w = primes.map((prime, n) => padded.slice(at + 4 * n, at + 4 * n + 4).reduce((word, byte) => (word << 8) | byte, 0));
    for (let n = 16; n < 64; n += 1) {
      const [a, b] = [w[n - 15], w[n - 2]];
      w[n] = (w[n - 16] + w[n - 7] + (turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)) + (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10))) | 0;
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let n = 0; n < 64; n += 1) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + fraction(Math.cbrt(primes[n])) + w[n]) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, n) => { hash[n] = (hash[n] + word) | 0; });
  }
  return joined(hash, (word) => [24, 16, 8, 0].map((shift) => (word >>> shift) & 255));
}

function hmac(key, bytes) {
  const pad = (by) => Array.from({ length: 64 }, (none, n) => (key[n] || 0) ^ by);
  return sha256([...pad(92), ...sha256([...pad(54), ...bytes])]);
}

// The message.
const ofHex = (text) => (text.match(/../g) || []).map((byte) => parseInt(byte, 16));

function number(n) {
  const bytes = [];
  for (; n >= 128; n = Math.floor(n / 128)) bytes.push((n % 128) + 128);
  return [...bytes, n];
}

// The turn of an entry that consists of nothing else.
function turnOf({ form }) {
  const fields = new URLSearchParams(form);
  const turn = fields.get('turn') || '';
  return [...fields].length === 2 && fields.get('act') === 'turn' && /^[!-~]{1,80}$/.test(turn) ? turn : '';
}

function packed(turn, letters) {
  const tokens = turn.match(/[A-Za-z](?:1[0-6]|[1-9])(?!\d)|[^]/g);
  const point = (token) => (token && token.length > 1 ? letters.indexOf(token[0]) : -1);
  return joined(tokens, (token, n) => {
    if (point(token) >= 0) return point(token) * 16 + Number(token.slice(1)) - 1;
    if (token === '-' && point(tokens[n - 1]) >= 0 && point(tokens[n + 1]) >= 0) return [];
    return token === 'x' ? 192 : joined([...token], (letter) => [193, letter.charCodeAt(0)]);
  });
}

function message({ seq, queue }, { key, head }, ahead) {
  const points = queue.map(turnOf).join(' ').match(/[A-Za-z](?=[1-9])/g) || [];
  const letters = [...new Set(points)].slice(0, 12).join('');
  const begun = queue[0].made + ahead;
  const seen = queue[0].seen === null ? seq : queue[0].seen;
  const bytes = [...ofHex(head), ...number(seen), ...number(queue.length), ...number(begun), letters.length, ...encoded(letters)];
  let tenths = 0;
  for (const entry of queue) {
    const since = Math.max(tenths, Math.floor((entry.made - queue[0].made) / 100));
    const turn = packed(turnOf(entry) || '?', letters);
    const form = encoded(entry.form);
    bytes.push(...number(since - tenths), ...(turnOf(entry) ? [turn.length, ...turn] : [0, ...number(form.length), ...form]));
    tenths = since;
  }
  return [...bytes, ...hmac(ofHex(key), bytes).slice(0, 16)];
}

const encoded = (text) => [...unescape(encodeURIComponent(text))].map((letter) => letter.charCodeAt(0));

// A QR code of version 8 with error correction M: 49 by 49 modules, 152 bytes.
const SIZE = 49;
const HOLDS = 152;
const CORRECTS = 22;
const EXP = [];
const LOG = [];
for (let n = 0, x = 1; n < 255; n += 1, x = (x << 1) ^ (x > 127 ? 285 : 0)) {
  EXP[n] = x;
  LOG[x] = n;
}
const times = (a, b) => (a && b ? EXP[(LOG[a] + LOG[b]) % 255] : 0);
let divisor = [1];
for (let n = 0; n < CORRECTS; n += 1) divisor = [...divisor, 0].map((factor, at) => factor ^ (at ? times(divisor[at - 1], EXP[n]) : 0));

function correction(block) {
  let rest = Array(CORRECTS).fill(0);
  for (const byte of block) {
    const factor = byte ^ rest[0];
    rest = [...rest.slice(1), 0].map((other, n) => other ^ times(divisor[n + 1], factor));
  }
  return rest;
}

function codewords(bytes) {
  const nibbles = [4, ...joined([bytes.length, ...bytes], (byte) => [byte >> 4, byte & 15]), 0];
  const words = [];
  for (let n = 0; n < nibbles.length; n += 2) words.push(nibbles[n] * 16 + nibbles[n + 1]);
  for (let pad = 236; words.length < HOLDS + 2; pad ^= 253) words.push(pad);
  const blocks = [[0, 38], [38, 76], [76, 115], [115, 154]].map(([from, to]) => words.slice(from, to));
  const across = (columns) => joined(columns[3], (none, n) => columns.map((column) => column[n]).filter((word) => word !== undefined));
  return [...across(blocks), ...across(blocks.map(correction))];
}

const MASKS = [
  (x, y) => (x + y) % 2, (x, y) => y % 2, (x) => x % 3, (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2, (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

// The patterns of every code of this size: 1 is dark, 0 light; data goes where a module is missing.
function patterns() {
  const grid = Array.from({ length: SIZE }, () => []);
  const square = (cx, cy, far, light) => {
    for (let y = Math.max(0, cy - far); y <= Math.min(SIZE - 1, cy + far); y += 1) {
      for (let x = Math.max(0, cx - far); x <= Math.min(SIZE - 1, cx + far); x += 1) {
        grid[y][x] = Number(!light.includes(Math.max(Math.abs(x - cx), Math.abs(y - cy))));
      }
    }
  };
  for (let n = 8; n < SIZE - 8; n += 1) grid[n][6] = grid[6][n] = (n + 1) % 2;
  for (const [x, y] of [[3, 3], [45, 3], [3, 45]]) square(x, y, 4, [2, 4]);
  for (const [x, y] of [[24, 6], [6, 24], [24, 24], [42, 24], [24, 42], [42, 42]]) square(x, y, 2, [1]);
  for (let n = 0; n < 18; n += 1) grid[38 + (n % 3)][Math.floor(n / 3)] = grid[Math.floor(n / 3)][38 + (n % 3)] = (0x85BC >> n) & 1;
  return grid;
}

function format(grid, mask) {
  let rest = mask;
  for (let n = 0; n < 10; n += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  for (let n = 0; n < 15; n += 1) {
    const bit = (bits >> n) & 1;
    if (n < 8) grid[n < 6 ? n : n + 1][8] = grid[8][SIZE - 1 - n] = bit;
    else grid[8][n < 9 ? 7 : 14 - n] = grid[SIZE - 15 + n][8] = bit;
  }
  grid[SIZE - 8][8] = 1;
}

// The penalty of a mask: long runs, plain squares, patterns like a finder.
function hardness(grid) {
  const lines = [...grid, ...grid.map((row, x) => grid.map((other) => other[x]))].map((line) => line.join(''));
  const runs = joined(lines, (line) => line.match(/0{5,}|1{5,}/g) || []);
  const marks = joined(lines, (line) => line.match(/(?=10111010000|00001011101)/g) || []);
  let plain = 0;
  for (let y = 1; y < SIZE; y += 1) {
    for (let x = 1; x < SIZE; x += 1) plain += Number([0, 4].includes(grid[y][x] + grid[y - 1][x] + grid[y][x - 1] + grid[y - 1][x - 1]));
  }
  return runs.reduce((sum, run) => sum + run.length - 2, 0) + 40 * marks.length + 3 * plain;
}

function code(bytes) {
  const words = codewords(bytes);
  const grids = MASKS.map((isTurned, mask) => {
    const grid = patterns();
    format(grid, mask);
    let bit = 0;
    for (let right = SIZE - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      for (let n = 0; n < SIZE; n += 1) {
        const y = (right + 1) & 2 ? n : SIZE - 1 - n;
        for (const x of [right, right - 1]) {
          if (grid[y][x] !== undefined) continue;
          grid[y][x] = ((words[bit >> 3] >> (7 - (bit & 7))) & 1) ^ Number(!isTurned(x, y));
          bit += 1;
        }
      }
    }
    return grid;
  });
  const marks = grids.map(hardness);
  return grids[marks.indexOf(Math.min(...marks))];
}

function parts(bytes, { place }, holds) {
  const begin = [...encoded('IR1'), 0, 0, ...ofHex(place), ...sha256(bytes).slice(0, 6)];
  const of = Math.ceil(bytes.length / (holds - begin.length));
  const length = Math.ceil(bytes.length / of);
  return Array.from({ length: of }, (none, n) => {
    const part = [...begin, ...bytes.slice(n * length, (n + 1) * length)];
    part.splice(3, 2, n + 1, of);
    return part;
  });
}

// Addresses at which another phone takes the board over, with what waits on this one.
function addresses(bytes) {
  const take = location.origin + location.pathname + '/take';
  if (bytes.length === 0) return [encoded(take)];
  const text = (part) => btoa(String.fromCharCode(...part)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
  return parts(bytes, own, Math.floor((HOLDS - take.length - 1) / 4) * 3).map((part) => encoded(take + '#' + text(part)));
}

// The sheet.
let sheet = null;
let own = null;
let ahead = 0;
let shown = [];
let at = 0;
let timer = 0;
const waiting = () => {
  try {
    return JSON.parse(localStorage.getItem('outbox ' + main.dataset.record)) || { queue: [] };
  } catch (unreadable) {
    return { queue: [] };
  }
};

async function fetchSheet() {
  if (sheet || !live() || !document.getElementById('sheets')) return;
  const answer = await fetch(location.pathname + '/codes', { headers: { 'X-Fragment': '1' } }).catch(() => null);
  const html = answer && answer.ok ? await answer.text() : '';
  if (sheet || html.indexOf('id="codes"') < 0) return;
  const made = document.createElement('template');
  made.innerHTML = html;
  sheet = made.content.querySelector('details');
  own = sheet.dataset;
  ahead = Number(own.now) - Date.now();
  main.append(sheet);
  live().before(made.content.querySelector('#codes-alone'));
  sheet.addEventListener('toggle', () => {
    if (sheet.open) return;
    sheet.hidden = true;
    clearInterval(timer);
    if (document.activeElement === document.body || sheet.contains(document.activeElement)) document.querySelector('#menu summary').focus();
  });
  sheet.addEventListener('click', (event) => {
    const button = event.target.closest('[data-code]');
    if (!button) return;
    run(button.dataset.code === '' && !timer);
    if (button.dataset.code) show(at + Number(button.dataset.code));
  });
  document.addEventListener('swapped', offer);
  setInterval(offer, 700);
  offer();
}

// Offered while the server is unreachable: in the menu, on the sheet that says so, and at the end of the
// game.
function offer() {
  confirmSaved();
  const alone = document.getElementById('codes-alone');
  for (const part of document.querySelectorAll('#unsent, #alone .sheet, #end.own')) {
    if (part.querySelector('.show-codes')) continue;
    const button = alone.querySelector('button').cloneNode(true);
    button.className = 'show-codes';
    button.addEventListener('click', () => open(false));
    part.append(button);
  }
}

// Entries that were read from the codes and then sent as well bring no newer board that would show them
// as saved.
let isSent = false;
async function confirmSaved() {
  const isOver = waiting().queue.length === 0 && live().querySelector('#saved.warn') !== null;
  const isTwice = isOver && isSent;
  isSent = isOver;
  if (!isTwice) return;
  const answer = await fetch(location.pathname).catch(() => null);
  const made = document.createElement('template');
  made.innerHTML = answer && answer.ok ? await answer.text() : '';
  const now = made.content.querySelector('#saved');
  if (now && waiting().queue.length === 0) live().querySelector('#saved').replaceWith(now);
}

// For the organiser's laptop, or for the phone that takes over.
function open(isHandOver) {
  for (const other of document.querySelectorAll('details[name=sheet][open]')) other.open = false;
  const box = waiting();
  const bytes = box.queue.length > 0 ? message(box, own, ahead) : [];
  const texts = isHandOver ? addresses(bytes) : bytes.length > 0 ? parts(bytes, own, HOLDS) : [];
  shown = texts.map(code);
  sheet.hidden = false;
  sheet.open = true;
  sheet.querySelector('summary').focus();
  for (const part of sheet.querySelectorAll('[data-some]')) part.hidden = (shown.length > 0) !== (part.dataset.some === 'true');
  for (const part of sheet.querySelectorAll('[data-hands]')) part.hidden = isHandOver !== (part.dataset.hands === 'true');
  sheet.querySelector('.row').hidden = shown.length < 2;
  show(0);
  // A phone's own camera needs time: the umpire goes on by hand.
  run(shown.length > 1 && !isHandOver && !matchMedia('(prefers-reduced-motion: reduce)').matches);
}

// Shows one code after the other by itself, or by the buttons.
function run(isRunning) {
  clearInterval(timer);
  timer = isRunning ? setInterval(() => show(at + 1), STEP) : 0;
  sheet.querySelector('[data-code=""]').setAttribute('aria-pressed', String(!isRunning));
}

function show(n) {
  if (shown.length === 0) return;
  at = (n + shown.length) % shown.length;
  const path = joined(shown[at], (row, y) => row.map((dark, x) => (dark ? 'M' + (x + 4) + ' ' + (y + 4) + 'h1v1h-1z' : '')));
  sheet.querySelector('path').setAttribute('d', path.join(''));
  const text = own.of.replace('{n}', at + 1).replace('{all}', shown.length);
  sheet.querySelector('svg').setAttribute('aria-label', text);
  sheet.querySelector('#code-at').textContent = text;
}

// The page of the laptop that hands a board over does not come.
document.addEventListener('away', ({ detail }) => {
  if (sheet && /handover$/.test(detail)) open(true);
});
if (main.dataset.record) {
  document.addEventListener('swapped', fetchSheet);
  fetchSheet();
}
