// Shows pictures in a row as one that is stepped through, by buttons or a tap on the picture. Without
// scripts they are side by side.

// With only one row, the arrow keys step, too.
const isAlone = document.querySelectorAll('ol.frames').length === 1;

for (const list of document.querySelectorAll('ol.frames')) {
  const frames = [...list.children];
  if (frames.length < 2) continue;
  let at = Math.max(0, frames.findIndex((frame) => frame.matches('.key')));
  const button = (text, by) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = text;
    made.addEventListener('click', () => show(at + by));
    return made;
  };
  const [back, next] = [button(list.dataset.back, -1), button(list.dataset.next, 1)];
  const count = document.createElement('span');
  count.className = 'muted grow';
  const row = document.createElement('p');
  row.className = 'row noprint';
  row.append(back, count, next);
  const show = (to) => {
    at = (to + frames.length) % frames.length;
    frames.forEach((frame, index) => frame.classList.toggle('off', index !== at));
    count.textContent = `${at + 1} / ${frames.length}`;
    back.disabled = at === 0;
  };
  list.classList.add('stepped');
  list.after(row);
  list.addEventListener('click', () => show(at + 1));
  if (isAlone) {
    document.addEventListener('keydown', (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest('input, select, textarea')) return;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by && frames[at + by]) show(at + by);
    });
  }
  show(at);
}
