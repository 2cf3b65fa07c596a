// The back key of a phone that records does not leave the board at once: it closes
// what lies open, and else it asks.

const GUARD = 'at-the-board';

/** From the next tap on, back comes here first. Browsers pass over what was put there without a tap. */
export function stay(ask) {
  let isGuarded = history.state === GUARD;
  const guard = () => {
    if (isGuarded) return;
    isGuarded = true;
    history.pushState(GUARD, '');
  };
  document.addEventListener('click', guard, true);
  window.addEventListener('popstate', () => {
    isGuarded = false;
    const open = document.querySelector('details[name=sheet][open]');
    if (open) open.open = false;
    else ask();
  });
}
