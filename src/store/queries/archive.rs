use super::{AT_ONCE, Conn, dialect};
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
        self.batch_execute(dialect::PATIENT)?;
        let columns = columns(self, table)?;
        let query = format!(
            "SELECT {} AS row FROM {} WHERE {condition} ORDER BY {}",
            dialect::as_json(&columns),
            table.name,
            table.key,
        );
        for found in diesel::sql_query(query).load_iter::<RowText, dialect::OneByOne>(self)? {
            take(
                serde_json::from_str(&found?.row)
                    .map_err(|why| StoreError::unreadable("row", why))?,
            )?;
        }
        Ok(())
    }

    fn last_identity(&mut self, table: &Table) -> Result<i64, StoreError> {
        let last = diesel::sql_query(dialect::LAST_IDENTITY).bind::<Text, _>(table.name);
        Ok(last.get_result::<NumberRow>(self)?.number)
    }
}

impl ArchiveWrites for Conn {
    fn pour(&mut self, table: &Table, rows: &[Row]) -> Result<(), StoreError> {
        let known = columns(self, table)?;
        for rows in rows.chunk_by(|one, next| one.keys().eq(next.keys())) {
            for rows in rows.chunks(AT_ONCE) {
                fill(self, table, &known, rows)?;
            }
        }
        if let Some(count_on) = table
            .identities
            .contains(&("id", table.name))
            .then(|| dialect::count_on(table.name))
            .flatten()
        {
            diesel::sql_query(count_on).execute(self)?;
        }
        Ok(())
    }

    fn chain_anew(&mut self) -> Result<(), StoreError> {
        super::chain_anew(self)
    }

    fn make_room(&mut self) -> Result<(), StoreError> {
        for table in ["accounts", "tournaments"] {
            let count = format!("SELECT count(*) AS number FROM {table}");
            if diesel::sql_query(count)
                .get_result::<NumberRow>(self)?
                .number
                > 0
            {
                return Err(StoreError::Refused(
                    "there is something in this database already; restore into a new one",
                ));
            }
        }
        diesel::sql_query("DELETE FROM settings").execute(self)?;
        Ok(())
    }
}

fn columns(conn: &mut Conn, table: &Table) -> Result<Vec<ColumnRow>, StoreError> {
    let columns = diesel::sql_query(dialect::COLUMNS).bind::<Text, _>(table.name);
    Ok(columns.load(conn)?)
}

/// Puts in rows that all have the same columns.
fn fill(
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
    diesel::sql_query(dialect::fill(table.name, &given))
        .bind::<Text, _>(rows)
        .execute(conn)?;
    Ok(())
}
