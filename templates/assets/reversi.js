// Reversi for a phone that is offline: continues the last known board.

import { setLaw } from './offline.js';

const WAYS = [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]];
const CENTRE = [27, 28, 35, 36];

class Position {
  constructor(board, law, text) {
    const [discs, mover] = text.split(' ');
    this.men = discs.split('');
    this.mover = Number(mover === 'O');
    this.names = board.names;
    this.law = law;
    const left = this.on('-');
    this.supply = [0, 1].map((side) => (side === this.mover ? Math.ceil(left / 2) : Math.floor(left / 2)));
  }

  on(letter) { return this.men.filter((man) => man === letter).length; }

  /** To place, on the board. */
  stock(side) { return { hand: this.supply[side], board: this.on('XO'[side]) }; }

  /** Whether the player to move gets a disc from the other. */
  isGiven() { return this.supply[this.mover] === 0 && this.supply[1 - this.mover] > 0 && this.places().length > 0; }

  /** The winner, -1 for a draw, and the clause; falsy while the game goes on. */
  verdict() {
    if (this.places().length > 0 || this.given().places().length > 0) return false;
    const [first, second] = [this.on('X'), this.on('O')];
    const why = Math.min(first, second) === 0 ? 'wipeout' : first + second === 64 ? 'full' : 'no-moves';
    return { winner: first === second ? -1 : Number(second > first), why };
  }

  /** Whether a red card can give the turn to the other player. */
  canGive() { return this.places().length > 0 && this.given().places().length > 0; }

  letter(at) { return this.men[at] === '-' ? '' : this.men[at]; }

  // The discs that are flipped when the player to move places one.
  turned(place) {
    const own = 'XO'[this.mover];
    const turned = [];
    for (const [dx, dy] of WAYS) {
      const row = [];
      for (let x = place % 8 + dx, y = (place >> 3) + dy; x >= 0 && x < 8 && y >= 0 && y < 8; x += dx, y += dy) {
        const at = 8 * y + x;
        if (this.men[at] === '-') break;
        if (this.men[at] === own) {
          turned.push(...row);
          break;
        }
        row.push(at);
      }
    }
    return turned;
  }

  places() {
    const free = CENTRE.filter((at) => this.men[at] === '-');
    if (this.law.start === 'free_centre' && free.length > 0) return free;
    return this.men.map((_, at) => at).filter((at) => this.men[at] === '-' && this.turned(at).length > 0);
  }

  turns() {
    const places = this.places();
    if (places.length === 0 && this.given().places().length > 0) return ['--'];
    return places.map((at) => this.names[at]);
  }

  play(turn) {
    const next = this.given();
    const at = this.names.indexOf(turn);
    if (at < 0) return next;
    next.men = this.men.slice();
    // A player without discs gets one from the other.
    const from = this.supply[this.mover] > 0 ? this.mover : next.mover;
    next.supply = this.supply.map((n, side) => n - Number(side === from && n > 0));
    for (const disc of this.turned(at).concat(at)) next.men[disc] = 'XO'[this.mover];
    return next;
  }

  given() { return Object.assign(Object.create(Position.prototype), this, { mover: 1 - this.mover }); }
}

setLaw(Position);
