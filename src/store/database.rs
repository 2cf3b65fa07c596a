//! An open database, SQLite or PostgreSQL, and the transactions that it lends.

use super::address::Address;
use super::audit::Audit;
use super::postgres::{Listener, Postgres};
use super::sqlite::Sqlite;
use super::traits::{Changes, Reads, Whole, Writes};
use super::{Append, GameId, StoreError};
use inkundla_core::tournament::TournamentId;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

/// A database that is open. Clones are the same one; the last to go closes it.
#[derive(Clone)]
pub struct Store {
    database: Arc<Database>,
    /// Whether it reads from a replica what a replica has.
    reads_from_replica: bool,
}

enum Database {
    Sqlite(Sqlite),
    Postgres(Box<Postgres>),
}

impl Store {
    /// How many connections are open at most, unless [`Store::open_with`] says otherwise.
    pub const CONNECTIONS: u32 = 8;

    /// Opens `sqlite:PATH` (making the file if it is not there) or
    /// `postgres://…`, and brings the tables up to date.
    ///
    /// # Errors
    /// Each with a sentence on what to do: an address that is none, a folder
    /// that is missing, a file that cannot be written, is damaged or not ours,
    /// a server that does not answer, a database of a newer version.
    pub fn open(url: &str) -> Result<Store, StoreError> {
        Store::open_with(url, Store::CONNECTIONS)
    }

    /// Opens a database to look only: also a copy in a file that cannot be written, or in
    /// a folder that cannot.
    ///
    /// # Errors
    /// Those of [`Store::open`]; [`StoreError::Older`] for a copy that would have to be
    /// brought up to date first.
    pub fn open_to_read(url: &str) -> Result<Store, StoreError> {
        match (Address::parse(url)?, Store::open(url)) {
            (Address::Sqlite(path), Err(StoreError::ReadOnly(_))) => Ok(Store {
                database: Arc::new(Database::Sqlite(Sqlite::open_to_read(&path)?)),
                reads_from_replica: false,
            }),
            (_, opened) => opened,
        }
    }

    /// [`Store::open`] with another number of connections.
    ///
    /// # Errors
    /// Those of [`Store::open`].
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

    /// The file of a database by its address; `None` for a server. Nothing is opened.
    ///
    /// # Errors
    /// [`StoreError::Address`], [`StoreError::BarePath`].
    pub fn file_of(url: &str) -> Result<Option<PathBuf>, StoreError> {
        Ok(Address::parse(url)?.file())
    }

    /// The same database with a replica of it, another PostgreSQL that follows
    /// it, for what is read [there](Store::on_replica). It may be away, now or later.
    ///
    /// # Errors
    /// [`StoreError::Refused`] for what is no replica of this database.
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

    /// Whether the replica can be reached at this moment; always, where there is none.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`].
    pub fn reach_replica(&self) -> Result<(), StoreError> {
        match &*self.database {
            Database::Sqlite(_) => Ok(()),
            Database::Postgres(postgres) => postgres.reach_replica(),
        }
    }

    /// The same for reading what everybody may see: from a replica, if there is
    /// one that has all that was on the disk when it was asked.
    #[must_use]
    pub fn on_replica(&self) -> Store {
        Store {
            database: Arc::clone(&self.database),
            reads_from_replica: true,
        }
    }

    /// Waits until the whole file has been looked through: a large one is opened
    /// before that is done. A PostgreSQL looks after its files itself.
    ///
    /// # Errors
    /// [`StoreError::Damaged`].
    pub fn check_integrity(&self) -> Result<(), StoreError> {
        match &*self.database {
            Database::Sqlite(sqlite) => sqlite.check_integrity(),
            Database::Postgres(_) => Ok(()),
        }
    }

    /// Takes what was erased out of the files of the database too. It may take seconds.
    ///
    /// # Errors
    /// [`StoreError::Busy`] where a file is read without a pause: try again later.
    pub fn scrub(&self) -> Result<(), StoreError> {
        match &*self.database {
            Database::Sqlite(sqlite) => sqlite.empty_log(),
            Database::Postgres(postgres) => postgres.vacuum(),
        }
    }

    /// A connection for messages between the processes that serve the same database;
    /// `None` for a file, which one process serves.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`].
    pub fn listener(&self) -> Result<Option<Listener>, StoreError> {
        match &*self.database {
            Database::Sqlite(_) => Ok(None),
            Database::Postgres(postgres) => postgres.listener().map(Some),
        }
    }

    /// Reads. All that one call sees is of one moment. Where a replica fails in
    /// the middle, the work is done again from its beginning on the primary.
    ///
    /// # Errors
    /// Those of the work, [`StoreError::Busy`] and [`StoreError::Unavailable`].
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

    /// [`Store::read`] for work that cannot be done twice, such as writing down
    /// what is read. Never from a replica.
    ///
    /// # Errors
    /// Those of [`Store::read`].
    pub fn read_once<T>(
        &self,
        work: impl FnOnce(&mut dyn Reads) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        match &*self.database {
            Database::Sqlite(sqlite) => sqlite.read(work),
            Database::Postgres(postgres) => postgres.read(work),
        }
    }

    /// Writes, all or nothing, and returns once it is on the disk. The work
    /// must not call the store itself: it would wait for itself.
    ///
    /// # Errors
    /// Those of the work, [`StoreError::Busy`], [`StoreError::DiskFull`] and
    /// [`StoreError::Unavailable`].
    pub fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut dyn Writes) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.whole(move |whole| work(whole))
    }

    /// Changes something and writes the line about it into the audit, both or
    /// neither. The work may complete the line with what it comes to know (the
    /// identity of a new tournament, the result that was there before).
    ///
    /// # Errors
    /// Those of [`Store::write`].
    pub fn change<T: Send + 'static>(
        &self,
        mut audit: Audit,
        work: impl FnOnce(&mut dyn Changes, &mut Audit) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.whole(move |whole| {
            let done = work(whole, &mut audit)?;
            whole.note(&audit)?;
            Ok(done)
        })
    }

    /// [`crate::GameWrites::append`] by itself, for asynchronous code: whoever waits
    /// for the disk needs no thread for it. Turns that many boards write at one
    /// moment share one flush. [`StoreError::Conflict`] says no more than that
    /// this way is not the right one: look, and write then.
    ///
    /// # Errors
    /// Those of [`Store::write`].
    pub async fn append_soon(
        &self,
        tournament: TournamentId,
        game: GameId,
        page: Append,
    ) -> Result<(), StoreError> {
        let began = Instant::now();
        let done = match &*self.database {
            Database::Sqlite(sqlite) => {
                let work = move |whole: &mut dyn Whole| whole.append(tournament, game, &page);
                sqlite.write_soon(work).await
            }
            Database::Postgres(postgres) => postgres.append_soon(tournament, game, page).await,
        };
        metrics::histogram!("inkundla_commit_seconds").record(began.elapsed().as_secs_f64());
        done
    }

    fn whole<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut dyn Whole) -> Result<T, StoreError> + Send + 'static,
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
