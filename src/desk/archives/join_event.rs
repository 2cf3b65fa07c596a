//! Import of the archive of one event into a database with other events. Its rows get free
//! identities; codes of boards and phones of the other server become invalid.

use super::read_event::read_event;
use super::{ArchiveTrouble, each_table, row_limits};
use crate::desk::history::{Action, by_creator};
use crate::desk::sections::MOST_SECTIONS;
use crate::desk::{Desk, secret};
use crate::formats::archive::{ArchiveReader, Row};
use crate::store::archive::{TABLES, Table};
use crate::store::{Account, Changes, Grant, StoreError};
use crate::tournament::{TournamentId, legible};
use chrono::{DateTime, Utc};
use serde_json::Value;
use std::collections::HashMap;
use std::io::BufRead;
use std::sync::{Arc, OnceLock};

/// Why an archive cannot be imported into this database.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotJoin {
    /// The archive holds one event.
    #[error("this archive holds one event; say with --organiser NAME who runs it from now on")]
    OneEvent,
    /// The archive holds a whole database.
    #[error("this archive holds a whole database; restore it into a new one, without --organiser")]
    WholeDatabase,
    /// No event of the archive can be opened.
    #[error(
        "the events of this backup are sealed: put the file inkundla.keys of its folder beside it, and try again"
    )]
    Sealed,
    /// The event is in the database already.
    #[error("the event {0} is in this database already")]
    IsHere(String),
    /// A row that no server writes into the archive of an event.
    #[error("the archive holds a row of {table} whose {column} no event can have")]
    Row {
        /// Its table.
        table: &'static str,
        /// The column; empty when the table belongs to the server.
        column: String,
    },
    /// A table or column that this version does not know.
    #[error("the archive holds {0}, which only a newer version of Inkundla knows")]
    Newer(String),
    /// The archive does not hold exactly one event.
    #[error("the archive does not hold one whole event")]
    NotOneEvent,
    /// A value of the event that no page could show.
    #[error("the event in the archive cannot be read: {0}")]
    Unreadable(String),
}

/// The key under which an imported event is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyPolicy {
    /// Its own key, which must be free; a new one where the event was deleted.
    Keep,
    /// Its own key, or a new one where that is taken. With a new key the signatures, which are
    /// about the old one, are left out.
    KeepOrNew,
}

impl Desk {
    /// Imports an event, all or nothing, with the account as its organiser, and returns its key.
    /// The archive should have been inspected before.
    ///
    /// # Errors
    /// Errors of the archive; [`CannotJoin`], also for an event that this server could not show.
    pub fn join(
        &self,
        archive: impl BufRead + Send + 'static,
        policy: KeyPolicy,
        account: &Account,
        at: DateTime<Utc>,
    ) -> Result<String, ArchiveTrouble> {
        let mut archive = ArchiveReader::begin(archive)?;
        let old = archive
            .head()
            .event
            .clone()
            .ok_or(CannotJoin::WholeDatabase)?;
        let is_taken = self.store.read(|db| db.is_key_taken(&old))?;
        let key = match (self.store.read(|db| db.tournament_by_key(&old)), policy) {
            // The address of a deleted event is never used again.
            (Err(StoreError::Missing), _) if is_taken => secret::public_key(),
            (Err(StoreError::Missing), _) => old.clone(),
            (Ok(_), KeyPolicy::KeepOrNew) => secret::public_key(),
            (Ok(_), KeyPolicy::Keep) => return Err(CannotJoin::IsHere(old).into()),
            (Err(other), _) => return Err(other.into()),
        };
        let audit = by_creator(account, Action::EventJoined, &key, at);
        let (secret, account) = (self.secret, account.id);
        let moved = (old != key).then(|| (old, key.clone()));
        // The reason of a refusal, which ends the transaction as an error of the store.
        let refused: Arc<OnceLock<CannotJoin>> = Arc::default();
        let why = Arc::clone(&refused);
        let changed = self.store.change(audit, move |tx, line| {
            let refuse = |cannot: CannotJoin| {
                let _ = why.set(cannot);
                StoreError::Refused("the archive cannot be imported")
            };
            let mut event = JoiningEvent::among(tx, secret, moved)?;
            let all = event.insert(tx, &mut archive, refuse)?;
            let Some(joined) = all.first().copied() else {
                return Err(refuse(CannotJoin::NotOneEvent));
            };
            line.tournament = Some(joined);
            for one in &all {
                // A foreign archive may leave them out.
                tx.settle_aliases(*one, &[]).map_err(|why| match why {
                    StoreError::Unreadable { .. } => {
                        refuse(CannotJoin::Unreadable(why.to_string()))
                    }
                    other => other,
                })?;
                read_event(tx, *one)
                    .map_err(|fault| refuse(CannotJoin::Unreadable(fault.to_string())))?;
                let main = tx.tournament(*one)?.main.map(|main| main.id);
                let is_whole = if all.len() == 1 {
                    main.is_none()
                } else {
                    main == Some(joined) && all.len() <= MOST_SECTIONS + 1
                };
                if !is_whole {
                    return Err(refuse(CannotJoin::NotOneEvent));
                }
            }
            tx.grant(account, joined, Some(&Grant::own(at.timestamp_millis())))?;
            Ok(all)
        });
        if let Some(cannot) = refused.get() {
            return Err(cannot.clone().into());
        }
        for event in changed? {
            self.sign_log(event, at);
        }
        Ok(key)
    }
}

