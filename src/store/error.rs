use diesel::result::{DatabaseErrorKind, Error as DieselError};
use std::error::Error;
use std::path::Path;
use std::sync::Arc;

/// Errors of the store. Each text is for the log or the console and says what to do, where
/// something can be done.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another transaction was first; the caller's data is out of date.
    #[error("somebody else changed this in the meantime; look again, then decide")]
    Conflict,
    /// No such row, or not in this tournament.
    #[error("there is nothing of that name or number here")]
    Missing,
    /// The stored state does not allow it; the text says why.
    #[error("{0}")]
    Refused(&'static str),
    /// Too many writers are waiting, or a lock timed out.
    #[error("the database is busy; try again in a moment")]
    Busy,
    /// The disk is full.
    #[error("the disk is full; free some space, then try again: nothing that was saved is lost")]
    DiskFull,
    /// The database does not answer.
    #[error("the database cannot be reached: {0}")]
    Unavailable(String),
    /// The database server answers, but does not take us: a wrong password, no such database or role, no TLS.
    #[error("the database refuses the connection: {0}")]
    NotAdmitted(String),
    /// A stored value cannot be parsed.
    #[error("the stored {what} cannot be read: {why}; run `inkundla check`")]
    Unreadable {
        /// The column or object.
        what: &'static str,
        /// The parser's message.
        why: String,
    },
    /// The URL names no database.
    #[error(
        "`{0}` names no database; write sqlite:PATH (as in sqlite:inkundla.db) or postgres://USER@HOST/NAME"
    )]
    Address(String),
    /// The path of a file, without the scheme `sqlite:`.
    #[error(
        "`{0}` is a path and names no database; for the database in that file write sqlite:{0}, for a server postgres://USER@HOST/NAME"
    )]
    BarePath(String),
    /// A folder in place of a file.
    #[error("`{0}` is a folder; name a file in it, as in sqlite:{file}", file = Path::new(.0).join("inkundla.db").display())]
    Folder(String),
    /// The folder of the file does not exist.
    #[error("the folder `{0}` is not there; make it first, or name a file in another folder")]
    NoFolder(String),
    /// The file or its folder is read-only.
    #[error("`{0}` cannot be written; give this user the right to write the file and its folder")]
    ReadOnly(String),
    /// The PostgreSQL server is a read-only replica.
    #[error(
        "this PostgreSQL is a replica, which cannot be written: use the address of its primary"
    )]
    Replica,
    /// The PostgreSQL URL has parameters that are not supported.
    #[error("the address of the PostgreSQL cannot be used: {0}")]
    PostgresAddress(String),
    /// The connection to PostgreSQL would not be encrypted.
    #[error(
        "the PostgreSQL at `{0}` is not on this machine, and its address does not ask for TLS: add \
         sslmode=verify-full&sslrootcert=FILE behind a `?` (sslmode=require encrypts, but believes \
         whoever answers). On a network that nobody else reads: sslmode=disable&clear_text=yes"
    )]
    ClearText(String),
    /// The file is no SQLite database, or one of another program.
    #[error("`{0}` is not a database of Inkundla; name another file (a new one will be made)")]
    NotOurs(String),
    /// The file is corrupt.
    #[error("the database `{file}` is damaged ({found}); copy it away and restore the last backup")]
    Damaged {
        /// The file.
        file: String,
        /// The first error of SQLite's check.
        found: String,
    },
    /// The schema is newer than this program.
    #[error(
        "the database was made by a newer Inkundla (step {0}); start that version, or restore a backup from before"
    )]
    NewerDatabase(String),
    /// The schema is older than this program, and the file is read-only.
    #[error(
        "`{0}` was made by an older Inkundla and cannot be written; copy it to where it can be, and look there"
    )]
    Older(String),
    /// A migration failed.
    #[error("the tables could not be brought up to date: {0}; nothing was changed")]
    Migration(String),
    /// Any other failure of the database.
    #[error("the database failed: {0}")]
    Database(#[source] Arc<dyn Error + Send + Sync>),
}

impl StoreError {
    /// The archive being read is not complete.
    pub fn unreadable_archive(why: &dyn std::fmt::Display) -> StoreError {
        StoreError::unreadable("archive", why)
    }

    pub(super) fn unreadable(what: &'static str, why: impl ToString) -> StoreError {
        StoreError::Unreadable {
            what,
            why: why.to_string(),
        }
    }
}

impl From<DieselError> for StoreError {
    fn from(error: DieselError) -> StoreError {
        match &error {
            DieselError::NotFound => StoreError::Missing,
            DieselError::DatabaseError(kind, info) => by_kind(kind)
                .or_else(|| by_message(info.message()))
                .unwrap_or_else(|| other(error)),
            // A conversion of a column that says itself what is wrong.
            DieselError::DeserializationError(why) => why
                .downcast_ref::<StoreError>()
                .cloned()
                .unwrap_or_else(|| other(error)),
            _ => other(error),
        }
    }
}

fn other(error: DieselError) -> StoreError {
    StoreError::Database(Arc::new(error))
}

fn by_kind(kind: &DatabaseErrorKind) -> Option<StoreError> {
    match kind {
        // The row is still referenced, or the referenced row is gone: another writer was first.
        DatabaseErrorKind::UniqueViolation | DatabaseErrorKind::ForeignKeyViolation => {
            Some(StoreError::Conflict)
        }
        DatabaseErrorKind::SerializationFailure => Some(StoreError::Busy),
        DatabaseErrorKind::ClosedConnection => Some(StoreError::Unavailable(
            "the connection was closed".to_owned(),
        )),
        _ => None,
    }
}

/// diesel passes on only the message of these errors, not their code. SQLite's messages are
/// English; those of a PostgreSQL in another language become [`StoreError::Database`].
fn by_message(message: &str) -> Option<StoreError> {
    let has = |part: &str| message.contains(part);
    if has("database or disk is full") || has("No space left on device") {
        Some(StoreError::DiskFull)
    } else if has("database is locked")
        || has("deadlock detected")
        || has("canceling statement due to")
    {
        Some(StoreError::Busy)
    } else if has("server closed the connection")
        || has("terminating connection")
        || has("connection to server")
    {
        Some(StoreError::Unavailable(message.trim().to_owned()))
    } else {
        None
    }
}
