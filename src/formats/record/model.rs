//! The data model of records: events, games and entries.

use crate::Names;
use inkundla_core::referee::{ClockPolicy, Entry, ErasableText, Event, Hash, Identity};
use inkundla_core::rules::BySide;
use inkundla_core::tournament::{BoardNo, RoundNo};

/// The version of the format. Version 1 was used only before the first release.
pub(super) const VERSION: &str = "2";

/// Records of games, with the signatures of their events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Records {
    /// Which names the file contains.
    pub names: Names,
    /// The events.
    pub events: Vec<EventRecords>,
}

/// The records of one event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventRecords {
    /// The event's key in its URLs.
    pub key: String,
    /// The event's name.
    pub name: String,
    /// The part of the event that the file covers.
    pub part: Part,
    /// The games with at least one entry, by round and board.
    pub games: Vec<GameRecord>,
    /// The signed statements, in the order of signing.
    pub seals: Vec<Seal>,
}

/// The games of an event that a file covers; by default all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Part {
    /// Only this round.
    pub round: Option<RoundNo>,
    /// Only this board.
    pub board: Option<BoardNo>,
}

impl Part {
    /// Whether it is the whole event.
    pub fn is_all(&self) -> bool {
        *self == Part::default()
    }

    /// Whether it includes a board of a round.
    pub fn has(&self, round: RoundNo, board: BoardNo) -> bool {
        self.round.is_none_or(|one| one == round) && self.board.is_none_or(|one| one == board)
    }
}

/// The record of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRecord {
    /// The round.
    pub round: RoundNo,
    /// The board.
    pub board: BoardNo,
    /// The players.
    pub players: BySide<Player>,
    /// The key of the event in which the record began, if it is another one.
    pub origin: Option<String>,
    /// The texts to which the entries commit, without erased ones.
    pub texts: Vec<ErasableText>,
    /// The entries in order, as they are hashed.
    pub entries: Vec<HashedEntry>,
}

/// A player in a record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// The start number.
    pub number: u16,
    /// The full name or the alias, see [`Records::names`].
    pub name: String,
}

/// An entry with its hash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HashedEntry {
    /// The entry.
    pub entry: Entry,
    /// The hash that chains it to the previous one.
    pub hash: Hash,
}

/// A statement about a closed round, with the event's signature under it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seal {
    /// The signed text, see [`super::seal::Statement`].
    pub statement: String,
    /// The public key of the signature.
    pub public_key: [u8; 32],
    /// The signature (Ed25519).
    pub signature: [u8; 64],
}

impl GameRecord {
    /// The hash to which the first entry is chained.
    pub fn root(&self, event: &str) -> Hash {
        let identity = Identity {
            event: self.origin.as_deref().unwrap_or(event),
            round: self.round.0,
            board: self.board.0,
            numbers: BySide::from_fn(|side| self.players[side].number),
        };
        identity.root()
    }

    /// The entries with their texts filled in, except erased ones.
    pub fn opened(&self) -> Vec<Entry> {
        let known = |commitment: &Hash| {
            let mut texts = self.texts.iter();
            let found = texts.find(|text| text.commitment == *commitment)?;
            Some(found.text.as_str())
        };
        let entries = self.hashed_entries().into_iter();
        entries.map(|entry| entry.opened(known)).collect()
    }

    /// The entries as they are hashed.
    pub fn hashed_entries(&self) -> Vec<Entry> {
        self.entries
            .iter()
            .map(|written| written.entry.clone())
            .collect()
    }

    /// The ruleset and the clock of the game, once it has begun.
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

/// The hash of an entry, chained to the previous hash.
///
/// `None` only if the entry cannot be serialised as JSON, which its types exclude.
pub fn chained(before: &Hash, entry: &Entry) -> Option<Hash> {
    let by = serde_json::to_string(&entry.by).ok()?;
    let event = serde_json::to_string(&entry.event).ok()?;
    Some(before.then(entry.seq, entry.at.timestamp_millis(), &by, &event))
}
