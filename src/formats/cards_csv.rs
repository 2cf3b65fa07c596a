//! The cards of an event as CSV, with columns that do not change:
//! `round,board,player_id,name,school,card,offence,time,by,taken_back,reason`
//!
//! `time` is UTC; `taken_back` is 1 for a card that a later entry struck out,
//! with the reason for that in `reason`.

use super::{CsvWriter, guarded};

const COLUMNS: [&str; 11] = [
    "round",
    "board",
    "player_id",
    "name",
    "school",
    "card",
    "offence",
    "time",
    "by",
    "taken_back",
    "reason",
];

/// A card, every cell as it is to be written but for the guard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardRow {
    /// In which round.
    pub round: u16,
    /// At which board.
    pub board: u16,
    /// The start number of who got it.
    pub number: u16,
    /// Their name.
    pub name: String,
    /// Their school.
    pub school: String,
    /// The stable name of the card.
    pub card: String,
    /// The stable name of what it was for.
    pub offence: String,
    /// When.
    pub time: String,
    /// Who showed it.
    pub by: String,
    /// Why it was taken back, if it was.
    pub taken_back: Option<String>,
}

/// Writes cards.
pub fn write(rows: &[CardRow]) -> String {
    let mut csv = CsvWriter::with_commas();
    csv.line(COLUMNS);
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
