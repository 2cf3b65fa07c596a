//! A SQLite file on this machine: many readers, one writer.

use super::StoreError;
use super::migrate::{MigrationRow, bring_up_to_date};
use super::pool::{OnConnect, PoolFigures, pool_of, take};
use super::traits::{FullAccess, Reads};
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

const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../../migrations/sqlite");

/// The `application_id` that the first migration writes into our files.
const APPLICATION_ID: i64 = 0x496e_6b75;

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
        copy_before_upgrade::copy(&mut conn, path, &MIGRATIONS)?;
        conn.immediate_transaction(|conn| bring_up_to_date(conn, MIGRATIONS))?;
        Sqlite::assemble(conn, integrity, file.clone(), file, connections)
    }

    /// Opens the readers and starts the writer. `name` is the file as SQLite opens it.
    fn assemble(
        conn: Conn,
        integrity: IntegrityCheck,
        name: String,
        file: String,
        connections: u32,
    ) -> Result<Sqlite, StoreError> {
        let readers = pool_of(connections)
            .test_on_check_out(false)
            .connection_customizer(Box::new(OnConnect(READER)))
            .build(ConnectionManager::new(&name))
            .map_err(|why| explained(why, &file))?;
        Ok(Sqlite {
            readers,
            writer: Writer::start(name, conn)?,
            integrity,
            file,
        })
    }

    /// The connections for reading.
    pub(super) fn connections(&self) -> PoolFigures {
        PoolFigures::of(&self.readers)
    }

    pub(super) fn file(&self) -> &Path {
        Path::new(&self.file)
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
        work: impl FnOnce(&mut dyn FullAccess) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.integrity.result_so_far()?;
        self.writer.submit(work)
    }

    pub(super) async fn write_soon<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut dyn FullAccess) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.integrity.result_so_far()?;
        self.writer.submit_soon(work).await
    }

    /// Moves the write-ahead log into the file and truncates it: erased rows may still be in
    /// older pages of the log.
    pub(super) fn empty_log(&self) -> Result<(), StoreError> {
        checkpointer::empty_log(&self.file)
    }

    /// Waits for the end of the integrity check.
    pub(super) fn check_integrity(&self) -> Result<(), StoreError> {
        self.integrity.wait()
    }
}

/// Checks the file's path and permissions before SQLite opens it. A new file is readable by this
/// user only.
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

/// Checks that the file is ours or empty.
fn is_ours(conn: &mut Conn, file: &str) -> Result<(), StoreError> {
    let found = conn.transaction(application_id_and_tables);
    match found.map_err(|why| explained(why, file))? {
        (APPLICATION_ID, _) | (0, 0) => Ok(()),
        _ => Err(StoreError::NotOurs(file.to_owned())),
    }
}

fn application_id_and_tables(conn: &mut Conn) -> QueryResult<(i64, i64)> {
    let application_id = number(
        conn,
        "SELECT application_id AS number FROM pragma_application_id",
    )?;
    let tables = number(conn, "SELECT count(*) AS number FROM sqlite_schema")?;
    Ok((application_id, tables))
}

/// The versions of the applied migrations.
fn applied_migrations(conn: &mut Conn) -> QueryResult<Vec<String>> {
    let query = diesel::sql_query("SELECT version FROM __diesel_schema_migrations");
    let rows: Vec<MigrationRow> = query.load(conn)?;
    Ok(rows.into_iter().map(|row| row.version).collect())
}

fn number(conn: &mut Conn, query: &'static str) -> QueryResult<i64> {
    diesel::sql_query(query)
        .get_result::<Count>(conn)
        .map(|count| count.number)
}
