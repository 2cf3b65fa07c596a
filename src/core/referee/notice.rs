//! Sentences of the organiser to the players of a board, which they read in their own language.

use crate::codes;
use serde::{Deserialize, Serialize};

/// A sentence of the organiser.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notice {
    /// The organiser comes to the board.
    Coming,
    /// The players should play on.
    PlayOn,
    /// The players should be quiet.
    Quiet,
    /// The round ends soon.
    EndsSoon,
}

codes!(Notice {
    Coming = "coming",
    PlayOn = "play-on",
    Quiet = "quiet",
    EndsSoon = "ends-soon",
});
