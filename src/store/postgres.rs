//! A PostgreSQL server, which several processes may share.

use super::migrate::{MigrationRow, bring_up_to_date, is_known, is_up_to_date};
use super::pool::{OnConnect, PoolFigures, pool_of, take};
use super::traits::{FullAccess, Reads};
use super::{Append, GameId, GameWrites, StoreError};
use diesel::connection::SimpleConnection;
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::r2d2::{ConnectionManager, Pool};
use diesel_migrations::{EmbeddedMigrations, embed_migrations};
use inkundla_core::tournament::TournamentId;

mod answer;
mod connection;
mod dialect;
mod endpoint;
mod lost_host;
mod notify;
mod pooling;
#[path = "queries/contents.rs"]
#[expect(
    clippy::duplicate_mod,
    reason = "one text of the queries, compiled once for each database"
)]
mod queries;
mod replica;
mod tls;
#[cfg_attr(not(unix), path = "postgres/no_tunnel.rs")]
mod tunnel;
mod turn_writer;

use connection::{Conn, ON_CONNECT, READING, WRITING, within};
use endpoint::Endpoint;
pub use notify::{Listener, Version};
use replica::Replica;
use std::sync::OnceLock;
use std::time::Duration;
use turn_writer::TurnWriter;

const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");

/// Processes that start together migrate one after the other; the number is "Inku" in ASCII.
const MIGRATION_LOCK: &str = "SELECT pg_advisory_xact_lock(1231973237)";

/// The tables that contain names of people.
const VACUUM: &str = "VACUUM entrants, erasable_details, event_pages, registrations, report_lines, accounts, row_changes, log_texts";

/// The time in which a failed connection is tried again twice. r2d2 doubles its pause up to half
/// of it, even when the server is back meanwhile or a replica has been promoted.
const RETRIES: Duration = Duration::from_millis(500);

pub(super) struct Postgres {
    pool: Pool<ConnectionManager<Conn>>,
    /// The statement that begins a write; on a read-only replica it begins a read.
    writing: &'static str,
    turns: TurnWriter,
    replica: OnceLock<Replica>,
    /// Last, so that it is dropped last: the connections above go through its tunnel.
    endpoint: Endpoint,
}

/// Whether libpq has not understood the address, and so no server is to be waited for.
fn is_slip(why: &ConnectionError) -> bool {
    let why = why.to_string();
    why.starts_with("invalid ") || why.contains(" failed: invalid ")
}

impl Postgres {
    pub(super) fn open(url: &str, connections: u32) -> Result<Postgres, StoreError> {
        let (endpoint, mut conn) = Postgres::connected(url)?;
        if is_standby(&mut conn)? {
            return Err(StoreError::Replica);
        }
        pooling::refuse(&mut conn, endpoint.url())?;
        conn.transaction(|conn| {
            conn.batch_execute(MIGRATION_LOCK)?;
            let applied = applied_migrations(conn)?;
            if !is_up_to_date::<Pg>(&applied, &MIGRATIONS)? {
                // Before anything is written: a role that may not change tables gets the same sentence.
                is_known::<Pg>(&applied, &MIGRATIONS)?;
                bring_up_to_date(conn, MIGRATIONS)?;
            }
            Ok::<(), StoreError>(())
        })?;
        Postgres::assemble(endpoint, connections, WRITING)
    }

    /// Opens a read-only replica. Every write to it fails.
    ///
    /// # Errors
    /// [`StoreError::Older`] if the tables need a migration.
    pub(super) fn open_to_read(url: &str, connections: u32) -> Result<Postgres, StoreError> {
        let (endpoint, mut conn) = Postgres::connected(url)?;
        let applied = applied_migrations(&mut conn)?;
        is_known::<Pg>(&applied, &MIGRATIONS)?;
        if !is_up_to_date::<Pg>(&applied, &MIGRATIONS)? {
            return Err(StoreError::Older("the replica".to_owned()));
        }
        Postgres::assemble(endpoint, connections, READING)
    }

    /// The first connection.
    fn connected(url: &str) -> Result<(Endpoint, Conn), StoreError> {
        let away = |why: String| StoreError::Unavailable(why.trim().to_owned());
        let endpoint = Endpoint::open(url)?;
        let url = endpoint.url();
        // A server that answers and still refuses will refuse again: nothing is to be waited for.
        let refused =
            |why: ConnectionError| StoreError::NotAdmitted(why.to_string().trim().to_owned());
        let conn = match Conn::establish(url) {
            Err(why) if is_slip(&why) => {
                return Err(StoreError::PostgresAddress(
                    why.to_string().trim().to_owned(),
                ));
            }
            Err(_) if endpoint.answers() => Conn::establish(url).map_err(refused)?,
            reached => reached.map_err(|why| away(why.to_string()))?,
        };
        Ok((endpoint, conn))
    }

