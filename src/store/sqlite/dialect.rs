//! The statements that SQLite needs in its own form.

use super::Conn;
use super::connection::OWN_TRANSACTION;
use crate::StoreError;
use crate::archive::ColumnRow;
use inkundla_core::tournament::TournamentId;

/// Loads rows one by one.
pub(super) type RowByRow = diesel::connection::DefaultLoadingMode;

/// Lifts the time limit of statements; SQLite has none.
pub(super) const NO_TIMEOUT: &str = "";

/// Locks a tournament against changes. SQLite has one writer, so nothing is needed.
pub(super) fn lock_shared(_: &mut Conn, _: TournamentId) -> Result<(), StoreError> {
    Ok(())
}

/// The columns of a table, by name.
pub(super) const COLUMNS: &str =
    "SELECT name, lower(type) AS kind FROM pragma_table_info(?) ORDER BY name";

/// The highest id ever assigned in a table.
pub(super) const LAST_IDENTITY: &str =
    "SELECT coalesce(max(seq), 0) AS number FROM sqlite_sequence WHERE name = ?";

/// The SQL expression for a row as JSON.
pub(super) fn as_json(columns: &[ColumnRow]) -> String {
    let pair = |column: &ColumnRow| match (column.name.as_str(), column.kind.as_str()) {
        (name, "blob") => {
            format!(
                "'{name}', CASE WHEN \"{name}\" IS NULL THEN NULL ELSE lower(hex(\"{name}\")) END"
            )
        }
        (name, _) => format!("'{name}', \"{name}\""),
    };
    let pairs: Vec<String> = columns.iter().map(pair).collect();
    format!("json_object({})", pairs.join(", "))
}

/// The SQL statement that inserts the rows of a JSON array.
pub(super) fn insert_json(table: &str, columns: &[&ColumnRow]) -> String {
    let value = |column: &&ColumnRow| match (column.name.as_str(), column.kind.as_str()) {
        (name, "blob") => format!("unhex(value ->> '{name}')"),
        (name, _) => format!("value ->> '{name}'"),
    };
    let values: Vec<String> = columns.iter().map(value).collect();
    let names: Vec<String> = columns.iter().map(|c| format!("\"{}\"", c.name)).collect();
    format!(
        "INSERT INTO {table} ({}) SELECT {} FROM json_each(?)",
        names.join(", "),
        values.join(", ")
    )
}

/// The rows of a JSON array, as a table with the name `given`.
pub(super) fn given(_columns: &[&ColumnRow]) -> String {
    "json_each(?) AS given".to_owned()
}

/// The value of a column of such a row.
pub(super) fn given_value(column: &ColumnRow) -> String {
    match (column.name.as_str(), column.kind.as_str()) {
        (name, "blob") => format!("unhex(given.value ->> '{name}')"),
        (name, _) => format!("given.value ->> '{name}'"),
    }
}

/// Moves the sequence of a table past the inserted ids. SQLite does that by itself.
pub(super) fn advance_sequence(_table: &str) -> Option<String> {
    None
}

/// The mark of the changed rows of this transaction.
pub(super) fn own_transaction() -> i64 {
    OWN_TRANSACTION
}
