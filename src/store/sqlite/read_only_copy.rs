//! A read-only database file, such as one on a write-protected stick or in a backup. SQLite would
//! create files beside it; `immutable` tells it that nobody changes this one.

use super::connection::{BUSY_TIMEOUT, Conn, explained};
use super::integrity::IntegrityCheck;
use super::{MIGRATIONS, Sqlite, applied_migrations, is_ours};
use crate::StoreError;
use crate::migrate::is_up_to_date;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sqlite;
use std::fs;
use std::path::Path;

const CONNECTIONS: u32 = 1;

impl Sqlite {
    /// Opens a file for reading. Every write to it fails.
    ///
    /// # Errors
    /// [`StoreError::Older`] if the file needs a migration.
    pub(crate) fn open_to_read(path: &Path) -> Result<Sqlite, StoreError> {
        let (file, name) = (path.display().to_string(), uri_of(path));
        let mut conn = Conn::establish(&name).map_err(|why| explained(why, &file))?;
        conn.batch_execute(BUSY_TIMEOUT)
            .map_err(|why| explained(why, &file))?;
        let integrity = IntegrityCheck::of(&mut conn, path, &name)?;
        is_ours(&mut conn, &file)?;
        let applied = applied_migrations(&mut conn)?;
        if !is_up_to_date::<sqlite::Sqlite>(&applied, &MIGRATIONS)? {
            return Err(StoreError::Older(file));
        }
        Sqlite::assemble(conn, integrity, name, file, CONNECTIONS)
    }
}

/// The URI with which SQLite creates no files. If there is a write-ahead log, it has to be read
/// too, for which SQLite needs its own files.
fn uri_of(path: &Path) -> String {
    let log = format!("{}-wal", path.display());
    let has_log = fs::metadata(log).is_ok_and(|log| log.len() > 0);
    let rest = if has_log { "" } else { "&immutable=1" };
    let letter = |c: char| match c {
        '%' | '?' | '#' => format!("%{:02X}", u32::from(c)),
        other => other.to_string(),
    };
    let path: String = path.display().to_string().chars().map(letter).collect();
    format!("file:{path}?mode=ro{rest}")
}
