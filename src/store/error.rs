use diesel::result::{DatabaseErrorKind, Error as DieselError};
use std::error::Error;
use std::sync::Arc;

/// What can go wrong in the store, each with a sentence for the log or the
/// console that says what to do where something can be done.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first; what the caller believed is no longer so.
    #[error("somebody else changed this in the meantime; look again, then decide")]
    Conflict,
    /// No such row, or not in this tournament.
    #[error("there is nothing of that name or number here")]
    Missing,
    /// What is stored does not allow it; the sentence says why.
    #[error("{0}")]
    Refused(&'static str),
    /// Too many want to write, or a lock was not to be had in time.
    #[error("the database is busy; try again in a moment")]
    Busy,
    /// There is no room to write.
    #[error("the disk is full; free some space, then try again: nothing that was saved is lost")]
    DiskFull,
    /// The database does not answer.
    #[error("the database cannot be reached: {0}")]
    Unavailable(String),
    /// Something stored cannot be understood.
    #[error("the stored {what} cannot be read: {why}; run `inkundla check`")]
    Unreadable {
        /// Which column or thing.
        what: &'static str,
        /// What is wrong with it.
        why: String,
    },
    /// The address of the database is not one.
    #[error(
        "`{0}` names no database; write sqlite:PATH (as in sqlite:inkundla.db) or postgres://USER@HOST/NAME"
    )]
    Address(String),
    /// The path of a file, without what says that it is a database.
    #[error(
        "`{0}` is a path and names no database; for the database in that file write sqlite:{0}, for a server postgres://USER@HOST/NAME"
    )]
    BarePath(String),
    /// A folder in the place of a file.
    #[error("`{0}` is a folder; name a file in it, as in sqlite:{0}/inkundla.db")]
    Folder(String),
    /// The folder of the file is not there.
    #[error("the folder `{0}` is not there; make it first, or name a file in another folder")]
    NoFolder(String),
    /// The file or its folder cannot be written.
    #[error("`{0}` cannot be written; give this user the right to write the file and its folder")]
    ReadOnly(String),
    /// The address of a PostgreSQL asks for what cannot be done.
    #[error("the address of the PostgreSQL cannot be used: {0}")]
    PostgresAddress(String),
    /// The way to a PostgreSQL would be open to whoever stands between.
    #[error(
        "the PostgreSQL at `{0}` is not on this machine, and its address does not ask for TLS: add \
         sslmode=verify-full&sslrootcert=FILE behind a `?` (sslmode=require encrypts, but believes \
         whoever answers). On a network that nobody else reads: sslmode=disable&clear_text=yes"
    )]
    ClearText(String),
    /// The file is something else, or a database of another program.
    #[error("`{0}` is not a database of Inkundla; name another file (a new one will be made)")]
    NotOurs(String),
    /// The file is damaged.
    #[error("the database `{file}` is damaged ({found}); copy it away and restore the last backup")]
    Damaged {
        /// The file.
        file: String,
        /// The first thing that was found.
        found: String,
    },
    /// A newer program has changed the tables.
    #[error(
        "the database was made by a newer Inkundla (step {0}); start that version, or restore a backup from before"
    )]
    NewerDatabase(String),
    /// The tables are of an older program, and the file cannot be written.
    #[error(
        "`{0}` was made by an older Inkundla and cannot be written; copy it to where it can be, and look there"
    )]
    Older(String),
    /// The tables could not be brought up to date.
    #[error("the tables could not be brought up to date: {0}; nothing was changed")]
    Migration(String),
    /// Any other failure of the database.
    #[error("the database failed: {0}")]
    Database(#[source] Arc<dyn Error + Send + Sync>),
}

impl StoreError {
    /// What is being read is no whole archive.
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
                .or_else(|| by_words(info.message()))
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
        // A row that is still, or no longer, referred to: somebody was faster.
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

/// diesel hands on no number for these, only the words. SQLite speaks English;
/// a PostgreSQL that does not gives [`StoreError::Database`] with its own words.
fn by_words(words: &str) -> Option<StoreError> {
    let said = |part: &str| words.contains(part);
    if said("database or disk is full") || said("No space left on device") {
        Some(StoreError::DiskFull)
    } else if said("database is locked")
        || said("deadlock detected")
        || said("canceling statement due to")
    {
        Some(StoreError::Busy)
    } else if said("server closed the connection")
        || said("terminating connection")
        || said("connection to server")
    {
        Some(StoreError::Unavailable(words.trim().to_owned()))
    } else {
        None
    }
}
