//! Seals the rows of events while an archive is written: the rows of a table together for each
//! event, so that they are packed well.

use super::event_keys::{EventKeys, event_of};
use crate::formats::archive::{ArchiveWriter, Row, RowsToSeal};
use crate::store::archive::Table;
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::io::{self, Write};

/// The most bytes of rows that wait for others of their event.
const WAITING: usize = 8 * 1024 * 1024;

/// Rows of one table that wait, by event, and the events that were met so far.
pub(super) struct Sealing<'a> {
    keys: &'a mut EventKeys,
    /// Keys of events by id.
    events: HashMap<i64, String>,
    /// Ids of events by the id of a game.
    games: HashMap<i64, i64>,
    waiting: BTreeMap<String, RowsToSeal>,
}

impl<'a> Sealing<'a> {
    pub(super) fn with(keys: &'a mut EventKeys) -> Sealing<'a> {
        Sealing {
            keys,
            events: HashMap::new(),
            games: HashMap::new(),
            waiting: BTreeMap::new(),
        }
    }

    /// Adds a row: sealed if it belongs to an event.
    pub(super) fn row<W: Write>(
        &mut self,
        archive: &mut ArchiveWriter<W>,
        table: &Table,
        row: &Row,
    ) -> io::Result<()> {
        let Some(event) = self.event(table, row) else {
            return archive.row(table.name, row);
        };
        let rows = self.waiting.entry(event.clone()).or_default();
        rows.add(table.name, row)?;
        if rows.bytes() >= RowsToSeal::ENOUGH {
            self.seal(archive, &event)?;
        }
        let waiting: usize = self.waiting.values().map(RowsToSeal::bytes).sum();
        if waiting > WAITING {
            self.end_table(archive)?;
        }
        Ok(())
    }

    /// Seals all rows that wait.
    pub(super) fn end_table<W: Write>(&mut self, archive: &mut ArchiveWriter<W>) -> io::Result<()> {
        let events: Vec<String> = self.waiting.keys().cloned().collect();
        events
            .iter()
            .try_for_each(|event| self.seal(archive, event))
    }

    fn seal<W: Write>(&mut self, archive: &mut ArchiveWriter<W>, event: &str) -> io::Result<()> {
        let Some(mut rows) = self.waiting.remove(event) else {
            return Ok(());
        };
        let sealed = self.keys.seal(event, rows.pack()?);
        let sealed = sealed.ok_or_else(|| io::Error::other("an event has no key"))?;
        archive.sealed(event, &sealed)
    }

    /// The key of the event to which a row belongs.
    fn event(&mut self, table: &Table, row: &Row) -> Option<String> {
        let number = |column: &str| row.get(column).and_then(Value::as_i64);
        let id = match table.name {
            "tournaments" => {
                self.keys.follow(row);
                let id = number("id")?;
                self.events.insert(id, event_of(row));
                id
            }
            "games" => *self.games.get(&number("id")?)?,
            _ => match number("game_id") {
                Some(game) => *self.games.get(&game)?,
                None => number("tournament_id")?,
            },
        };
        if table.name == "pairings" {
            self.games.insert(number("id")?, id);
        }
        self.events.get(&id).cloned()
    }
}
