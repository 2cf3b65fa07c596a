//! Putting rows back as the log has them.

use super::archive::columns;
use super::{Conn, dialect};
use crate::StoreError;
use crate::archive::{ArchiveWrites, ColumnRow, Row, Table};
use crate::event_log::{LoggedTable, RebuildWrites};
use crate::schema::{entrants, games, pairings, row_changes};
use diesel::prelude::*;
use diesel::sql_types::Text;
use inkundla_core::tournament::TournamentId;

impl RebuildWrites for Conn {
    fn put_rows(
        &mut self,
        table: &LoggedTable,
        log: TournamentId,
        rows: Vec<Row>,
    ) -> Result<(), StoreError> {
        let known = columns(self, table.name)?;
        let keys = table.primary_key();
        set_numbers_aside(self, table, &rows)?;
        for mut row in rows {
            table.name_event(&mut row, log);
            let is_given = |column: &&ColumnRow| row.contains_key(&column.name);
            let (key, set): (Vec<&ColumnRow>, Vec<&ColumnRow>) = known
                .iter()
                .filter(is_given)
                .partition(|column| keys.contains(&&*column.name));
            let update = update_given(table.name, &set, &key);
            let json = json_of(&[&row])?;
            let updated = diesel::sql_query(update)
                .bind::<Text, _>(json)
                .execute(self)?;
            if updated == 0 {
                let archived = Table::named(table.name).ok_or(StoreError::Missing)?;
                self.insert_rows(archived, &[row])?;
            }
        }
        make_missing_games(self, log)
    }

    fn remove_rows(
        &mut self,
        table: &LoggedTable,
        log: TournamentId,
        mut rows: Vec<Row>,
    ) -> Result<(), StoreError> {
        let known = columns(self, table.name)?;
        let keys = table.primary_key();
        let key: Vec<&ColumnRow> = known
            .iter()
            .filter(|column| keys.contains(&&*column.name))
            .collect();
        for row in &mut rows {
            table.name_event(row, log);
            let json = json_of(&[row])?;
            if table.name == "pairings" {
                let delete = delete_given("games", &key);
                diesel::sql_query(delete)
                    .bind::<Text, _>(&json)
                    .execute(self)?;
            }
            let delete = delete_given(table.name, &key);
            diesel::sql_query(delete)
                .bind::<Text, _>(&json)
                .execute(self)?;
        }
        Ok(())
    }

    fn rows_are_rebuilt(&mut self) -> Result<(), StoreError> {
        diesel::delete(row_changes::table).execute(self)?;
        Ok(())
    }
}

/// The column and its value in the given row, for each column.
fn equations(table: &str, columns: &[&ColumnRow]) -> Vec<String> {
    let equation = |column: &&ColumnRow| {
        format!(
            "{table}\"{}\" = {}",
            column.name,
            dialect::given_value(column)
        )
    };
    columns.iter().map(equation).collect()
}

/// The SQL statement that updates the rows of a JSON array, found by their keys.
fn update_given(table: &str, columns: &[&ColumnRow], key: &[&ColumnRow]) -> String {
    format!(
        "UPDATE {table} SET {} FROM {} WHERE {}",
        equations("", columns).join(", "),
        dialect::given(&[columns, key].concat()),
        equations(&format!("{table}."), key).join(" AND ")
    )
}

/// The SQL statement that deletes the rows of a JSON array, found by their keys.
fn delete_given(table: &str, key: &[&ColumnRow]) -> String {
    format!(
        "DELETE FROM {table} WHERE EXISTS (SELECT 1 FROM {} WHERE {})",
        dialect::given(key),
        equations(&format!("{table}."), key).join(" AND ")
    )
}

fn json_of(rows: &[&Row]) -> Result<String, StoreError> {
    serde_json::to_string(rows).map_err(|why| StoreError::unreadable("row", why))
}

/// Gives start numbers and boards that are to be put right numbers that nobody else has: two of them
/// may have been exchanged.
fn set_numbers_aside(conn: &mut Conn, table: &LoggedTable, rows: &[Row]) -> Result<(), StoreError> {
    const HIGHEST: i64 = 65_535;
    for (aside, row) in (0..).zip(rows) {
        let number = HIGHEST - aside;
        let id = row
            .get("id")
            .and_then(serde_json::Value::as_i64)
            .unwrap_or_default();
        match table.name {
            "entrants" => diesel::update(entrants::table.find(id))
                .set(entrants::number.eq(number))
                .execute(conn)?,
            "pairings" => diesel::update(pairings::table.find(id))
                .set(pairings::board.eq(number))
                .execute(conn)?,
            _ => 0,
        };
    }
    Ok(())
}

/// Every board has a row for its game.
fn make_missing_games(conn: &mut Conn, log: TournamentId) -> Result<(), StoreError> {
    let boards: Vec<i64> = pairings::table
        .filter(pairings::tournament_id.eq(log.0))
        .select(pairings::id)
        .load(conn)?;
    let there: Vec<i64> = games::table
        .filter(games::id.eq_any(&boards))
        .select(games::id)
        .load(conn)?;
    for board in boards.into_iter().filter(|board| !there.contains(board)) {
        let row = (
            games::id.eq(board),
            games::phase.eq("scheduled"),
            games::projection.eq("{}"),
        );
        diesel::insert_into(games::table)
            .values(row)
            .execute(conn)?;
    }
    Ok(())
}
