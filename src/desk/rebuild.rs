//! Putting the rows of a database back as its logs have them.

use super::event_log::each_line;
use super::{Desk, Fault};
use crate::store::event_log::{LoggedRow, LoggedTable, Replay, TABLES};
use crate::store::{Reads, StoreError, Writes};
use crate::tournament::TournamentId;
use std::collections::{HashMap, HashSet};

/// The tables whose rows are never rewritten, also not by this. Missing rows are put back.
const ONLY_ADDED_TO: [&str; 2] = ["audit", "seals"];

/// The outcome of a rebuild.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Rebuilt {
    /// Number of rows that were put back or put right.
    pub put: usize,
    /// Number of rows that were deleted.
    pub removed: usize,
}

impl Desk {
    /// Makes all rows that the logs have as the logs have them, each log in one transaction. The
    /// logs should have been checked before: an altered log would alter rows.
    pub fn rebuild(&self) -> Result<Rebuilt, Fault> {
        let mut rebuilt = Rebuilt::default();
        for log in self.store.read(|db| db.all_logs())? {
            let of_log = self.store.write(move |tx| rebuild(tx, log))?;
            rebuilt.put += of_log.put;
            rebuilt.removed += of_log.removed;
        }
        self.store.write(|tx| tx.rows_are_rebuilt())?;
        Ok(rebuilt)
    }
}

fn rebuild(tx: &mut dyn Writes, log: TournamentId) -> Result<Rebuilt, StoreError> {
    let mut replay = Replay::begin(tx.log_texts(log)?);
    each_line(tx, log, |line| drop(replay.apply(&line)))?;
    let mut rebuilt = Rebuilt::default();
    // What refers to other rows goes first, and comes last.
    for table in TABLES.iter().rev() {
        let logged: HashSet<&str> = replay.rows_of(table.name).map(|(key, _)| key).collect();
        let mut added = tx.logged_rows(table, log)?;
        added.retain(|row| !logged.contains(&*table.key_of(row)));
        if !ONLY_ADDED_TO.contains(&table.name) && !added.is_empty() {
            rebuilt.removed += added.len();
            tx.remove_rows(table, log, added)?;
        }
    }
    for table in &TABLES {
        let wanted = wanted_rows(tx, (table, log), &replay)?;
        rebuilt.put += wanted.len();
        tx.put_rows(table, log, wanted)?;
    }
    tx.rows_are_restored()?;
    Ok(rebuilt)
}

/// The rows that are gone or differ, as the log has them.
fn wanted_rows(
    db: &mut dyn Reads,
    (table, log): (&'static LoggedTable, TournamentId),
    replay: &Replay,
) -> Result<Vec<crate::store::archive::Row>, StoreError> {
    let present = db.logged_rows(table, log)?;
    let present: HashMap<String, _> = present
        .into_iter()
        .map(|row| (table.key_of(&row), row))
        .collect();
    let is_wanted = |(key, row): &(&str, &LoggedRow)| match present.get(*key) {
        None => true,
        Some(there) => {
            !ONLY_ADDED_TO.contains(&table.name) && !row.differences(table, key, there).is_empty()
        }
    };
    let wanted = replay.rows_of(table.name).filter(is_wanted);
    Ok(wanted
        .filter_map(|(key, row)| row.row(table, key))
        .collect())
}
