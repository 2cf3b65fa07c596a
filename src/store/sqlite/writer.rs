//! The one writer of a SQLite file. It takes all waiting jobs, runs them in one transaction, each
//! in its own savepoint, and answers them once that transaction is on disk. A flush takes
//! milliseconds whatever is written, so fifty boards that move at the same moment share one. The
//! savepoint lets one job fail without the others.

use super::checkpointer::Checkpointer;
use super::connection::{OWN_TRANSACTION, connect};
use crate::StoreError;
use crate::schema::row_changes;
use crate::traits::FullAccess;
use crate::write_queue::{FLUSH_LOG, Queue, QueuedJob, measured, stopped};
use diesel::connection::{AnsiTransactionManager, TransactionManager};
use diesel::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::sync_channel;
use std::time::Instant;
use tokio::sync::oneshot;

/// The handle of the writer thread; dropping it lets the thread finish.
pub(super) struct Writer(Queue<Box<dyn Job>>);

impl Writer {
    pub(super) fn start(file: String, conn: SqliteConnection) -> Result<Writer, StoreError> {
        let mut writer = WriterConnection {
            checkpointer: Checkpointer::start(&file)?,
            file,
            conn: Some(conn),
        };
        Queue::start("store writer", move |batch| writer.write(batch)).map(Writer)
    }

    /// Enqueues a job and waits until it is on disk or has failed.
    pub(super) fn submit<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut dyn FullAccess) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = sync_channel(1);
        self.enqueue(work, move |done| {
            // A caller that no longer waits has lost nothing: it reads the state again.
            let _ = reply.send(done);
        });
        answer.recv().unwrap_or_else(|_| Err(stopped()))
    }

    /// [`Writer::submit`] for asynchronous code.
    pub(super) async fn submit_soon<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut dyn FullAccess) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.enqueue(work, move |done| {
            let _ = reply.send(done);
        });
        answer.await.unwrap_or_else(|_| Err(stopped()))
    }

    fn enqueue<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut dyn FullAccess) -> Result<T, StoreError> + Send + 'static,
        reply: impl FnOnce(Result<T, StoreError>) + Send + 'static,
    ) {
        self.0.enqueue(Box::new(Task {
            work: Some(work),
            outcome: None,
            reply,
        }));
    }
}

/// The writer's connection; reopened after an error of the database.
struct WriterConnection {
    file: String,
    conn: Option<SqliteConnection>,
    checkpointer: Checkpointer,
}

impl WriterConnection {
    fn write(&mut self, mut batch: Vec<Box<dyn Job>>) {
        let committed = measured(batch.len(), || self.commit(&mut batch));
        match committed {
            Ok(()) => self.checkpointer.written(batch.len()),
            // The state of the transaction is unknown: the next batch opens a new connection.
            Err(_) => self.conn = None,
        }
        for job in batch {
            job.answer(&committed);
        }
    }

    fn commit(&mut self, batch: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
        let conn = match self.conn.take() {
            Some(conn) => self.conn.insert(conn),
            None => self.conn.insert(connect(&self.file)?),
        };
        let (began, jobs) = (Instant::now(), batch.len());
        // Takes the write lock before the first read: a transaction that begins as a reader
        // cannot become the writer once another connection has written.
        AnsiTransactionManager::begin_transaction_sql(conn, "BEGIN IMMEDIATE")?;
        set_aside(conn)?;
        for job in batch {
            job.run(conn)?;
        }
        let done = Instant::now();
        AnsiTransactionManager::commit_transaction(conn)?;
        let (work_us, commit_us) = ((done - began).as_micros(), done.elapsed().as_micros());
        tracing::debug!(target: FLUSH_LOG, jobs, work_us, commit_us, "written");
        Ok(())
    }
}

impl QueuedJob for Box<dyn Job> {
    fn refuse(self, why: StoreError) {
        self.answer(&Err(why));
    }
}

trait Job: Send {
    /// Runs the job in a savepoint, which is rolled back if it fails. An error means that the
    /// surrounding transaction is lost, and with it all jobs of the batch.
    fn run(&mut self, conn: &mut SqliteConnection) -> Result<(), StoreError>;
    /// Answers the caller, once the outcome of the transaction is known. If the commit failed,
    /// every caller gets that error: even a refusal may have been based on rows that were rolled
    /// back.
    fn answer(self: Box<Self>, committed: &Result<(), StoreError>);
}

struct Task<T, F, R> {
    work: Option<F>,
    outcome: Option<Result<T, StoreError>>,
    reply: R,
}

impl<T, F, R> Job for Task<T, F, R>
where
    T: Send,
    F: FnOnce(&mut dyn FullAccess) -> Result<T, StoreError> + Send,
    R: FnOnce(Result<T, StoreError>) + Send,
{
    fn run(&mut self, conn: &mut SqliteConnection) -> Result<(), StoreError> {
        let Some(work) = self.work.take() else {
            return Ok(());
        };
        AnsiTransactionManager::begin_transaction(conn)?;
        let outcome =
            catch_unwind(AssertUnwindSafe(|| work(conn))).unwrap_or_else(|_| Err(panicked()));
        let kept = match &outcome {
            Ok(_) => AnsiTransactionManager::commit_transaction(conn),
            Err(_) => AnsiTransactionManager::rollback_transaction(conn),
        };
        // If SQLite has rolled back the whole transaction by itself (on a full disk, say), the
        // job's own error says why; the error about the missing savepoint does not.
        let lost = kept.err().map(|why| {
            outcome
                .as_ref()
                .err()
                .cloned()
                .unwrap_or_else(|| why.into())
        });
        self.outcome = Some(outcome);
        lost.map_or(Ok(()), Err)
    }

    fn answer(self: Box<Self>, committed: &Result<(), StoreError>) {
        let Task { outcome, reply, .. } = *self;
        let answer = committed
            .clone()
            .and_then(|()| outcome.unwrap_or_else(|| Err(stopped())));
        reply(answer);
    }
}

/// Marks rows that another program has changed since the last transaction: no line of a log has
/// them. A file that is read-only is not written.
fn set_aside(conn: &mut SqliteConnection) -> Result<(), StoreError> {
    let left = row_changes::table.filter(row_changes::transaction_id.eq(OWN_TRANSACTION));
    let first: Option<i64> = left.select(row_changes::id).first(conn).optional()?;
    if first.is_some() {
        diesel::update(left)
            .set(row_changes::transaction_id.eq(-1))
            .execute(conn)?;
    }
    Ok(())
}

fn panicked() -> StoreError {
    StoreError::Database(std::sync::Arc::from(Box::from(
        "a write job panicked; the log says where",
    )))
}
