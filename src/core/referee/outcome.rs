//! The outcome of a game and the ground for it.

use super::Offence;
use crate::rules::Side;
use serde::{Deserialize, Serialize};

/// The outcome of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// A side won.
    Won(Side),
    /// Neither side won.
    Drawn,
    /// Neither player came.
    NotPlayed,
}

/// The ground for an outcome.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum Ground {
    /// A clause of the game's law.
    Law {
        /// The stable name of the clause; see [`crate::rules::Reason::name`].
        clause: String,
    },
    /// Both players agreed.
    Agreement,
    /// The loser resigned.
    Resignation,
    /// The loser, or neither player, came.
    Absence,
    /// The umpire awarded the match (002:73).
    Award {
        /// The offence of the loser.
        offence: Offence,
        /// Whether a lower step of the ladder was skipped.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        skipped: bool,
    },
    /// The umpire or organiser decided, e.g. when the round's time was over.
    Adjudication {
        /// The reason.
        reason: String,
    },
}
