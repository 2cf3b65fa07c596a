//! The line between processes that share one PostgreSQL: what one has changed,
//! the others hear at once. Nothing rests on it. A message that is lost is made
//! up for by the numbers that every change raises.

use crate::StoreError;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Integer, Text};

/// The channel of all our messages.
const CHANNEL: &str = "inkundla";
/// A message must be shorter than 8,000 bytes.
const LONGEST: usize = 7_000;
/// Whoever serves the database holds this lock, shared; "Inkv" in ASCII.
const SERVING: i64 = 1_231_973_238;

const GREETING: &str = "SET application_name = 'inkundla line'; SET statement_timeout = '10s';
    SET lock_timeout = '10s'; LISTEN inkundla";

/// A connection of its own, on which this process tells and hears.
pub struct Wire {
    conn: PgConnection,
    me: i32,
    is_first: bool,
}

/// Something with a number that is another after each change.
#[derive(QueryableByName, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
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

impl Wire {
    pub(super) fn open(url: &str) -> Result<Wire, StoreError> {
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
        Ok(Wire {
            conn,
            me: pid,
            is_first,
        })
    }

    /// Whether nobody else was serving the database when this line was opened.
    pub fn is_first(&self) -> bool {
        self.is_first
    }

    /// Tells all others; each word without a comma.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] when the line is cut.
    pub fn tell(&mut self, words: &[String]) -> Result<(), StoreError> {
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

    /// What others have told since the last look. Does not wait.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] when the line is cut.
    pub fn hear(&mut self) -> Result<Vec<String>, StoreError> {
        let mut words = Vec::new();
        for heard in self.conn.notifications_iter() {
            let heard = heard?;
            if heard.process_id != self.me {
                let parts = heard.payload.split(',').filter(|word| !word.is_empty());
                words.extend(parts.map(str::to_owned));
            }
        }
        Ok(words)
    }

    /// A number for each of these games: another after each entry and each
    /// change of who records.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] when the line is cut.
    pub fn marks_of_games(&mut self, games: &[i64]) -> Result<Vec<Mark>, StoreError> {
        let query = "SELECT id, seq + coalesce(recorder_since_ms, 0) AS number FROM games WHERE id = ANY($1)";
        self.marks(query, games)
    }

    /// A number for each of these tournaments: another after each change that
    /// is more than an entry on a board.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] when the line is cut.
    pub fn marks_of_tournaments(&mut self, ids: &[i64]) -> Result<Vec<Mark>, StoreError> {
        let query = "SELECT id, change AS number FROM tournaments WHERE id = ANY($1)";
        self.marks(query, ids)
    }

    /// The same, another also after each entry on each of their boards.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] when the line is cut.
    pub fn marks_of_halls(&mut self, ids: &[i64]) -> Result<Vec<Mark>, StoreError> {
        let query = "SELECT t.id, (t.change + coalesce(sum(g.seq), 0))::bigint AS number FROM tournaments t \
             LEFT JOIN pairings p ON p.tournament_id = t.id LEFT JOIN games g ON g.id = p.id \
             WHERE t.id = ANY($1) GROUP BY t.id";
        self.marks(query, ids)
    }

    /// Of nothing there are none, and nobody is asked.
    fn marks(&mut self, query: &str, ids: &[i64]) -> Result<Vec<Mark>, StoreError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        Ok(diesel::sql_query(query)
            .bind::<Array<BigInt>, _>(ids)
            .load(&mut self.conn)?)
    }
}
