//! Moves what is in the log of a SQLite file into the file, beside the writer:
//! a checkpoint flushes twice, and boards that write would wait for both.

use super::connection::{Conn, connect};
use crate::StoreError;
use crate::queue::{FLUSHES, Queue, Waiting};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use std::time::Instant;

/// After so many writes, which are about four megabytes of the log.
const EVERY: usize = 500;

/// Waits for no writer, and no writer waits for it.
const CHECKPOINT: &str = "PRAGMA wal_checkpoint(PASSIVE)";

/// A thread with a connection of its own.
pub(crate) struct Checkpointer {
    calls: Queue<Call>,
    since: usize,
}

/// There is something to do.
struct Call;

impl Waiting for Call {
    /// So many calls wait that nothing is missed without this one.
    fn refuse(self, _: StoreError) {}
}

impl Checkpointer {
    pub(crate) fn start(file: &str) -> Result<Checkpointer, StoreError> {
        let (file, mut conn) = (file.to_owned(), None);
        let calls = Queue::start("checkpointer", move |_: Vec<Call>| {
            if let Err(why) = checkpoint(&file, &mut conn) {
                // The log only grows meanwhile, and the writer has a limit for that.
                tracing::warn!(%why, "the log could not be moved into the file");
            }
        })?;
        Ok(Checkpointer { calls, since: 0 })
    }

    /// So many writes are on the disk.
    pub(crate) fn written(&mut self, many: usize) {
        self.since += many;
        if self.since >= EVERY {
            self.since = 0;
            self.calls.hand_in(Call);
        }
    }
}

/// Waits for readers and the writer, and cuts the log down to nothing.
const EMPTY: &str = "PRAGMA wal_checkpoint(TRUNCATE)";

/// Whoever writes waits while it is waited for readers: not long at a time.
const SHORT_PATIENCE: &str = "PRAGMA busy_timeout = 500";

/// It is tried so often before somebody else has to try again later.
const TRIES: usize = 4;

#[derive(QueryableByName)]
struct Emptied {
    #[diesel(sql_type = BigInt)]
    busy: i64,
}

/// Moves all that is in the log into the file, and leaves the log empty.
///
/// # Errors
/// [`StoreError::Busy`] where somebody reads all the time, as for a backup.
pub(super) fn empty_log(file: &str) -> Result<(), StoreError> {
    let mut conn = connect(file)?;
    conn.batch_execute(SHORT_PATIENCE)?;
    for _ in 0..TRIES {
        let emptied: QueryResult<Emptied> = diesel::sql_query(EMPTY).get_result(&mut conn);
        if emptied.is_ok_and(|emptied| emptied.busy == 0) {
            return Ok(());
        }
    }
    Err(StoreError::Busy)
}

fn checkpoint(file: &str, conn: &mut Option<Conn>) -> Result<(), StoreError> {
    let open = match conn.take() {
        Some(open) => open,
        None => connect(file)?,
    };
    let began = Instant::now();
    conn.insert(open).batch_execute(CHECKPOINT)?;
    let checkpoint_us = began.elapsed().as_micros();
    tracing::debug!(target: FLUSHES, checkpoint_us, "checkpoint");
    Ok(())
}
