//! Gifts: on a board that is full, each player hands over a man of his own before the game goes on (G1-G4).

use crate::rules::Side;

/// The gifts made on a full board so far (G1-G4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Gifts {
    None,
    /// The first player has given, the second must.
    One,
    Both,
}

impl Gifts {
    /// The player who must give a man before the game continues (G1-G3).
    #[inline]
    pub(super) fn due(self, board_is_full: bool) -> Option<Side> {
        match self {
            Gifts::None if board_is_full => Some(Side::First), // G1, G2
            Gifts::One => Some(Side::Second),                  // G3
            Gifts::None | Gifts::Both => None,                 // G4
        }
    }

    /// The number of men that a side has given.
    #[inline]
    pub(super) fn given_by(self, side: Side) -> u8 {
        match (self, side) {
            (Gifts::None, _) | (Gifts::One, Side::Second) => 0,
            (Gifts::One, Side::First) | (Gifts::Both, _) => 1,
        }
    }

    /// The gifts after another one (G2, G3).
    #[inline]
    pub(super) fn and_one(self) -> Gifts {
        match self {
            Gifts::None => Gifts::One,
            Gifts::One | Gifts::Both => Gifts::Both,
        }
    }
}
