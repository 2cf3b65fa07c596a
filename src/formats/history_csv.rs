//! The history of an event as CSV, with stable columns:
//! `time,who,role,what,round,board,text,reason,account`
//!
//! `time` is UTC, `what` the stable code of an action; `text` describes it in the
//! language of the user who exported the file.

use super::CsvWriter;
use serde::Serialize;

const COLUMNS: &str = "time,who,role,what,round,board,text,reason,account";

/// A row. Its cells are guarded against formulas when they are written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HistoryRow {
    /// The time of the action.
    pub time: String,
    /// The name of the user.
    #[serde(serialize_with = "crate::serialize_guarded")]
    pub who: String,
    /// The code of the user's role; may be empty.
    #[serde(serialize_with = "crate::serialize_guarded")]
    pub role: String,
    /// The stable code of the action.
    pub what: String,
    /// The round that the action concerned.
    pub round: Option<i64>,
    /// The board that the action concerned.
    pub board: Option<i64>,
    /// The description of the action.
    #[serde(serialize_with = "crate::serialize_guarded")]
    pub text: String,
    /// The reason that the user gave.
    #[serde(serialize_with = "crate::serialize_guarded")]
    pub reason: String,
    /// The login name; empty for users without an account.
    #[serde(serialize_with = "crate::serialize_guarded")]
    pub account: String,
}

/// Writes the history.
pub fn write(rows: &[HistoryRow]) -> String {
    let mut csv = CsvWriter::with_commas();
    csv.line(COLUMNS.split(','));
    rows.iter().for_each(|row| csv.row(row));
    csv.finish()
}
