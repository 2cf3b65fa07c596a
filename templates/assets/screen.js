// The leaves of the projector turn by themselves. Who wants less movement turns
// them: space and the arrows go on and back, for everybody.

const main = document.getElementById('main');
const still = window.matchMedia('(prefers-reduced-motion: reduce)');
let here = 0;

function show(wanted) {
  const leaves = [...document.querySelectorAll('.leaf')];
  if (!leaves.length) return;
  here = (wanted + leaves.length) % leaves.length;
  leaves.forEach((leaf, n) => { leaf.hidden = n !== here; });
}

// What has changed comes as a whole, with its first leaf in front.
document.addEventListener('swapped', () => show(here));
document.addEventListener('keydown', (event) => {
  const way = { ' ': 1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  show(here + way);
});
setInterval(() => { if (!still.matches) show(here + 1); }, 1000 * Number(main.dataset.turn));
