//! The history of an event as CSV, with columns that do not change:
//! `time,who,role,what,round,board,text,reason,account`
//!
//! `time` is UTC, `what` the stable name of a deed; `text` says it in the
//! language of whoever took the file.

use super::{CsvWriter, guarded};

const COLUMNS: [&str; 9] = [
    "time", "who", "role", "what", "round", "board", "text", "reason", "account",
];

/// A line, every cell as it is to be written but for the guard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistoryRow {
    /// When.
    pub time: String,
    /// Who.
    pub who: String,
    /// The code of the role in which they did it; empty where there was none.
    pub role: String,
    /// The stable name of the deed.
    pub what: String,
    /// In which round, where it was in one.
    pub round: Option<i64>,
    /// At which board, where it was at one.
    pub board: Option<i64>,
    /// The deed in words.
    pub text: String,
    /// The reason that was given.
    pub reason: String,
    /// The name with which they sign in; empty where they have no account.
    pub account: String,
}

/// Writes lines.
pub fn write(rows: &[HistoryRow]) -> String {
    let mut csv = CsvWriter::with_commas();
    csv.line(COLUMNS);
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
