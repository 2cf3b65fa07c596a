//! Group commit. One thread takes all waiting jobs and writes them in one transaction, so that
//! they share one flush. A flush takes milliseconds; the work of a job takes far less.

use super::StoreError;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::Instant;

/// The capacity of the queue; beyond it callers get [`StoreError::Busy`].
const CAPACITY: usize = 1024;
/// The most jobs in one transaction, so that no job waits for an unbounded batch.
const LARGEST_BATCH: usize = 512;

/// The log target for the duration of each transaction: `RUST_LOG=inkundla::flush=debug`.
pub(super) const FLUSH_LOG: &str = "inkundla::flush";

/// A job in the queue, which can be answered.
pub(super) trait QueuedJob: Send + 'static {
    /// Answers that nothing of the job was written.
    fn refuse(self, why: StoreError);
}

/// The sending end of the queue. Dropping it lets the writer thread finish its jobs and end.
pub(super) struct Queue<W> {
    sender: Option<SyncSender<W>>,
    thread: Option<JoinHandle<()>>,
}

impl<W: QueuedJob> Queue<W> {
    /// Starts the thread. `write` writes the jobs of a batch and answers them.
    ///
    /// # Errors
    /// If no thread can be started.
    pub(super) fn start(
        name: &str,
        write: impl FnMut(Vec<W>) + Send + 'static,
    ) -> Result<Queue<W>, StoreError> {
        let (sender, waiting) = sync_channel(CAPACITY);
        let thread = thread::Builder::new()
            .name(name.to_owned())
            .spawn(move || write_all(&waiting, write));
        let thread = thread.map_err(|why| StoreError::Unavailable(why.to_string()))?;
        Ok(Queue {
            sender: Some(sender),
            thread: Some(thread),
        })
    }

    /// Enqueues a job, or refuses it. It never waits for room: callers are often on a thread of
    /// the async runtime, and a phone keeps a refused turn and sends it again.
    pub(super) fn enqueue(&self, job: W) {
        let Some(sender) = &self.sender else {
            return job.refuse(stopped());
        };
        match sender.try_send(job) {
            Ok(()) => {}
            Err(TrySendError::Full(job)) => job.refuse(StoreError::Busy),
            Err(TrySendError::Disconnected(job)) => job.refuse(stopped()),
        }
    }
}

fn write_all<W>(waiting: &Receiver<W>, mut write: impl FnMut(Vec<W>)) {
    while let Ok(first) = waiting.recv() {
        let mut batch = vec![first];
        batch.extend(waiting.try_iter().take(LARGEST_BATCH - 1));
        write(batch);
    }
}

impl<W> Drop for Queue<W> {
    fn drop(&mut self) {
        self.sender = None;
        if let Some(thread) = self.thread.take()
            && thread.thread().id() != thread::current().id()
        {
            // A job cannot end the thread (panics are caught), so there is no error to report.
            let _ = thread.join();
        }
    }
}

/// Records the duration and batch size of a commit in the metrics.
pub(super) fn measured<T>(shared_by: usize, commit: impl FnOnce() -> T) -> T {
    let began = Instant::now();
    let committed = commit();
    metrics::histogram!("inkundla_flush_seconds").record(began.elapsed().as_secs_f64());
    metrics::histogram!("inkundla_flush_shared_by").record(shared_by as f64);
    committed
}

/// The error after the writer thread has ended.
pub(super) fn stopped() -> StoreError {
    StoreError::Unavailable("the writer has stopped".to_owned())
}
