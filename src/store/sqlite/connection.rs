//! Connections to a SQLite file and their settings.

use crate::StoreError;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;

/// The connection that the queries are compiled for.
pub(super) type Conn = SqliteConnection;

/// The mark of the changed rows of the transaction under way. The writer gives another one to rows
/// that other programs have left behind.
pub(super) const OWN_TRANSACTION: i64 = 0;
/// The first statement of every connection: another one may hold the lock.
pub(super) const BUSY_TIMEOUT: &str = "PRAGMA busy_timeout = 5000;";
/// `recursive_triggers` makes the triggers that protect the record see `INSERT OR REPLACE` too.
/// The checkpointer makes the checkpoints. A commit that makes one flushes the file twice more,
/// so the writer does it only when the log has 64 MB (16,000 pages of 4 kB).
const WRITER: &str =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 16000;
    PRAGMA foreign_keys = ON; PRAGMA recursive_triggers = ON; PRAGMA trusted_schema = OFF;
    PRAGMA secure_delete = ON;";
pub(super) const READER: &str =
    "PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;
    PRAGMA query_only = ON;";

/// Opens a connection that may write.
pub(super) fn connect(file: &str) -> Result<Conn, StoreError> {
    let mut conn = connect_unprepared(file)?;
    prepare(&mut conn, file)?;
    Ok(conn)
}

/// Opens a connection without writing to the file, which may not be ours.
pub(super) fn connect_unprepared(file: &str) -> Result<Conn, StoreError> {
    let mut conn = Conn::establish(file).map_err(|why| explained(why, file))?;
    conn.batch_execute(BUSY_TIMEOUT)
        .map_err(|why| explained(why, file))?;
    Ok(conn)
}

pub(super) fn prepare(conn: &mut Conn, file: &str) -> Result<(), StoreError> {
    conn.batch_execute(WRITER)
        .map_err(|why| explained(why, file))
}

/// Translates an error message of SQLite about a file.
pub(super) fn explained(error: impl ToString, file: &str) -> StoreError {
    let message = error.to_string();
    let has = |part: &str| message.contains(part);
    if has("not a database") {
        StoreError::NotOurs(file.to_owned())
    } else if has("malformed") {
        StoreError::Damaged {
            file: file.to_owned(),
            found: message,
        }
    } else if has("readonly") || has("unable to open") {
        StoreError::ReadOnly(file.to_owned())
    } else if has("disk is full") {
        StoreError::DiskFull
    } else if has("locked") {
        StoreError::Busy
    } else {
        StoreError::Unavailable(message)
    }
}
