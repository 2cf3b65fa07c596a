//! The findings of a check of a database.

use crate::desk::secret;
use crate::store::event_log::{LogFault, RecordHead};
use std::collections::HashMap;
use std::fmt;

/// An inconsistency in a database. `Display` is the English sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The key of the event.
    pub event: String,
    /// The round and board, or the signature.
    pub place: String,
    /// The error.
    pub what: Wrong,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {}, {}: {}", self.event, self.place, self.what)
    }
}

/// The error of a [`Finding`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Wrong {
    /// A stored value is unreadable.
    #[error("{0}")]
    Unreadable(String),
    /// An entry does not match its hash.
    #[error("entry {0} was altered, or the one before it: its hash does not fit")]
    Altered(u32),
    /// The numbers of entries have a gap.
    #[error("entry {found} stands where entry {expected} should")]
    Number {
        /// The next number.
        expected: u32,
        /// The stored number.
        found: u32,
    },
    /// A text does not match its commitment in an entry.
    #[error("a text of an entry was altered: it does not fit its commitment")]
    Text,
    /// The record cannot be replayed.
    #[error("{0}")]
    Impossible(String),
    /// The game's row differs from the record.
    #[error("what is kept of the game ({0}) does not follow from its record")]
    Row(&'static str),
    /// The board's result differs from the record.
    #[error("the result that is kept does not follow from the record")]
    Result,
    /// The signature is wrong.
    #[error("the signature is wrong: the statement or the signature was altered")]
    Signature,
    /// The signature was made with another key than the event's.
    #[error("it is signed with another key than that of the event")]
    OtherKey,
    /// The statement is not about this round.
    #[error("what is signed is no statement about this round")]
    Statement,
    /// The record differs from the signed one.
    #[error("the record of board {0} is not the one that was signed")]
    NotAsSigned(u16),
    /// The result differs from the signed one.
    #[error("the result of board {0} is not the one that was signed last")]
    ResultNotAsSigned(u16),
    /// A line of the log, or a row that follows from it.
    #[error(transparent)]
    Log(#[from] LogFault),
    /// The record differs from its hash in the log.
    #[error("the record is not the one that the log has: its entry {0} is another one")]
    NotAsLogged(i64),
    /// A round was closed, but no head of the log was signed.
    #[error("the log has no signed head, although a round was closed")]
    NoHead,
    /// The signature of a head is wrong.
    #[error("the signature under the first {0} lines is wrong")]
    HeadSignature(u64),
    /// The lines are others than those that were signed.
    #[error("the first {0} lines are not those that were signed")]
    NotAsHead(u64),
    /// There are fewer lines than were signed.
    #[error("lines are missing: {0} were signed")]
    ShorterThanHead(u64),
    /// The lines are others than those of a head that was kept outside.
    #[error("the first {0} lines are not those of the head that was kept")]
    NotAsKept(u64),
    /// There are fewer lines than a head that was kept outside has.
    #[error(
        "lines are missing: the head that was kept has {0}; perhaps an older copy was put back"
    )]
    ShorterThanKept(u64),
    /// Rows were changed by another program.
    #[error("rows that another program has changed: {0}; no line of a log has them")]
    WithoutLine(u64),
}

impl Wrong {
    /// Whether the lines, texts or heads of a log were altered, so that rows cannot be rebuilt.
    pub fn is_of_log(&self) -> bool {
        match self {
            Wrong::Log(fault) => !matches!(
                fault,
                LogFault::Row { .. } | LogFault::Gone { .. } | LogFault::Added { .. }
            ),
            Wrong::HeadSignature(_) | Wrong::NotAsHead(_) | Wrong::ShorterThanHead(_) => true,
            _ => false,
        }
    }
}

/// Signatures of an event with another key than its present one, because it was imported from
/// another server. That is no error, but only a comparison of keys can prove their origin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignedElsewhere {
    /// The key of the event in its addresses.
    pub event: String,
    /// The public key of the signatures.
    pub key: [u8; 32],
    /// Number of signatures.
    pub seals: usize,
}

impl fmt::Display for SignedElsewhere {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SignedElsewhere { event, key, seals } = self;
        let key = secret::hex(key);
        write!(
            f,
            "event {event}: {seals} signatures are from another server, from which it was brought here; \
             compare their key with the one that was published there: {key}"
        )
    }
}

/// The outcome of a check.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// Number of games with a record.
    pub games: usize,
    /// Number of their entries.
    pub entries: usize,
    /// Number of signatures.
    pub seals: usize,
    /// Number of lines of logs.
    pub lines: usize,
    /// Number of signed heads of logs.
    pub heads: usize,
    /// The inconsistencies, event by event.
    pub findings: Vec<Finding>,
    /// Signatures of other servers.
    pub elsewhere: Vec<SignedElsewhere>,
    /// The last logged hashes of records, by the ids of games.
    pub(super) records: HashMap<i64, RecordHead>,
}

impl Checked {
    pub(super) fn note(&mut self, event: &str, place: &str, found: Vec<Wrong>) {
        self.findings.extend(found.into_iter().map(|what| Finding {
            event: event.to_owned(),
            place: place.to_owned(),
            what,
        }));
    }

    pub(super) fn note_elsewhere(&mut self, event: &str, key: [u8; 32]) {
        let mut known = self.elsewhere.iter_mut();
        match known.find(|one| one.event == event && one.key == key) {
            Some(one) => one.seals += 1,
            None => self.elsewhere.push(SignedElsewhere {
                event: event.to_owned(),
                key,
                seals: 1,
            }),
        }
    }
}
