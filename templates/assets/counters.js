// What counts towards a draw, as in the Rust code: turns without a capture, and repetition. For Reversi the discs.

import { main, live, words, plural, sentence } from './parts.js';

const CAMELOT_QUIET = 100;
const SOON = 2;

/** The options of the ruleset. */
export const law = {};
for (const pair of main.dataset.law.split(' ')) law[pair.split('=')[0]] = pair.split('=')[1];

const keys = new WeakMap();
/** The key for repetition. */
export function key(here) {
  if (!keys.has(here)) {
    const { men, mover, hands, gifts, bans, castleMoves } = here;
    const ban = bans && law.no_return === 'true' ? bans[mover] : '';
    const used = law.repetition === 'board_only' ? '' : castleMoves;
    keys.set(here, [men.join(''), mover, hands && hands.join('/'), gifts, ban, used].join(' '));
  }
  return keys.get(here);
}

/** How often the last position of a game has come up. */
export function times({ trail }) {
  const last = key(trail[trail.length - 1].board);
  return trail.filter(({ board }) => key(board) === last).length;
}

/** How often a position draws the game; 0 for never. */
export function repetitionLimit({ castleMoves, hands }) {
  if (castleMoves) return law.camelot_draws === 'off' ? 0 : 3;
  return hands ? Number(law.repetition) || 0 : 0;
}

/** The turns without a capture and their limit; null while they are not counted. */
export function nearQuiet(here) {
  if (here.castleMoves) return law.camelot_draws === 'off' ? null : { n: here.quiet, limit: CAMELOT_QUIET, isEach: true };
  const isEach = law.quiet_unit === 'each';
  return here.hands && here.counts() ? { n: here.quiet, limit: law.quiet_moves * (isEach ? 2 : 1), isEach } : null;
}

/** The text of the button. */
export function short(here) {
  if (!here.hands && !here.castleMoves) return sentence('discsShort', discs(here));
  const quiet = nearQuiet(here);
  return quiet ? sentence(here.castleMoves ? 'quietShortCamelot' : 'quietShort', quiet) : words().quietNone;
}

function discs(here) {
  const [first, second] = [here.on('X'), here.on('O')];
  return { first, second, empty: 64 - first - second };
}

/** The sentences of the sheet. */
export function standing(now) {
  const here = now.trail[now.trail.length - 1].board;
  if (!here.hands && !here.castleMoves) return [sentence('discsNow', discs(here))];
  const quiet = nearQuiet(here);
  const [seen, limit] = [times(now), repetitionLimit(here)];
  const isOver = here.verdict && here.verdict();
  const lines = quiet || !isOver ? [quiet ? counted(here, quiet) : words().quietWaits] : [];
  if (limit > 0 && seen > 1) lines.push(sentence('seen', { n: seen, limit }));
  const at = now.trail.map((step, n) => Number(words().earlier || 0) + n);
  if (quiet && quiet.n > 0) {
    const began = now.trail.map(({ board }) => (nearQuiet(board) || { n: 0 }).n).lastIndexOf(0);
    lines.push(sentence('quietRests', { n: Math.max(0, quiet.limit - quiet.n), since: at[Math.max(0, began)] }));
  }
  if (limit > 0 && seen > 1) lines.push(sentence('seenAfter', { turns: at.filter((turn, n) => key(now.trail[n].board) === key(here)).join(', ') }));
  return lines;
}

function counted(here, { n, limit, isEach }) {
  if (!isEach) return sentence('quietPly', { n, limit });
  return plural(here.castleMoves ? 'quietEachCamelot' : 'quietEach', n, { limit: limit / 2 });
}

/** The warning that a counter is nearly full, or that a draw can be claimed; empty without one. */
export function warning(now) {
  const here = now.trail[now.trail.length - 1].board;
  const claim = law.draws === 'claim' ? 'Claim' : '';
  const quiet = nearQuiet(here);
  const left = quiet ? Math.max(0, quiet.limit - quiet.n) : Infinity;
  if (left <= SOON) return claim && left === 0 ? words().drawClaimable : plural('drawNearQuiet' + claim, left, {});
  const limit = repetitionLimit(here);
  const rest = Math.max(0, limit - times(now));
  if (limit === 0 || (rest > 1 && !nextRepeats(now, here, limit))) return '';
  return claim && rest === 0 ? words().drawClaimable : words()['drawNearRepetition' + claim];
}

// Whether some next turn leads to a position's last occurrence before the limit is full.
function nextRepeats({ trail }, here, limit) {
  const often = new Map();
  for (const { board } of trail) often.set(key(board), (often.get(key(board)) || 0) + 1);
  if (Math.max(...often.values()) + 1 < limit) return false;
  return here.turns().some((turn) => (often.get(key(here.play(turn))) || 0) + 1 >= limit);
}

/** Whether men of several kinds are placed. */
export const isTyped = () => live().classList.contains('typed');
