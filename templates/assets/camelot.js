// Camelot for a phone that is offline: continues the last known board. The server checks the result once
// it is reachable.

import { setLaw } from './offline.js';

// In the order of the squares, so that the same one of several equal paths is listed.
const WAYS = [[-1, 1], [0, 1], [1, 1], [-1, 0], [1, 0], [-1, -1], [0, -1], [1, -1]];
const CASTLES = [[0, 1], [158, 159]];
const QUIET = 100;

class Position {
  constructor(board, law, text) {
    const [ranks, mover, castleMoves, quiet] = text.split(' ');
    const empty = (n) => '.'.repeat(Number(n));
    this.men = ranks.replace(/\d+/g, empty).split('/').reverse().join('').split('');
    this.mover = Number(mover === 'b');
    this.castleMoves = castleMoves.split('').map(Number);
    this.quiet = Number(quiet);
    // Only options that differ from the defaults.
    this.law = law;
    this.names = board.names;
    this.beside = board.beside;
  }

  /** Knights, men, lost. */
  stock(side) {
    const all = this.of(side);
    const knights = all.filter((at) => 'Nn'.includes(this.men[at])).length;
    return { knights, men: all.length - knights, lost: 14 - all.length };
  }

  letter(at) { return this.men[at] === '.' ? '' : this.men[at]; }

  isEmpty(at) { return this.men[at] === '.'; }
  isOf(side, at) { return !this.isEmpty(at) && Number(this.men[at] > 'Z') === side; }
  of(side) { return this.men.map((_, at) => at).filter((at) => this.isOf(side, at)); }
  get home() { return CASTLES[this.mover]; }
  get goal() { return CASTLES[1 - this.mover]; }

  // A leap from a square over a man of a side to a free square.
  leaps(at, side, isFree) {
    if (this.goal.includes(at)) return [];
    const leaps = WAYS.map((way) => ({ over: this.beside(at, way), land: this.beside(at, way, 2) }));
    return leaps.filter(({ over, land }) => over >= 0 && land >= 0 && this.isOf(side, over) && isFree(land));
  }

  jumps(at, from, taken) {
    const isFree = (land) => this.isEmpty(land) || (land === from && this.law.jump_origin !== 'blocked');
    return this.leaps(at, 1 - this.mover, isFree).filter(({ over }) => !taken.includes(over));
  }

  // The end of the game by the pieces on the board.
  settled() {
    const winner = [0, 1].find((side) => CASTLES[1 - side].every((at) => this.isOf(side, at)));
    if (winner !== undefined) return { winner, why: 'castle' };
    const [first, second] = [0, 1].map((side) => this.of(side).length);
    const isLone = this.law.material !== undefined && Math.min(first, second) === 0;
    if (first < 2 && second < 2 && !isLone) return { winner: -1, why: 'material' };
    return Math.min(first, second) === 0 && { winner: Number(first === 0), why: 'captured' };
  }

  isFifty() { return this.law.camelot_draws !== 'off' && this.law.draws !== 'claim' && this.quiet >= QUIET; }

  /** The winner, -1 for a draw, and the clause; falsy while the game goes on. */
  verdict() { return this.settled() || this.stuck() || (this.isFifty() && { winner: -1, why: 'fifty' }); }

  stuck() {
    const winner = 1 - this.mover;
    const isWon = this.of(winner).length >= 2 || this.law.stalemate_min_pieces !== undefined;
    return this.moves().length === 0 && (isWon ? { winner, why: 'stalemate' } : { winner: -1, why: 'stalemate-material' });
  }

  /** Whether a red card can give the turn to the other player. */
  canGive() { return !this.verdict() && !this.given().stuck(); }

  turns() { return this.settled() || this.isFifty() ? [] : this.moves(); }

  moves() {
    const own = this.of(this.mover);
    const bound = own.filter((at) => this.home.includes(at));
    const turns = this.turnsOf(bound.length > 0 ? bound : own);
    return turns.length === 0 && this.law.castle_duty === 'lapses_if_blocked' ? this.turnsOf(own) : turns;
  }

