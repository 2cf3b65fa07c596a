//! The penalty cards of an event as CSV, with stable columns:
//! `round,board,player_id,name,school,card,offence,time,by,taken_back,reason`
//!
//! `time` is UTC; `taken_back` is 1 for a card that was withdrawn,
//! for the reason in `reason`.

use super::{CsvWriter, guarded};

const COLUMNS: &str = "round,board,player_id,name,school,card,offence,time,by,taken_back,reason";

/// A penalty card. Its cells are guarded against formulas when they are written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardRow {
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// The player's start number.
    pub number: u16,
    /// The player's name.
    pub name: String,
    /// The player's school.
    pub school: String,
    /// The code of the card.
    pub card: String,
    /// The code of the offence.
    pub offence: String,
    /// The time.
    pub time: String,
    /// The umpire who showed it.
    pub by: String,
    /// The reason for withdrawing it, if it was withdrawn.
    pub taken_back: Option<String>,
}

/// Writes cards.
pub fn write(rows: &[CardRow]) -> String {
    let mut csv = CsvWriter::with_commas();
    csv.line(COLUMNS.split(','));
    for row in rows {
        let guard = |text: &str| guarded(text).into_owned();
        csv.line([
            row.round.to_string(),
            row.board.to_string(),
            row.number.to_string(),
            guard(&row.name),
            guard(&row.school),
            row.card.clone(),
            row.offence.clone(),
            row.time.clone(),
            guard(&row.by),
            u8::from(row.taken_back.is_some()).to_string(),
            guard(row.taken_back.as_deref().unwrap_or_default()),
        ]);
    }
    csv.finish()
}
