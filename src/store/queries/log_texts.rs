//! Erasure of the texts beside the lines of a log.

use super::Conn;
use crate::StoreError;
use crate::event_log::{LogReads, LoggedTable};
use crate::schema::log_texts;
use diesel::prelude::*;
use inkundla_core::tournament::TournamentId;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// The rows of a table whose former texts are to be erased: those with these keys, or all.
pub(super) type Erasures = BTreeMap<(i64, String), Option<BTreeSet<String>>>;

/// Adds an erasure of the texts of a row, or of all rows of a table.
pub(super) fn note_erasure(
    erasures: &mut Erasures,
    (log, table): (i64, String),
    key: Option<String>,
) {
    match (erasures.entry((log, table)), key) {
        (Entry::Vacant(entry), key) => {
            entry.insert(key.map(|key| BTreeSet::from([key])));
        }
        (Entry::Occupied(mut entry), None) => *entry.get_mut() = None,
        (Entry::Occupied(mut entry), Some(key)) => {
            if let Some(keys) = entry.get_mut() {
                keys.insert(key);
            }
        }
    }
}

/// Erases the former texts of rows, and all texts of rows that are gone.
pub(super) fn erase_texts(
    conn: &mut Conn,
    (log, table): (i64, &str),
    keys: Option<&BTreeSet<String>>,
) -> Result<(), StoreError> {
    let logged = LoggedTable::named(table).ok_or(StoreError::Missing)?;
    let present = conn.logged_rows(logged, TournamentId(log))?;
    let present: HashSet<String> = present.iter().map(|row| logged.key_of(row)).collect();
    let of_table = log_texts::table
        .filter(log_texts::tournament_id.eq(log))
        .filter(log_texts::table_name.eq(table));
    // The newest first: that of a present row stays.
    let texts: Vec<(i64, i64, String)> = of_table
        .order((log_texts::number.desc(), log_texts::place.desc()))
        .select((log_texts::number, log_texts::place, log_texts::row_key))
        .load(conn)?;
    let mut seen = HashSet::new();
    for (number, place, key) in texts {
        let is_meant = keys.is_none_or(|keys| keys.contains(&key));
        let is_newest = seen.insert(key.clone());
        if is_meant && !(is_newest && present.contains(&key)) {
            diesel::delete(log_texts::table.find((log, number, place))).execute(conn)?;
        }
    }
    Ok(())
}
