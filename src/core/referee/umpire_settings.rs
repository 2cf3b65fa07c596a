//! The settings of an event for its umpires: card ladders and the consequence of illegal turns.

use super::{Ladder, Offence};
use crate::codes;
use serde::{Deserialize, Serialize};

/// The settings of an event for its umpires, besides the clock. The first entry of
/// each record contains them, so that the record is self-contained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct UmpireSettings {
    /// The ladder for illegal turns. (The law itself sets the ladder for delay.)
    pub illegal_turn: Ladder,
    /// The ladder for unfair or rude behaviour.
    pub misconduct: Ladder,
    /// The ladder for noise.
    pub noise: Ladder,
    /// The ladder for help from others.
    pub help: Ladder,
    /// The consequence of an illegal turn on the real board.
    pub at_illegal_turn: Consequence,
    /// The number of a player's red cards in the event at which the organiser is
    /// called; 0: never.
    pub reds_in_event: u8,
    /// Whether players who record themselves may take turns back by agreement.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub take_backs: bool,
}

/// The consequence of an illegal turn on the real board, which is always put back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Consequence {
    /// None besides putting it back (C-40).
    #[default]
    PutBack,
    /// A spoken warning.
    Warning,
    /// The next card of the ladder.
    Card,
    /// The match is awarded to the opponent.
    Loss,
}

// The mildest comes first. The codes are those of the stored form.
codes!(Consequence {
    PutBack = "put-back",
    Warning = "warning",
    Card = "card",
    Loss = "loss",
});

/// The fault of a turn on the real board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Irregularity {
    /// Two turns in a row.
    MovedTwice,
    /// A man moved to a point that it may not move to.
    WrongStep,
    /// A man was captured that may not be, or without a right to capture.
    WrongCapture,
    /// The other player's man was moved.
    WrongMan,
    /// Another fault, in the umpire's words.
    Other(String),
}

impl Irregularity {
    /// The variants without text.
    pub const NAMED: [Irregularity; 4] = [
        Irregularity::MovedTwice,
        Irregularity::WrongStep,
        Irregularity::WrongCapture,
        Irregularity::WrongMan,
    ];

    /// The stable name, as in the stored form.
    pub fn name(&self) -> &'static str {
        match self {
            Irregularity::MovedTwice => "moved-twice",
            Irregularity::WrongStep => "wrong-step",
            Irregularity::WrongCapture => "wrong-capture",
            Irregularity::WrongMan => "wrong-man",
            Irregularity::Other(_) => "other",
        }
    }
}

impl UmpireSettings {
    /// The ladder for an offence.
    pub fn ladder(&self, offence: Offence) -> Ladder {
        match offence {
            Offence::Delay => Ladder::Yellow, // 002:71-73
            Offence::IllegalTurn => self.illegal_turn,
            Offence::Misconduct => self.misconduct,
            Offence::Noise => self.noise,
            Offence::Help => self.help,
        }
    }

    pub(super) fn is_usual(&self) -> bool {
        *self == UmpireSettings::default()
    }
}
