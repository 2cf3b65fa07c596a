// The end of the game on a phone alone: who has won, what to say, and whether both players agree.

import { main, byId, live, words, sentence } from './parts.js';
import { ended } from './referee.js';

const SCORES = ['1 – 0', '0 – 1'];
let drawn = '';

/** Shows the end as long as only this phone knows it. `begun` is the number of turns that the server knows. */
export function end(board, begun) {
  const now = board.predicted();
  const over = now && now.end && board.box.queue.length > 0 && board.isAlone() ? now : null;
  const key = over ? JSON.stringify([over.end, over.agreed]) : '';
  if (key === drawn && (!key || main.querySelector('#end.own'))) return;
  drawn = key;
  main.querySelectorAll('#live>.own').forEach((part) => part.remove());
  if (over && byId('ending')) show(board, over, begun);
}

function show(board, now, begun) {
  const [first, second] = [...main.querySelectorAll('.strip .nm')].map(({ textContent }) => textContent).reverse();
  const { winner } = now.end;
  const made = byId('ending').content.cloneNode(true);
  const set = (css, text) => {
    const part = made.querySelector(css);
    if (part && text) part.textContent = text;
    else if (part) part.remove();
  };
  const score = SCORES[winner] || (winner === -1 ? '½ – ½' : '0 – 0');
  const turns = Math.max(begun, now.trail.length - 1) + Number(words().earlier || 0);
  const began = words().began === undefined ? board.box.queue[0].made : Date.now() - Number(words().began) - (performance.now() - Number(words().at));
  const seconds = Math.max(0, Math.floor((Date.now() - began) / 1000));
  const minutes = Math.floor(seconds / 60);
  const time = sentence(minutes ? 'lastedMinutes' : 'lastedSeconds', { n: minutes || seconds });
  const aloud = winner >= 0 ? sentence('endAloudWon', { player: [first, second][winner] }) : winner === -1 ? words().endAloudDrawn : '';
  const said = [aloud, words().nextRound].filter(Boolean).join(' ');
  set('h2', ended(now.end));
  set('.facts', sentence('endFacts', { first, score, second, turns, time }));
  set('.msg', said && sentence('sayAloud', { words: said }));
  for (const side of now.agreed) {
    const form = made.querySelector('#confirm form:has([value=' + side + '])');
    const pill = Object.assign(document.createElement('p'), { innerHTML: '<span class="pill ok"></span>' });
    pill.firstChild.textContent = sentence('confirmSaid', { player: side === 'second' ? second : first });
    if (form) form.replaceWith(pill);
  }
  const open = made.querySelector('#confirm .open');
  if (open && now.agreed.length > 1) open.textContent = words().aloneAgreed;
  live().querySelector('.acts').before(made);
}
