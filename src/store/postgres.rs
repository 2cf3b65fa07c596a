//! A PostgreSQL server, which several processes may share.

use super::migrate::{MigrationRow, bring_up_to_date, is_up_to_date};
use super::pool::{Greeting, pool_of, take};
use super::traits::{Reads, Whole};
use super::{Append, GameId, GameWrites, StoreError};
use diesel::connection::SimpleConnection;
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::r2d2::{ConnectionManager, Pool};
use diesel_migrations::{EmbeddedMigrations, embed_migrations};
use inkundla_core::tournament::TournamentId;

mod connection;
mod dialect;
mod link;
mod notify;
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
mod turns;

use connection::{Conn, GREETING, READING, WRITING, within};
use link::Link;
pub use notify::{Listener, Version};
use replica::Replica;
use std::sync::OnceLock;
use std::time::Duration;
use turns::Turns;

const STEPS: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");

/// Processes that start together take turns at the tables; "Inku" in ASCII.
const ONE_AT_A_TIME: &str = "SELECT pg_advisory_xact_lock(1231973237)";

/// The tables in which names of people stand.
const VACUUM: &str = "VACUUM entrants, former_words, accounts";

/// A connection that could not be had is tried again twice in this time. The pool pauses
/// for ever longer, up to half of it, also when the server is there again meanwhile, or
/// another one has been promoted.
const RETRIES: Duration = Duration::from_millis(500);

pub(super) struct Postgres {
    pool: Pool<ConnectionManager<Conn>>,
    turns: Turns,
    replica: OnceLock<Replica>,
    /// The last to go: the others are reached by it.
    link: Link,
}

impl Postgres {
    pub(super) fn open(url: &str, connections: u32) -> Result<Postgres, StoreError> {
        let away = |why: String| StoreError::Unavailable(why.trim().to_owned());
        let link = Link::to(url)?;
        let url = link.url();
        let mut conn = Conn::establish(url).map_err(|why| away(why.to_string()))?;
        conn.transaction(|conn| {
            conn.batch_execute(ONE_AT_A_TIME)?;
            if !is_up_to_date::<Pg>(&taken(conn)?, &STEPS)? {
                bring_up_to_date(conn, STEPS)?;
            }
            queries::chain_anew(conn)?;
            queries::fill_in_aliases(conn)
        })?;
        let pool = pool_of(connections)
            .test_on_check_out(false)
            .connection_timeout(RETRIES)
            .connection_customizer(Box::new(Greeting(GREETING)))
            .build_unchecked(ConnectionManager::new(url));
        Ok(Postgres {
            pool,
            turns: Turns::start(url)?,
            link,
            replica: OnceLock::new(),
        })
    }

    /// A connection for messages between processes.
    pub(super) fn listener(&self) -> Result<Listener, StoreError> {
        Listener::open(self.link.url())
    }

    /// What is read in one go is of one moment, however many queries it takes.
    pub(super) fn read<T>(
        &self,
        work: impl FnOnce(&mut dyn Reads) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        within(&self.pool, READING, |conn| work(conn))
    }

    /// The same of a replica, if there is one that has all that is here.
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

    /// Whether the replica can be reached, if there is one.
    pub(super) fn reach_replica(&self) -> Result<(), StoreError> {
        self.replica.get().map_or(Ok(()), Replica::reached)
    }

    pub(super) fn write<T>(
        &self,
        work: impl FnOnce(&mut dyn Whole) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        within(&self.pool, WRITING, |conn| work(conn))
    }

    /// Frees the places of rows that were erased or changed, as far as nobody reads them and
    /// our role may: they are written over from then on. The server's own log and its
    /// backups are its operator's.
    pub(super) fn vacuum(&self) -> Result<(), StoreError> {
        Ok(take(&self.pool)?.batch_execute(VACUUM)?)
    }

    /// A turn together with those that other boards write at this moment, or
    /// by itself if it must be.
    pub(super) async fn append_soon(
        &self,
        tournament: TournamentId,
        game: GameId,
        page: Append,
    ) -> Result<(), StoreError> {
        if let Some(done) = self.turns.append(tournament, game, &page).await {
            return done;
        }
        let (pool, work) = (self.pool.clone(), move |conn: &mut Conn| {
            conn.append(tournament, game, &page)
        });
        let written = tokio::task::spawn_blocking(move || within(&pool, WRITING, work));
        let stopping = |_| StoreError::Unavailable("the server is stopping".to_owned());
        written.await.map_err(stopping)?
    }
}

/// The steps that were taken. Looked up without the right to make tables: the
/// role of a server need not have it.
fn taken(conn: &mut Conn) -> Result<Vec<String>, StoreError> {
    const IS_THERE: &str = "SELECT relname::text AS version FROM pg_class
        WHERE oid = to_regclass('__diesel_schema_migrations')";
    const STEPS_TAKEN: &str = "SELECT version::text AS version FROM __diesel_schema_migrations";
    let there: Vec<MigrationRow> = diesel::sql_query(IS_THERE).load(conn)?;
    if there.is_empty() {
        return Ok(Vec::new());
    }
    let taken: Vec<MigrationRow> = diesel::sql_query(STEPS_TAKEN).load(conn)?;
    Ok(taken.into_iter().map(|step| step.version).collect())
}
