// What the laptop would say: the sentence of the moment, with what to say aloud, and the reason of a refusal. The
// same as prompts.rs, rule_events.rs and the decisions of the record.

import { main, live, words, sentence } from './parts.js';
import { isTyped, nearQuiet, repetitionLimit, warning } from './counters.js';

let board = null;
/** Begins with the functions of the board's own script. */
export function referee(lent) {
  board = lent;
  return { sentence: saying, refusal };
}

const nameOf = (side) => main.querySelector('.strip[data-side=' + (side ? 'second' : 'first') + '] .nm').textContent;
const camel = (id) => id.replace(/-(.)/g, (dash, letter) => letter.toUpperCase());
const last = ({ trail }) => trail[trail.length - 1].board;

// `calm` is the server's last sentence, for a state that has not changed since.
function saying(now, calm) {
  if (!words().sayPass) return '';
  if (now.over) return now.end ? ended(now.end) : calm;
  if (!now.isStarted) return calm;
  if (now.isPaused) return now.pause ? paused(now.pause) : calm;
  const here = last(now);
  const task = taskOf(here);
  const near = warning(now);
  // What is said aloud has a line of its own.
  const card = now.card ? sentence('sayAloud', { words: aloudCard(now.card) }) + '\n' : '';
  const names = { player: nameOf(here.mover), other: nameOf(1 - here.mover) };
  return card + events(now, task, near).concat(near || [], sentence(task, names)).join(' ');
}

function aloudCard({ side, card, offence }) {
  const player = nameOf(side);
  const shown = sentence('aloudCard', { player, card: words()[camel('aloud-' + card)], why: words()[camel('aloud-' + offence)] });
  return card === 'red' ? shown + ' ' + sentence('aloudTurnLost', { player }) : shown;
}

function paused({ reason, incident }) {
  if (incident) return words().sayPausedPlain + '\n' + sentence('sayAloud', { words: words()['aloudAt' + incident] });
  return reason ? sentence('sayPaused', { reason }) : words().sayPausedPlain;
}

/** The end of the game in words. */
export function ended({ winner, why, ground, offence, reason }) {
  const texts = words();
  const because = why ? texts[camel('clause-' + why)] : sentence('ground' + ground, { why: texts[camel('offence-' + offence)], reason });
  const id = winner >= 0 ? 'endWon' : winner === -1 ? 'endDrawn' : 'endNotPlayed';
  return sentence(id, { winner: winner >= 0 ? nameOf(winner) : '', why: because });
}

// The name of the text about the next task.
function taskOf(here) {
  const turns = here.turns();
  if (turns.join() === '--') return 'sayPass';
  if (here.hands) {
    if (turns.every((turn) => turn[0] === '~')) return 'sayGift';
    if (here.inHand(here.mover) > 0) return isTyped() ? 'sayPlaceKind' : 'sayPlace';
    return here.of(here.mover).length === 3 && turns.length > 12 ? 'sayFly' : 'sayFrom';
  }
  if (!here.castleMoves) return 'sayDisc';
  const isHome = (turn) => here.home.includes(here.names.indexOf(turn.match(/^[A-Z]\d+/)[0]));
  const isCapture = (turn) => turn.includes('x');
  if (turns.every(isHome)) return turns.every(isCapture) ? 'sayLeaveCapturing' : 'sayLeave';
  return turns.every(isCapture) ? 'sayCapture' : 'sayPiece';
}

// What the law has caused with the last turn.
function events(now, task, near) {
  const here = last(now);
  const before = now.trail.length > 1 ? now.trail[now.trail.length - 2].board : null;
  const told = [];
  const tell = (id, side) => told.push(sentence(id, { player: nameOf(side), other: nameOf(1 - side) }));
  if (here.hands) {
    const [giver, was] = [here.giver(), before ? before.giver() : -1];
    if (giver === 0) tell('ruleBoardFull', 0);
    else if (giver === 1) tell('ruleGiftDue', 1);
    else if (was >= 0) tell('ruleGiftsDone', here.mover);
    for (const side of [0, 1]) {
      const begins = here.flies(side) && !(before && before.flies(side));
      if (begins && !(task === 'sayFly' && side === here.mover)) tell('ruleFlying', side);
    }
  } else if (here.isGiven && here.isGiven()) tell('ruleDiscGiven', here.mover);
  return told.concat(count(here, before, near));
}

