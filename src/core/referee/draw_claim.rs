//! The clauses under which a player can claim a draw.

use crate::codes;
use serde::{Deserialize, Serialize};

/// A clause under which a draw can be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// Too many turns without a capture.
    QuietMoves,
    /// The same position occurred too often.
    Repetition,
}

// The codes are those of the stored form.
codes!(Claim {
    QuietMoves = "quiet-moves",
    Repetition = "repetition",
});
