//! The statements that PostgreSQL needs in its own form.

use super::Conn;
use crate::StoreError;
use crate::archive::ColumnRow;
use crate::schema::tournaments;
use diesel::prelude::*;
use inkundla_core::tournament::TournamentId;

/// Rows come one by one, not all into memory first.
pub(super) type OneByOne = diesel::pg::PgRowByRowLoadingMode;

/// Who reads everything may take longer than a hall can wait.
pub(super) const PATIENT: &str = "SET LOCAL statement_timeout = 0";

/// Lets nobody change a tournament until the end of the transaction. Others may
/// hold it as well.
pub(super) fn hold(conn: &mut Conn, tournament: TournamentId) -> Result<(), StoreError> {
    let this = tournaments::table.find(tournament.0);
    let held = this.select(tournaments::id).for_share();
    held.get_result::<i64>(conn)?;
    Ok(())
}

/// Milliseconds since 1970.
pub(super) const NOW_MS: &str = "SELECT (extract(epoch FROM now()) * 1000)::bigint AS number";

/// Sixteen random bytes, six bits of them fixed.
pub(super) const SALT: &str =
    "SELECT decode(replace(gen_random_uuid()::text, '-', ''), 'hex') AS salt";

/// The columns of a table, by name.
pub(super) const COLUMNS: &str = "SELECT column_name::text AS name, data_type::text AS kind
    FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = $1 ORDER BY column_name COLLATE \"C\"";

/// The highest identity that was ever given.
pub(super) const LAST_IDENTITY: &str = "SELECT coalesce(pg_sequence_last_value(
    pg_get_serial_sequence($1, 'id')::regclass), 0) AS number";

/// The expression for a row as JSON.
pub(super) fn as_json(columns: &[ColumnRow]) -> String {
    let pair = |column: &ColumnRow| match (column.name.as_str(), column.kind.as_str()) {
        (name, "bytea") => format!("'{name}', encode(\"{name}\", 'hex')"),
        (name, _) => format!("'{name}', \"{name}\""),
    };
    let pairs: Vec<String> = columns.iter().map(pair).collect();
    format!("json_build_object({})::text", pairs.join(", "))
}

/// The statement that puts in the rows of a JSON array.
pub(super) fn fill(table: &str, columns: &[&ColumnRow]) -> String {
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

/// New identities go on behind those that were put in.
pub(super) fn count_on(table: &str) -> Option<String> {
    Some(format!(
        "SELECT setval(pg_get_serial_sequence('{table}', 'id'), max(id)) FROM {table} HAVING max(id) > 0"
    ))
}
