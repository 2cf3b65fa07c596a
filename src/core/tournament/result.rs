//! Results of pairings and kinds of byes.

use crate::codes;
use crate::rules::{BySide, Side};
use serde::{Deserialize, Serialize};

/// How a pairing came out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PairingResult {
    /// Played to its end and won by a side.
    Won(Side),
    /// Played and drawn.
    Drawn,
    /// Played and given to a side by the umpire.
    Awarded(Side),
    /// Not played: the other side was not there.
    Forfeit(Side),
    /// Not played: neither side was there.
    DoubleForfeit,
}

// Those that people enter most often come first.
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
    /// Who has won.
    pub fn winner(self) -> Option<Side> {
        match self {
            PairingResult::Won(side)
            | PairingResult::Awarded(side)
            | PairingResult::Forfeit(side) => Some(side),
            PairingResult::Drawn | PairingResult::DoubleForfeit => None,
        }
    }

    /// Whether the two have met: a forfeit is no meeting (C.04.2:3.5).
    pub fn is_meeting(self) -> bool {
        !matches!(
            self,
            PairingResult::Forfeit(_) | PairingResult::DoubleForfeit
        )
    }
}

/// A result with the men counted for each side, where the game was recorded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scored {
    /// How the pairing came out.
    pub result: PairingResult,
    /// Cows shot by each side; in Reversi the discs of each side at the end, empty
    /// squares with the winner's. `None` when nobody counted.
    pub shot: Option<BySide<u8>>,
}

/// Why an entrant has no opponent in a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ByeKind {
    /// No opponent was left: the bye of the pairing, worth [`super::Scoring::bye`].
    Allocated,
    /// Asked for or given by the organiser, worth a win.
    Full,
    /// Asked for or given by the organiser, worth a draw.
    Half,
    /// Absent: worth nothing.
    Absent,
}

codes!(ByeKind {
    Allocated = "bye",
    Full = "full",
    Half = "half",
    Absent = "absent",
});
