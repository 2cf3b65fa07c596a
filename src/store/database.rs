//! An open database, SQLite or PostgreSQL, and its transactions.

use super::address::Address;
use super::audit::Audit;
use super::pool::PoolFigures;
use super::postgres::{Listener, Postgres};
use super::sqlite::Sqlite;
use super::traits::{Changes, FullAccess, Reads, Writes};
use super::{Append, GameId, StoreError};
use inkundla_core::tournament::TournamentId;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

/// An open database. Clones share it; the last one dropped closes it.
#[derive(Clone)]
pub struct Store {
    database: Arc<Database>,
    /// Whether [`Store::read`] goes to a replica.
    reads_from_replica: bool,
}

enum Database {
    Sqlite(Sqlite),
    Postgres(Box<Postgres>),
}

impl Store {
    /// The default limit of open connections.
    pub const CONNECTIONS: u32 = 8;

    /// Opens `sqlite:PATH` (creating the file if it does not exist) or `postgres://…`, and runs
    /// the pending migrations.
    ///
    /// # Errors
    /// Each says what to do: an invalid URL, a missing folder, a file that is read-only, damaged
    /// or not ours, a server that does not answer, a database of a newer version.
    pub fn open(url: &str) -> Result<Store, StoreError> {
        Store::open_with(url, Store::CONNECTIONS)
    }

    /// Opens a database for reading, even if the file or its folder is read-only, or the server a
    /// replica.
    ///
    /// # Errors
    /// [`StoreError::Older`] for a read-only database that needs a migration.
    pub fn open_to_read(url: &str) -> Result<Store, StoreError> {
        match (Address::parse(url)?, Store::open(url)) {
            (Address::Sqlite(path), Err(StoreError::ReadOnly(_))) => Ok(Store {
                database: Arc::new(Database::Sqlite(Sqlite::open_to_read(&path)?)),
                reads_from_replica: false,
            }),
            (Address::Postgres(url), Err(StoreError::Replica)) => {
                let replica = Postgres::open_to_read(&url, Store::CONNECTIONS)?;
                Ok(Store {
                    database: Arc::new(Database::Postgres(Box::new(replica))),
                    reads_from_replica: false,
                })
            }
            (_, opened) => opened,
        }
    }

    /// [`Store::open`] with another limit of connections.
    pub fn open_with(url: &str, connections: u32) -> Result<Store, StoreError> {
        let database = match Address::parse(url)? {
            Address::Sqlite(path) => Database::Sqlite(Sqlite::open(&path, connections)?),
            Address::Postgres(url) => {
                Database::Postgres(Box::new(Postgres::open(&url, connections)?))
            }
        };
        Ok(Store {
            database: Arc::new(database),
            reads_from_replica: false,
        })
    }

    /// The file in a database URL; `None` for a server. Opens nothing.
    pub fn file_of(url: &str) -> Result<Option<PathBuf>, StoreError> {
        Ok(Address::parse(url)?.file())
    }

    /// The file of the database; `None` for a server.
    pub fn file(&self) -> Option<&Path> {
        match &*self.database {
            Database::Sqlite(sqlite) => Some(sqlite.file()),
            Database::Postgres(_) => None,
        }
    }

    /// Adds a replica, a second PostgreSQL server that follows this one, for
    /// [`Store::on_replica`]. It need not be reachable.
    ///
    /// # Errors
    /// [`StoreError::Refused`] for a server that is not a replica of this database.
    pub fn with_replica(self, url: &str) -> Result<Store, StoreError> {
        match (&*self.database, Address::parse(url)?) {
            (Database::Postgres(postgres), Address::Postgres(url)) => postgres.follow(&url)?,
            _ => {
                return Err(StoreError::Refused(
                    "only a PostgreSQL database has replicas",
                ));
            }
        }
        Ok(self)
    }

    /// Whether the replica can be reached now; `Ok` without a replica.
    pub fn reach_replica(&self) -> Result<(), StoreError> {
        match &*self.database {
            Database::Sqlite(_) => Ok(()),
            Database::Postgres(postgres) => postgres.reach_replica(),
        }
    }

    /// The same store with its reads on the replica, for public data. A read goes to the replica
    /// only if it has replayed everything that the primary had flushed when the read began.
    #[must_use]
    pub fn on_replica(&self) -> Store {
        Store {
            database: Arc::clone(&self.database),
            reads_from_replica: true,
        }
    }

