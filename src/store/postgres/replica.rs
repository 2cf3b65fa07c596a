//! A streaming replica of the primary. Public pages are read there if it has replayed everything
//! that the primary had flushed when the read began. After any failure, even in the middle of a
//! read, the primary is read instead and the replica is left alone for a while.

use super::connection::{
    Conn, ON_CONNECT, PoolConnection, READING, begin_transaction, run_and_commit,
};
use super::endpoint::Endpoint;
use crate::StoreError;
use crate::pool::{pool_of, take};
use diesel::connection::{AnsiTransactionManager, SimpleConnection, TransactionManager};
use diesel::prelude::*;
use diesel::r2d2::{ConnectionManager, CustomizeConnection, Error, Pool};
use diesel::sql_types::{BigInt, Bool, Nullable};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The time that a read waits for the replica to catch up.
const CATCH_UP_TIMEOUT: Duration = Duration::from_millis(100);
/// The pause between two questions whether it has.
const POLL_INTERVAL: Duration = Duration::from_millis(5);
/// The time limit for connecting to the replica.
const CONNECT_TIMEOUT: Duration = Duration::from_millis(500);
/// The time for which the replica is left alone after it was behind.
const PAUSE_BEHIND: Duration = Duration::from_secs(1);
/// The time for which the replica is left alone after it could not be reached.
const PAUSE_AWAY: Duration = Duration::from_secs(5);

/// The position up to which the primary has flushed its log.
const FLUSHED: &str = "SELECT (pg_current_wal_flush_lsn() - '0/0')::bigint AS position";
/// The position up to which a replica has replayed the log; NULL on a primary.
const REPLAYED: &str = "SELECT CASE WHEN pg_is_in_recovery() \
     THEN (pg_last_wal_replay_lsn() - '0/0')::bigint END AS position";
/// A primary and its replicas share one system identifier.
const IDENTITY: &str = "SELECT system_identifier AS system, pg_is_in_recovery() AS is_standby \
     FROM pg_control_system()";

const NO_REPLICA: &str =
    "this is no replica of the database: it must follow it, as after pg_basebackup -R";
/// A server starts beside it: after the loss of the primary the promoted replica is the database.
const PROMOTED: &str = "this is no replica any more: it was promoted, or it is the database itself";

#[derive(QueryableByName)]
struct PositionRow {
    #[diesel(sql_type = Nullable<BigInt>)]
    position: Option<i64>,
}

#[derive(QueryableByName)]
struct IdentityRow {
    #[diesel(sql_type = BigInt)]
    system: i64,
    #[diesel(sql_type = Bool)]
    is_standby: bool,
}

/// A replica, and the time until which it is not used.
pub(super) struct Replica {
    pool: Pool<ConnectionManager<Conn>>,
    _endpoint: Endpoint,
    paused_until: Mutex<Option<Instant>>,
}

impl Replica {
    /// Opens a replica of the database that `primary` is connected to. One that cannot be reached, or
    /// has been promoted, is tried again with later reads.
    ///
    /// # Errors
    /// [`StoreError::Refused`] for a reachable server of another database.
    pub(super) fn open(
        url: &str,
        primary: &mut Conn,
        connections: u32,
    ) -> Result<Replica, StoreError> {
        let endpoint = Endpoint::open(url)?;
        let system = identity(primary)?.system;
        if let Ok(mut conn) = Conn::establish(endpoint.url())
            && identity(&mut conn)?.system != system
        {
            return Err(StoreError::Refused(NO_REPLICA));
        }
        Ok(Replica {
            pool: pool_of(connections)
                .min_idle(Some(0))
                .connection_timeout(CONNECT_TIMEOUT)
                .test_on_check_out(false)
                .connection_customizer(Box::new(VerifyOnConnect { system }))
                .build_unchecked(ConnectionManager::new(endpoint.url())),
            _endpoint: endpoint,
            paused_until: Mutex::default(),
        })
    }

    /// Whether it can be reached now.
    pub(super) fn reached(&self) -> Result<(), StoreError> {
        begin_transaction(&self.pool, CONNECT_TIMEOUT, READING).map(drop)
    }

