//! Group commit. One thread takes all jobs that wait and writes them in one transaction, so that
//! they share one flush of the disk: the flush takes milliseconds, the work of a job far less.

use super::StoreError;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::Instant;

/// The capacity of the queue; beyond it callers get [`StoreError::Busy`].
const LONGEST: usize = 1024;
/// The most jobs in one transaction: a later job must not wait for ever more earlier ones.
const TOGETHER: usize = 512;

/// The log target for the time of each transaction: `RUST_LOG=inkundla::flush=debug`.
pub(super) const FLUSHES: &str = "inkundla::flush";

/// A job in the queue, with its answer.
pub(super) trait Waiting: Send + 'static {
    /// Answers that nothing of the job was written.
    fn refuse(self, why: StoreError);
}

/// The way to the thread that writes; dropping it lets the thread finish.
pub(super) struct Queue<W> {
    entrance: Option<SyncSender<W>>,
    thread: Option<JoinHandle<()>>,
}

impl<W: Waiting> Queue<W> {
    /// `write` writes the jobs of a batch and answers them.
    ///
    /// # Errors
    /// When the system has no thread for it.
    pub(super) fn start(
        name: &str,
        write: impl FnMut(Vec<W>) + Send + 'static,
    ) -> Result<Queue<W>, StoreError> {
        let (entrance, waiting) = sync_channel(LONGEST);
        let thread = thread::Builder::new()
            .name(name.to_owned())
            .spawn(move || write_all(&waiting, write));
        let thread = thread.map_err(|why| StoreError::Unavailable(why.to_string()))?;
        Ok(Queue {
            entrance: Some(entrance),
            thread: Some(thread),
        })
    }

    /// Enqueues a job, or refuses it. It never waits for room: callers are often on a thread of the
    /// async runtime, and a phone keeps a refused turn and sends it again.
    pub(super) fn hand_in(&self, one: W) {
        let Some(entrance) = &self.entrance else {
            return one.refuse(stopped());
        };
        match entrance.try_send(one) {
            Ok(()) => {}
            Err(TrySendError::Full(one)) => one.refuse(StoreError::Busy),
            Err(TrySendError::Disconnected(one)) => one.refuse(stopped()),
        }
    }
}

fn write_all<W>(waiting: &Receiver<W>, mut write: impl FnMut(Vec<W>)) {
    while let Ok(first) = waiting.recv() {
        let mut batch = vec![first];
        batch.extend(waiting.try_iter().take(TOGETHER - 1));
        write(batch);
    }
}

impl<W> Drop for Queue<W> {
    fn drop(&mut self) {
        self.entrance = None;
        if let Some(thread) = self.thread.take()
            && thread.thread().id() != thread::current().id()
        {
            // What is written cannot end the thread (panics are caught), so there is nothing to tell.
            let _ = thread.join();
        }
    }
}

/// Records the duration and the number of jobs of a transaction in the metrics.
pub(super) fn measured<T>(shared_by: usize, commit: impl FnOnce() -> T) -> T {
    let began = Instant::now();
    let committed = commit();
    metrics::histogram!("inkundla_flush_seconds").record(began.elapsed().as_secs_f64());
    metrics::histogram!("inkundla_flush_shared_by").record(shared_by as f64);
    committed
}

/// Nobody writes any more.
pub(super) fn stopped() -> StoreError {
    StoreError::Unavailable("the writer has stopped".to_owned())
}
