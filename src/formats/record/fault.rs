//! Faults in a file of records, each with its line and column.

use std::fmt;

/// The most bytes of one file.
pub const MOST_BYTES: usize = 100_000_000;

/// Where in a file, both numbers from 1; the column counts characters.
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

/// Something wrong with a file of records. `Display` is the English sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {what}{}", follow(*.more))]
pub struct RecordFault {
    /// Where.
    pub place: FilePosition,
    /// What.
    pub what: RecordProblem,
    /// How many more faults follow from this one, and are not listed.
    pub more: usize,
}

fn follow(more: usize) -> String {
    match more {
        0 => String::new(),
        more => format!(" ({more} more follow from it)"),
    }
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordProblem {
    /// More than one file may have.
    #[error("the file is too large; the most is {} bytes", MOST_BYTES)]
    TooLarge,
    /// No UTF-8.
    #[error("the file is no text (UTF-8)")]
    NotText,
    /// The first line is another.
    #[error("this is no file of records; one begins with `inkundla record 2`")]
    NotRecords,
    /// A version that we do not know.
    #[error("the file has version {0}; this program knows versions 1 and 2")]
    Version(String),
    /// Something else should stand here.
    #[error("here should be {0}")]
    Expected(&'static str),
    /// More than there should be.
    #[error("the line should end here")]
    Trailing,
    /// A line that means nothing here.
    #[error("this line does not belong here")]
    OutOfPlace,
    /// A line is missing.
    #[error("{0} is missing")]
    Missing(&'static str),
    /// The same event, or the same board of a round, a second time.
    #[error("this is here a second time")]
    Twice,
    /// Read, but written otherwise than the program writes it.
    #[error("this is not as the program writes it: {0}")]
    Otherwise(String),
    /// An event that cannot stand in a record.
    #[error("this cannot stand in a record: {0}")]
    NoEvent(String),
    /// Another number should stand here.
    #[error("entry {found} stands where entry {expected} should")]
    Number {
        /// The number that comes next.
        expected: u32,
        /// The number that is written.
        found: u32,
    },
    /// The entry does not fit its hash.
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
    /// The entries do not follow from each other.
    #[error("{game}: entry {seq} cannot follow: {why}")]
    Impossible {
        /// Round and board.
        game: String,
        /// Which entry.
        seq: u32,
        /// Why.
        why: String,
    },
    /// A line around the entries says otherwise than they.
    #[error("the entries say otherwise: {0}")]
    NotFromEntries(String),
    /// The signed words are not a statement.
    #[error("this is no statement about a round")]
    NoStatement,
    /// The statement is of another event.
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
        /// The last entry now.
        found: u32,
    },
    /// The entry that was signed is another.
    #[error("{game}: entry {seq} is not the one that was signed")]
    NotAsSigned {
        /// Round and board.
        game: String,
        /// Which entry.
        seq: u32,
    },
    /// A game that was signed is not in the file.
    #[error("{game}: it was signed with {signed} entries, and is not in the file")]
    NoGame {
        /// Round and board.
        game: String,
        /// The last entry when it was signed.
        signed: u32,
    },
    /// Statements that others are about were left out.
    #[error("statement {first} of the event is not in the file{}", upto(*.first, *.last))]
    NoSeal {
        /// The first that is missing.
        first: u32,
        /// The last of those that are missing with it.
        last: u32,
    },
    /// The statements do not follow from each other.
    #[error("statement {0} does not follow the one before it: one was exchanged or moved")]
    NotAfter(u32),
    /// A round was closed, and no statement about it is here.
    #[error("round {0} was closed when this was signed, and no statement about it is in the file")]
    NoRound(u16),
    /// The file has less, or more, than it says.
    #[error("the file says that it holds {said} {what}, and has {found}")]
    Holds {
        /// Of what.
        what: &'static str,
        /// What the file says.
        said: usize,
        /// What is there.
        found: usize,
    },
    /// A text is not the one that was committed to.
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
    /// A text that is part of the hashed bytes.
    #[error("{game}: entry {seq} holds a text where a commitment should stand")]
    PlainText {
        /// Round and board.
        game: String,
        /// Which entry.
        seq: u32,
    },
    /// The result that was signed is not what the record comes to.
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
    /// Whether the file cannot be read at all.
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
