//! What the projector in the hall shows.

use crate::tournament::BoardNo;
use inkundla_core::codes;
use serde::{Deserialize, Serialize};

/// The longest notice, in characters.
pub const LONGEST_NOTICE: usize = 200;

/// A list that the projector can show.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The boards of the round, with how far each game is.
    Boards,
    /// The games that are being played, or a certain one, each on its board.
    Games,
    /// The children by name, each with its board.
    Names,
    /// Who stands where.
    Standings,
    /// When the rounds begin.
    Schedule,
    /// How long it is until the next round begins.
    Clock,
}

codes!(Part {
    Boards = "boards",
    Games = "games",
    Names = "names",
    Standings = "standings",
    Schedule = "schedule",
    Clock = "clock",
});

/// What the organiser has chosen to be shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Screen {
    /// What, in the order of [`Part::ALL`].
    pub parts: Vec<Part>,
    /// A notice that comes first; empty for none.
    pub notice: String,
    /// Whether the names of schools are shown.
    pub schools: bool,
    /// Whether it is light on dark, for a dark hall.
    pub dark: bool,
    /// The board whose game is shown; those being played without one.
    pub board: Option<BoardNo>,
}

/// Before anybody has chosen.
impl Default for Screen {
    fn default() -> Screen {
        Screen {
            parts: vec![Part::Boards, Part::Standings],
            notice: String::new(),
            schools: true,
            dark: false,
            board: None,
        }
    }
}
