//! A copy that cannot be written, such as one on a stick that is locked or in a backup.
//! SQLite would make files beside it; `immutable` says that nobody changes this one.

use super::connection::{Conn, PATIENCE, READER, explained};
use super::integrity::IntegrityCheck;
use super::writer::Writer;
use super::{STEPS, Sqlite, is_ours};
use crate::StoreError;
use crate::migrate::{MigrationRow, is_up_to_date};
use crate::pool::{Greeting, pool_of};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::r2d2::ConnectionManager;
use diesel::sqlite;
use std::fs;
use std::path::Path;

/// Only one looks.
const CONNECTIONS: u32 = 1;

impl Sqlite {
    /// Opens a file to look only. Whatever is written to it fails.
    ///
    /// # Errors
    /// [`StoreError::Older`] when the tables would have to be brought up to date.
    pub(crate) fn open_to_read(path: &Path) -> Result<Sqlite, StoreError> {
        let (file, name) = (path.display().to_string(), name_of(path));
        let explain = |why: String| explained(&why, &file);
        let mut conn = Conn::establish(&name).map_err(|why| explain(why.to_string()))?;
        conn.batch_execute(PATIENCE)
            .map_err(|why| explain(why.to_string()))?;
        let integrity = IntegrityCheck::of(&mut conn, path, &name)?;
        is_ours(&mut conn, &file)?;
        let steps = "SELECT version FROM __diesel_schema_migrations";
        let steps: Vec<MigrationRow> = diesel::sql_query(steps).load(&mut conn)?;
        let taken: Vec<String> = steps.into_iter().map(|step| step.version).collect();
        if !is_up_to_date::<sqlite::Sqlite>(&taken, &STEPS)? {
            return Err(StoreError::Older(file));
        }
        let readers = pool_of(CONNECTIONS)
            .test_on_check_out(false)
            .connection_customizer(Box::new(Greeting(READER)))
            .build(ConnectionManager::new(&name))
            .map_err(|why| explain(why.to_string()))?;
        Ok(Sqlite {
            readers,
            writer: Writer::start(name, conn)?,
            integrity,
            file,
        })
    }
}

/// The address by which SQLite leaves the file alone. With a log beside it that log has to be
/// read too, for which SQLite needs its own files there.
fn name_of(path: &Path) -> String {
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
