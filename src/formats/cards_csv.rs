//! The penalty cards of an event as CSV, with stable columns:
//! `round,board,player_id,name,school,card,offence,time,by,taken_back,reason`
//!
//! `time` is UTC; `taken_back` is 1 for a card that was withdrawn,
//! for the reason in `reason`.

use super::{CsvWriter, guarded};
use serde::{Serialize, Serializer};

const COLUMNS: &str = "round,board,player_id,name,school,card,offence,time,by,taken_back,reason";

/// A penalty card. Its cells are guarded against formulas when they are written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardRow {
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// The player's start number.
    pub number: u16,
    /// The player's name.
    #[serde(serialize_with = "crate::serialize_guarded")]
    pub name: String,
    /// The player's school.
    #[serde(serialize_with = "crate::serialize_guarded")]
    pub school: String,
    /// The code of the card.
    pub card: String,
    /// The code of the offence.
    pub offence: String,
    /// The time.
    pub time: String,
    /// The umpire who showed it.
    #[serde(serialize_with = "crate::serialize_guarded")]
    pub by: String,
    /// The reason for withdrawing it, if it was withdrawn.
    #[serde(serialize_with = "taken_back")]
    pub taken_back: Option<String>,
}

/// Writes cards.
pub fn write(rows: &[CardRow]) -> String {
    let mut csv = CsvWriter::with_commas();
    csv.line(COLUMNS.split(','));
    rows.iter().for_each(|row| csv.row(row));
    csv.finish()
}

/// Two cells: whether it was withdrawn, and the reason.
fn taken_back<S: Serializer>(reason: &Option<String>, serializer: S) -> Result<S::Ok, S::Error> {
    let text = guarded(reason.as_deref().unwrap_or_default());
    (u8::from(reason.is_some()), text).serialize(serializer)
}
