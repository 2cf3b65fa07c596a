//! What the projector in the hall shows.

use crate::tournament::BoardNo;
use inkundla_core::codes;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The longest notice, in characters.
pub const LONGEST_NOTICE: usize = 200;
/// The longest name of a wall, in characters.
pub const LONGEST_NAME: usize = 40;
/// The most walls beside the first.
pub const MOST_WALLS: usize = 7;
/// How long a page of a wall may stay, in seconds.
pub const SECONDS: RangeInclusive<u16> = 5..=120;

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
    /// The address of the public page, to be scanned.
    Link,
}

codes!(Part {
    Boards = "boards",
    Games = "games",
    Names = "names",
    Standings = "standings",
    Schedule = "schedule",
    Clock = "clock",
    Link = "link",
});

/// What one projector shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Wall {
    /// By which its address names it; the first wall has 0.
    pub number: u16,
    /// What the organiser calls it; may be empty.
    pub name: String,
    /// What, in the order of [`Part::ALL`].
    pub parts: Vec<Part>,
    /// How long each page stays, in seconds.
    pub seconds: u16,
    /// Whether the names of schools are shown.
    pub schools: bool,
    /// Whether it is light on dark, for a dark hall.
    pub dark: bool,
    /// The board whose game alone is shown; without one all are.
    pub board: Option<BoardNo>,
    /// The boards whose games come first.
    pub pinned: Vec<BoardNo>,
}

/// Before anybody has chosen.
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

/// What the organiser has chosen to be shown.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Screen {
    /// A notice that every wall shows, and the public page; empty for none.
    pub notice: String,
    /// The wall that there always is. It is stored as it was when it was the only one.
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

    /// The wall of a number; the first one when it is gone.
    pub fn wall(&self, number: u16) -> &Wall {
        let mut all = self.all();
        all.find(|wall| wall.number == number)
            .unwrap_or(&self.first)
    }

    /// The number of the next wall: one that no wall has had since the last was taken away.
    pub fn next_number(&self) -> u16 {
        let highest = self.all().map(|wall| wall.number).max();
        highest.unwrap_or_default().saturating_add(1)
    }

    /// The field with a text that is too long, or with more walls than there may be.
    pub(super) fn too_long(&self) -> Option<&'static str> {
        if self.notice.chars().count() > LONGEST_NOTICE {
            return Some("notice");
        }
        let is_long = |wall: &Wall| wall.name.chars().count() > LONGEST_NAME;
        let is_too_much = self.all().any(is_long) || self.walls.len() > MOST_WALLS;
        is_too_much.then_some("name")
    }
}
