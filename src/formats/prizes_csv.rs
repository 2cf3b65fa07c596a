//! The prizes of an event as CSV, in the order of honour, with stable columns:
//! `order,prize,player_id,name,school,place,money,currency,gift,shared_only`

use super::CsvWriter;
use serde::Serialize;

/// A prize of a player, a school or a team, or a share of its money. Its cells are guarded against
/// formulas when they are written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrizeRow {
    /// The place of the prize in the order of honour, from 1.
    pub order: usize,
    /// The title of the prize.
    #[serde(serialize_with = "crate::serialize_guarded")]
    pub prize: String,
    /// The start number of a player.
    pub player_id: Option<u16>,
    /// The name of the player, the school or the team; empty while nobody has the prize.
    #[serde(serialize_with = "crate::serialize_guarded")]
    pub name: String,
    /// The school of a player.
    #[serde(serialize_with = "crate::serialize_guarded")]
    pub school: String,
    /// The place in the whole event.
    pub place: Option<u16>,
    /// The money as a decimal number; empty for none.
    pub money: String,
    /// The sign of the currency; empty without money.
    #[serde(serialize_with = "crate::serialize_guarded")]
    pub currency: String,
    /// The gift.
    #[serde(serialize_with = "crate::serialize_guarded")]
    pub gift: String,
    /// 1 for a player who only shares the money, else 0.
    pub shared_only: u8,
}

/// Writes prizes.
pub fn write(rows: &[PrizeRow]) -> String {
    let mut csv = CsvWriter::with_names();
    if rows.is_empty() {
        let columns = "order,prize,player_id,name,school,place,money,currency,gift,shared_only";
        csv.line(columns.split(','));
    }
    rows.iter().for_each(|row| csv.row(row));
    csv.finish()
}
