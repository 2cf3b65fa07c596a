//! A parsed file with the position of each part, for fault messages.

use super::FilePosition;
use super::model::{EventRecords, GameRecord, Part, Records, Seal};
use crate::Names;
use inkundla_core::referee::{ClockPolicy, Hash};

/// A parsed file, before verification.
#[derive(Default)]
pub(super) struct ParsedFile {
    pub(super) names: Option<Names>,
    pub(super) events: Vec<ParsedEvent>,
}

/// The counts that a file declares for an event, so that a loss is noticed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub(super) struct Holds {
    pub(super) games: usize,
    pub(super) statements: usize,
}

impl Holds {
    pub(super) fn of(event: &EventRecords) -> Holds {
        Holds {
            games: event.games.len(),
            statements: event.seals.len(),
        }
    }
}

pub(super) struct ParsedEvent {
    pub(super) place: FilePosition,
    pub(super) key: String,
    pub(super) name: String,
    pub(super) part: Part,
    pub(super) holds: Option<(FilePosition, Holds)>,
    pub(super) games: Vec<ParsedGame>,
    pub(super) seals: Vec<(FilePosition, Seal)>,
}

/// A parsed game. The lines above and below its entries are derived from them, and compared later.
pub(super) struct ParsedGame {
    pub(super) place: FilePosition,
    pub(super) game: GameRecord,
    pub(super) entries: Vec<FilePosition>,
    pub(super) texts: Vec<FilePosition>,
    pub(super) ruleset: Option<(FilePosition, String)>,
    pub(super) clock: Option<(FilePosition, ClockPolicy)>,
    pub(super) root: Option<(FilePosition, Hash)>,
    pub(super) result: Option<(FilePosition, String)>,
}

impl ParsedGame {
    pub(super) fn of(place: FilePosition, game: GameRecord) -> ParsedGame {
        ParsedGame {
            place,
            game,
            entries: Vec::new(),
            texts: Vec::new(),
            ruleset: None,
            clock: None,
            root: None,
            result: None,
        }
    }
}

impl ParsedFile {
    pub(super) fn records(self) -> Records {
        let event = |event: ParsedEvent| EventRecords {
            key: event.key,
            name: event.name,
            part: event.part,
            games: event.games.into_iter().map(|found| found.game).collect(),
            seals: event.seals.into_iter().map(|(_, seal)| seal).collect(),
        };
        Records {
            names: self.names.unwrap_or(Names::Alias),
            events: self.events.into_iter().map(event).collect(),
        }
    }
}
