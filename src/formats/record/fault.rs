//! Faults in a file of records, each with its line and column.

use std::fmt;

/// The largest file in bytes.
pub const MOST_BYTES: usize = 100_000_000;
/// The most entries and signed boards that are checked in the file of a stranger. One of two megabytes has about
/// twenty thousand.
pub const MOST_STEPS: u64 = 200_000;

/// A position in a file, counted from 1; the column counts characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FilePosition {
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

impl FilePosition {
    pub(super) const START: FilePosition = FilePosition { line: 1, column: 1 };

    pub(super) fn fault(self, what: RecordProblem) -> RecordFault {
        RecordFault {
            place: self,
            what,
            more: 0,
        }
    }
}

impl fmt::Display for FilePosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// A fault in a file of records. `Display` is the English message.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {what}{}", follow(*.more))]
pub struct RecordFault {
    /// Its position.
    pub place: FilePosition,
    /// The problem.
    pub what: RecordProblem,
    /// Number of unlisted faults that follow from this one.
    pub more: usize,
}

fn follow(more: usize) -> String {
    match more {
        0 => String::new(),
        more => format!(" ({more} more follow from it)"),
    }
}

/// A problem of a file of records.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordProblem {
    /// The file has more than [`MOST_BYTES`].
    #[error("the file is too large; the most is {} bytes", MOST_BYTES)]
    TooLarge,
    /// Not UTF-8.
    #[error("the file is no text (UTF-8)")]
    NotText,
    /// The first line is not that of a file of records.
    #[error("this is no file of records; one begins with `inkundla record 2`")]
    NotRecords,
    /// An unknown version of the format.
    #[error("the file has version {0}; this program knows version 2")]
    Version(String),
    /// A syntax error: something else is expected here.
    #[error("here should be {0}")]
    Expected(&'static str),
    /// Trailing characters.
    #[error("the line should end here")]
    Trailing,
    /// A line that is not allowed here.
    #[error("this line does not belong here")]
    OutOfPlace,
    /// A line is missing.
    #[error("{0} is missing")]
    Missing(&'static str),
    /// A duplicate event, board, or field.
    #[error("this is here a second time")]
    Twice,
    /// Readable, but not in canonical form.
    #[error("this is not as the program writes it: {0}")]
    Otherwise(String),
    /// An unknown event, or one with wrong fields.
    #[error("this cannot stand in a record: {0}")]
    NoEvent(String),
    /// The number of an entry is not the next one.
    #[error("entry {found} stands where entry {expected} should")]
    Number {
        /// The next number.
        expected: u32,
        /// The number in the file.
        found: u32,
    },
    /// The hash of an entry is wrong.
    #[error("{game}: entry {seq} was altered, or the one before it: its hash does not fit")]
    Altered {
        /// Round and board.
        game: String,
        /// Which entry.
        seq: u32,
    },
    /// The root is not that of the game.
    #[error(
        "{game}: the root is not that of this game; who plays, round, board or event were altered"
    )]
    Root {
        /// Round and board.
        game: String,
    },
    /// The entry is impossible in the game so far.
    #[error("{game}: entry {seq} cannot follow: {why}")]
    Impossible {
        /// Round and board.
        game: String,
        /// Which entry.
        seq: u32,
        /// The reason.
        why: String,
    },
    /// A line around the entries contradicts them.
    #[error("the entries say otherwise: {0}")]
    NotFromEntries(String),
    /// The signed text is not a statement.
    #[error("this is no statement about a round")]
    NoStatement,
    /// The statement is about another event.
    #[error("the statement is of another event")]
    OtherEvent,
    /// The signature is wrong.
    #[error("the signature is wrong: the statement or the signature was altered")]
    Signature,
    /// The record is shorter than what was signed.
    #[error("{game}: the end was cut off: entry {signed} was signed, the record ends with {found}")]
    Cut {
        /// Round and board.
        game: String,
        /// The last entry when it was signed.
        signed: u32,
        /// The last entry in the file.
        found: u32,
    },
    /// The signed entry has another hash.
    #[error("{game}: entry {seq} is not the one that was signed")]
    NotAsSigned {
        /// Round and board.
        game: String,
        /// Which entry.
        seq: u32,
    },
    /// A signed game is missing.
    #[error("{game}: it was signed with {signed} entries, and is not in the file")]
    NoGame {
        /// Round and board.
        game: String,
        /// The last entry when it was signed.
        signed: u32,
    },
    /// Statements are missing before a later one.
    #[error("statement {first} of the event is not in the file{}", upto(*.first, *.last))]
    NoSeal {
        /// The first missing statement.
        first: u32,
        /// The last missing statement.
        last: u32,
    },
    /// A statement does not chain to the previous one.
    #[error("statement {0} does not follow the one before it: one was exchanged or moved")]
    NotAfter(u32),
    /// A round was closed, but its statement is missing.
    #[error("round {0} was closed when this was signed, and no statement about it is in the file")]
    NoRound(u16),
    /// The contents differ from the declared counts.
    #[error("the file says that it holds {said} {what}, and has {found}")]
    Holds {
        /// The things that are counted: games or statements.
        what: &'static str,
        /// The declared number.
        said: usize,
        /// The actual number.
        found: usize,
    },
    /// A text does not match its commitment.
    #[error("{game}: the text or its salt was altered: it does not fit its commitment")]
    Text {
        /// Round and board.
        game: String,
    },
    /// No entry commits to a text.
    #[error("{game}: no entry has this text")]
    NoEntry {
        /// Round and board.
        game: String,
    },
    /// A plain text among the hashed bytes instead of a commitment.
    #[error("{game}: entry {seq} holds a text where a commitment should stand")]
    PlainText {
        /// Round and board.
        game: String,
        /// Which entry.
        seq: u32,
    },
    /// The signed result is not that of the record.
    #[error("{game}: the result that was signed does not follow from the record")]
    ResultNotAsSigned {
        /// Round and board.
        game: String,
    },
}

fn upto(first: u32, last: u32) -> String {
    if last > first {
        format!(", nor those up to {last}")
    } else {
        String::new()
    }
}

impl RecordProblem {
    /// Whether the file cannot be parsed at all.
    pub fn is_unreadable(&self) -> bool {
        matches!(
            self,
            RecordProblem::TooLarge
                | RecordProblem::NotText
                | RecordProblem::NotRecords
                | RecordProblem::Version(_)
        )
    }
}
