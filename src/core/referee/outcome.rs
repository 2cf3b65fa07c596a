//! The outcome of a game and the ground for it.

use super::Offence;
use crate::rules::Side;
use serde::{Deserialize, Serialize};

/// What a game came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// A side has won.
    Won(Side),
    /// Neither has.
    Drawn,
    /// Nobody was there.
    NotPlayed,
}

/// By what a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum Ground {
    /// By a clause of the game's law.
    Law {
        /// Its stable name, see [`crate::rules::Reason::name`].
        clause: String,
    },
    /// Both players agreed.
    Agreement,
    /// The loser gave up.
    Resignation,
    /// The loser did not come, or nobody did.
    Absence,
    /// The umpire awarded the match (002:73).
    Award {
        /// What for.
        offence: Offence,
        /// Whether a lower step of the ladder was left out.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        skipped: bool,
    },
    /// The umpire or organiser decided, e.g. when the round's time was over.
    Adjudication {
        /// Why.
        reason: String,
    },
}