/// The conversion of rows from another database.
struct JoiningEvent {
    secret: [u8; 32],
    /// The old and the new key of the event, where they differ.
    moved: Option<(String, String)>,
    /// The same by the new id, of the event and of its sections.
    moved_by_id: HashMap<i64, (String, String)>,
    /// The event of each game that has a new key.
    moved_games: HashMap<i64, i64>,
    /// The highest identity of each table, which is added to those of the archive.
    last_identities: HashMap<&'static str, i64>,
}

impl JoiningEvent {
    fn among(
        tx: &mut dyn Changes,
        secret: [u8; 32],
        moved: Option<(String, String)>,
    ) -> Result<JoiningEvent, StoreError> {
        let counted = TABLES
            .iter()
            .filter(|table| table.identities.contains(&("id", table.name)));
        let last = counted.map(|table| Ok((table.name, tx.last_identity(table)?)));
        Ok(JoiningEvent {
            secret,
            moved,
            moved_by_id: HashMap::new(),
            moved_games: HashMap::new(),
            last_identities: last.collect::<Result<_, StoreError>>()?,
        })
    }

    /// Inserts all rows, and returns the new ids of the events among them.
    fn insert<R: BufRead>(
        &mut self,
        tx: &mut dyn Changes,
        archive: &mut ArchiveReader<R>,
        refuse: impl Fn(CannotJoin) -> StoreError + Copy,
    ) -> Result<Vec<TournamentId>, StoreError> {
        let mut joined = Vec::new();
        each_table(archive, |table, mut rows| {
            if table.name == "tournaments" {
                self.take_keys(tx, &mut rows)?;
            }
            let rows = self.converted_rows(table, rows).map_err(refuse)?;
            if table.name == "tournaments" {
                let ids = rows.iter().filter_map(|row| row.get("id")?.as_i64());
                joined.extend(ids.map(TournamentId));
            }
            let inserted = tx.insert_rows(table, &rows);
            // A value that the tables themselves refuse.
            inserted.map_err(|why| match why {
                StoreError::Database(_) => refuse(CannotJoin::Row {
                    table: table.name,
                    column: "value".to_owned(),
                }),
                other => other,
            })
        })
        .map_err(|why| match why {
            StoreError::NewerDatabase(name) => refuse(CannotJoin::Newer(name)),
            other => other,
        })?;
        Ok(joined)
    }

    /// The rows of a table as they are inserted.
    fn converted_rows(&mut self, table: &Table, rows: Vec<Row>) -> Result<Vec<Row>, CannotJoin> {
        for row in &rows {
            row_limits::check(table, row).map_err(|column| CannotJoin::Row {
                table: table.name,
                column,
            })?;
        }
        let converted = rows.into_iter().map(|row| self.converted(table, row));
        let mut converted: Vec<Row> = converted.collect();
        converted.retain(|row| self.takes(table, row));
        Ok(converted)
    }

