// Checks a file of records where it lies: nothing is sent. What checks and what is said of it is the program's own
// (src/record_check), as WebAssembly in this page. Stands behind steps.js.
const part = (id) => document.getElementById(id);
const number = new URLSearchParams(location.search).get('number') || '';
let code = null;
let program = null;
let file = null;

async function unpacked(id) {
  const packed = Uint8Array.from(atob(part(id).textContent), (letter) => letter.charCodeAt(0));
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

function write(line, bytes) {
  const head = new TextEncoder().encode(line + '\n');
  const place = program.room(head.length + bytes.length) >>> 0;
  const memory = new Uint8Array(program.memory.buffer, place, head.length + bytes.length);
  memory.set(head);
  memory.set(bytes, head.length);
}

async function start() {
  code = code || await WebAssembly.compile(await unpacked('program'));
  program = (await WebAssembly.instantiate(code, {})).exports;
  write(document.documentElement.lang, await unpacked('words'));
  if (!program.speak()) throw new Error('the words cannot be read');
}

function check(place) {
  write(number, file);
  const length = program.check(place);
  if (!length) throw new Error('no answer');
  const html = new Uint8Array(program.memory.buffer, program.answer() >>> 0, length);
  part('checked').innerHTML = new TextDecoder().decode(html);
  part('choose').hidden = true;
  stepThrough();
}

async function take(bytes) {
  part('nothing').hidden = bytes.length > 0;
  if (bytes.length === 0) return;
  file = bytes;
  try {
    check(0);
  } catch (why) {
    // What stopped once does not go on: the next file finds a new one.
    stop(why);
    await start();
    return;
  }
  part('what').tabIndex = -1;
  part('what').focus();
}

function stop(why) {
  part('stopped').hidden = false;
  console.error(why);
}

const taken = async (files) => { if (files.length > 0) await take(new Uint8Array(await files[0].arrayBuffer())); };
part('file').addEventListener('change', (event) => taken(event.target.files));
part('choose').addEventListener('submit', (event) => {
  event.preventDefault();
  const text = part('text').value;
  if (text.trim() || part('file').files.length === 0) take(new TextEncoder().encode(text.trim() ? text : ''));
  else taken(part('file').files);
});
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  taken(event.dataTransfer.files);
});
document.addEventListener('change', (event) => {
  if (event.target.id !== 'which') return;
  check(Number(event.target.value));
  part('which').focus();
});
document.addEventListener('click', (event) => {
  if (event.target.closest('[data-print]')) window.print();
  if (!event.target.closest('[data-another]')) return;
  part('checked').replaceChildren();
  turns = [];
  part('choose').reset();
  part('choose').hidden = false;
  part('file').focus();
});

start().then(() => { part('choose').hidden = false; }, stop);
