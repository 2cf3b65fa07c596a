//! Reading and restoring archives.

use super::{CHUNK, Conn, dialect};
use crate::StoreError;
use crate::archive::{ArchiveReads, ArchiveWrites, ColumnRow, NumberRow, Row, RowText, Table};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::Text;
use inkundla_core::tournament::TournamentId;

impl ArchiveReads for Conn {
    fn rows(
        &mut self,
        table: &Table,
        event: Option<TournamentId>,
        take: &mut dyn FnMut(Row) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let Some(condition) = table.condition(event) else {
            return Ok(());
        };
        self.batch_execute(dialect::NO_TIMEOUT)?;
        let columns = columns(self, table.name)?;
        let query = format!(
            "SELECT {} AS row FROM {} WHERE {condition} ORDER BY {}",
            dialect::as_json(&columns),
            table.name,
            table.key,
        );
        for row in diesel::sql_query(query).load_iter::<RowText, dialect::RowByRow>(self)? {
            let row = serde_json::from_str(&row?.row);
            take(row.map_err(|why| StoreError::unreadable("row", why))?)?;
        }
        Ok(())
    }

    fn last_identity(&mut self, table: &Table) -> Result<i64, StoreError> {
        let last = diesel::sql_query(dialect::LAST_IDENTITY).bind::<Text, _>(table.name);
        Ok(last.get_result::<NumberRow>(self)?.number)
    }
}

impl ArchiveWrites for Conn {
    fn insert_rows(&mut self, table: &Table, rows: &[Row]) -> Result<(), StoreError> {
        let known = columns(self, table.name)?;
        for rows in rows.chunk_by(|one, next| one.keys().eq(next.keys())) {
            for rows in rows.chunks(CHUNK) {
                insert_chunk(self, table, &known, rows)?;
            }
        }
        if table.identities.contains(&("id", table.name))
            && let Some(advance) = dialect::advance_sequence(table.name)
        {
            diesel::sql_query(advance).execute(self)?;
        }
        Ok(())
    }

    fn make_room(&mut self) -> Result<(), StoreError> {
        for table in ["accounts", "tournaments"] {
            let count = format!("SELECT count(*) AS number FROM {table}");
            let count: NumberRow = diesel::sql_query(count).get_result(self)?;
            if count.number > 0 {
                return Err(StoreError::Refused(
                    "there is something in this database already; restore into a new one",
                ));
            }
        }
        diesel::sql_query("DELETE FROM settings").execute(self)?;
        Ok(())
    }
}

pub(super) fn columns(conn: &mut Conn, table: &str) -> Result<Vec<ColumnRow>, StoreError> {
    let columns = diesel::sql_query(dialect::COLUMNS).bind::<Text, _>(table);
    Ok(columns.load(conn)?)
}

/// Inserts rows that all have the same columns.
fn insert_chunk(
    conn: &mut Conn,
    table: &Table,
    known: &[ColumnRow],
    rows: &[Row],
) -> Result<(), StoreError> {
    let Some(first) = rows.first() else {
        return Ok(());
    };
    if let Some(newer) = first
        .keys()
        .find(|&name| known.iter().all(|column| column.name != *name))
    {
        return Err(StoreError::NewerDatabase(format!("{}.{newer}", table.name)));
    }
    let given: Vec<&ColumnRow> = known
        .iter()
        .filter(|column| first.contains_key(&column.name))
        .collect();
    let rows = serde_json::to_string(rows).map_err(|why| StoreError::unreadable("row", why))?;
    diesel::sql_query(dialect::insert_json(table.name, &given))
        .bind::<Text, _>(rows)
        .execute(conn)?;
    Ok(())
}
