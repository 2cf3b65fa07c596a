//! Messages for faults and notes of record files.

use super::{Localize, Localizer, Message};
use inkundla_formats::record::{RecordFault, RecordNote, RecordProblem};

impl Localize for RecordFault {
    fn message(&self, t: &Localizer) -> Message {
        let id = match self.more {
            0 => "file-place",
            _ => "record-place-more",
        };
        Message::new(id)
            .with("n", self.more)
            .with("line", self.place.line)
            .with("column", self.place.column)
            .with("what", t.localize(&self.what))
    }
}

impl Localize for RecordProblem {
    fn message(&self, _: &Localizer) -> Message {
        use RecordProblem as Problem;
        let plain = Message::new;
        match self {
            Problem::TooLarge => plain("file-too-large"),
            Problem::NotText => plain("file-not-text"),
            Problem::NotRecords => plain("record-not-records"),
            Problem::Version(version) => plain("record-version").with("version", version),
            Problem::Expected(_)
            | Problem::Trailing
            | Problem::OutOfPlace
            | Problem::Otherwise(_)
            | Problem::NoEvent(_)
            | Problem::NoStatement => plain("record-not-understood"),
            Problem::Missing(_) => plain("record-missing"),
            Problem::Twice => plain("record-twice"),
            Problem::Number { expected, found } => plain("record-number")
                .with("expected", *expected)
                .with("found", *found),
            Problem::Altered { seq, .. } | Problem::NotAsSigned { seq, .. } => {
                plain("record-altered").with("entry", *seq)
            }
            Problem::Root { .. } => plain("record-root"),
            Problem::Impossible { seq, .. } => plain("record-impossible").with("entry", *seq),
            Problem::NotFromEntries(_) | Problem::ResultNotAsSigned { .. } => {
                plain("record-not-from-entries")
            }
            Problem::Text { .. } | Problem::NoEntry { .. } | Problem::PlainText { .. } => {
                plain("record-text")
            }
            Problem::NoGame { game, signed } => plain("record-no-game")
                .with("game", game)
                .with("signed", *signed),
            Problem::NoSeal { first, last } => plain("record-no-statement")
                .with("first", *first)
                .with("last", *last),
            Problem::NotAfter(number) => plain("record-not-after").with("number", *number),
            Problem::NoRound(round) => plain("record-no-round").with("round", *round),
            Problem::Holds { said, found, .. } => plain("record-holds")
                .with("said", *said)
                .with("found", *found),
            Problem::OtherEvent => plain("record-other-event"),
            Problem::Signature => plain("record-signature"),
            Problem::Cut { signed, found, .. } => plain("record-cut")
                .with("signed", *signed)
                .with("found", *found),
        }
    }
}

impl Localize for RecordNote {
    fn message(&self, _: &Localizer) -> Message {
        let plain = Message::new;
        match self {
            RecordNote::Part(part) => match (part.round, part.board) {
                (Some(round), Some(board)) => plain("record-note-part-game")
                    .with("round", round.0)
                    .with("board", board.0),
                (round, _) => {
                    plain("record-note-part-round").with("round", round.map_or(0, |round| round.0))
                }
            },
            RecordNote::Unsigned(_) => plain("record-note-unsigned"),
            RecordNote::NotSigned { round, board, more } => plain("record-note-not-signed")
                .with("round", round.0)
                .with("board", board.0)
                .with("more", *more),
            RecordNote::Key => plain("record-note-key"),
            RecordNote::Names => plain("record-note-names"),
            RecordNote::Erased(n) => plain("record-note-erased").with("n", *n),
        }
    }
}
