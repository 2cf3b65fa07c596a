//! Results of pairings and kinds of byes.

use crate::codes;
use crate::rules::{BySide, Side};
use serde::{Deserialize, Serialize};

/// The result of a pairing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PairingResult {
    /// Played to the end and won by a side.
    Won(Side),
    /// Played and drawn.
    Drawn,
    /// Played, and awarded to a side by the umpire.
    Awarded(Side),
    /// Not played: the other side was absent.
    Forfeit(Side),
    /// Not played: both sides were absent.
    DoubleForfeit,
}

// The most frequent results come first, as forms list them in this order.
codes!(PairingResult {
    Won(Side::First) = "1-0",
    Won(Side::Second) = "0-1",
    Drawn = "1/2-1/2",
    Awarded(Side::First) = "1-0 award",
    Awarded(Side::Second) = "0-1 award",
    Forfeit(Side::First) = "1-0 forfeit",
    Forfeit(Side::Second) = "0-1 forfeit",
    DoubleForfeit = "0-0 forfeit",
});

impl PairingResult {
    /// The winning side.
    pub fn winner(self) -> Option<Side> {
        match self {
            PairingResult::Won(side)
            | PairingResult::Awarded(side)
            | PairingResult::Forfeit(side) => Some(side),
            PairingResult::Drawn | PairingResult::DoubleForfeit => None,
        }
    }

    /// Whether the two have met; a forfeit is not a meeting (C.04.2:3.5).
    pub fn is_meeting(self) -> bool {
        !matches!(
            self,
            PairingResult::Forfeit(_) | PairingResult::DoubleForfeit
        )
    }
}

/// A result with the counted pieces of each side, if the game was recorded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scored {
    /// The result.
    pub result: PairingResult,
    /// Cows shot by each side; in Reversi the discs of each side at the end, empty
    /// squares with the winner's. `None` if not counted.
    pub shot: Option<BySide<u8>>,
}

/// Why an entrant has no opponent in a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ByeKind {
    /// The pairing-allocated bye, worth [`super::Scoring::bye`].
    Allocated,
    /// Requested, or given by the organiser, worth a win.
    Full,
    /// Requested, or given by the organiser, worth a draw.
    Half,
    /// Absent, worth 0 points.
    Absent,
}

codes!(ByeKind {
    Allocated = "bye",
    Full = "full",
    Half = "half",
    Absent = "absent",
});
