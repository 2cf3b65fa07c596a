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

const CODES: [(PairingResult, &str); 8] = [
    (PairingResult::Won(Side::First), "1-0"),
    (PairingResult::Won(Side::Second), "0-1"),
    (PairingResult::Drawn, "1/2-1/2"),
    (PairingResult::Awarded(Side::First), "1-0 award"),
    (PairingResult::Awarded(Side::Second), "0-1 award"),
    (PairingResult::Forfeit(Side::First), "1-0 forfeit"),
    (PairingResult::Forfeit(Side::Second), "0-1 forfeit"),
    (PairingResult::DoubleForfeit, "0-0 forfeit"),
];

impl PairingResult {
    /// All results, the ones people enter most often in front.
    pub fn all() -> impl Iterator<Item = PairingResult> {
        CODES.iter().map(|(result, _)| *result)
    }

    /// The stable code, as kept in the store and written in CSV.
    pub fn code(self) -> &'static str {
        CODES
            .iter()
            .find(|(result, _)| *result == self)
            .map_or("", |(_, code)| code)
    }

    /// The result that a code means.
    pub fn by_code(code: &str) -> Option<PairingResult> {
        CODES
            .iter()
            .find(|(_, known)| *known == code)
            .map(|(result, _)| *result)
    }

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

impl ByeKind {
    const CODES: [(ByeKind, &'static str); 4] = [
        (ByeKind::Allocated, "bye"),
        (ByeKind::Full, "full"),
        (ByeKind::Half, "half"),
        (ByeKind::Absent, "absent"),
    ];

    /// The stable code, as kept in the store.
    pub fn code(self) -> &'static str {
        ByeKind::CODES
            .iter()
            .find(|(kind, _)| *kind == self)
            .map_or("", |(_, code)| code)
    }

    /// The kind that a code means.
    pub fn by_code(code: &str) -> Option<ByeKind> {
        ByeKind::CODES
            .iter()
            .find(|(_, known)| *known == code)
            .map(|(kind, _)| *kind)
    }
}
