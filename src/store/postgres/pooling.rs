//! Recognises a connection pooler that gives each transaction another connection, such as PgBouncer with
//! `pool_mode = transaction`. Settings of a connection, notifications and locks of a session do not survive there.

use super::connection::Conn;
use crate::StoreError;
use diesel::prelude::*;
use diesel::sql_types::Integer;

/// Times that the two connections are compared: a pooler that serves others as well may give
/// different ones by chance.
const TRIES: usize = 3;

const POOLED: &str = "its address leads to PgBouncer (or another pooler) in transaction mode, where \
    notifications and locks of a session are lost: set pool_mode = session for this database, or use the address of \
    PostgreSQL itself";

#[derive(QueryableByName)]
struct ServerProcess {
    #[diesel(sql_type = Integer)]
    pid: i32,
}

/// The process of PostgreSQL that answers on a connection.
fn process(conn: &mut Conn) -> Result<i32, StoreError> {
    let row: ServerProcess =
        diesel::sql_query("SELECT pg_backend_pid() AS pid").get_result(conn)?;
    Ok(row.pid)
}

/// Refuses a pooler in transaction mode: one process of PostgreSQL serves two connections of ours, or several
/// serve one.
///
/// # Errors
/// [`StoreError::Refused`].
pub(super) fn refuse(first: &mut Conn, url: &str) -> Result<(), StoreError> {
    let own = process(first)?;
    let mut second = Conn::establish(url)
        .map_err(|why| StoreError::NotAdmitted(why.to_string().trim().to_owned()))?;
    for _ in 0..TRIES {
        let other = second.transaction(process)?;
        if other == own || process(first)? != own {
            return Err(StoreError::Refused(POOLED));
        }
    }
    Ok(())
}
