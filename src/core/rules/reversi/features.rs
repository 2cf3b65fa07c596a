//! The parts of a position that an evaluation weighs, as bit masks: bit 0 is `a1`, bit 63 `h8`.

use super::position::{Reversi, Turn};
use super::rows::Rows;

impl Reversi {
    /// The discs that show the colour of the side to move.
    #[inline]
    pub fn own_mask(&self) -> u64 {
        self.own
    }

    /// The discs that show the other colour.
    #[inline]
    pub fn opposing_mask(&self) -> u64 {
        self.opposing
    }

    /// The squares on which the side to move may place a disc.
    #[inline]
    pub fn legal_mask(&self) -> u64 {
        self.squares()
    }

    /// Whether only discs that outflank may be placed: always but for the first four discs of a free centre.
    #[inline]
    pub fn outflanks_only(&self) -> bool {
        self.must_outflank()
    }

    /// The empty squares on which a disc outflanks at least one, for any two sets of discs.
    #[inline]
    pub fn outflanking_squares(own: u64, opposing: u64) -> u64 {
        Rows::of(own, opposing).moves() & !(own | opposing)
    }

    /// The discs that a disc placed on an empty square turns, for any two sets of discs.
    #[inline]
    pub fn turned_discs(own: u64, opposing: u64, square: u8) -> u64 {
        Rows::of(own, opposing).outflanked(square)
    }
}

impl Turn {
    /// The square of the disc placed; `None` for a pass.
    #[inline]
    pub fn square(&self) -> Option<u8> {
        match self {
            Turn::Place { at, .. } => Some(*at),
            Turn::Pass => None,
        }
    }
}