    /// Waits for the integrity check of a SQLite file: a large file is opened before its check
    /// ends. PostgreSQL checks its files itself.
    ///
    /// # Errors
    /// [`StoreError::Damaged`].
    pub fn check_integrity(&self) -> Result<(), StoreError> {
        match &*self.database {
            Database::Sqlite(sqlite) => sqlite.check_integrity(),
            Database::Postgres(_) => Ok(()),
        }
    }

    /// Removes erased data from the files of the database too. It may take seconds.
    ///
    /// # Errors
    /// [`StoreError::Busy`] if a long read holds the file: try again later.
    pub fn purge_erased(&self) -> Result<(), StoreError> {
        match &*self.database {
            Database::Sqlite(sqlite) => sqlite.empty_log(),
            Database::Postgres(postgres) => postgres.vacuum(),
        }
    }

    /// A connection for messages between the processes that share the database; `None` for a
    /// file, which one process serves.
    pub fn listener(&self) -> Result<Option<Listener>, StoreError> {
        match &*self.database {
            Database::Sqlite(_) => Ok(None),
            Database::Postgres(postgres) => postgres.listener().map(Some),
        }
    }

    /// Runs `work` in a read transaction on one snapshot. If a replica fails in the middle, the
    /// work starts again on the primary.
    ///
    /// # Errors
    /// The errors of `work`, [`StoreError::Busy`] and [`StoreError::Unavailable`].
    pub fn read<T>(
        &self,
        work: impl Fn(&mut dyn Reads) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        match &*self.database {
            Database::Postgres(postgres) if self.reads_from_replica => {
                postgres.read_on_replica(work)
            }
            _ => self.read_once(work),
        }
    }

    /// [`Store::read`] for work that cannot be repeated, such as streaming rows into a file.
    /// Never on a replica.
    pub fn read_once<T>(
        &self,
        work: impl FnOnce(&mut dyn Reads) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        match &*self.database {
            Database::Sqlite(sqlite) => sqlite.read(work),
            Database::Postgres(postgres) => postgres.read(work),
        }
    }

    /// Runs `work` in a write transaction, and returns once it is on disk. `work` must not call
    /// the store: it would deadlock.
    ///
    /// # Errors
    /// The errors of `work`, [`StoreError::Busy`], [`StoreError::DiskFull`] and
    /// [`StoreError::Unavailable`].
    pub fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut dyn Writes) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.in_transaction(move |tx| {
            let done = work(tx)?;
            tx.write_log(None)?;
            Ok(done)
        })
    }

    /// The connections for reading.
    pub fn connections(&self) -> PoolFigures {
        match &*self.database {
            Database::Sqlite(sqlite) => sqlite.connections(),
            Database::Postgres(postgres) => postgres.connections(),
        }
    }

    /// How far the replica is behind, in bytes of the log of the primary; `None` without one, or while it is away.
    pub fn replica_lag_bytes(&self) -> Option<u64> {
        match &*self.database {
            Database::Sqlite(_) => None,
            Database::Postgres(postgres) => postgres.replica_lag_bytes(),
        }
    }

    /// Runs `work` and writes the audit line, in one transaction. `work` may complete the line
    /// with what it learns (the id of a new tournament, the previous result).
    pub fn change<T: Send + 'static>(
        &self,
        mut audit: Audit,
        work: impl FnOnce(&mut dyn Changes, &mut Audit) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.in_transaction(move |tx| {
            let done = work(tx, &mut audit)?;
            tx.note(&audit)?;
            tx.write_log(Some(audit.at_ms))?;
            Ok(done)
        })
    }

    /// [`crate::GameWrites::append`] for asynchronous code: it occupies no thread while it waits
    /// for the disk, and appends of many boards share one flush. [`StoreError::Conflict`] means
    /// only that this fast path did not apply: read, then write with [`Store::write`].
    pub async fn append_soon(
        &self,
        tournament: TournamentId,
        game: GameId,
        append: Append,
    ) -> Result<(), StoreError> {
        let began = Instant::now();
        let done = match &*self.database {
            Database::Sqlite(sqlite) => {
                let work = move |tx: &mut dyn FullAccess| tx.append(tournament, game, &append);
                sqlite.write_soon(work).await
            }
            Database::Postgres(postgres) => postgres.append_soon(tournament, game, append).await,
        };
        metrics::histogram!("inkundla_commit_seconds").record(began.elapsed().as_secs_f64());
        done
    }

    fn in_transaction<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut dyn FullAccess) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let began = Instant::now();
        let done = match &*self.database {
            Database::Sqlite(sqlite) => sqlite.write(work),
            Database::Postgres(postgres) => postgres.write(work),
        };
        metrics::histogram!("inkundla_commit_seconds").record(began.elapsed().as_secs_f64());
        done
    }
}
