//! Which columns of which tables the log of an event records. The triggers of both databases are
//! made from this list, and a test compares them with the migrations.

use super::SERVER;
use crate::archive::Row;
use inkundla_core::tournament::TournamentId;

/// How the log records a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Logged {
    /// As part of the key by which the log finds the row.
    Key,
    /// By its value.
    Plain,
    /// By a salted commitment to all columns of this kind of the row. The values stand beside the
    /// log and can be erased.
    Personal,
    /// By its SHA-256: a long value that is never changed.
    Digest,
    /// Not at all, for this reason.
    Left(&'static str),
}

use Logged::{Digest, Key, Left, Personal, Plain};

/// A table whose rows the log records.
#[derive(PartialEq, Eq, Debug)]
pub struct LoggedTable {
    /// Its name in both databases.
    pub name: &'static str,
    /// The column with the id of the event; `None` for a table of the server.
    event: Option<&'static str>,
    /// Every column.
    pub columns: &'static [(&'static str, Logged)],
}

const COUNTED: Logged = Left("it counts changes for caches");
const SEEN: Logged = Left("it says when somebody was there last");
const CODE: Logged = Left("a code opens a board and is renewed at will");
const REPORTED: Logged = Left("a report decides nothing before another person confirms it");
const SEAT: Logged = Left("it says which device plays, and the audit log has its changes");
const OF_EVENT: Logged = Left("every log belongs to one event");

/// The tables, each after those it refers to.
pub const TABLES: [LoggedTable; 13] = [
    LoggedTable {
        name: "settings",
        event: None,
        columns: &[("key", Key), ("value", Personal)],
    },
    LoggedTable {
        name: "accounts",
        event: None,
        columns: &[
            ("id", Key),
            ("name", Personal),
            ("name_key", Personal),
            ("pass_hash", Personal),
            ("created_at_ms", Plain),
            ("recovery_hash", Personal),
        ],
    },
    LoggedTable {
        name: "tournaments",
        event: Some("id"),
        columns: &[
            ("id", Key),
            ("public_key", Plain),
            ("name", Personal),
            ("ruleset", Plain),
            ("options", Personal),
            ("clock", Plain),
            ("delay", Plain),
            ("created_at_ms", Plain),
            ("finished_at_ms", Plain),
            ("last_number", Plain),
            ("change", COUNTED),
            ("umpire_settings", Plain),
            ("language", Plain),
            ("schedule", Personal),
            ("projector", Personal),
            ("retention_days", Plain),
            ("names_erased_at_ms", Plain),
            ("deleted_at_ms", Plain),
            ("distinct_schools", Personal),
            ("round_time", Plain),
            ("check_in", Plain),
            ("place", Personal),
            ("first_day", Plain),
            ("last_day", Plain),
            ("is_listed", Plain),
            ("main_id", Plain),
            (
                "search_text",
                Left("it follows from the name and the place"),
            ),
        ],
    },
    LoggedTable {
        name: "event_pages",
        event: Some("id"),
        columns: &[
            ("id", Key),
            ("directions", Personal),
            ("host", Personal),
            ("contact", Personal),
            ("description", Personal),
            ("regulations", Personal),
            ("sponsors", Personal),
        ],
    },
    LoggedTable {
        name: "registration_settings",
        event: Some("id"),
        columns: &[("id", Key), ("settings", Personal)],
    },
    LoggedTable {
        name: "invitations",
        event: Some("tournament_id"),
        columns: &[
            ("id", Key),
            ("tournament_id", OF_EVENT),
            ("role", Plain),
            ("secret_hash", Plain),
            ("made_by", Personal),
            ("made_at_ms", Plain),
            ("expires_at_ms", Plain),
            ("uses_left", Plain),
            ("revoked_at_ms", Plain),
            ("most_uses", Plain),
            ("school", Personal),
        ],
    },
    LoggedTable {
        name: "grants",
        event: Some("tournament_id"),
        columns: &[
            ("account_id", Key),
            ("tournament_id", OF_EVENT),
            ("role", Plain),
            ("invitation_id", Plain),
            ("since_ms", Plain),
            ("until_ms", Plain),
            ("seen_at_ms", SEEN),
        ],
    },
    LoggedTable {
        name: "entrants",
        event: Some("tournament_id"),
        columns: &[
            ("id", Key),
            ("tournament_id", OF_EVENT),
            ("number", Plain),
            ("given", Personal),
            ("family", Personal),
            ("school", Personal),
            ("grade", Personal),
            ("presence", Plain),
            ("rating", Plain),
            ("gender", Personal),
            ("born", Personal),
            ("consent_by", Personal),
            ("consent_at_ms", Personal),
            ("refused_by", Personal),
            ("refused_at_ms", Personal),
            ("alias_letters", Plain),
            ("shown_as", Personal),
            ("seat_generation", SEAT),
            ("seat_device", SEAT),
            ("seat_since_ms", SEAT),
            ("seat_ready", SEAT),
        ],
    },
    LoggedTable {
        name: "rounds",
        event: Some("tournament_id"),
        columns: &[
            ("tournament_id", OF_EVENT),
            ("number", Key),
            ("stage", Plain),
            ("posted_at_ms", Plain),
            ("closed_at_ms", Plain),
        ],
    },
    LoggedTable {
        name: "pairings",
        event: Some("tournament_id"),
        columns: &[
            ("id", Key),
            ("tournament_id", OF_EVENT),
            ("round", Plain),
            ("board", Plain),
            ("first_entrant", Plain),
            ("second_entrant", Plain),
            ("result", Plain),
            ("shot_first", Plain),
            ("shot_second", Plain),
            ("code_generation", CODE),
            ("code_hash", CODE),
            ("code_expires_at_ms", CODE),
            ("code_last_seen_ms", CODE),
            ("reported_result", REPORTED),
            ("reported_by", REPORTED),
            ("reported_role", REPORTED),
        ],
    },
    LoggedTable {
        name: "byes",
        event: Some("tournament_id"),
        columns: &[
            ("tournament_id", OF_EVENT),
            ("round", Key),
            ("entrant_id", Key),
            ("kind", Plain),
        ],
    },
    LoggedTable {
        name: "seals",
        event: Some("tournament_id"),
        columns: &[
            ("id", Key),
            ("tournament_id", OF_EVENT),
            ("round", Plain),
            ("statement", Digest),
            ("public_key", Plain),
            ("signature", Digest),
        ],
    },
    LoggedTable {
        name: "audit",
        event: Some("tournament_id"),
        columns: &[
            ("id", Key),
            ("tournament_id", OF_EVENT),
            ("at_ms", Plain),
            ("actor", Personal),
            ("action", Plain),
            ("subject", Personal),
            ("detail", Personal),
            ("reason", Personal),
            ("role", Plain),
            ("account", Personal),
        ],
    },
];