  turnsOf(movers) {
    const { law, goal } = this;
    const mustJump = movers.some((at) => this.jumps(at, at, []).length > 0);
    const mayChange = (!mustJump || law.castle_move_precedence === 'free') && this.castleMoves[this.mover] < 2;
    const turns = [];
    for (const from of movers) {
      if (goal.includes(from)) {
        if (mayChange) turns.push(...goal.filter((to) => this.isEmpty(to)).map((to) => this.text([from, to])));
        continue;
      }
      if (!mustJump) turns.push(...this.steps(from));
      turns.push(...this.captures(from));
    }
    return turns;
  }

  text(path, jumped) { return path.map((at, n) => (n ? (n > path.length - 1 - (jumped || 0) ? 'x' : '-') : '') + this.names[at]).join(''); }

  steps(from) {
    const isOpen = (at) => this.isEmpty(at) && !this.home.includes(at);
    const steps = WAYS.map((way) => this.beside(from, way)).filter((to) => to >= 0 && isOpen(to)).map((to) => [from, to]);
    const isKnight = this.men[from].toUpperCase() === 'N';
    const isShunned = (at) => isKnight && this.jumps(at, from, []).length > 0;
    const shunning = this.law.knight_exposed === 'final_only' ? () => false : isShunned;
    const mayStop = (path) => isOpen(path[path.length - 1]) && !isShunned(path[path.length - 1]);
    return steps.concat(this.rides(from, shunning).slice(1).filter(mayStop)).map((path) => this.text(path));
  }

  // Canters: the shortest path to each square; the first square counts as empty.
  rides(from, isShunned) {
    const seen = [from];
    const rides = [[from]];
    const isClosed = (at) => this.law.own_castle_transit !== 'allowed' && this.home.includes(at);
    for (const path of rides) {
      const isFree = (at) => this.isEmpty(at) && !seen.includes(at) && !isClosed(at) && !isShunned(at);
      for (const { land } of this.leaps(path[path.length - 1], this.mover, isFree)) {
        if (seen.includes(land)) continue;
        seen.push(land);
        rides.push(path.concat(land));
      }
    }
    return rides;
  }

  captures(from) {
    const isKnight = this.men[from].toUpperCase() === 'N';
    const turns = new Map();
    const isHome = (at) => this.home.includes(at);
    const mayEnter = (path, taken, land) => this.law.reentry !== 'forbidden' || !isHome(land) || !path.slice(path.length - taken.length).some(isHome);
    const jump = (path, taken) => {
      const jumps = this.jumps(path[path.length - 1], from, taken).filter(({ land }) => mayEnter(path, taken, land));
      for (const { over, land } of jumps) jump(path.concat(land), taken.concat(over));
      const key = path[path.length - 1] + ' ' + taken.slice().sort().join(' ');
      if (jumps.length === 0 && taken.length > 0 && !turns.has(key)) turns.set(key, this.text(path, taken.length));
    };
    for (const path of isKnight ? this.rides(from, () => false) : [[from]]) jump(path, []);
    return [...turns.values()];
  }

  play(turn) {
    const next = this.given();
    next.men = this.men.slice();
    const path = turn.split(/[-x]/).map((name) => this.names.indexOf(name));
    const man = this.men[path[0]];
    next.men[path[0]] = '.';
    (turn.match(/[-x]/g) || []).forEach((sign, n) => {
      if (sign === 'x') next.men[WAYS.map((way) => [this.beside(path[n], way), this.beside(path[n], way, 2)]).find(([, land]) => land === path[n + 1])[0]] = '.';
    });
    next.men[path[path.length - 1]] = man;
    const isChange = this.goal.includes(path[0]);
    if (isChange) {
      next.castleMoves = this.castleMoves.slice();
      next.castleMoves[this.mover] += 1;
    }
    const enters = this.goal.includes(path[path.length - 1]) && !(isChange && this.law.castle_move_resets === 'no');
    next.quiet = enters || turn.includes('x') ? 0 : this.quiet + 1;
    return next;
  }

  given() {
    const quiet = this.quiet + Number(this.law.forfeit_counts !== 'no');
    return Object.assign(Object.create(Position.prototype), this, { mover: 1 - this.mover, quiet });
  }
}

setLaw(Position);
