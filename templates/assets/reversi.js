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
  }

  /** To place, on the board; only the server knows discs that a pass has handed over. */
  stock(side) {
    const left = this.men.filter((man) => man === '-').length;
    const hand = side === this.mover ? Math.ceil(left / 2) : Math.floor(left / 2);
    return { hand, board: this.men.filter((man) => man === 'XO'[side]).length };
  }

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
    for (const disc of this.turned(at).concat(at)) next.men[disc] = 'XO'[this.mover];
    return next;
  }

  given() { return Object.assign(Object.create(Position.prototype), this, { mover: 1 - this.mover }); }
}

setLaw(Position);
