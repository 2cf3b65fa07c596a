//! A SQLite file on this machine: many readers, one writer.

use super::StoreError;
use super::migrate::bring_up_to_date;
use super::pool::{Greeting, pool_of, take};
use super::traits::{Reads, Whole};
use diesel::prelude::*;
use diesel::r2d2::{ConnectionManager, Pool};
use diesel::sql_types::BigInt;
use diesel_migrations::{EmbeddedMigrations, embed_migrations};
use std::fs;
use std::path::Path;

mod checkpointer;
mod connection;
mod copy_before_upgrade;
mod dialect;
mod integrity;
#[path = "queries/contents.rs"]
#[expect(
    clippy::duplicate_mod,
    reason = "one text of the queries, compiled once for each database"
)]
mod queries;
mod read_only_copy;
mod writer;

use connection::{Conn, READER, connect_unprepared, explained, prepare};
use integrity::IntegrityCheck;
use writer::Writer;

const STEPS: EmbeddedMigrations = embed_migrations!("../../migrations/sqlite");

/// The mark that the first step of the migrations puts on our files.
const MARK: i64 = 0x496e_6b75;

pub(super) struct Sqlite {
    readers: Pool<ConnectionManager<Conn>>,
    writer: Writer,
    integrity: IntegrityCheck,
    file: String,
}

impl Sqlite {
    pub(super) fn open(path: &Path, connections: u32) -> Result<Sqlite, StoreError> {
        prepare_file(path)?;
        let file = path.display().to_string();
        let mut conn = connect_unprepared(&file)?;
        let integrity = IntegrityCheck::of(&mut conn, path, &file)?;
        is_ours(&mut conn, &file)?;
        prepare(&mut conn, &file)?;
        copy_before_upgrade::copy(&mut conn, path)?;
        conn.immediate_transaction(|conn| {
            bring_up_to_date(conn, STEPS)?;
            queries::chain_anew(conn)?;
            queries::fill_in_aliases(conn)
        })?;
        let readers = pool_of(connections)
            .test_on_check_out(false)
            .connection_customizer(Box::new(Greeting(READER)))
            .build(ConnectionManager::new(&file))
            .map_err(|why| StoreError::Unavailable(why.to_string()))?;
        Ok(Sqlite {
            readers,
            writer: Writer::start(file.clone(), conn)?,
            integrity,
            file,
        })
    }

    pub(super) fn read<T>(
        &self,
        work: impl FnOnce(&mut dyn Reads) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.integrity.result_so_far()?;
        let conn: &mut Conn = &mut *take(&self.readers)?;
        conn.transaction(|conn| work(conn))
    }

    pub(super) fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut dyn Whole) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.integrity.result_so_far()?;
        self.writer.submit(work)
    }

    pub(super) async fn write_soon<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut dyn Whole) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.integrity.result_so_far()?;
        self.writer.submit_soon(work).await
    }

    /// Moves what is in the log into the file and leaves the log empty: what was erased from
    /// the file stands in older pages of the log still.
    pub(super) fn empty_log(&self) -> Result<(), StoreError> {
        checkpointer::empty_log(&self.file)
    }

    /// Waits until the file has been looked through.
    pub(super) fn check_integrity(&self) -> Result<(), StoreError> {
        self.integrity.wait()
    }
}

/// Checks the file's name and rights before SQLite opens it. A new file is made for this user alone.
fn prepare_file(path: &Path) -> Result<(), StoreError> {
    let file = || path.display().to_string();
    match path.parent() {
        Some(folder) if !folder.is_dir() => {
            return Err(StoreError::NoFolder(folder.display().to_string()));
        }
        _ => {}
    }
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => Err(StoreError::Folder(file())),
        Ok(found) if found.permissions().readonly() => Err(StoreError::ReadOnly(file())),
        Ok(_) => Ok(()),
        Err(_) => make_file(path).map_err(|_| StoreError::ReadOnly(file())),
    }
}

fn make_file(path: &Path) -> std::io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    number: i64,
}

/// Whether the file is ours (or empty, and so ours from now on).
fn is_ours(conn: &mut Conn, file: &str) -> Result<(), StoreError> {
    let explain = |why: diesel::result::Error| explained(&why.to_string(), file);
    match conn.transaction(mark_and_tables).map_err(explain)? {
        (MARK, _) | (0, 0) => Ok(()),
        _ => Err(StoreError::NotOurs(file.to_owned())),
    }
}

fn mark_and_tables(conn: &mut Conn) -> QueryResult<(i64, i64)> {
    let mark = number(
        conn,
        "SELECT application_id AS number FROM pragma_application_id",
    )?;
    let tables = number(conn, "SELECT count(*) AS number FROM sqlite_schema")?;
    Ok((mark, tables))
}

fn number(conn: &mut Conn, query: &'static str) -> QueryResult<i64> {
    diesel::sql_query(query)
        .get_result::<Count>(conn)
        .map(|count| count.number)
}
