//! Archives: a whole database or one event as rows, in a form common to both databases, for
//! backups and for moving from one to the other. The columns are read from the database itself,
//! so a new column needs no code here, and a new table one line.

use super::StoreError;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use inkundla_core::tournament::TournamentId;
use serde_json::{Map, Value};

/// A row: column names and values. Bytes are hexadecimal text.
pub type Row = Map<String, Value>;

/// A table, and its relations to others.
#[derive(PartialEq, Eq, Debug)]
pub struct Table {
    /// The name in both databases.
    pub name: &'static str,
    /// The primary key.
    pub(super) key: &'static str,
    /// The SQL condition for the rows of an event, with `$` for its id; `None` if the table
    /// belongs to the server.
    of_event: Option<&'static str>,
    /// The columns that hold an id, each with the table that the id belongs to.
    pub identities: &'static [(&'static str, &'static str)],
}

type Identities = &'static [(&'static str, &'static str)];

const fn of_server(name: &'static str, key: &'static str, identities: Identities) -> Table {
    Table {
        name,
        key,
        of_event: None,
        identities,
    }
}

const fn of_event(
    name: &'static str,
    key: &'static str,
    condition: &'static str,
    identities: Identities,
) -> Table {
    Table {
        name,
        key,
        of_event: Some(condition),
        identities,
    }
}

/// The event with its sections.
macro_rules! events {
    () => {
        "(SELECT id FROM tournaments WHERE id = $ OR (main_id = $ AND deleted_at_ms IS NULL))"
    };
}

const OF_ID: &str = concat!("id IN ", events!());
const OF_TOURNAMENT: &str = concat!("tournament_id IN ", events!());
const OF_GAME: &str = concat!(
    "game_id IN (SELECT id FROM pairings WHERE tournament_id IN ",
    events!(),
    ")"
);
const TOURNAMENT: (&str, &str) = ("tournament_id", "tournaments");
const GAME: (&str, &str) = ("game_id", "pairings");

/// The tables of an archive, each after those it refers to. Sessions are left out: after a restore
/// everybody signs in again.
pub const TABLES: [Table; 25] = [
    of_server("settings", "key", &[]),
    of_server("accounts", "id", &[("id", "accounts")]),
    of_event(
        "tournaments",
        "id",
        OF_ID,
        &[("id", "tournaments"), ("main_id", "tournaments")],
    ),
    of_event("event_pages", "id", OF_ID, &[("id", "tournaments")]),
    of_event(
        "registration_settings",
        "id",
        OF_ID,
        &[("id", "tournaments")],
    ),
    of_server("invitations", "id", &[("id", "invitations")]),
    of_server("grants", "account_id, tournament_id", &[]),
    of_event(
        "entrants",
        "id",
        OF_TOURNAMENT,
        &[("id", "entrants"), TOURNAMENT],
    ),
    of_event(
        "registrations",
        "id",
        OF_TOURNAMENT,
        &[
            ("id", "registrations"),
            TOURNAMENT,
            ("entrant_id", "entrants"),
        ],
    ),
    of_event(
        "report_lines",
        "tournament_id, number",
        OF_TOURNAMENT,
        &[TOURNAMENT, ("entrant_id", "entrants")],
    ),
    of_event(
        "rounds",
        "tournament_id, number",
        OF_TOURNAMENT,
        &[TOURNAMENT],
    ),
    of_event(
        "pairings",
        "id",
        OF_TOURNAMENT,
        &[
            ("id", "pairings"),
            TOURNAMENT,
            ("first_entrant", "entrants"),
            ("second_entrant", "entrants"),
        ],
    ),
    of_event(
        "byes",
        "tournament_id, round, entrant_id",
        OF_TOURNAMENT,
        &[TOURNAMENT, ("entrant_id", "entrants")],
    ),
    of_event(
        "games",
        "id",
        concat!(
            "id IN (SELECT id FROM pairings WHERE tournament_id IN ",
            events!(),
            ")"
        ),
        &[("id", "pairings")],
    ),
    of_event("entries", "game_id, seq", OF_GAME, &[GAME]),
    of_event("texts", "game_id, commitment", OF_GAME, &[GAME]),
    of_event("seals", "id", OF_TOURNAMENT, &[("id", "seals"), TOURNAMENT]),
    of_event("audit", "id", OF_TOURNAMENT, &[("id", "audit"), TOURNAMENT]),
    // Left out of the archive of one event: on another server, changes from before the move
    // cannot be undone.
    of_server("erasable_details", "tournament_id, change, entrant_id", &[]),
    of_server("speakers", "speaker", &[]),
    of_server("translation_answers", "speaker, language, message", &[]),
    // Left out of the archive of one event: there its log begins anew, with all its rows.
    of_server("logs", "tournament_id", &[]),
    of_server("log_lines", "tournament_id, number", &[]),
    of_server("log_texts", "tournament_id, number, place", &[]),
    of_server("log_heads", "tournament_id, size", &[]),
];

impl Table {
    /// The table with this name.
    pub fn named(name: &str) -> Option<&'static Table> {
        TABLES.iter().find(|table| table.name == name)
    }

    /// Whether its rows belong to events.
    pub fn is_of_events(&self) -> bool {
        self.of_event.is_some()
    }

    /// The SQL condition for the rows of an event, or for all; `None` if an event has none here.
    pub(super) fn condition(&self, event: Option<TournamentId>) -> Option<String> {
        match (event, self.of_event) {
            (None, _) => Some("1 = 1".to_owned()),
            (Some(event), Some(of_event)) => Some(of_event.replace('$', &event.0.to_string())),
            (Some(_), None) => None,
        }
    }
}

/// Queries for archives.
pub trait ArchiveReads {
    /// Passes every row of a table that belongs to an event (or every row at all) to `take`, in
    /// the order of the primary key.
    ///
    /// # Errors
    /// The errors of `take`.
    fn rows(
        &mut self,
        table: &Table,
        event: Option<TournamentId>,
        take: &mut dyn FnMut(Row) -> Result<(), StoreError>,
    ) -> Result<(), StoreError>;
    /// The highest id ever assigned in a table, 0 if none was.
    fn last_identity(&mut self, table: &Table) -> Result<i64, StoreError>;
}

/// Restoring archives. It leaves no line in the audit log: a restored database is the one that
/// was backed up.
pub trait ArchiveWrites {
    /// Inserts rows as they are, with their ids.
    ///
    /// # Errors
    /// [`StoreError::NewerDatabase`] for an unknown column, [`StoreError::Conflict`] if a row
    /// exists already or a referenced row does not.
    fn insert_rows(&mut self, table: &Table, rows: &[Row]) -> Result<(), StoreError>;
    /// Deletes the rows that a new database has from its migrations.
    ///
    /// # Errors
    /// [`StoreError::Refused`] if the database is in use.
    fn make_room(&mut self) -> Result<(), StoreError>;
}

/// A column, as the database describes it.
#[derive(QueryableByName)]
pub(super) struct ColumnRow {
    #[diesel(sql_type = Text)]
    pub(super) name: String,
    #[diesel(sql_type = Text)]
    pub(super) kind: String,
}

#[derive(QueryableByName)]
pub(super) struct RowText {
    #[diesel(sql_type = Text)]
    pub(super) row: String,
}

#[derive(QueryableByName)]
pub(super) struct NumberRow {
    #[diesel(sql_type = BigInt)]
    pub(super) number: i64,
}
