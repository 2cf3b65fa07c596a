//! Checkpoints of a SQLite file (from its write-ahead log into the file), on a thread of their
//! own: a checkpoint flushes twice, and every board would wait for both flushes.

use super::connection::{Conn, connect};
use crate::StoreError;
use crate::write_queue::{FLUSH_LOG, Queue, QueuedJob};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use std::time::Instant;

/// Writes between two checkpoints: about four megabytes of log.
const WRITES_PER_CHECKPOINT: usize = 500;

/// `PASSIVE`: neither waits for the writer nor makes it wait.
const CHECKPOINT: &str = "PRAGMA wal_checkpoint(PASSIVE)";

/// The checkpoint thread, with its own connection.
pub(crate) struct Checkpointer {
    requests: Queue<CheckpointRequest>,
    writes: usize,
}

struct CheckpointRequest;

impl QueuedJob for CheckpointRequest {
    /// One of the requests already in the queue serves this one as well.
    fn refuse(self, _: StoreError) {}
}

impl Checkpointer {
    pub(crate) fn start(file: &str) -> Result<Checkpointer, StoreError> {
        let (file, mut conn) = (file.to_owned(), None);
        let requests = Queue::start("checkpointer", move |_: Vec<CheckpointRequest>| {
            if let Err(why) = checkpoint(&file, &mut conn) {
                // The log only grows meanwhile, and the writer limits its size.
                tracing::warn!(%why, "the log could not be moved into the file");
            }
        })?;
        Ok(Checkpointer {
            requests,
            writes: 0,
        })
    }

    /// Counts committed writes, and requests a checkpoint when one is due.
    pub(crate) fn written(&mut self, count: usize) {
        self.writes += count;
        if self.writes >= WRITES_PER_CHECKPOINT {
            self.writes = 0;
            self.requests.enqueue(CheckpointRequest);
        }
    }
}

/// `TRUNCATE`: waits for readers and the writer, and empties the log.
const TRUNCATE: &str = "PRAGMA wal_checkpoint(TRUNCATE)";

/// The writer waits while this waits for readers, so each attempt is short.
const SHORT_TIMEOUT: &str = "PRAGMA busy_timeout = 500";

/// Attempts before the caller gets [`StoreError::Busy`].
const ATTEMPTS: usize = 4;

#[derive(QueryableByName)]
struct TruncateRow {
    #[diesel(sql_type = BigInt)]
    busy: i64,
}

/// Moves the whole log into the file and truncates it, so that no file contains erased bytes.
///
/// # Errors
/// [`StoreError::Busy`] during a long read, such as a backup.
pub(super) fn empty_log(file: &str) -> Result<(), StoreError> {
    let mut conn = connect(file)?;
    conn.batch_execute(SHORT_TIMEOUT)?;
    for _ in 0..ATTEMPTS {
        let row: QueryResult<TruncateRow> = diesel::sql_query(TRUNCATE).get_result(&mut conn);
        if row.is_ok_and(|row| row.busy == 0) {
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
    tracing::debug!(target: FLUSH_LOG, checkpoint_us, "checkpoint");
    Ok(())
}
