//! A file on this machine: any number of readers, one writer.

use super::migrate::bring_up_to_date;
use super::pool::{Greeting, pool_of, take};
use super::writer::Writer;
use super::{Reads, StoreError, Whole};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::r2d2::{ConnectionManager, Pool};
use diesel::sql_types::BigInt;
use diesel_migrations::{EmbeddedMigrations, embed_migrations};
use std::fs;
use std::path::Path;
use wholeness::Wholeness;

mod dialect;
#[path = "queries/contents.rs"]
#[expect(
    clippy::duplicate_mod,
    reason = "one text of the queries, compiled once for each database"
)]
mod queries;
mod sealed;
mod sweeper;
mod wholeness;

pub(super) use sweeper::Sweeper;

/// The connection that the queries are compiled for.
type Conn = SqliteConnection;

const STEPS: EmbeddedMigrations = embed_migrations!("../../migrations/sqlite");

/// The mark that the first step of the migrations puts on our files.
const MARK: i64 = 0x496e_6b75;

/// Asked of every connection first: the others may be at work.
const PATIENCE: &str = "PRAGMA busy_timeout = 5000;";
/// `recursive_triggers` lets the guards of the record see `INSERT OR REPLACE` too.
/// Checkpoints are the sweeper's; only when it does not keep up, with 64 MB in
/// the log, the writer does what is left of one.
const WRITER: &str =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 16000;
    PRAGMA foreign_keys = ON; PRAGMA recursive_triggers = ON; PRAGMA trusted_schema = OFF;
    PRAGMA secure_delete = ON;";
const READER: &str =
    "PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;
    PRAGMA query_only = ON;";

pub(super) struct Sqlite {
    readers: Pool<ConnectionManager<Conn>>,
    writer: Writer,
    wholeness: Wholeness,
    file: String,
}

impl Sqlite {
    pub(super) fn open(path: &Path, connections: u32) -> Result<Sqlite, StoreError> {
        prepare_file(path)?;
        let file = path.display().to_string();
        let mut conn = reach(&file)?;
        let wholeness = Wholeness::of(&mut conn, path, &file)?;
        is_ours(&mut conn, &file)?;
        prepare(&mut conn, &file)?;
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
            wholeness,
            file,
        })
    }

    pub(super) fn read<T>(
        &self,
        work: impl FnOnce(&mut dyn Reads) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.wholeness.so_far()?;
        let conn: &mut Conn = &mut *take(&self.readers)?;
        conn.transaction(|conn| work(conn))
    }

    pub(super) fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut dyn Whole) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.wholeness.so_far()?;
        self.writer.submit(work)
    }

    pub(super) async fn write_soon<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut dyn Whole) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.wholeness.so_far()?;
        self.writer.submit_soon(work).await
    }

    /// Moves what is in the log into the file and leaves the log empty: what was erased from
    /// the file stands in older pages of the log still.
    pub(super) fn empty_log(&self) -> Result<(), StoreError> {
        sweeper::empty_log(&self.file)
    }

    /// Waits until the file has been looked through.
    pub(super) fn is_whole(&self) -> Result<(), StoreError> {
        self.wholeness.in_the_end()
    }
}

/// A connection that may write.
pub(super) fn connect(file: &str) -> Result<Conn, StoreError> {
    let mut conn = reach(file)?;
    prepare(&mut conn, file)?;
    Ok(conn)
}

/// A connection that has changed nothing yet, in case the file is not ours.
fn reach(file: &str) -> Result<Conn, StoreError> {
    let mut conn = Conn::establish(file).map_err(|why| words(&why.to_string(), file))?;
    conn.batch_execute(PATIENCE)
        .map_err(|why| words(&why.to_string(), file))?;
    Ok(conn)
}

fn prepare(conn: &mut Conn, file: &str) -> Result<(), StoreError> {
    conn.batch_execute(WRITER)
        .map_err(|why| words(&why.to_string(), file))
}

/// Whatever can be told from the file's name and rights, before SQLite is
/// asked. A new file is made for this user alone.
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
    let told = |why: diesel::result::Error| words(&why.to_string(), file);
    match conn.transaction(mark_and_tables).map_err(told)? {
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

/// What SQLite says of a file, in words that tell what to do.
fn words(said: &str, file: &str) -> StoreError {
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
