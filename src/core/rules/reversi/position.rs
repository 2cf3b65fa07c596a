//! A position of Reversi, and the effect of a turn.

use super::board::{self, Square, bit};
use super::rows::Rows;
use super::rule_sheet::{RuleSheet, Start};
use crate::rules::{Board, BySide, Side};

/// d4, e4, d5 and e5.
const CENTRE: u64 = 0x18_1800_0000;

/// A position of Reversi.
#[derive(Clone, Copy, Debug)]
pub struct Reversi {
    pub(super) sheet: RuleSheet,
    pub(super) to_move: Side,
    /// The discs that show the colour of the side to move, one bit per square.
    pub(super) own: u64,
    /// The discs that show the other colour.
    pub(super) opposing: u64,
    /// the number of discs that the side to move has not placed yet.
    pub(super) own_supply: u8,
    pub(super) opposing_supply: u8,
}

/// A ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Place a disc and turn the outflanked discs.
    Place {
        /// The index of the square.
        at: u8,
        /// The squares that show the wrong colour afterwards. R-11
        wrong: u64,
    },
    /// Pass, because no disc outflanks anything. R-08
    Pass,
}

impl Reversi {
    /// The starting position.
    pub fn start(sheet: RuleSheet) -> Reversi {
        let (main, other) = (bit(27) | bit(36), bit(28) | bit(35));
        let (first, second) = match sheet.start {
            Start::Standard => (other, main),
            Start::Mirrored => (main, other),
            Start::FreeCentre => (0, 0),
        };
        Reversi::of(sheet, Side::First, BySide { first, second })
    }

    /// The board of the game.
    pub fn board() -> &'static Board {
        &board::BOARD
    }

    /// the discs not placed yet are divided as if nobody had passed; the
    /// side to move has the odd one.
    pub(super) fn of(sheet: RuleSheet, to_move: Side, placed: BySide<u64>) -> Reversi {
        let left = (placed.first | placed.second).count_zeros() as u8;
        Reversi {
            sheet,
            to_move,
            own: placed[to_move],
            opposing: placed[!to_move],
            own_supply: left.div_ceil(2),
            opposing_supply: left / 2,
        }
    }

    #[inline]
    pub(super) fn discs(&self, side: Side) -> u64 {
        if side == self.to_move {
            self.own
        } else {
            self.opposing
        }
    }

    #[inline]
    pub(super) fn occupied(&self) -> u64 {
        self.own | self.opposing
    }

    #[inline]
    pub(super) fn rows(&self) -> Rows {
        Rows::of(self.own, self.opposing)
    }

    /// the squares on which the side to move may place a disc.
    #[inline]
    pub(super) fn squares(&self) -> u64 {
        self.squares_by(&self.rows())
    }

    #[inline]
    pub(super) fn squares_by(&self, rows: &Rows) -> u64 {
        if self.must_outflank() {
            rows.moves() & !self.occupied()
        } else {
            CENTRE & !self.occupied()
        }
    }

    /// B-01: the four discs of a free centre outflank nothing.
    #[inline]
    pub(super) fn must_outflank(&self) -> bool {
        self.sheet.start != Start::FreeCentre || self.occupied() & CENTRE == CENTRE
    }

    #[inline]
    pub(super) fn outflanked(&self, at: Square) -> u64 {
        self.rows().outflanked(at)
    }

    /// The same board with the other side to move.
    #[inline]
    pub(super) fn passed(&self) -> Reversi {
        Reversi {
            sheet: self.sheet,
            to_move: !self.to_move,
            own: self.opposing,
            opposing: self.own,
            own_supply: self.opposing_supply,
            opposing_supply: self.own_supply,
        }
    }

    /// if the side to move cannot move, whether the game is over, not just passed.
    #[inline]
    pub(super) fn is_over(&self) -> bool {
        self.passed().squares() == 0
    }

    /// places a disc and turns others. R-11: the squares of `wrong`
    /// show the wrong colour afterwards.
    #[inline]
    pub(super) fn place(&self, at: Square, turned: u64, wrong: u64) -> Reversi {
        // a player without discs gets one from the opponent.
        let (own_placed, opponents_placed) = match self.own_supply {
            0 => (0, u8::from(self.opposing_supply > 0)),
            _ => (1, 0),
        };
        Reversi {
            sheet: self.sheet,
            to_move: !self.to_move,
            own: (self.opposing & !turned) ^ wrong,
            opposing: (self.own | turned | bit(at)) ^ wrong,
            own_supply: self.opposing_supply - opponents_placed,
            opposing_supply: self.own_supply - own_placed,
        }
    }

    pub(super) fn count(&self) -> BySide<u8> {
        BySide::from_fn(|side| self.discs(side).count_ones() as u8)
    }
}