/// The tables that the log leaves out, and why.
pub const LEFT_TABLES: [(&str, &str); 18] = [
    ("days_seen", "it helps to judge a clock that is wrong"),
    ("sessions", "it says who is signed in now"),
    ("games", "it follows from the record of the game"),
    (
        "entries",
        "a record has a chain of its own, and the log has its last hash",
    ),
    ("texts", "a record commits to them"),
    (
        "erasable_details",
        "it helps to take changes back, which are then checked as any change",
    ),
    (
        "registrations",
        "an entry decides nothing before it is accepted, and then there is a player",
    ),
    (
        "report_lines",
        "it decides nothing: an export takes the spelling of a file from it",
    ),
    ("attempt_limits", "it forgets by itself"),
    ("failed_sign_ins", "it forgets by itself"),
    ("casual_games", "its games belong to no event"),
    ("speakers", "it decides nothing in an event"),
    ("translation_answers", "it decides nothing in an event"),
    ("row_changes", "it is the way of rows into the log"),
    ("logs", "it is the log"),
    ("log_lines", "it is the log"),
    ("log_texts", "it stands beside the log, which commits to it"),
    ("log_heads", "its rows are signed"),
];

impl LoggedTable {
    /// The table with this name.
    pub fn named(name: &str) -> Option<&'static LoggedTable> {
        TABLES.iter().find(|table| table.name == name)
    }

    /// The columns that are logged in one of these ways.
    pub(crate) fn columns_of<'a>(
        &'a self,
        kinds: &'a [Logged],
    ) -> impl Iterator<Item = &'static str> + 'a {
        let columns = self.columns.iter().filter(|(_, kind)| kinds.contains(kind));
        columns.map(|(name, _)| *name)
    }

    /// Whether the log records a column.
    pub(crate) fn records(&self, column: &str) -> bool {
        self.recorded().any(|recorded| recorded == column)
    }

    /// The columns by which a row is found in the database.
    pub(crate) fn primary_key(&self) -> Vec<&'static str> {
        let event = self
            .event
            .filter(|column| *column != "id" && !self.has_own_id());
        self.columns_of(&[Key]).chain(event).collect()
    }

    fn has_own_id(&self) -> bool {
        self.columns_of(&[Key]).any(|column| column == "id")
    }

    /// Writes the id of the event into a row.
    pub(crate) fn name_event(&self, row: &mut Row, log: TournamentId) {
        if let Some(column) = self.event {
            row.insert(column.to_owned(), log.0.into());
        }
    }

    /// The SQL condition for the rows of a log; `None` if it has none here.
    pub(crate) fn condition(&self, log: TournamentId) -> Option<String> {
        match (self.event, log) {
            (None, SERVER) => Some("1 = 1".to_owned()),
            (None, _) => None,
            (Some(column), SERVER) => Some(format!("{column} IS NULL")),
            (Some(column), TournamentId(event)) => Some(format!("{column} = {event}")),
        }
    }

    fn recorded(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.columns_of(&[Key, Plain, Personal, Digest])
    }

    /// Whether a column holds bytes, which JSON has as hexadecimal digits.
    pub(crate) fn is_bytes(&self, column: &str) -> bool {
        matches!(
            (self.name, column),
            ("settings", "value")
                | ("accounts", "recovery_hash")
                | ("invitations", "secret_hash")
                | ("seals", "public_key" | "signature")
        )
    }
}

#[cfg(test)]
mod tests;