function count(here, before, near) {
  const [quiet, was] = [nearQuiet(here), before && nearQuiet(before)];
  if (!quiet) return [];
  const { n, limit, isEach } = quiet;
  if (!was && n === 0 && here.hands) return [sentence('ruleCountBegins' + (isEach ? 'Each' : ''), { limit: isEach ? limit / 2 : limit })];
  if (near || (was && was.n === n) || n * 2 < limit || n >= limit) return [];
  return [sentence(here.castleMoves ? 'ruleCountCamelot' : 'ruleCount', { n, limit })];
}

const ENDS = ['draw', 'resign', 'stopped', 'absent', 'both-absent'];
const IN_PLAY = ['clock', 'pause', 'resume', 'dispute', 'card', 'card-back', 'claim', 'adjust', 'illegal', 'redo', 'undo', 'draw', 'resign', 'stopped'];

// Why the server would refuse a form now; empty if it would not.
function refusal(form) {
  const now = board.predicted();
  if (!now || !words().refusalOver) return '';
  const fields = new URLSearchParams(form);
  const act = fields.get('act');
  const reason = byPhase(now, act, fields) || (act === 'card' || act === 'illegal' ? byCard(now, fields) : '');
  return reason && sentence('refusal' + reason.id, reason);
}

function byPhase(now, act, fields) {
  const no = (id) => ({ id });
  const wasSet = live().querySelector('#undo button:disabled') === null;
  if (now.over) {
    if (act === 'agree') return now.agreed.includes(fields.get('side')) ? no('AgreedAlready') : '';
    return act !== 'undo' && (IN_PLAY.concat(ENDS).includes(act) || act === 'turn' || act === 'start') ? no('Over') : '';
  }
  if (act === 'agree') return no('NotOver');
  if (act === 'start') return now.isStarted ? no('AlreadyStarted') : '';
  if (!now.isStarted) return IN_PLAY.includes(act) ? no('NotStarted') : '';
  if (now.isPaused && ['turn', 'redo', 'clock'].includes(act)) return no('Paused');
  if (now.isPaused && (act === 'dispute' || act === 'pause')) {
    const isExplained = act === 'pause' && fields.get('reason') && (now.pause ? now.pause.reason === '' : 'why' in live().dataset);
    return isExplained ? '' : no('Paused');
  }
  if (act === 'resume' && !now.isPaused) return no('NotPaused');
  if (act === 'undo' && !now.trail[now.trail.length - 1].turn && !wasSet) return no('NoTurnToTakeBack');
  if (act === 'redo' && now.undone.length === 0) return no('NoTurnToPlayAgain');
  if (act === 'card-back' && now.cards[Number(fields.get('side') === 'second')].length === 0) return no('NoCardToTakeBack');
  if (act !== 'claim') return '';
  if (fields.get('claim') === 'quiet-moves') return nearQuiet(last(now)) ? '' : no('NotCountedQuiet');
  return repetitionLimit(last(now)) > 0 ? '' : no('NotCountedRepetition');
}

function byCard(now, fields) {
  const side = Number(fields.get('side') === 'second');
  const here = last(now);
  const isIllegal = fields.get('act') === 'illegal';
  const card = !isIllegal ? fields.get('card') : fields.get('consequence') === 'card' ? board.nextStep(now, side, 'illegal-turn') : '';
  if (!isIllegal && fields.get('offence') === 'delay') {
    if (side !== here.mover) return { id: 'NotToMove' };
    const clock = main.querySelector('.clock');
    const [minutes, seconds] = clock && clock.textContent[0] !== '+' ? clock.textContent.split(':').map(Number) : [0, 0];
    if (minutes + seconds > 0) return { id: 'StillInTime', seconds: 60 * minutes + seconds };
    if (!clock && main.dataset.call) return { id: 'ClockNotCalled' };
  }
  if (card !== 'red') return '';
  if (side !== here.mover) return { id: 'RedOutOfTurn' };
  return here.canGive() ? '' : { id: 'NoTurnToGive' };
}
