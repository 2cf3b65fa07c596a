//! The common settings of the connection pools of both databases.

use super::StoreError;
use diesel::r2d2::{Builder, ConnectionManager, Error, Pool, PooledConnection, R2D2Connection};
use std::time::Duration;

/// The time a caller waits for a free connection before it gets an error.
pub(super) const POOL_TIMEOUT: Duration = Duration::from_secs(5);

/// The common settings of both pools.
pub(super) fn pool_of<C: R2D2Connection + 'static>(
    connections: u32,
) -> Builder<ConnectionManager<C>> {
    Pool::builder()
        .max_size(connections.max(1))
        .min_idle(Some(1))
        .connection_timeout(POOL_TIMEOUT)
}

/// The connections of a pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PoolFigures {
    /// Connections in use.
    pub used: u32,
    /// Open connections that nobody uses.
    pub idle: u32,
    /// The most that may be open.
    pub limit: u32,
}

impl PoolFigures {
    pub(super) fn of<C: R2D2Connection + 'static>(
        pool: &Pool<ConnectionManager<C>>,
    ) -> PoolFigures {
        let state = pool.state();
        PoolFigures {
            used: state.connections - state.idle_connections,
            idle: state.idle_connections,
            limit: pool.max_size(),
        }
    }
}

/// Takes a connection out of a pool. [`StoreError::Busy`] if all are in use,
/// [`StoreError::Unavailable`] if none can be opened.
pub(super) fn take<C: R2D2Connection + 'static>(
    pool: &Pool<ConnectionManager<C>>,
) -> Result<PooledConnection<ConnectionManager<C>>, StoreError> {
    take_within(pool, POOL_TIMEOUT)
}

/// [`take`] with another timeout.
pub(super) fn take_within<C: R2D2Connection + 'static>(
    pool: &Pool<ConnectionManager<C>>,
    timeout: Duration,
) -> Result<PooledConnection<ConnectionManager<C>>, StoreError> {
    if let Some(conn) = pool.try_get() {
        return Ok(conn);
    }
    let waiting = metrics::gauge!("inkundla_database_waiting");
    waiting.increment(1.0);
    let taken = pool.get_timeout(timeout);
    waiting.decrement(1.0);
    taken.map_err(|why| {
        let all_lent = pool.state().connections >= pool.max_size();
        if all_lent {
            StoreError::Busy
        } else {
            StoreError::Unavailable(why.to_string())
        }
    })
}

/// Runs these statements on each new connection of a pool.
#[derive(Debug)]
pub(super) struct OnConnect(pub(super) &'static str);

impl<C: R2D2Connection + 'static> diesel::r2d2::CustomizeConnection<C, Error> for OnConnect {
    fn on_acquire(&self, conn: &mut C) -> Result<(), Error> {
        conn.batch_execute(self.0).map_err(Error::QueryError)
    }
}