    /// Whether a row is imported: signatures are valid for the old key only.
    fn takes(&self, table: &Table, row: &Row) -> bool {
        let event = row.get("tournament_id").and_then(Value::as_i64);
        let is_moved = event.is_some_and(|event| self.moved_by_id.contains_key(&event));
        table.name != "seals" || !is_moved
    }

    /// Finds the keys of the event and of its sections. A section without its main event becomes an event.
    fn take_keys(&mut self, tx: &mut dyn Changes, rows: &mut [Row]) -> Result<(), StoreError> {
        let id = |row: &Row, column: &str| row.get(column).and_then(Value::as_i64);
        let known: Vec<Option<i64>> = rows.iter().map(|row| id(row, "id")).collect();
        let last = self.last_identities.get("tournaments").copied();
        for row in rows {
            if !known.contains(&id(row, "main_id")) {
                row.insert("main_id".to_owned(), Value::Null);
            }
            let Some(old) = row.get("public_key").and_then(Value::as_str) else {
                continue;
            };
            let new = match &self.moved {
                Some((of, new)) if of == old => Some(new.clone()),
                Some(_) => Some(secret::public_key()),
                None => tx.is_key_taken(old)?.then(secret::public_key),
            };
            let at = id(row, "id").unwrap_or_default() + last.unwrap_or_default();
            if let Some(new) = new {
                self.moved_by_id.insert(at, (old.to_owned(), new));
            }
        }
        Ok(())
    }

    fn converted(&mut self, table: &Table, mut row: Row) -> Row {
        for (column, of) in table.identities {
            let last = self.last_identities.get(of).copied().unwrap_or_default();
            if let Some(identity) = row.get(*column).and_then(Value::as_i64) {
                row.insert((*column).to_owned(), (identity + last).into());
            }
        }
        match table.name {
            "audit" => remove_change(&mut row),
            "pairings" => {
                let number = |column: &str| row.get(column).and_then(Value::as_i64);
                if let (Some(game), Some(event)) = (number("id"), number("tournament_id")) {
                    self.moved_games.insert(game, event);
                }
                self.new_code(&mut row);
            }
            "games" => {
                clear_columns(&mut row, "recorder_");
                self.keep_origin(&mut row);
            }
            "tournaments" => {
                if let Some(Value::String(name)) = row.get_mut("name") {
                    *name = legible(name);
                }
                let id = row.get("id").and_then(Value::as_i64).unwrap_or_default();
                if let Some((_, key)) = self.moved_by_id.get(&id) {
                    row.insert("public_key".to_owned(), key.as_str().into());
                }
            }
            _ => {}
        }
        row
    }

    /// Keeps the key with which the hash chain of the record begins.
    fn keep_origin(&self, row: &mut Row) {
        let has_none = row.get("origin").is_none_or(Value::is_null);
        let game = row.get("id").and_then(Value::as_i64).unwrap_or_default();
        let event = self.moved_games.get(&game);
        let moved = event.and_then(|event| self.moved_by_id.get(event));
        if let (Some((old, _)), true) = (moved, has_none) {
            row.insert("origin".to_owned(), old.as_str().into());
        }
    }

    /// Replaces the code of a board, which depends on the server's secret.
    fn new_code(&self, row: &mut Row) {
        let number = |column: &str| row.get(column).and_then(Value::as_i64);
        let had_one = row.get("code_hash").is_some_and(|hash| !hash.is_null());
        if let (true, Some(id), Some(generation)) =
            (had_one, number("id"), number("code_generation"))
        {
            let generation = u32::try_from(generation).unwrap_or_default();
            let code = secret::board_code(&self.secret, id, generation);
            let hash = secret::hex(&secret::digest(&code).0);
            row.insert("code_hash".to_owned(), hash.into());
        }
    }
}

/// Removes the change of a line, which cannot be undone here: it contains identities of the other
/// database.
fn remove_change(row: &mut Row) {
    if let Some(Value::String(detail)) = row.get_mut("detail")
        && let Ok(Value::Object(mut fields)) = serde_json::from_str(detail)
        && fields.remove("turned").is_some()
    {
        *detail = Value::Object(fields).to_string();
    }
}

fn clear_columns(row: &mut Row, prefix: &str) {
    for (column, value) in row.iter_mut() {
        if column.starts_with(prefix) {
            *value = Value::Null;
        }
    }
}
