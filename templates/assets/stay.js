// The back key of a phone that records does not leave the board at once: it closes an open sheet, or asks
// for confirmation.

const GUARD = 'at-the-board';

/** From the next tap on, back comes here first. Browsers skip history entries that were added without a tap. */
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
