// The prize-giving by keys: those of a keyboard, and of a remote control for slides.

const STEPS = {
  ' ': 'forth', Enter: 'forth', ArrowRight: 'forth', PageDown: 'forth',
  Backspace: 'back', ArrowLeft: 'back', PageUp: 'back',
};
document.addEventListener('keydown', (event) => {
  const step = STEPS[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  // The button that has the focus is pressed by its own keys.
  if (event.target.closest('button') && (event.key === ' ' || event.key === 'Enter')) return;
  event.preventDefault();
  const button = document.querySelector('[data-step="' + step + '"]');
  if (button) button.click();
});
