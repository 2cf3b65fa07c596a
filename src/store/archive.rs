//! Archives: a whole database or one event as rows in one form for both databases, for backups and
//! to move from one to the other. Columns are read from the database itself, so a new column needs
//! no code here, and a new table one line.

use super::StoreError;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use inkundla_core::tournament::TournamentId;
use serde_json::{Map, Value};

/// A row: its columns by their names. Bytes are hexadecimal text.
pub type Row = Map<String, Value>;

/// A table, and how its rows hang together with others.
#[derive(PartialEq, Eq, Debug)]
pub struct Table {
    /// Its name in both databases.
    pub name: &'static str,
    /// The columns that identify its rows.
    pub(super) key: &'static str,
    /// Which rows belong to the event whose identity is put in for `$`; `None`
    /// for what belongs to the server.
    of_event: Option<&'static str>,
    /// Columns that hold the identity of a row: of which table.
    pub identities: &'static [(&'static str, &'static str)],
}

const fn of_server(name: &'static str, key: &'static str) -> Table {
    Table {
        name,
        key,
        of_event: None,
        identities: &[],
    }
}

const OF_TOURNAMENT: &str = "tournament_id = $";
const TOURNAMENT: (&str, &str) = ("tournament_id", "tournaments");

/// What is kept, in an order in which every row comes after those it refers
/// to. Sessions are not: who restores a backup signs in anew.
pub const TABLES: [Table; 17] = [
    of_server("settings", "key"),
    Table {
        name: "accounts",
        key: "id",
        of_event: None,
        identities: &[("id", "accounts")],
    },
    Table {
        name: "tournaments",
        key: "id",
        of_event: Some("id = $"),
        identities: &[("id", "tournaments")],
    },
    Table {
        name: "invitations",
        key: "id",
        of_event: None,
        identities: &[("id", "invitations")],
    },
    of_server("grants", "account_id, tournament_id"),
    Table {
        name: "entrants",
        key: "id",
        of_event: Some(OF_TOURNAMENT),
        identities: &[("id", "entrants"), TOURNAMENT],
    },
    Table {
        name: "rounds",
        key: "tournament_id, number",
        of_event: Some(OF_TOURNAMENT),
        identities: &[TOURNAMENT],
    },
    Table {
        name: "pairings",
        key: "id",
        of_event: Some(OF_TOURNAMENT),
        identities: &[
            ("id", "pairings"),
            TOURNAMENT,
            ("first_entrant", "entrants"),
            ("second_entrant", "entrants"),
        ],
    },
    Table {
        name: "byes",
        key: "tournament_id, round, entrant_id",
        of_event: Some(OF_TOURNAMENT),
        identities: &[TOURNAMENT, ("entrant_id", "entrants")],
    },
    Table {
        name: "games",
        key: "id",
        of_event: Some("id IN (SELECT id FROM pairings WHERE tournament_id = $)"),
        identities: &[("id", "pairings")],
    },
    Table {
        name: "entries",
        key: "game_id, seq",
        of_event: Some("game_id IN (SELECT id FROM pairings WHERE tournament_id = $)"),
        identities: &[("game_id", "pairings")],
    },
    Table {
        name: "texts",
        key: "game_id, commitment",
        of_event: Some("game_id IN (SELECT id FROM pairings WHERE tournament_id = $)"),
        identities: &[("game_id", "pairings")],
    },
    Table {
        name: "seals",
        key: "id",
        of_event: Some(OF_TOURNAMENT),
        identities: &[("id", "seals"), TOURNAMENT],
    },
    Table {
        name: "audit",
        key: "id",
        of_event: Some(OF_TOURNAMENT),
        identities: &[("id", "audit"), TOURNAMENT],
    },
    // An event that moves to another server leaves them behind: there, nothing
    // that was done before is taken back.
    of_server("former_words", "tournament_id, change, entrant_id"),
    of_server("speakers", "speaker"),
    of_server("word_answers", "speaker, language, message"),
];

impl Table {
    /// The table of that name.
    pub fn named(name: &str) -> Option<&'static Table> {
        TABLES.iter().find(|table| table.name == name)
    }

    /// Whether rows of it belong to events.
    pub fn is_of_events(&self) -> bool {
        self.of_event.is_some()
    }

    /// The condition for the rows of an event, or of everything.
    pub(super) fn condition(&self, event: Option<TournamentId>) -> Option<String> {
        match (event, self.of_event) {
            (None, _) => Some("1 = 1".to_owned()),
            (Some(event), Some(of_event)) => Some(of_event.replace('$', &event.0.to_string())),
            (Some(_), None) => None,
        }
    }
}

/// Taking rows out.
pub trait ArchiveReads {
    /// Gives every row of a table that belongs to an event (or all, without
    /// one) to `take`, always in the same order.
    ///
    /// # Errors
    /// Those of the database and of `take`.
    fn rows(
        &mut self,
        table: &Table,
        event: Option<TournamentId>,
        take: &mut dyn FnMut(Row) -> Result<(), StoreError>,
    ) -> Result<(), StoreError>;
    /// The highest identity of a table that was ever given, 0 when none was.
    ///
    /// # Errors
    /// Those of the database.
    fn last_identity(&mut self, table: &Table) -> Result<i64, StoreError>;
}

/// Putting rows in. It leaves no line in the audit: a database that was
/// restored is the one that was backed up.
pub trait ArchiveWrites {
    /// Puts rows in as they are, identities and all.
    ///
    /// # Errors
    /// [`StoreError::NewerDatabase`] for a column that is not known here,
    /// [`StoreError::Conflict`] where a row is there already or one that it
    /// refers to is not.
    fn pour(&mut self, table: &Table, rows: &[Row]) -> Result<(), StoreError>;
    /// Chains records anew that came in from before texts stood beside the chain.
    ///
    /// # Errors
    /// Those of the database.
    fn chain_anew(&mut self) -> Result<(), StoreError>;
    /// Takes out whatever a new database puts in by itself. Refused when there
    /// is anything else in it.
    ///
    /// # Errors
    /// [`StoreError::Refused`] when the database is in use.
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
