//! Messages between processes that share one PostgreSQL (`LISTEN`, `NOTIFY`), so that each learns
//! of the others' changes at once. Nothing depends on a message: if one is lost, the numbers that
//! every change increments show it at the next comparison.

use crate::StoreError;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Integer, Text};

/// The channel of all our messages.
const CHANNEL: &str = "inkundla";
/// PostgreSQL limits a message to 8,000 bytes.
const LONGEST: usize = 7_000;
/// Each process that serves the database holds this lock as a shared one; "Inkv" in ASCII.
const SERVING: i64 = 1_231_973_238;

const ON_CONNECT: &str = "SET application_name = 'inkundla line'; SET statement_timeout = '10s';
    SET lock_timeout = '10s'; LISTEN inkundla";

/// A connection that sends messages to the other processes and receives theirs.
pub struct Listener {
    conn: PgConnection,
    pid: i32,
    is_first: bool,
}

/// The version of a game or a tournament: a number that differs after each change.
#[derive(QueryableByName, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Version {
    /// The id of the game or tournament.
    #[diesel(sql_type = BigInt)]
    pub id: i64,
    /// The number.
    #[diesel(sql_type = BigInt)]
    pub number: i64,
}

#[derive(QueryableByName)]
struct LockRow {
    #[diesel(sql_type = Bool)]
    is_locked: bool,
}

#[derive(QueryableByName)]
struct Backend {
    #[diesel(sql_type = Integer)]
    pid: i32,
}

impl Listener {
    pub(super) fn open(url: &str) -> Result<Listener, StoreError> {
        let away = |why: ConnectionError| StoreError::Unavailable(why.to_string());
        let mut conn = PgConnection::establish(url).map_err(away)?;
        conn.batch_execute(ON_CONNECT)?;
        let Backend { pid } =
            diesel::sql_query("SELECT pg_backend_pid() AS pid").get_result(&mut conn)?;
        // Only the first process gets the exclusive lock; it exchanges it for a shared one.
        let lock = diesel::sql_query("SELECT pg_try_advisory_lock($1) AS is_locked");
        let lock: LockRow = lock.bind::<BigInt, _>(SERVING).get_result(&mut conn)?;
        let is_first = lock.is_locked;
        diesel::sql_query("SELECT pg_advisory_lock_shared($1)")
            .bind::<BigInt, _>(SERVING)
            .execute(&mut conn)?;
        if is_first {
            diesel::sql_query("SELECT pg_advisory_unlock($1)")
                .bind::<BigInt, _>(SERVING)
                .execute(&mut conn)?;
        }
        Ok(Listener {
            conn,
            pid,
            is_first,
        })
    }

    /// Whether no other process served the database when this connection was opened.
    pub fn is_first(&self) -> bool {
        self.is_first
    }

    /// Sends items to all other processes. They must not contain a comma.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] if the connection is lost.
    pub fn notify(&mut self, items: &[String]) -> Result<(), StoreError> {
        let mut messages = vec![String::new()];
        for item in items {
            if messages
                .last()
                .is_some_and(|last| last.len() + item.len() > LONGEST)
            {
                messages.push(String::new());
            }
            if let Some(last) = messages.last_mut() {
                last.push_str(item);
                last.push(',');
            }
        }
        for message in messages {
            diesel::sql_query("SELECT pg_notify($1, $2)")
                .bind::<Text, _>(CHANNEL)
                .bind::<Text, _>(message)
                .execute(&mut self.conn)?;
        }
        Ok(())
    }

    /// The items that other processes have sent since the last call. Does not wait.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] if the connection is lost.
    pub fn received(&mut self) -> Result<Vec<String>, StoreError> {
        let mut items = Vec::new();
        for notification in self.conn.notifications_iter() {
            let notification = notification?;
            if notification.process_id != self.pid {
                let parts = notification
                    .payload
                    .split(',')
                    .filter(|item| !item.is_empty());
                items.extend(parts.map(str::to_owned));
            }
        }
        Ok(items)
    }

    /// The versions of these games. A version changes with each entry and each change of the
    /// recorder.
    pub fn versions_of_games(&mut self, games: &[i64]) -> Result<Vec<Version>, StoreError> {
        let query = "SELECT id, seq + coalesce(recorder_since_ms, 0) AS number FROM games WHERE id = ANY($1)";
        self.versions(query, games)
    }

    /// The versions of these casual games. A version changes with each change of a row, and with its streams.
    pub fn versions_of_casual_games(&mut self, ids: &[i64]) -> Result<Vec<Version>, StoreError> {
        let query = "SELECT id, version # coalesce(first_stream, 0) # (coalesce(second_stream, 0) << 1) AS number \
             FROM casual_games WHERE id = ANY($1)";
        self.versions(query, ids)
    }

    /// The versions of these tournaments. A version changes with each change that is more than an
    /// entry on a board.
    pub fn versions_of_tournaments(&mut self, ids: &[i64]) -> Result<Vec<Version>, StoreError> {
        let query = "SELECT id, change AS number FROM tournaments WHERE id = ANY($1)";
        self.versions(query, ids)
    }

    /// The versions of these tournaments and their boards. A version changes with each change and
    /// each entry on a board.
    pub fn versions_with_boards(&mut self, ids: &[i64]) -> Result<Vec<Version>, StoreError> {
        let query = "SELECT t.id, (t.change + coalesce(sum(g.seq), 0))::bigint AS number FROM tournaments t \
             LEFT JOIN pairings p ON p.tournament_id = t.id LEFT JOIN games g ON g.id = p.id \
             WHERE t.id = ANY($1) GROUP BY t.id";
        self.versions(query, ids)
    }

    fn versions(&mut self, query: &str, ids: &[i64]) -> Result<Vec<Version>, StoreError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        Ok(diesel::sql_query(query)
            .bind::<Array<BigInt>, _>(ids)
            .load(&mut self.conn)?)
    }
}
