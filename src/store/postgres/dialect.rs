//! The statements that PostgreSQL needs in its own form.

use super::Conn;
use crate::StoreError;
use crate::archive::ColumnRow;
use crate::schema::tournaments;
use diesel::expression::SqlLiteral;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use inkundla_core::tournament::TournamentId;

/// Loads rows one by one, instead of all into memory first.
pub(super) type RowByRow = diesel::pg::PgRowByRowLoadingMode;

/// Lifts the time limit of statements: a backup may take longer than a board can wait.
pub(super) const NO_TIMEOUT: &str = "SET LOCAL statement_timeout = 0";

/// Locks a tournament against changes until the end of the transaction. Several transactions may
/// hold the lock.
pub(super) fn lock_shared(conn: &mut Conn, tournament: TournamentId) -> Result<(), StoreError> {
    let this = tournaments::table.find(tournament.0);
    let held = this.select(tournaments::id).for_share();
    held.get_result::<i64>(conn)?;
    Ok(())
}

/// The columns of a table, by name.
pub(super) const COLUMNS: &str = "SELECT column_name::text AS name, data_type::text AS kind
    FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = $1 ORDER BY column_name COLLATE \"C\"";

/// The highest id ever assigned in a table.
pub(super) const LAST_IDENTITY: &str = "SELECT coalesce(pg_sequence_last_value(
    pg_get_serial_sequence($1, 'id')::regclass), 0) AS number";

/// The SQL expression for a row as JSON.
pub(super) fn as_json(columns: &[ColumnRow]) -> String {
    let pair = |column: &ColumnRow| match (column.name.as_str(), column.kind.as_str()) {
        (name, "bytea") => format!("'{name}', encode(\"{name}\", 'hex')"),
        (name, _) => format!("'{name}', \"{name}\""),
    };
    let pairs: Vec<String> = columns.iter().map(pair).collect();
    format!("json_build_object({})::text", pairs.join(", "))
}

/// The SQL statement that inserts the rows of a JSON array.
pub(super) fn insert_json(table: &str, columns: &[&ColumnRow]) -> String {
    let value = |column: &&ColumnRow| match (column.name.as_str(), column.kind.as_str()) {
        (name, "bytea") => format!("decode(\"{name}\", 'hex')"),
        (name, _) => format!("\"{name}\""),
    };
    let converted = |column: &&ColumnRow| match (column.name.as_str(), column.kind.as_str()) {
        (name, "bytea") => format!("\"{name}\" text"),
        (name, kind) => format!("\"{name}\" {kind}"),
    };
    let list = |part: &dyn Fn(&&ColumnRow) -> String| -> String {
        columns.iter().map(part).collect::<Vec<_>>().join(", ")
    };
    format!(
        "INSERT INTO {table} ({}) SELECT {} FROM json_to_recordset($1::json) AS given ({})",
        list(&|column| format!("\"{}\"", column.name)),
        list(&value),
        list(&converted)
    )
}

/// The rows of a JSON array, as a table with the name `given`.
pub(super) fn given(columns: &[&ColumnRow]) -> String {
    let typed = columns.iter().map(|column| match column.kind.as_str() {
        "bytea" => format!("\"{}\" text", column.name),
        kind => format!("\"{}\" {kind}", column.name),
    });
    let typed = typed.collect::<Vec<_>>().join(", ");
    format!("json_to_recordset($1::json) AS given ({typed})")
}

/// The value of a column of such a row.
pub(super) fn given_value(column: &ColumnRow) -> String {
    match column.kind.as_str() {
        "bytea" => format!("decode(given.\"{}\", 'hex')", column.name),
        _ => format!("given.\"{}\"", column.name),
    }
}

/// The SQL statement that moves the sequence of a table past the inserted ids.
pub(super) fn advance_sequence(table: &str) -> Option<String> {
    Some(format!(
        "SELECT setval(pg_get_serial_sequence('{table}', 'id'), max(id)) FROM {table} HAVING max(id) > 0"
    ))
}

/// The mark of the changed rows of this transaction; NULL, equal to none, before its first change.
/// It works on a replica too, which assigns no identities.
pub(super) fn own_transaction() -> SqlLiteral<BigInt> {
    diesel::dsl::sql("pg_current_xact_id_if_assigned()::text::bigint")
}
