// The timer of a round on the projector and the organiser's page: it counts down from the time left that
// the server sent, by the browser's monotonic clock, and marks the last minutes and the end.

/** The time left when the last minutes begin, in milliseconds. */
export const LAST = 300000;

/** Minutes and seconds. */
export function textOf(left) {
  const seconds = Math.ceil(left / 1000);
  return Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
}

/** The phase of the round: '', 'last' or 'over'. */
export const partOf = (left) => (left > LAST ? '' : left > 0 ? 'last' : 'over');

const ends = new WeakMap();
function leftOf(face) {
  const left = Number(face.dataset.roundLeft);
  if (!ends.has(face)) ends.set(face, performance.now() + left);
  return face.hasAttribute('data-running') ? Math.max(0, ends.get(face) - performance.now()) : left;
}

function show(face, left) {
  const part = partOf(left);
  const shown = face.querySelector('.left');
  if (shown.textContent !== textOf(left)) shown.textContent = textOf(left);
  face.classList.toggle('last', part === 'last');
  face.classList.toggle('over', part === 'over' && face.hasAttribute('data-running'));
}

/** Updates every timer of the page; `ended` is called when the time of the round ends. */
export function watchTimers(ended) {
  let before = null;
  const draw = () => {
    const faces = [...document.querySelectorAll('[data-round-left]')];
    faces.forEach((face) => show(face, leftOf(face)));
    const now = faces.length > 0 ? { isRunning: faces[0].hasAttribute('data-running'), left: leftOf(faces[0]) } : null;
    if (before && now && before.isRunning && now.isRunning && before.left > 0 && now.left === 0) ended();
    before = now;
  };
  document.addEventListener('swapped', draw);
  setInterval(draw, 250);
  draw();
}

// The partial tones of a gong, each with its strength and duration in seconds.
const TONES = [[110, 0.5, 4], [163, 0.35, 3.2], [220, 0.3, 2.6], [331, 0.2, 1.8], [523, 0.12, 1]];
const PAUSE = 1.6;

/** Strikes a gong several times. */
export function gong(audio, strikes) {
  for (let n = 0; n < strikes; n += 1) {
    const begins = audio.currentTime + PAUSE * n;
    for (const [pitch, strength, rings] of TONES) {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(strength, begins);
      volume.gain.exponentialRampToValueAtTime(0.001, begins + rings);
      tone.connect(volume);
      volume.connect(audio.destination);
      tone.start(begins);
      tone.stop(begins + rings);
    }
  }
}
