// The morabaraba family for a phone that is offline: continues the last known board. The server checks
// the result once it is reachable.

import { setLaw } from './offline.js';

const KINDS = ['C', 'H', 'W'];

class Position {
  constructor(board, law, text) {
    const [rings, mover, hands, gifts, quiet, bans] = text.split(' ');
    this.men = rings.replace(/\//g, '').split('');
    this.mover = mover - 1;
    this.hands = hands.split('/').map((hand) => hand.split('.').map(Number));
    this.gifts = Number(gifts);
    this.quiet = Number(quiet);
    this.bans = bans.split('/');
    this.law = law;
    this.names = board.names;
    this.edges = board.edges;
    this.near = board.names.map((_, at) => board.edges.filter((edge) => edge.includes(at)).map(([a, b]) => a + b - at));
    this.lines = lines(board, this.near, law);
  }

  /** In hand, on the board, lost. */
  stock(side) {
    const [hand, board] = [this.inHand(side), this.of(side).length];
    return { hand, board, lost: this.begun() - hand - board };
  }

  letter(at) { return this.men[at] === '.' ? '' : this.men[at]; }

  of(side) {
    const owner = (man) => (man === '.' ? -1 : Number(man > 'Z'));
    return this.men.map((_, at) => at).filter((at) => owner(this.men[at]) === side);
  }

  inHand(side) { return this.hands[side].reduce((sum, n) => sum + n); }

  begun() { return this.law.hand.split('.').reduce((sum, n) => sum + Number(n), 0); }

  lost(side) {
    const given = this.law.gift_counts === 'true' ? 0 : this.gifts > side;
    return this.stock(side).lost - given;
  }

  turns() {
    const { law, mover } = this;
    if (this.settled() || this.isQuiet()) return [];
    const [own, empty] = [this.of(mover), this.of(-1)];
    if (this.giver() >= 0) return own.map((at) => '~' + this.names[at]);
    const turns = [];
    if (this.inHand(mover) > 0) {
      this.hands[mover].forEach((n, kind) => {
        for (const at of n > 0 ? empty : []) this.shoot(turns, this.names[at] + (kind ? '=' + KINDS[kind] : ''), at, own);
      });
      return turns;
    }
    if (law.moving_begins === 'all_placed' && this.inHand(1 - mover) > 0) return ['--'];
    const flies = this.flies(mover);
    for (const from of own) {
      for (const to of empty.filter((at) => flies || this.near[from].includes(at))) {
        const others = own.filter((at) => at !== from);
        const way = this.names[from] + '-' + this.names[to];
        const isBanned = law.no_return === 'true' && this.bans[mover] === way && this.made(others, to) > 0;
        if (!isBanned) this.shoot(turns, way, to, others);
      }
    }
    return turns.length === 0 && law.immobile === 'pass' ? ['--'] : turns;
  }

  // The side that gives a cow away next, or -1.
  giver() {
    if (this.law.full_board !== 'gift') return -1;
    return this.gifts === 1 ? 1 : this.gifts === 0 && !this.men.includes('.') ? 0 : -1;
  }

  flies(side) { return this.law.fly_at === '3' && this.inHand(side) === 0 && this.of(side).length <= 3; }

  // The end of the game, apart from blocked players and quiet turns.
  settled() {
    const loser = [0, 1].find((side) => this.lost(side) >= this.law.win_lost);
    if (loser !== undefined) return { winner: 1 - loser, why: 'captured' };
    const isFull = this.law.full_board !== 'gift' && !this.men.includes('.');
    return isFull && { winner: this.law.full_board === 'draw' ? -1 : 1 - this.mover, why: 'full-board' };
  }

  /** The winner, -1 for a draw, and the clause; falsy while the game goes on. */
  verdict() {
    if (this.settled()) return this.settled();
    if (this.isQuiet()) return this.isStuck() || { winner: -1, why: 'quiet-moves' };
    return this.turns().length === 0 && this.isStuck();
  }

  // A blocked player who may not pass.
  isStuck() {
    const free = Object.assign(Object.create(Position.prototype), this, { quiet: 0 });
    return free.turns().length === 0 && { winner: this.law.immobile === 'draw' ? -1 : 1 - this.mover, why: 'blocked' };
  }

  /** Whether a red card can give the turn to the other player. */
  canGive() {
    return !this.verdict() && this.giver() < 0 && this.given().turns().some((turn) => turn !== '--');
  }

  // The number of mills of a man on a point.
  made(beside, to) {
    return this.lines.filter((line) => line.includes(to) && line.every((at) => at === to || beside.includes(at))).length;
  }

  // Whether turns without a shot are counted now, and whether the limit is reached.
  counts() {
    const isThree = (side) => this.inHand(side) + this.of(side).length === 3;
    return { either: isThree(0) || isThree(1), both: isThree(0) && isThree(1) }[this.law.quiet_when];
  }

  isQuiet() {
    const limit = this.law.quiet_moves * (this.law.quiet_unit === 'each' ? 2 : 1);
    return this.law.draws === 'automatic' && this.counts() && this.quiet >= limit;
  }

  // A placement or move with each choice of its shots.
  shoot(turns, act, to, beside) {
    const made = this.made(beside, to);
    const targets = made ? this.targets() : [];
    const most = Math.min(this.law.captures_per_move === 'one' ? 1 : made, targets.length);
    turns.push(...choices(targets, this.law.capture === 'optional' ? 0 : most, most, act));
  }

  targets() {
    const theirs = this.of(1 - this.mover);
    const isOpen = (at) => !this.lines.some((line) => line.includes(at) && line.every((other) => theirs.includes(other)));
    const open = theirs.filter(isOpen);
    const isAny = this.law.target === 'any' || (this.law.target === 'protected' && open.length === 0);
    return (isAny ? theirs : open).map((at) => this.names[at]);
  }

  play(turn) {
    const next = this.given();
    next.men = this.men.slice();
    next.hands = this.hands.map((hand) => hand.slice());
    next.bans = this.bans.slice();
    const at = (name) => this.names.indexOf(name);
    const [act, ...shots] = turn.split('x');
    const [from, to] = act.split('-');
    const [place, kind] = from.split('=');
    if (turn[0] === '~') {
      next.men[at(turn.slice(1))] = '.';
      next.gifts += 1;
    } else if (to) {
      const others = this.of(this.mover).filter((other) => other !== at(from));
      next.bans[this.mover] = [from, to].every((end) => this.made(others, at(end)) > 0) ? to + '-' + from : '-';
      next.men[at(to)] = this.men[at(from)];
      next.men[at(from)] = '.';
    } else if (place) {
      next.hands[this.mover][KINDS.indexOf(kind || 'C')] -= 1;
      next.men[at(place)] = this.mover ? (kind || 'C').toLowerCase() : kind || 'C';
    }
    if (turn[0] !== '~' && turn !== '--') next.quiet = this.counts() ? this.quiet + 1 : 0;
    for (const shot of shots) next.shot(at(shot));
    if (this.law.full_board === 'gift' && next.gifts === 0 && !next.men.includes('.')) next.mover = 0;
    return next;
  }

  // When a cow or its mill is gone, the ban on moving back is lifted.
  shot(at) {
    this.men[at] = '.';
    this.quiet = 0;
    const from = this.names.indexOf(this.bans[this.mover].split('-')[0]);
    const isBroken = this.law.no_return_intact === 'true' && from >= 0 && this.made(this.of(this.mover), from) === 0;
    if (from === at || isBroken) this.bans[this.mover] = '-';
  }

  /** The same board with the other player to move. */
  given() { return Object.assign(Object.create(Position.prototype), this, { mover: 1 - this.mover }); }
}

// Every set of targets of an allowed size, appended to the move.
function choices(targets, least, most, act) {
  const sets = least <= 0 ? [act] : [];
  if (most > 0) targets.forEach((at, n) => sets.push(...choices(targets.slice(n + 1), least - 1, most - 1, act + 'x' + at)));
  return sets;
}

// Three points on a straight line, where the rules count them.
function lines({ at, names }, near, law) {
  const lines = [];
  near.forEach((around, b) => around.forEach((a) => around.forEach((c) => {
    const [x, y] = [0, 1].map((axis) => at[a][axis] - at[c][axis]);
    const isStraight = a < c && at[a].every((_, axis) => at[a][axis] + at[c][axis] === 2 * at[b][axis]);
    const isCorner = x !== 0 && y !== 0;
    const endsInCentre = names[c] === 'C0';
    const counts = endsInCentre ? law.centre_long_mills === 'true' && !isCorner : !isCorner || law.diagonal_mills === 'true';
    if (isStraight && counts) lines.push([a, b, c]);
  })));
  return lines;
}

setLaw(Position);
