use super::StoreError;
use diesel::r2d2::{Builder, ConnectionManager, Error, Pool, PooledConnection, R2D2Connection};
use std::time::Duration;

/// How long a caller waits for a free connection before it gets an error.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// What both pools have in common.
pub(super) fn pool_of<C: R2D2Connection + 'static>(
    connections: u32,
) -> Builder<ConnectionManager<C>> {
    Pool::builder()
        .max_size(connections.max(1))
        .min_idle(Some(1))
        .connection_timeout(PATIENCE)
}

/// A connection from a pool, or which of the two reasons there is none.
pub(super) fn take<C: R2D2Connection + 'static>(
    pool: &Pool<ConnectionManager<C>>,
) -> Result<PooledConnection<ConnectionManager<C>>, StoreError> {
    take_within(pool, PATIENCE)
}

/// [`take`] for a caller who waits as long as `patience`.
pub(super) fn take_within<C: R2D2Connection + 'static>(
    pool: &Pool<ConnectionManager<C>>,
    patience: Duration,
) -> Result<PooledConnection<ConnectionManager<C>>, StoreError> {
    pool.get_timeout(patience).map_err(|why| {
        let all_lent = pool.state().connections >= pool.max_size();
        if all_lent {
            StoreError::Busy
        } else {
            StoreError::Unavailable(why.to_string())
        }
    })
}

/// The statements that a new connection runs first.
#[derive(Debug)]
pub(super) struct Greeting(pub(super) &'static str);

impl<C: R2D2Connection + 'static> diesel::r2d2::CustomizeConnection<C, Error> for Greeting {
    fn on_acquire(&self, conn: &mut C) -> Result<(), Error> {
        conn.batch_execute(self.0).map_err(Error::QueryError)
    }
}
