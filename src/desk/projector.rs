//! The contents of the projectors in the hall.

use crate::tournament::BoardNo;
use inkundla_core::codes;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Length limit of a notice, in characters.
pub const LONGEST_NOTICE: usize = 200;
/// Length limit of the words of thanks, in characters.
pub const LONGEST_THANKS: usize = 400;
/// Length limit of the name of a wall, in characters.
pub const LONGEST_NAME: usize = 40;
/// Maximum number of walls besides the first.
pub const MOST_WALLS: usize = 7;
/// Duration of one page of a wall, in seconds.
pub const SECONDS: RangeInclusive<u16> = 5..=120;

/// A list that the projector can show.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// While check-in is open: who is not here yet.
    Missing,
    /// The boards of the round, with the state of each game.
    Boards,
    /// The positions of the running games, or of one board.
    Games,
    /// The players by name, each with their board.
    Names,
    /// The standings.
    Standings,
    /// The start of each round.
    Schedule,
    /// The time until the next round begins.
    Clock,
    /// While no game is played: a puzzle of the event's game, another one each hour.
    Puzzle,
    /// The address of the public page as a QR code.
    Link,
}

codes!(Part {
    Missing = "missing",
    Boards = "boards",
    Games = "games",
    Names = "names",
    Standings = "standings",
    Schedule = "schedule",
    Clock = "clock",
    Puzzle = "puzzle",
    Link = "link",
});

/// The contents of one projector.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Wall {
    /// Its number in addresses; the first wall has 0.
    pub number: u16,
    /// The organiser's name for it; may be empty.
    pub name: String,
    /// The lists, in the order of [`Part::ALL`].
    pub parts: Vec<Part>,
    /// Duration of each page, in seconds.
    pub seconds: u16,
    /// Whether the names of schools are shown.
    pub schools: bool,
    /// Whether it has light text on a dark background, for a dark hall.
    pub dark: bool,
    /// The only board whose game is shown; `None` for all.
    pub board: Option<BoardNo>,
    /// The boards whose games are shown first.
    pub pinned: Vec<BoardNo>,
}

impl Default for Wall {
    fn default() -> Wall {
        Wall {
            number: 0,
            name: String::new(),
            parts: vec![Part::Boards, Part::Standings],
            seconds: 12,
            schools: true,
            dark: false,
            board: None,
            pinned: Vec::new(),
        }
    }
}

/// The contents of all projectors, and the words for everybody.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Screen {
    /// A notice on every wall and on the public page; empty for none.
    pub notice: String,
    /// The organiser's words of thanks with the final results; empty for the usual ones.
    pub thanks: String,
    /// The number of prizes that are read, the last one first, while the prize-giving goes on. Walls then
    /// show nothing else.
    pub prizes_read: Option<u16>,
    /// The wall that always exists. It is stored flat, as when there was only one wall.
    #[serde(flatten)]
    pub first: Wall,
    /// The other walls.
    pub walls: Vec<Wall>,
}

impl Screen {
    /// A screen with one wall that shows these parts.
    #[must_use]
    pub fn showing(parts: &[Part]) -> Screen {
        Screen {
            first: Wall {
                parts: parts.to_vec(),
                ..Wall::default()
            },
            ..Screen::default()
        }
    }

    /// All walls, the first one first.
    pub fn all(&self) -> impl Iterator<Item = &Wall> {
        std::iter::once(&self.first).chain(&self.walls)
    }

    /// The wall of a number; the first one when it was removed.
    pub fn wall(&self, number: u16) -> &Wall {
        let mut all = self.all();
        all.find(|wall| wall.number == number)
            .unwrap_or(&self.first)
    }

    /// The number of the next wall, higher than those of all present walls.
    pub fn next_number(&self) -> u16 {
        let highest = self.all().map(|wall| wall.number).max();
        highest.unwrap_or_default().saturating_add(1)
    }

    /// The field with a text that is too long or with too many walls.
    pub(super) fn too_long(&self) -> Option<&'static str> {
        if self.notice.chars().count() > LONGEST_NOTICE {
            return Some("notice");
        }
        if self.thanks.chars().count() > LONGEST_THANKS {
            return Some("thanks");
        }
        let is_long = |wall: &Wall| wall.name.chars().count() > LONGEST_NAME;
        let is_too_much = self.all().any(is_long) || self.walls.len() > MOST_WALLS;
        is_too_much.then_some("name")
    }
}
