//! The history of an event as CSV, with stable columns:
//! `time,who,role,what,round,board,text,reason,account`
//!
//! `time` is UTC, `what` the stable code of an action; `text` describes it in the
//! language of the user who exported the file.

use super::{CsvWriter, guarded};

const COLUMNS: &str = "time,who,role,what,round,board,text,reason,account";

/// A row. Its cells are guarded against formulas when they are written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistoryRow {
    /// The time of the action.
    pub time: String,
    /// The name of the user.
    pub who: String,
    /// The code of the user's role; may be empty.
    pub role: String,
    /// The stable code of the action.
    pub what: String,
    /// The round that the action concerned.
    pub round: Option<i64>,
    /// The board that the action concerned.
    pub board: Option<i64>,
    /// The description of the action.
    pub text: String,
    /// The reason that the user gave.
    pub reason: String,
    /// The login name; empty for users without an account.
    pub account: String,
}

/// Writes the history.
pub fn write(rows: &[HistoryRow]) -> String {
    let mut csv = CsvWriter::with_commas();
    csv.line(COLUMNS.split(','));
    for row in rows {
        let guard = |text: &str| guarded(text).into_owned();
        let number = |number: Option<i64>| number.map_or_else(String::new, |n| n.to_string());
        csv.line([
            row.time.clone(),
            guard(&row.who),
            guard(&row.role),
            row.what.clone(),
            number(row.round),
            number(row.board),
            guard(&row.text),
            guard(&row.reason),
            guard(&row.account),
        ]);
    }
    csv.finish()
}
