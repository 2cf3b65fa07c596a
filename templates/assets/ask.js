// Asks for confirmation before one tap ends a game, with both names in the question.

import { main, words, sentence, closeSheet } from './parts.js';

const ASKED = ['resign', 'absent', 'award', 'draw', 'both-absent', 'stopped'];

main.addEventListener('click', (event) => {
  const button = event.target.closest('.sheet form button');
  if (!button || !words().askResign) return;
  const { form } = button;
  const act = button.value || (form.elements.act || {}).value;
  const sheet = button.closest('.sheet');
  if (!ASKED.includes(act) || sheet.classList.contains('asking')) return;
  event.preventDefault();
  const strips = [...main.querySelectorAll('.strip')].sort(({ dataset }) => (dataset.side === form.elements.side.value ? -1 : 1));
  const [loser, winner] = strips.map((strip) => strip.querySelector('.nm').textContent);
  const question = document.createElement('div');
  question.className = 'question';
  question.setAttribute('role', 'alertdialog');
  const text = document.createElement('p');
  const own = 'ask' + act[0].toUpperCase() + act.slice(1);
  text.textContent = sentence(own in words() ? own : 'askEnd', { loser, winner, what: button.textContent.trim(), words: words().aloudDraw });
  const answer = (word, way) => {
    const one = document.createElement('button');
    Object.assign(one, { type: 'button', textContent: word, className: way });
    one.addEventListener('click', () => {
      if (way) button.click();
      close();
      // A question that is not answered leaves no other behind it.
      closeSheet();
    });
    return one;
  };
  const close = () => {
    question.remove();
    sheet.classList.remove('asking');
  };
  sheet.parentNode.addEventListener('toggle', close, { once: true });
  const no = answer(words().cancel, '');
  question.append(text, no, answer(words().askYes, 'danger'));
  question.setAttribute('aria-label', text.textContent);
  sheet.classList.add('asking');
  sheet.append(question);
  no.focus();
});
