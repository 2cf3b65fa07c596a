//! Limits of the rows of an event from another server, before they are inserted: only tables of
//! events, ids of its own, and texts and times as the forms of this server would take them.

use crate::formats::archive::Row;
use crate::store::archive::Table;
use serde_json::Value;

/// The largest id: exact in JSON, and far from overflow when others are added to it.
const LAST_ID: i64 = 1 << 53;
/// The last millisecond of the year 9999.
const LAST_MS: i64 = 253_402_300_799_999;
/// The length limit of a text without another one, in bytes. Names have 80 characters.
const SHORT: usize = 1_000;

/// The length limit of a column, in bytes.
fn longest(table: &str, column: &str) -> usize {
    match (table, column) {
        // A line of the history may list all players with their data.
        ("audit", "detail") => 4 << 20,
        // A statement has a line for each board.
        ("seals", "statement") => 1 << 20,
        ("tournaments", "options" | "projector" | "schedule" | "distinct_schools") => 256 << 10,
        ("event_pages", _) => 32 << 10,
        ("registration_settings", _) => 8 << 10,
        ("games", "projection") => 64 << 10,
        // The longest line that is read of a report file, with its end.
        ("report_lines", "text") => (64 << 10) + 2,
        ("entries", "event") | ("texts", "text") | ("audit", "subject" | "reason") => 16 << 10,
        _ => SHORT,
    }
}

/// Checks a row as it stands in the file.
///
/// # Errors
/// The column that is beyond its limit; an empty name if the table is not one of events.
pub(super) fn check(table: &Table, row: &Row) -> Result<(), String> {
    if !table.is_of_events() {
        return Err(String::new());
    }
    for (column, _) in table.identities {
        let is_own = match row.get(*column) {
            Some(Value::Null) | None => *column != "id",
            Some(value) => (value.as_i64()).is_some_and(|id| (1..=LAST_ID).contains(&id)),
        };
        if !is_own {
            return Err((*column).to_owned());
        }
    }
    for (column, value) in row {
        let is_possible = match value {
            Value::String(text) => text.len() <= longest(table.name, column),
            Value::Number(number) => {
                let range = if column.ends_with("_ms") {
                    LAST_MS
                } else {
                    LAST_ID
                };
                number.as_i64().is_some_and(|number| number.abs() <= range)
            }
            Value::Null | Value::Bool(_) => true,
            Value::Array(_) | Value::Object(_) => false,
        };
        if !is_possible {
            return Err(column.clone());
        }
    }
    Ok(())
}
