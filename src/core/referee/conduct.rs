//! What an event decides about its umpires' work: ladders of cards, and what an illegal turn leads
//! to.

use super::{Ladder, Offence};
use crate::codes;
use serde::{Deserialize, Serialize};

/// What an event has decided about its umpires' work besides the clock. It
/// stands in the first entry of each record, so that a record explains itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Conduct {
    /// The ladder for turns against the law. That for delay is the source's own.
    pub illegal_turn: Ladder,
    /// The ladder for unfair or rude behaviour.
    pub misconduct: Ladder,
    /// The ladder for noise.
    pub noise: Ladder,
    /// The ladder for help from others.
    pub help: Ladder,
    /// What a turn against the law on the real board leads to.
    pub at_illegal_turn: Consequence,
    /// At this number of red cards of one player in the event the organiser is
    /// called; 0: never.
    pub reds_in_event: u8,
}

/// What a turn against the law on the real board leads to. It is always put back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Consequence {
    /// It is put back, and that is all (C-40).
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

/// What was wrong with a turn on the real board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Irregularity {
    /// Two turns running.
    MovedTwice,
    /// A man went where it may not go.
    WrongStep,
    /// A man was captured that may not be, or none was earned.
    WrongCapture,
    /// The other player's man was moved.
    WrongMan,
    /// Something else, in the umpire's words.
    Other(String),
}

impl Irregularity {
    /// Those with a name of their own.
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

impl Conduct {
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
        *self == Conduct::default()
    }
}
