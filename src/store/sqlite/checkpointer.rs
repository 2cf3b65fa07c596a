//! Checkpoints of a SQLite file (from its write-ahead log into the file), on a thread beside the
//! writer: a checkpoint flushes twice, and boards that write would wait for both.

use super::connection::{Conn, connect};
use crate::StoreError;
use crate::queue::{FLUSHES, Queue, Waiting};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use std::time::Instant;

/// Writes between two checkpoints: about four megabytes of the log.
const EVERY: usize = 500;

/// `PASSIVE`: it waits for no writer, and no writer waits for it.
const CHECKPOINT: &str = "PRAGMA wal_checkpoint(PASSIVE)";

/// A thread with a connection of its own.
pub(crate) struct Checkpointer {
    calls: Queue<Call>,
    since: usize,
}

/// The call for a checkpoint.
struct Call;

impl Waiting for Call {
    /// One of the calls that wait does the work of this one as well.
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

    /// Counts writes that are on the disk, and calls for a checkpoint when it is time.
    pub(crate) fn written(&mut self, many: usize) {
        self.since += many;
        if self.since >= EVERY {
            self.since = 0;
            self.calls.hand_in(Call);
        }
    }
}

/// `TRUNCATE`: waits for readers and the writer, and empties the log.
const EMPTY: &str = "PRAGMA wal_checkpoint(TRUNCATE)";

/// The writer waits while this waits for readers, so each try is short.
const SHORT_PATIENCE: &str = "PRAGMA busy_timeout = 500";

/// Tries before the caller gets [`StoreError::Busy`].
const TRIES: usize = 4;

#[derive(QueryableByName)]
struct Emptied {
    #[diesel(sql_type = BigInt)]
    busy: i64,
}

/// Moves the whole log into the file and empties it: only then no file contains erased bytes.
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
