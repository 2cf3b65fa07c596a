//! Records of games as files. The text form, one entry per line, is written, signed
//! and read; JSON is only written. `docs/RECORD.md` promises both forms. ParsedRecords a
//! file verifies all that the file itself can prove: numbers, hashes, signatures, and
//! that every game follows from its entries.

mod check;
mod cursor;
mod fault;
mod json;
mod lines;
mod note;
mod outcome;
mod seal;
mod signed;
mod text;
mod words;

pub use fault::{FilePosition, RecordFault, RecordProblem};
pub use json::write as write_json;
pub use note::RecordNote;
pub use outcome::{agrees, scored};
pub use seal::{After, SealedBoard, Statement, public_key, sign};
pub use text::write;

use super::Names;
use crate::Faults;
use chrono::{DateTime, SecondsFormat, Utc};
use inkundla_core::referee::{ClockPolicy, Entry, Event, Hash, Identity, Text};
use inkundla_core::rules::BySide;
use inkundla_core::tournament::{BoardNo, RoundNo};

/// The most bytes of one file.
pub const MOST_BYTES: usize = 100_000_000;
/// The version that is written.
const VERSION: &str = "2";
/// The version in which texts were part of the hashed bytes; it is still read.
const OLD_VERSION: &str = "1";

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
    pub texts: Vec<Text>,
    /// The entries in order, as they are hashed.
    pub entries: Vec<Written>,
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
pub struct Written {
    /// The entry.
    pub entry: Entry,
    /// The hash that chains it to the one before.
    pub hash: Hash,
}

/// A statement about a closed round, with the event's signature under it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seal {
    /// The words that are signed, see [`Statement`].
    pub statement: String,
    /// The key whose signature it is.
    pub public_key: [u8; 32],
    /// The signature (Ed25519).
    pub signature: [u8; 64],
}

/// What came of reading a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsedRecords {
    /// What could be read.
    pub records: Records,
    /// Everything that is wrong, in the order of the file.
    pub faults: Faults<RecordFault>,
    /// What the file does not prove, also where nothing is wrong.
    pub notes: Vec<RecordNote>,
}

/// Reads records and verifies all that the file itself can prove.
pub fn read(bytes: &[u8]) -> ParsedRecords {
    let mut faults = Faults::default();
    let found = match decoded(bytes) {
        Ok(text) => lines::read(text, &mut faults),
        Err(what) => {
            faults.push(FilePosition::START.fault(what));
            ParsedFile::default()
        }
    };
    check::check(&found, &mut faults);
    faults.sort_by_key(|fault| fault.place);
    let notes = note::notes(&found);
    ParsedRecords {
        records: found.records(),
        faults,
        notes,
    }
}

fn decoded(bytes: &[u8]) -> Result<&str, RecordProblem> {
    if bytes.len() > MOST_BYTES {
        return Err(RecordProblem::TooLarge);
    }
    let text = std::str::from_utf8(bytes).map_err(|_| RecordProblem::NotText)?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
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
    fn begun(&self) -> Option<(&str, ClockPolicy)> {
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

fn time(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Millis, true)
}

/// A time just as [`time`] writes it.
fn read_time(text: &str) -> Option<DateTime<Utc>> {
    let at = DateTime::parse_from_rfc3339(text).ok()?.to_utc();
    (time(at) == text).then_some(at)
}

/// Bytes as hexadecimal digits, as keys and signatures are written.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes that hexadecimal digits mean; `None` for anything else.
pub fn of_hex(text: &str) -> Option<Vec<u8>> {
    let digit = |sign: u8| char::from(sign).to_digit(16);
    let byte = |pair: &[u8]| match pair {
        [high, low] => u8::try_from(digit(*high)? * 16 + digit(*low)?).ok(),
        _ => None,
    };
    text.as_bytes().chunks(2).map(byte).collect()
}

/// What was found in a file, with the places where.
#[derive(Default)]
struct ParsedFile {
    is_old: bool,
    names: Option<Names>,
    events: Vec<ParsedEvent>,
}

/// What a file says that it has of an event: what was lost on the way is missed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
struct Holds {
    games: usize,
    statements: usize,
}

impl Holds {
    fn of(event: &EventRecords) -> Holds {
        Holds {
            games: event.games.len(),
            statements: event.seals.len(),
        }
    }
}

struct ParsedEvent {
    place: FilePosition,
    key: String,
    name: String,
    part: Part,
    /// How many games and statements the file says that there are.
    holds: Option<(FilePosition, Holds)>,
    games: Vec<ParsedGame>,
    seals: Vec<(FilePosition, Seal)>,
}

/// What stands above and below the entries follows from them, and is compared.
struct ParsedGame {
    place: FilePosition,
    game: GameRecord,
    entries: Vec<FilePosition>,
    texts: Vec<FilePosition>,
    ruleset: Option<(FilePosition, String)>,
    clock: Option<(FilePosition, ClockPolicy)>,
    root: Option<(FilePosition, Hash)>,
    result: Option<(FilePosition, String)>,
}

impl ParsedGame {
    fn of(place: FilePosition, game: GameRecord) -> ParsedGame {
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
    fn records(self) -> Records {
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
