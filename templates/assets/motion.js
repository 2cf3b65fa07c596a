// Animates the men when their board is redrawn: the changes are computed from the drawings. Users who
// prefer reduced motion see the new board at once.

const WHOLE = 180;
const MOST = 3;
const still = matchMedia('(prefers-reduced-motion: reduce)');
let known = null;
let last = { at: -WHOLE, steps: [] };

const pointOf = (board, name) => board.querySelector('[data-point="' + name + '"]');
const manOn = (pt) => [...pt.children].find(({ classList }) => classList.contains('man'));
const place = (pt) => pt.getAttribute('transform').match(/[\d.]+/g).map(Number);

// The men by point, as drawn.
function seen(board) {
  const men = new Map();
  for (const pt of board.querySelectorAll('.pt')) {
    const man = manOn(pt);
    if (man) men.set(pt.dataset.point, man.innerHTML);
  }
  return men;
}

/** Animates the changes since the last drawing; running animations continue. */
export function motion(main) {
  const board = main.querySelector('svg.board');
  if (!board) return;
  const [old, men] = [known, seen(board)];
  known = men;
  if (!old || still.matches || !board.animate) return;
  const steps = changes(old, men);
  if (steps.length > 0) last = { at: performance.now(), steps: steps.filter(({ does }) => does !== turn).length > MOST ? [] : steps };
  const since = performance.now() - last.at;
  if (since < WHOLE) last.steps.forEach(({ does, name, was }, n) => does(board, pointOf(board, name), was, since, n));
}

// Men that appeared, disappeared or changed sides, with their animations.
function changes(old, men) {
  const came = [...men.keys()].filter((name) => !old.has(name));
  const went = [...old.keys()].filter((name) => !men.has(name));
  const turned = [...men.keys()].filter((name) => old.has(name) && old.get(name) !== men.get(name));
  const steps = turned.map((name) => ({ does: turn, name, was: old.get(name) }));
  for (const name of came) {
    const from = went.findIndex((other) => old.get(other) === men.get(name));
    steps.push(from < 0 ? { does: land, name } : { does: slide, name, was: went.splice(from, 1)[0] });
  }
  return steps.concat(went.map((name) => ({ does: fade, name })));
}

// Starts at the time that has already passed.
function run(part, frames, since, timing) {
  const shown = part.animate(frames, Object.assign({ duration: WHOLE, easing: 'ease-out' }, timing));
  shown.currentTime = since;
  return shown;
}

function land(board, pt, was, since) {
  run(manOn(pt), [{ transform: 'scale(1.25)', opacity: 0 }, { transform: 'none', opacity: 1 }], since);
}

// Jump by jump, above everything on the way.
function slide(board, pt, was, since) {
  const man = manOn(pt);
  const trail = board.querySelector('.trail');
  const way = (trail ? trail.getAttribute('d') : '').match(/[\d.]+/g) || [];
  const [x, y] = place(pt);
  const at = [place(pointOf(board, was))];
  for (let n = 2; n < way.length - 2; n += 2) at.push([way[n], way[n + 1]]);
  const flying = man.cloneNode(true);
  board.append(flying);
  run(flying, at.concat([[x, y]]).map(([a, b]) => ({ transform: 'translate(' + a + 'px,' + b + 'px)' })), since).onfinish = () => flying.remove();
  run(man, [{ opacity: 0 }, { opacity: 0 }], since);
}

function fade(board, pt, was, since) {
  for (const part of pt.querySelectorAll('.ghost, .gone')) run(part, [{ opacity: 1 }, {}], since);
}

// One after the other, as by hand, but all done in a fixed time.
function turn(board, pt, was, since, n) {
  const edge = 'scaleX(0)';
  const [old, now] = ['invert(1)', 'none'];
  const frames = { transform: [now, edge, edge, now], filter: [old, old, now, now], offset: [0, 0.5, 0.5, 1] };
  run(manOn(pt), frames, since, { duration: WHOLE / 2, delay: Math.min(30 * n, WHOLE / 2), fill: 'backwards' });
}
