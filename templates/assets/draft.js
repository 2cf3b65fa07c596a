// The first tap on a player of a draft selects, the second one swaps, without loading a page in between. So does
// dragging a player onto another one.

const seats = () => [...document.querySelectorAll('.swaps')];

function pick(chosen) {
  for (const seat of seats()) {
    const isPicked = seat === chosen;
    seat.setAttribute('form', chosen && !isPicked ? 'exchange' : 'pick');
    if (isPicked) seat.removeAttribute('name');
    else seat.name = chosen ? 'other' : 'pick';
    if (isPicked) seat.setAttribute('aria-pressed', 'true');
    else seat.removeAttribute('aria-pressed');
    seat.value = seat.id.slice(1);
  }
  document.querySelector('#exchange [name=one]').value = chosen ? chosen.value : '';
  const bar = document.getElementById('picking');
  bar.querySelector('b').textContent = chosen ? chosen.querySelector('b').textContent : '';
  bar.hidden = !chosen;
}

document.addEventListener('submit', (event) => {
  if (event.target.id !== 'pick') return;
  event.preventDefault();
  const seat = event.submitter;
  pick(seat && seat.name === 'pick' ? seat : null);
});
const seatAt = (event) => event.target.closest('.swaps');
document.addEventListener('dragstart', (event) => {
  const seat = seatAt(event);
  if (!seat) return;
  event.dataTransfer.setData('text/plain', seat.textContent);
  pick(seat);
});
document.addEventListener('dragover', (event) => {
  const seat = seatAt(event);
  if (seat && seat.name === 'other') event.preventDefault();
});
document.addEventListener('drop', (event) => {
  const seat = seatAt(event);
  if (!seat || seat.name !== 'other') return;
  event.preventDefault();
  seat.click();
});
document.addEventListener('dragend', () => pick(null));
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !document.getElementById('picking').hidden) pick(null);
});
