//! A slide of a wall, and what it may show.

use crate::formats::table::Table;
use crate::pages::shared::public_link::PublicLink;
use crate::tournament::BoardNo;
use crate::view::game_view::PlayerStrip;
use crate::view::prizes::PrizeReading;
use crate::view::round_timer::TimerFace;
use inkundla_replay::board_svg::Drawing;

pub(super) struct Slide {
    pub(super) title: String,
    /// `page 2 of 3` if a list needs several slides.
    pub(super) number: Option<String>,
    pub(super) body: SlideBody,
    /// Sentences below the body.
    pub(super) notes: Vec<String>,
    /// Whether it is visible when the page loads.
    pub(super) is_shown: bool,
}

pub(super) enum SlideBody {
    /// The boards of a round; `sides` are the column headings.
    Boards {
        sides: [String; 2],
        rows: Vec<WallBoard>,
    },
    /// Tables side by side.
    Lists(Vec<Table>),
    /// Games on small boards.
    Games(Vec<WallGame>),
    /// A game on a large board.
    Game(Box<WallGame>),
    Podium(Vec<PodiumStep>),
    /// The prize-giving.
    Prizes(PrizeReading),
    /// The players who are not here yet: a sentence, and the names by school.
    Missing(String, Vec<MissingPlayers>),
    /// Large text, and milliseconds of a countdown.
    Words(String, Option<i64>),
    /// The timer of the round.
    Timer(TimerFace),
    /// A puzzle on a large board.
    Puzzle(Box<WallPuzzle>),
    /// The address of the public page.
    Link(PublicLink),
}

impl Slide {
    pub(super) fn of(title: String, body: SlideBody) -> Slide {
        Slide {
            title,
            number: None,
            body,
            notes: Vec::new(),
            is_shown: false,
        }
    }

    /// The same slide with the name of a section before its title.
    pub(super) fn in_section(self, section: &str) -> Slide {
        Slide {
            title: format!("{section} · {}", self.title),
            ..self
        }
    }

    /// A fingerprint of the content, without counters and clocks.
    pub(super) fn mark(&self) -> String {
        let body = match &self.body {
            SlideBody::Boards { rows, .. } => format!("{rows:?}"),
            SlideBody::Lists(lists) => format!("{lists:?}"),
            SlideBody::Games(games) => games.iter().map(WallGame::mark).collect(),
            SlideBody::Game(game) => game.mark(),
            SlideBody::Prizes(reading) => format!("{} of {}", reading.read, reading.left),
            SlideBody::Podium(steps) => format!("{steps:?}"),
            SlideBody::Missing(words, schools) => format!("{words}{schools:?}"),
            SlideBody::Words(words, _) => words.clone(),
            SlideBody::Timer(timer) => timer.mark.clone(),
            SlideBody::Puzzle(puzzle) => puzzle.position.clone(),
            SlideBody::Link(link) => link.short.clone(),
        };
        format!("{}{:?}{body}{:?}", self.title, self.number, self.notes)
    }
}

/// The players of a school who are not here yet.
#[derive(Debug)]
pub(super) struct MissingPlayers {
    /// The school; empty where it is unknown or not shown.
    pub(super) school: String,
    /// Their aliases.
    pub(super) players: Vec<String>,
}

pub(super) struct WallGame {
    pub(super) board: BoardNo,
    pub(super) drawing: Drawing,
    /// Accessible name of the board.
    pub(super) label: String,
    /// Both players, the second player above.
    pub(super) strips: [PlayerStrip; 2],
    /// The result as a score and as a sentence.
    pub(super) result: Option<(String, String)>,
    /// The number of turns played.
    pub(super) turn: String,
    pub(super) is_paused: bool,
    /// The number of the last entry that is shown.
    pub(super) seq: u32,
}

/// A puzzle.
pub(super) struct WallPuzzle {
    pub(super) drawing: Drawing,
    /// Accessible name of the board.
    pub(super) label: String,
    /// The task in words.
    pub(super) task: String,
    /// The position as text.
    pub(super) position: String,
}

impl WallGame {
    /// A fingerprint of the content, without clocks.
    pub(super) fn mark(&self) -> String {
        format!("{}:{}:{:?}", self.board.0, self.seq, self.result)
    }
}

#[derive(Debug)]
pub(super) struct PodiumStep {
    pub(super) rank: u16,
    /// More than one if the place is shared.
    pub(super) players: Vec<PodiumPlayer>,
}

#[derive(Debug)]
pub(super) struct PodiumPlayer {
    /// The alias.
    pub(super) name: String,
    /// The school; may be empty.
    pub(super) school: String,
    /// The points with their unit.
    pub(super) points: String,
}

/// A board in the list of boards.
#[derive(Debug)]
pub(super) struct WallBoard {
    /// The group, stage or match that begins with this board.
    pub(super) part: Option<String>,
    pub(super) number: u16,
    /// First and second player.
    pub(super) players: [WallPlayer; 2],
    /// The score, or the progress of the game.
    pub(super) state: String,
    /// The result as a sentence.
    pub(super) words: String,
    /// CSS class of the state.
    pub(super) class: &'static str,
}

#[derive(Debug)]
pub(super) struct WallPlayer {
    /// The alias.
    pub(super) name: String,
    /// The school; may be empty.
    pub(super) school: String,
    pub(super) has_won: bool,
}
