// The laptop's camera reads the QR codes of phones: frame by frame is sent to the server, which responds
// with what has been read so far. Without a camera the form takes photographs.

const form = document.getElementById('scan');
const camera = document.getElementById('camera');
const video = camera.querySelector('video');
const says = camera.querySelector('[role=status]');
const canvas = document.createElement('canvas');
const PAUSE = 120;
let stream = null;

async function send(body) {
  const answer = await fetch(form.action, { method: 'POST', body, headers: { 'X-Fragment': '1' } }).catch(() => null);
  const html = answer && answer.ok ? await answer.text() : '';
  const found = document.getElementById('found');
  if (html.indexOf('id="found"') < 0) return;
  const made = document.createElement('template');
  made.innerHTML = html;
  const now = made.content.querySelector('#found');
  // A frame without a code is not worth a message.
  if (body.get('live')) now.querySelectorAll('.msg.warn').forEach((problem) => problem.remove());
  if (body.get('live') && now.querySelector('[name=codes]').value === found.querySelector('[name=codes]').value && !now.querySelector('[data-state=bad]')) return;
  found.replaceChildren(...now.childNodes);
}

const codes = () => form.elements.codes.value;

async function look() {
  if (!stream) return;
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  if (canvas.width > 0) {
    canvas.getContext('2d').drawImage(video, 0, 0);
    const picture = await new Promise((done) => { canvas.toBlob(done, 'image/jpeg', 0.9); });
    const body = new FormData();
    body.append('live', '1');
    body.append('codes', codes());
    body.append('picture', picture, 'camera.jpg');
    await send(body);
  }
  setTimeout(look, PAUSE);
}

function stop() {
  if (stream) stream.getTracks().forEach((track) => track.stop());
  stream = null;
  show();
}

function show() {
  video.hidden = !stream;
  for (const button of camera.querySelectorAll('button')) button.hidden = (button.dataset.camera === 'on') === Boolean(stream);
}

async function start() {
  says.textContent = '';
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'environment' } });
  } catch (refused) {
    says.textContent = camera.dataset.refused;
    return;
  }
  video.srcObject = stream;
  show();
  look();
}

// Browsers allow the camera only on localhost or over https.
camera.hidden = !(navigator.mediaDevices && navigator.mediaDevices.getUserMedia);
camera.addEventListener('click', (event) => {
  const button = event.target.closest('[data-camera]');
  if (!button) return;
  if (button.dataset.camera === 'on') start();
  else stop();
});
window.addEventListener('pagehide', stop);
// While the camera runs, a record is entered without leaving the page.
form.addEventListener('submit', (event) => {
  const { submitter } = event;
  if (!stream || !submitter || submitter.name !== 'enter') return;
  event.preventDefault();
  const body = new FormData();
  body.append('codes', codes());
  body.append('enter', submitter.value);
  submitter.disabled = true;
  send(body);
});
