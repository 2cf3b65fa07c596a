//! What was read of a file, with the places where, for the faults.

use super::FilePosition;
use super::model::{EventRecords, GameRecord, Part, Records, Seal};
use crate::Names;
use inkundla_core::referee::{ClockPolicy, Hash};

/// What was found in a file, with the places where.
#[derive(Default)]
pub(super) struct ParsedFile {
    pub(super) is_old: bool,
    pub(super) names: Option<Names>,
    pub(super) events: Vec<ParsedEvent>,
}

/// What a file says that it has of an event: what was lost on the way is missed.
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
    /// How many games and statements the file says that there are.
    pub(super) holds: Option<(FilePosition, Holds)>,
    pub(super) games: Vec<ParsedGame>,
    pub(super) seals: Vec<(FilePosition, Seal)>,
}

/// What stands above and below the entries follows from them, and is compared.
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
