//! PostgreSQL connections: their settings, and transactions on those of a pool.

use crate::StoreError;
use crate::pool::{POOL_TIMEOUT, take_within};
use diesel::connection::{AnsiTransactionManager, TransactionManager};
use diesel::prelude::*;
use diesel::r2d2::{ConnectionManager, Pool, PooledConnection};
use std::time::Duration;

/// The connection that the queries are compiled for.
pub(super) type Conn = PgConnection;

/// A statement that hangs must not hold up the boards: it fails, and the user tries again.
pub(super) const ON_CONNECT: &str = "SET TIME ZONE 'UTC'; SET synchronous_commit = on; SET application_name = 'inkundla';
    SET statement_timeout = '15s'; SET lock_timeout = '5s'; SET idle_in_transaction_session_timeout = '30s';";

pub(super) const READING: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
pub(super) const WRITING: &str = "BEGIN READ WRITE";

/// A connection out of the pool.
pub(super) type PoolConnection = PooledConnection<ConnectionManager<Conn>>;

/// Runs `work` in a transaction.
pub(super) fn within<T>(
    pool: &Pool<ConnectionManager<Conn>>,
    begin: &'static str,
    work: impl FnOnce(&mut Conn) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    run_and_commit(begin_transaction(pool, POOL_TIMEOUT, begin)?, work)
}

pub(super) fn run_and_commit<T>(
    mut conn: PoolConnection,
    work: impl FnOnce(&mut Conn) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    match work(&mut conn) {
        Ok(done) => {
            AnsiTransactionManager::commit_transaction(&mut *conn)?;
            Ok(done)
        }
        Err(why) => {
            // The pool discards a connection that cannot even roll back.
            let _first_error_is_returned = AnsiTransactionManager::rollback_transaction(&mut *conn);
            Err(why)
        }
    }
}

/// A connection with an open transaction. Its first statement shows whether the server has closed
/// the connection since it was last used. Nothing has been done by then, so the next connection is
/// tried, until all that were open are used up.
pub(super) fn begin_transaction(
    pool: &Pool<ConnectionManager<Conn>>,
    timeout: Duration,
    begin: &'static str,
) -> Result<PoolConnection, StoreError> {
    let mut tries = pool.max_size();
    loop {
        let mut conn = take_within(pool, timeout)?;
        match AnsiTransactionManager::begin_transaction_sql(&mut *conn, begin) {
            Ok(()) => return Ok(conn),
            Err(why) if tries == 0 => return Err(why.into()),
            Err(_closed) => tries -= 1,
        }
    }
}