    fn assemble(
        endpoint: Endpoint,
        connections: u32,
        writing: &'static str,
    ) -> Result<Postgres, StoreError> {
        let url = endpoint.url();
        let pool = pool_of(connections)
            .test_on_check_out(false)
            .connection_timeout(RETRIES)
            .connection_customizer(Box::new(OnConnect(ON_CONNECT)))
            .build_unchecked(ConnectionManager::new(url));
        Ok(Postgres {
            pool,
            writing,
            turns: TurnWriter::start(url)?,
            endpoint,
            replica: OnceLock::new(),
        })
    }

    /// A connection for messages between processes.
    pub(super) fn listener(&self) -> Result<Listener, StoreError> {
        Listener::open(self.endpoint.url())
    }

    /// Reads on one snapshot, however many queries it takes.
    pub(super) fn read<T>(
        &self,
        work: impl FnOnce(&mut dyn Reads) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        within(&self.pool, READING, |conn| work(conn))
    }

    /// [`Postgres::read`] on the replica, if it is up to date; otherwise here.
    pub(super) fn read_on_replica<T>(
        &self,
        work: impl Fn(&mut dyn Reads) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let replica = self.replica.get();
        let read = replica.and_then(|replica| replica.read(&self.pool, |conn| work(conn)));
        read.unwrap_or_else(|| self.read(work))
    }

    /// Adds a replica.
    pub(super) fn follow(&self, replica: &str) -> Result<(), StoreError> {
        let mut primary = take(&self.pool)?;
        let replica = Replica::open(replica, &mut primary, self.pool.max_size())?;
        self.replica.get_or_init(|| replica);
        Ok(())
    }

    /// The connections for reading.
    pub(super) fn connections(&self) -> PoolFigures {
        PoolFigures::of(&self.pool)
    }

    /// How far the replica is behind, in bytes of the log; `None` without one, or while it is away.
    pub(super) fn replica_lag_bytes(&self) -> Option<u64> {
        let replica = self.replica.get()?;
        replica.lag_bytes(&self.pool)
    }

    /// Whether the replica can be reached; `Ok` without one.
    pub(super) fn reach_replica(&self) -> Result<(), StoreError> {
        self.replica.get().map_or(Ok(()), Replica::reached)
    }

    pub(super) fn write<T>(
        &self,
        work: impl FnOnce(&mut dyn FullAccess) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        within(&self.pool, self.writing, |conn| work(conn))
    }

    /// Makes the space of erased rows reusable, as far as no transaction still sees them and our
    /// role may. It is overwritten from then on. The server's log and backups are its operator's.
    pub(super) fn vacuum(&self) -> Result<(), StoreError> {
        Ok(take(&self.pool)?.batch_execute(VACUUM)?)
    }

    /// Appends together with other boards that write at this moment, or in a transaction of its
    /// own if the batch does not take it.
    pub(super) async fn append_soon(
        &self,
        tournament: TournamentId,
        game: GameId,
        append: Append,
    ) -> Result<(), StoreError> {
        if let Some(done) = self.turns.append(tournament, game, &append).await {
            return done;
        }
        let (pool, work) = (self.pool.clone(), move |conn: &mut Conn| {
            conn.append(tournament, game, &append)
        });
        let written = tokio::task::spawn_blocking(move || within(&pool, WRITING, work));
        let stopping = |_| StoreError::Unavailable("the server is stopping".to_owned());
        written.await.map_err(stopping)?
    }
}

/// Whether the server is a replica, which nobody can write.
fn is_standby(conn: &mut Conn) -> Result<bool, StoreError> {
    #[derive(QueryableByName)]
    struct StandbyRow {
        #[diesel(sql_type = diesel::sql_types::Bool)]
        is_standby: bool,
    }
    let asked = diesel::sql_query("SELECT pg_is_in_recovery() AS is_standby");
    let row: StandbyRow = asked.get_result(conn)?;
    Ok(row.is_standby)
}

/// The versions of the applied migrations. It does not create their table: the role of a server
/// need not have the right.
fn applied_migrations(conn: &mut Conn) -> Result<Vec<String>, StoreError> {
    const TABLE: &str = "SELECT relname::text AS version FROM pg_class
        WHERE oid = to_regclass('__diesel_schema_migrations')";
    const VERSIONS: &str = "SELECT version::text AS version FROM __diesel_schema_migrations";
    let table: Vec<MigrationRow> = diesel::sql_query(TABLE).load(conn)?;
    if table.is_empty() {
        return Ok(Vec::new());
    }
    let applied: Vec<MigrationRow> = diesel::sql_query(VERSIONS).load(conn)?;
    Ok(applied.into_iter().map(|row| row.version).collect())
}
