//! The one writer of a SQLite file. It takes all jobs that wait, runs them in one transaction, each
//! in a savepoint of its own, and answers all of them once that transaction is on the disk. A
//! flush takes milliseconds whatever is written, so fifty boards that move at the same moment
//! share one. The savepoint lets one job fail without the others.

use super::checkpointer::Checkpointer;
use super::connection::connect;
use crate::StoreError;
use crate::queue::{FLUSHES, Queue, Waiting, measured, stopped};
use crate::traits::Whole;
use diesel::SqliteConnection;
use diesel::connection::{AnsiTransactionManager, TransactionManager};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::sync_channel;
use std::time::Instant;
use tokio::sync::oneshot;

/// The way to the writer's thread; dropping it lets the thread finish.
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

    /// Hands a job in and waits until it is on the disk or has failed.
    pub(super) fn submit<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut dyn Whole) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = sync_channel(1);
        self.hand_in(work, move |done| {
            // A caller that no longer waits has lost nothing: the next look shows what holds.
            let _ = reply.send(done);
        });
        answer.recv().unwrap_or_else(|_| Err(stopped()))
    }

    /// The same for who can wait without a thread of their own.
    pub(super) async fn submit_soon<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut dyn Whole) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.hand_in(work, move |done| {
            let _ = reply.send(done);
        });
        answer.await.unwrap_or_else(|_| Err(stopped()))
    }

    fn hand_in<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut dyn Whole) -> Result<T, StoreError> + Send + 'static,
        reply: impl FnOnce(Result<T, StoreError>) + Send + 'static,
    ) {
        self.0.hand_in(Box::new(Task {
            work: Some(work),
            outcome: None,
            reply,
        }));
    }
}

/// The writer's connection; opened anew after a failure of the database.
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
            // What state the transaction is in is not known: the next batch opens a new connection.
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
        // Takes the lock before the first read: a transaction that begins as a reader cannot become
        // the writer once another connection has written.
        AnsiTransactionManager::begin_transaction_sql(conn, "BEGIN IMMEDIATE")?;
        for job in batch {
            job.run(conn)?;
        }
        let done = Instant::now();
        AnsiTransactionManager::commit_transaction(conn)?;
        let (work_us, commit_us) = ((done - began).as_micros(), done.elapsed().as_micros());
        tracing::debug!(target: FLUSHES, jobs, work_us, commit_us, "written");
        Ok(())
    }
}

impl Waiting for Box<dyn Job> {
    fn refuse(self, why: StoreError) {
        self.answer(&Err(why));
    }
}

trait Job: Send {
    /// Does the work, or leaves no trace of it. An error means that the
    /// transaction around it is lost, and with it everybody's work.
    fn run(&mut self, conn: &mut SqliteConnection) -> Result<(), StoreError>;
    /// Tells the caller, once it is known whether the transaction holds. If it
    /// does not, that is everybody's answer: even a refusal may have been
    /// about something that is now not so.
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
    F: FnOnce(&mut dyn Whole) -> Result<T, StoreError> + Send,
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
        // Where SQLite has rolled back everything by itself (a full disk, say),
        // the job's own fault says why; that the savepoint is gone does not.
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

fn panicked() -> StoreError {
    StoreError::Database(std::sync::Arc::from(Box::from(
        "a write job panicked; the log says where",
    )))
}
