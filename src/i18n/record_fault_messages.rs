//! Messages for faults and notes of record files.

use super::localize::message_ids;
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

message_ids!(RecordProblem {
    TooLarge = "file-too-large",
    NotText = "file-not-text",
    NotRecords = "record-not-records",
    Version(version) = "record-version" { version },
    Expected(_) | Trailing | OutOfPlace | Otherwise(_) | NoEvent(_) | NoStatement
        = "record-not-understood",
    Missing(_) = "record-missing",
    Twice = "record-twice",
    Number { expected, found } = "record-number" { expected, found },
    Altered { seq, .. } | NotAsSigned { seq, .. } = "record-altered" { entry: seq },
    Root { .. } = "record-root",
    Impossible { seq, .. } = "record-impossible" { entry: seq },
    NotFromEntries(_) | ResultNotAsSigned { .. } = "record-not-from-entries",
    Text { .. } | NoEntry { .. } | PlainText { .. } = "record-text",
    NoGame { game, signed } = "record-no-game" { game, signed },
    NoSeal { first, last } = "record-no-statement" { first, last },
    NotAfter(number) = "record-not-after" { number },
    NoRound(round) = "record-no-round" { round },
    Holds { said, found, .. } = "record-holds" { said, found },
    OtherEvent = "record-other-event",
    Signature = "record-signature",
    Cut { signed, found, .. } = "record-cut" { signed, found },
});

message_ids!(RecordNote {
    Part(part) => match (part.round, part.board) {
        (Some(round), Some(board)) => Message::new("record-note-part-game")
            .with("round", round.0)
            .with("board", board.0),
        (round, _) => Message::new("record-note-part-round")
            .with("round", round.map_or(0, |round| round.0)),
    },
    Unsigned(_) = "record-note-unsigned",
    NotSigned { round, board, more } = "record-note-not-signed" {
        round: round.0,
        board: board.0,
        more,
    },
    Key = "record-note-key",
    Names = "record-note-names",
    Erased(n) = "record-note-erased" { n },
});
