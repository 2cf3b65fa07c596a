//! Messages between processes that share one PostgreSQL (`LISTEN`, `NOTIFY`): what one has
//! changed, the others learn at once. Nothing depends on a message. Where one is lost, the
//! numbers that every change raises show the change at the next comparison.

use crate::StoreError;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Integer, Text};

/// The channel of all our messages.
const CHANNEL: &str = "inkundla";
/// A message must be shorter than 8,000 bytes.
const LONGEST: usize = 7_000;
/// Each process that serves the database holds this lock, shared; "Inkv" in ASCII.
const SERVING: i64 = 1_231_973_238;

const GREETING: &str = "SET application_name = 'inkundla line'; SET statement_timeout = '10s';
    SET lock_timeout = '10s'; LISTEN inkundla";

/// A connection that sends messages to the other processes and receives theirs.
pub struct Listener {
    conn: PgConnection,
    me: i32,
    is_first: bool,
}

/// The version of a game or a tournament: a number that differs after each change.
#[derive(QueryableByName, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Version {
    /// The identity of the game or tournament.
    #[diesel(sql_type = BigInt)]
    pub id: i64,
    /// The number.
    #[diesel(sql_type = BigInt)]
    pub number: i64,
}

#[derive(QueryableByName)]
struct Is {
    #[diesel(sql_type = Bool)]
    so: bool,
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
        conn.batch_execute(GREETING)?;
        let Backend { pid } =
            diesel::sql_query("SELECT pg_backend_pid() AS pid").get_result(&mut conn)?;
        let alone = diesel::sql_query("SELECT pg_try_advisory_lock($1) AS so");
        let Is { so: is_first } = alone.bind::<BigInt, _>(SERVING).get_result(&mut conn)?;
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
            me: pid,
            is_first,
        })
    }

    /// Whether no other process served the database when this connection was opened.
    pub fn is_first(&self) -> bool {
        self.is_first
    }

    /// Sends words to all other processes; none may have a comma.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] when the connection is lost.
    pub fn notify(&mut self, words: &[String]) -> Result<(), StoreError> {
        let mut messages = vec![String::new()];
        for word in words {
            if messages
                .last()
                .is_some_and(|last| last.len() + word.len() > LONGEST)
            {
                messages.push(String::new());
            }
            if let Some(last) = messages.last_mut() {
                last.push_str(word);
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

    /// The words that others have sent since the last call. Does not wait.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] when the connection is lost.
    pub fn received(&mut self) -> Result<Vec<String>, StoreError> {
        let mut words = Vec::new();
        for notification in self.conn.notifications_iter() {
            let notification = notification?;
            if notification.process_id != self.me {
                let parts = notification
                    .payload
                    .split(',')
                    .filter(|word| !word.is_empty());
                words.extend(parts.map(str::to_owned));
            }
        }
        Ok(words)
    }

    /// The version of each of these games, which differs after each entry and each change of
    /// the recorder.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] when the connection is lost.
    pub fn versions_of_games(&mut self, games: &[i64]) -> Result<Vec<Version>, StoreError> {
        let query = "SELECT id, seq + coalesce(recorder_since_ms, 0) AS number FROM games WHERE id = ANY($1)";
        self.versions(query, games)
    }

    /// The version of each of these tournaments, which differs after each change that is more
    /// than an entry on a board.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] when the connection is lost.
    pub fn versions_of_tournaments(&mut self, ids: &[i64]) -> Result<Vec<Version>, StoreError> {
        let query = "SELECT id, change AS number FROM tournaments WHERE id = ANY($1)";
        self.versions(query, ids)
    }

    /// The same; it differs also after each entry on each of their boards.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] when the connection is lost.
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