    /// The bytes of the log of the primary that the replica has not replayed yet; `None` while one of both cannot be
    /// reached.
    pub(super) fn lag_bytes(&self, primary: &Pool<ConnectionManager<Conn>>) -> Option<u64> {
        if self.is_paused() {
            return None;
        }
        let flushed = position(&mut *take(primary).ok()?, FLUSHED).ok()??;
        let mut conn = begin_transaction(&self.pool, CONNECT_TIMEOUT, READING).ok()?;
        let replayed = position(&mut conn, REPLAYED).ok()??;
        AnsiTransactionManager::rollback_transaction(&mut *conn).ok()?;
        Some(u64::try_from(flushed - replayed).unwrap_or_default())
    }

    /// Reads here, if the replica has everything that is on the disk of the primary by now;
    /// `None` if the primary has to be read.
    pub(super) fn read<T>(
        &self,
        primary: &Pool<ConnectionManager<Conn>>,
        work: impl FnOnce(&mut Conn) -> Result<T, StoreError>,
    ) -> Option<Result<T, StoreError>> {
        if self.is_paused() {
            count("resting");
            return None;
        }
        let flushed = position(&mut *take(primary).ok()?, FLUSHED).ok()??;
        let read = match self.caught_up(flushed) {
            Ok(Some(conn)) => run_and_commit(conn, work),
            Ok(None) => Err(StoreError::Busy),
            Err(why) => Err(why),
        };
        match read {
            // The primary would give the same answer.
            Ok(_) | Err(StoreError::Missing) => {
                count("read");
                return Some(read);
            }
            // PostgreSQL also cancels a read that keeps the replica from replaying.
            Err(StoreError::Busy) => self.pause_for(PAUSE_BEHIND, "behind"),
            Err(why) => {
                tracing::warn!(%why, "the replica cannot be used");
                self.pause_for(PAUSE_AWAY, "away");
            }
        }
        None
    }

    /// A connection to the replica once it has replayed up to `flushed`; `None` after a timeout.
    fn caught_up(&self, flushed: i64) -> Result<Option<PoolConnection>, StoreError> {
        let began = Instant::now();
        loop {
            let mut conn = begin_transaction(&self.pool, CONNECT_TIMEOUT, READING)?;
            let replayed = position(&mut conn, REPLAYED)?;
            AnsiTransactionManager::rollback_transaction(&mut *conn)?;
            match replayed {
                None => return Err(StoreError::Refused(PROMOTED)),
                Some(position) if position >= flushed => {
                    // A new transaction: the snapshot is taken by the first statement.
                    AnsiTransactionManager::begin_transaction_sql(&mut *conn, READING)?;
                    return Ok(Some(conn));
                }
                Some(_) if began.elapsed() > CATCH_UP_TIMEOUT => return Ok(None),
                Some(_) => std::thread::sleep(POLL_INTERVAL),
            }
        }
    }

    fn pause_for(&self, time: Duration, outcome: &'static str) {
        count(outcome);
        *self.pause() = Some(Instant::now() + time);
    }

    fn is_paused(&self) -> bool {
        self.pause().is_some_and(|until| Instant::now() < until)
    }

    fn pause(&self) -> MutexGuard<'_, Option<Instant>> {
        let pause = self.paused_until.lock();
        pause.unwrap_or_else(PoisonError::into_inner)
    }
}

/// Counts a read of a public page in the metrics, by its outcome.
fn count(outcome: &'static str) {
    metrics::counter!("inkundla_replica_reads_total", "outcome" => outcome).increment(1);
}

fn position(conn: &mut Conn, query: &str) -> Result<Option<i64>, StoreError> {
    Ok(diesel::sql_query(query)
        .get_result::<PositionRow>(conn)?
        .position)
}

fn identity(conn: &mut Conn) -> QueryResult<IdentityRow> {
    diesel::sql_query(IDENTITY).get_result(conn)
}

impl IdentityRow {
    /// Why this server is no replica of the database of this system.
    fn objection(&self, system: i64) -> Option<&'static str> {
        match self.system == system {
            true if self.is_standby => None,
            true => Some(PROMOTED),
            false => Some(NO_REPLICA),
        }
    }
}

/// Checks each new connection: another server may have taken over the address.
#[derive(Debug)]
struct VerifyOnConnect {
    system: i64,
}

impl CustomizeConnection<Conn, Error> for VerifyOnConnect {
    fn on_acquire(&self, conn: &mut Conn) -> Result<(), Error> {
        let found = identity(conn).map_err(Error::QueryError)?;
        if let Some(why) = found.objection(self.system) {
            let why = ConnectionError::BadConnection(why.to_owned());
            return Err(Error::ConnectionError(why));
        }
        conn.batch_execute(ON_CONNECT).map_err(Error::QueryError)
    }
}
