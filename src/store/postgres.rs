//! A PostgreSQL server: several of our processes may share it.

use super::migrate::bring_up_to_date;
use super::pool::{Greeting, pool_of, take};
use super::{Reads, StoreError, Whole};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::r2d2::{ConnectionManager, Pool};
use diesel_migrations::{EmbeddedMigrations, embed_migrations};

mod dialect;
#[path = "queries/contents.rs"]
#[expect(
    clippy::duplicate_mod,
    reason = "one text of the queries, compiled once for each database"
)]
mod queries;
mod wire;

pub use wire::{Mark, Wire};

/// The connection that the queries are compiled for.
type Conn = PgConnection;

const STEPS: EmbeddedMigrations = embed_migrations!("migrations/postgres");

/// Processes that start together take turns at the tables; "Inku" in ASCII.
const ONE_AT_A_TIME: &str = "SELECT pg_advisory_xact_lock(1231973237)";

/// A statement that hangs must not hang the hall: it fails, and is tried again by a person.
const GREETING: &str = "SET TIME ZONE 'UTC'; SET synchronous_commit = on; SET application_name = 'inkundla';
    SET statement_timeout = '15s'; SET lock_timeout = '5s'; SET idle_in_transaction_session_timeout = '30s';";

pub(super) struct Postgres {
    url: String,
    pool: Pool<ConnectionManager<Conn>>,
}

impl Postgres {
    pub(super) fn open(url: &str, connections: u32) -> Result<Postgres, StoreError> {
        let away = |why: String| StoreError::Unavailable(why.trim().to_owned());
        let mut conn = Conn::establish(url).map_err(|why| away(why.to_string()))?;
        conn.transaction(|conn| {
            conn.batch_execute(ONE_AT_A_TIME)?;
            bring_up_to_date(conn, STEPS)?;
            queries::fill_in_hashes(conn)
        })?;
        let pool = pool_of(connections)
            .test_on_check_out(true)
            .connection_customizer(Box::new(Greeting(GREETING)))
            .build(ConnectionManager::new(url))
            .map_err(|why| away(why.to_string()))?;
        let url = url.to_owned();
        Ok(Postgres { url, pool })
    }

    /// A line to the other processes.
    pub(super) fn wire(&self) -> Result<Wire, StoreError> {
        Wire::open(&self.url)
    }

    /// What is read in one go is of one moment, however many queries it takes.
    pub(super) fn read<T>(
        &self,
        work: impl FnOnce(&mut dyn Reads) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        take(&self.pool)?
            .build_transaction()
            .read_only()
            .repeatable_read()
            .run(|conn| work(conn))
    }

    pub(super) fn write<T>(
        &self,
        work: impl FnOnce(&mut dyn Whole) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        take(&self.pool)?
            .build_transaction()
            .read_write()
            .run(|conn| work(conn))
    }
}
