// Shortcuts for a speaker who confirms messages: 1 right, 2 better, 3 not sure; Enter saves the input.

const isTyping = (target) => /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, target } = event;
  if (key === 'Enter' && !event.shiftKey && target.tagName === 'TEXTAREA') {
    event.preventDefault();
    target.form.requestSubmit();
    return;
  }
  if (key === 'Escape' && isTyping(target)) return void target.blur();
  if (isTyping(target) || localStorage.getItem('keys') === 'off') return;
  const chosen = document.querySelector('[data-key="' + CSS.escape(key) + '"]');
  if (!chosen) return;
  event.preventDefault();
  if (chosen.tagName === 'DETAILS') chosen.open = true;
  else chosen.click();
});

// Opening the fields focuses them.
const better = document.querySelector('details[data-key]');
if (better) better.addEventListener('toggle', () => better.open && better.querySelector('textarea').focus());
