//! Gifts: on a board that is full, each player hands over a man of his own before the game goes on (G1-G4).

use super::option_enum::FullBoard;
use super::position::Mill;
use crate::rules::Side;

/// The gifts made on a full board so far (G1-G4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Gifts {
    None,
    /// The first player has given, the second must.
    One,
    Both,
}

impl Mill {
    #[inline]
    pub(super) fn given(&self, side: Side) -> u8 {
        match (self.gifts, side) {
            (Gifts::None, _) | (Gifts::One, Side::Second) => 0,
            (Gifts::One, Side::First) | (Gifts::Both, _) => 1,
        }
    }

    /// The player who must give a man before the game continues (G1-G3).
    #[inline]
    pub(in crate::rules) fn gift_due(&self) -> Option<Side> {
        if self.sheet.full_board != FullBoard::Gift {
            return None;
        }
        match self.gifts {
            Gifts::None if self.empty().is_empty() => Some(Side::First), // G1, G2
            Gifts::One => Some(Side::Second),                            // G3
            Gifts::None | Gifts::Both => None,                           // G4
        }
    }

    /// Takes a man of the giver off the board (G2, G3).
    #[inline]
    pub(super) fn give(&mut self, at: u8) {
        self.remove(!self.to_move, at);
        self.gifts = match self.gifts {
            Gifts::None => Gifts::One,
            Gifts::One | Gifts::Both => Gifts::Both,
        };
    }
}
