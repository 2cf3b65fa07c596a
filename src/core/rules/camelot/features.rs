//! The parts of a position that an evaluation weighs. A square is its index in a grid of twelve files, rank by rank from White's
//! castle; sets of squares are bit masks of three words.

use super::board::FILES;
use super::position::{Camelot, Turn};
use super::turns::View;
use crate::rules::Side;

impl Camelot {
    /// The squares of a side's pieces.
    #[inline]
    pub fn piece_mask(&self, side: Side) -> [u64; 3] {
        self.pieces[side].words()
    }

    /// The squares of the knights of both sides.
    #[inline]
    pub fn knight_mask(&self) -> [u64; 3] {
        self.knights.words()
    }

    /// The number of ranks between a square and the castle that a side attacks.
    #[inline]
    pub fn ranks_to_go(side: Side, square: u8) -> i32 {
        let rank = i32::from(square) / i32::from(FILES);
        match side {
            Side::First => 15 - rank,
            Side::Second => rank,
        }
    }

    /// Whether the side to move has to capture (C-10).
    #[inline]
    pub fn must_capture_now(&self) -> bool {
        let view = View::of(self);
        view.must_capture(view.movers())
    }

    /// The number of moves inside the enemy castle that a side has made.
    #[inline]
    pub fn castle_moves_made(&self, side: Side) -> u8 {
        self.castle_moves[side]
    }
}

impl Turn {
    /// The square that the piece left, as an index of the grid.
    #[inline]
    pub fn from(&self) -> u8 {
        self.from
    }

    /// The square on which the piece arrived, as an index of the grid.
    #[inline]
    pub fn to(&self) -> u8 {
        self.to
    }

    /// The number of pieces captured.
    #[inline]
    pub fn captures(&self) -> u8 {
        self.captured.len()
    }

    /// The squares of the captured pieces.
    #[inline]
    pub fn captured_mask(&self) -> [u64; 3] {
        self.captured.words()
    }
}
