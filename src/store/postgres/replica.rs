//! A replica that follows the primary: public pages are read there, if it has
//! all that the primary had when it was asked. Whatever is wrong with it, also
//! in the middle of a reading, the primary is read instead, and it is left alone
//! for a while.

use super::connection::{Conn, GREETING, Lent, READING, begin_transaction, run_and_commit};
use super::link::Link;
use crate::StoreError;
use crate::pool::{pool_of, take};
use diesel::connection::{AnsiTransactionManager, SimpleConnection, TransactionManager};
use diesel::prelude::*;
use diesel::r2d2::{ConnectionManager, CustomizeConnection, Error, Pool};
use diesel::sql_types::{BigInt, Bool, Nullable};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The time that a page waits for the replica before the primary is read.
const PATIENCE: Duration = Duration::from_millis(100);
/// How often it is asked meanwhile.
const PULSE: Duration = Duration::from_millis(5);
/// A connection to it must come within this time.
const NEAR: Duration = Duration::from_millis(500);
/// How long it is left alone when it was behind, and when it was away.
const BEHIND: Duration = Duration::from_secs(1);
const AWAY: Duration = Duration::from_secs(5);

/// How far the primary has come with its log.
const WRITTEN: &str = "SELECT (pg_current_wal_flush_lsn() - '0/0')::bigint AS place";
/// How far a replica has followed; nothing on a server that follows nobody.
const FOLLOWED: &str = "SELECT CASE WHEN pg_is_in_recovery() \
     THEN (pg_last_wal_replay_lsn() - '0/0')::bigint END AS place";
/// A primary and its replicas have one number in common, and nobody else has.
const KIN: &str = "SELECT system_identifier AS kin, pg_is_in_recovery() AS follows \
     FROM pg_control_system()";

const NO_REPLICA: &str =
    "this is no replica of the database: it must follow it, as after pg_basebackup -R";

#[derive(QueryableByName)]
struct Far {
    #[diesel(sql_type = Nullable<BigInt>)]
    place: Option<i64>,
}

#[derive(QueryableByName)]
struct Kin {
    #[diesel(sql_type = BigInt)]
    kin: i64,
    #[diesel(sql_type = Bool)]
    follows: bool,
}

/// A replica, and when it may be asked again.
pub(super) struct Replica {
    pool: Pool<ConnectionManager<Conn>>,
    _link: Link,
    rests_until: Mutex<Option<Instant>>,
}

impl Replica {
    /// Opens a replica of the database behind a connection. One that is away
    /// is looked for again when a page is to be read.
    ///
    /// # Errors
    /// [`StoreError::Refused`] for a server that is there and no replica of it.
    pub(super) fn open(
        url: &str,
        primary: &mut Conn,
        connections: u32,
    ) -> Result<Replica, StoreError> {
        let link = Link::to(url)?;
        let of = kin(primary)?.kin;
        if let Ok(mut conn) = Conn::establish(link.url())
            && !kin(&mut conn)?.is_replica(of)
        {
            return Err(StoreError::Refused(NO_REPLICA));
        }
        Ok(Replica {
            pool: pool_of(connections)
                .min_idle(Some(0))
                .connection_timeout(NEAR)
                .test_on_check_out(false)
                .connection_customizer(Box::new(Checked { of }))
                .build_unchecked(ConnectionManager::new(link.url())),
            _link: link,
            rests_until: Mutex::default(),
        })
    }

    /// Whether it can be reached at this moment.
    pub(super) fn reached(&self) -> Result<(), StoreError> {
        begin_transaction(&self.pool, NEAR, READING).map(drop)
    }

    /// What is read here, if all is here that is on the disk of the primary by
    /// now; `None` to read there.
    pub(super) fn read<T>(
        &self,
        primary: &Pool<ConnectionManager<Conn>>,
        work: impl FnOnce(&mut Conn) -> Result<T, StoreError>,
    ) -> Option<Result<T, StoreError>> {
        if self.rests() {
            count("resting");
            return None;
        }
        let written = far(&mut *take(primary).ok()?, WRITTEN).ok()??;
        let read = match self.having(written) {
            Ok(Some(conn)) => run_and_commit(conn, work),
            Ok(None) => Err(StoreError::Busy),
            Err(why) => Err(why),
        };
        match read {
            // The primary would say the same.
            Ok(_) | Err(StoreError::Missing) => {
                count("read");
                return Some(read);
            }
            // What is read here is also cut off when it keeps the replica from following.
            Err(StoreError::Busy) => self.rest_for(BEHIND, "behind"),
            Err(why) => {
                tracing::warn!(%why, "the replica is away");
                self.rest_for(AWAY, "away");
            }
        }
        None
    }

    /// A connection to a replica that has followed up to `written`; none when it takes too long.
    fn having(&self, written: i64) -> Result<Option<Lent>, StoreError> {
        let asked = Instant::now();
        loop {
            let mut conn = begin_transaction(&self.pool, NEAR, READING)?;
            let followed = far(&mut conn, FOLLOWED)?;
            AnsiTransactionManager::rollback_transaction(&mut *conn)?;
            match followed {
                None => return Err(StoreError::Refused(NO_REPLICA)),
                Some(place) if place >= written => {
                    // Anew: what a transaction sees is settled by its first word.
                    AnsiTransactionManager::begin_transaction_sql(&mut *conn, READING)?;
                    return Ok(Some(conn));
                }
                Some(_) if asked.elapsed() > PATIENCE => return Ok(None),
                Some(_) => std::thread::sleep(PULSE),
            }
        }
    }

    fn rest_for(&self, time: Duration, outcome: &'static str) {
        count(outcome);
        *self.rest() = Some(Instant::now() + time);
    }

    fn rests(&self) -> bool {
        let mut rest = self.rest();
        let is_over = rest.is_none_or(|until| Instant::now() >= until);
        if is_over {
            *rest = None;
        }
        !is_over
    }

    fn rest(&self) -> MutexGuard<'_, Option<Instant>> {
        let rest = self.rests_until.lock();
        rest.unwrap_or_else(PoisonError::into_inner)
    }
}

/// A reading of a public page, by how it went.
fn count(outcome: &'static str) {
    metrics::counter!("inkundla_replica_total", "outcome" => outcome).increment(1);
}

fn far(conn: &mut Conn, asked: &str) -> Result<Option<i64>, StoreError> {
    Ok(diesel::sql_query(asked).get_result::<Far>(conn)?.place)
}

fn kin(conn: &mut Conn) -> Result<Kin, StoreError> {
    Ok(diesel::sql_query(KIN).get_result(conn)?)
}

impl Kin {
    fn is_replica(&self, of: i64) -> bool {
        self.follows && self.kin == of
    }
}

/// Looks at each new connection: another server may have taken the address.
#[derive(Debug)]
struct Checked {
    of: i64,
}

impl CustomizeConnection<Conn, Error> for Checked {
    fn on_acquire(&self, conn: &mut Conn) -> Result<(), Error> {
        let found = diesel::sql_query(KIN).get_result::<Kin>(conn);
        if !found.map_err(Error::QueryError)?.is_replica(self.of) {
            return Err(Error::ConnectionError(ConnectionError::BadConnection(
                NO_REPLICA.to_owned(),
            )));
        }
        conn.batch_execute(GREETING).map_err(Error::QueryError)
    }
}
