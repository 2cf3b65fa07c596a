//! The records of games as values: what a file has, event by event and game by game.

use crate::Names;
use chrono::{DateTime, Utc};
use inkundla_core::referee::{ClockPolicy, Entry, ErasableText, Event, Hash, Identity};
use inkundla_core::rules::BySide;
use inkundla_core::tournament::{BoardNo, RoundNo};

/// The version that is written.
pub(super) const VERSION: &str = "2";
/// The version in which texts were part of the hashed bytes; it is still read.
pub(super) const OLD_VERSION: &str = "1";

/// Records of games, and what the events signed of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Records {
    /// How much of the players' names is in it.
    pub names: Names,
    /// Event by event.
    pub events: Vec<EventRecords>,
}

/// The records of one event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventRecords {
    /// The event's key in its addresses.
    pub key: String,
    /// What it is called.
    pub name: String,
    /// Of which round and board the records are; all, unless one is named.
    pub part: Part,
    /// The games of which something is recorded, by round and board.
    pub games: Vec<GameRecord>,
    /// What the event signed, in the order of signing.
    pub seals: Vec<Seal>,
}

/// Which games of an event a file has; all, unless something is named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Part {
    /// Only of this round.
    pub round: Option<RoundNo>,
    /// Only of this board.
    pub board: Option<BoardNo>,
}

impl Part {
    /// Whether it is all there is.
    pub fn is_all(&self) -> bool {
        *self == Part::default()
    }

    /// Whether a game of this round and board is meant.
    pub fn has(&self, round: RoundNo, board: BoardNo) -> bool {
        self.round.is_none_or(|one| one == round) && self.board.is_none_or(|one| one == board)
    }
}

/// A record that was chained anew: its texts had been part of the hashed bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rechained {
    /// When.
    pub at: DateTime<Utc>,
    /// By which version of the program.
    pub by: String,
    /// The number of its last entry then.
    pub seq: u32,
    /// The hash that this entry had had, where that is still known.
    pub head: Option<Hash>,
}

/// The record of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRecord {
    /// The round.
    pub round: RoundNo,
    /// The board.
    pub board: BoardNo,
    /// Who plays.
    pub players: BySide<Player>,
    /// The key of the event under which the record began, where it is another.
    pub origin: Option<String>,
    /// Whether it was chained anew, and when.
    pub rechained: Option<Rechained>,
    /// The texts that the entries commit to and that were not erased.
    pub texts: Vec<ErasableText>,
    /// The entries in order, as they are hashed.
    pub entries: Vec<HashedEntry>,
}

/// A player as a record names one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The start number.
    pub number: u16,
    /// The name, or the name that outsiders see.
    pub name: String,
}

/// An entry with its hash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HashedEntry {
    /// The entry.
    pub entry: Entry,
    /// The hash that chains it to the one before.
    pub hash: Hash,
}

/// A statement about a closed round, with the event's signature under it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seal {
    /// The words that are signed, see [`super::seal::Statement`].
    pub statement: String,
    /// The key whose signature it is.
    pub public_key: [u8; 32],
    /// The signature (Ed25519).
    pub signature: [u8; 64],
}

impl GameRecord {
    /// What the first entry is chained to.
    pub fn root(&self, event: &str) -> Hash {
        let identity = Identity {
            event: self.origin.as_deref().unwrap_or(event),
            round: self.round.0,
            board: self.board.0,
            numbers: BySide::from_fn(|side| self.players[side].number),
        };
        identity.root()
    }

    /// The entries with their texts, as far as these were not erased.
    pub fn opened(&self) -> Vec<Entry> {
        let known = |commitment: &Hash| {
            let mut texts = self.texts.iter();
            let found = texts.find(|text| text.commitment == *commitment)?;
            Some(found.text.as_str())
        };
        let entries = self.hashed_entries().into_iter();
        entries.map(|entry| entry.opened(known)).collect()
    }

    /// Whether texts are part of its hashed bytes, as they were in the first form.
    pub fn has_plain_texts(&self) -> bool {
        let mut texts = self.entries.iter().flat_map(|one| one.entry.texts());
        texts.any(|text| inkundla_core::referee::commitment(&text).is_none())
    }

    /// The entries as they are hashed.
    pub fn hashed_entries(&self) -> Vec<Entry> {
        self.entries
            .iter()
            .map(|written| written.entry.clone())
            .collect()
    }

    /// The law and the clock that it is played by, once it has begun.
    pub(super) fn begun(&self) -> Option<(&str, ClockPolicy)> {
        self.entries
            .iter()
            .rev()
            .find_map(|written| match &written.entry.event {
                Event::Started { ruleset, clock, .. } => Some((ruleset.as_str(), *clock)),
                _ => None,
            })
    }
}

/// The hash of an entry that follows another.
///
/// `None` only if the entry could not be written as JSON, which its types do not allow.
pub fn chained(before: &Hash, entry: &Entry) -> Option<Hash> {
    let by = serde_json::to_string(&entry.by).ok()?;
    let event = serde_json::to_string(&entry.event).ok()?;
    Some(before.then(entry.seq, entry.at.timestamp_millis(), &by, &event))
}
