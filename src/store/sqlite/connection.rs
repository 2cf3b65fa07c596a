//! Connections to a SQLite file and their settings.

use crate::StoreError;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;

/// The connection that the queries are compiled for.
pub(super) type Conn = SqliteConnection;

/// The first statement of every connection: others may hold the lock.
pub(super) const PATIENCE: &str = "PRAGMA busy_timeout = 5000;";
/// `recursive_triggers` lets the guards of the record see `INSERT OR REPLACE` too.
/// The checkpointer makes the checkpoints. A commit that makes one flushes the file twice
/// more, so the writer does it only when the log has 64 MB (16,000 pages of 4 kB).
const WRITER: &str =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 16000;
    PRAGMA foreign_keys = ON; PRAGMA recursive_triggers = ON; PRAGMA trusted_schema = OFF;
    PRAGMA secure_delete = ON;";
pub(super) const READER: &str =
    "PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;
    PRAGMA query_only = ON;";

/// A connection that may write.
pub(super) fn connect(file: &str) -> Result<Conn, StoreError> {
    let mut conn = connect_unprepared(file)?;
    prepare(&mut conn, file)?;
    Ok(conn)
}

/// A connection that has changed nothing yet, in case the file is not ours.
pub(super) fn connect_unprepared(file: &str) -> Result<Conn, StoreError> {
    let mut conn = Conn::establish(file).map_err(|why| explained(&why.to_string(), file))?;
    conn.batch_execute(PATIENCE)
        .map_err(|why| explained(&why.to_string(), file))?;
    Ok(conn)
}

pub(super) fn prepare(conn: &mut Conn, file: &str) -> Result<(), StoreError> {
    conn.batch_execute(WRITER)
        .map_err(|why| explained(&why.to_string(), file))
}

/// The error for what SQLite says of a file.
pub(super) fn explained(said: &str, file: &str) -> StoreError {
    let says = |part: &str| said.contains(part);
    if says("not a database") {
        StoreError::NotOurs(file.to_owned())
    } else if says("malformed") {
        StoreError::Damaged {
            file: file.to_owned(),
            found: said.to_owned(),
        }
    } else if says("readonly") || says("unable to open") {
        StoreError::ReadOnly(file.to_owned())
    } else if says("disk is full") {
        StoreError::DiskFull
    } else if says("locked") {
        StoreError::Busy
    } else {
        StoreError::Unavailable(said.to_owned())
    }
}
