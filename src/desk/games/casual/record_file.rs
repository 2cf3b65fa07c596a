//! The record of a game outside of any event as a file, which its players may keep.

use super::casual_game::CasualGame;
use crate::desk::games::GameTerms;
use crate::formats::Names;
use crate::formats::record::{
    EventRecords, GameRecord, HashedEntry, Part, Player, Records, chained,
};
use crate::referee::Entry;
use crate::rules::{BySide, Side};
use crate::tournament::{BoardNo, RoundNo};

impl CasualGame {
    /// The record as a file, under this title.
    pub fn records(&self, title: String) -> Records {
        let names = BySide::from_fn(|side: Side| self.names()[side].alias());
        unsigned_records(
            (self.code.to_lowercase(), title),
            names,
            &self.record.entries,
        )
    }
}

/// The entries of a game as a file, under a key and a title. Nobody has signed it, but its entries are chained by
/// their hashes.
pub fn unsigned_records(
    (key, name): (String, String),
    names: BySide<String>,
    entries: &[Entry],
) -> Records {
    let player = |number, name: String| Player { number, name };
    let mut game = GameRecord {
        round: RoundNo(1),
        board: BoardNo(1),
        players: BySide {
            first: player(1, names.first),
            second: player(2, names.second),
        },
        origin: None,
        texts: Vec::new(),
        entries: Vec::new(),
    };
    let mut hash = game.root(&key);
    for entry in entries {
        let Some(next) = chained(&hash, entry) else {
            break; // never: entries can be written as JSON
        };
        hash = next;
        game.entries.push(HashedEntry {
            entry: entry.clone(),
            hash,
        });
    }
    let event = EventRecords {
        key,
        name,
        part: Part::default(),
        games: vec![game],
        seals: Vec::new(),
    };
    Records {
        names: Names::Alias,
        events: vec![event],
    }
}
