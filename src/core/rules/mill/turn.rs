//! A turn.

use super::hand::Kind;
use super::points::Points;

/// A whole turn: an act and the cows shot with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    pub(super) act: Act,
    pub(super) shots: Points,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Act {
    /// Place a man from the hand.
    Place { at: u8, kind: Kind },
    /// Walk or fly.
    Move { from: u8, to: u8 },
    /// Give a man to the opponent (*ilobolo*).
    Gift { at: u8 },
    /// Pass, because the player cannot move.
    Pass,
}

impl Act {
    /// The turn without shots.
    pub(super) const fn alone(self) -> Turn {
        Turn {
            act: self,
            shots: Points::NONE,
        }
    }
}
