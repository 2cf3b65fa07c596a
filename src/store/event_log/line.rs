//! A line of a log: the rows that one transaction has changed in one event.

use super::tables::Logged;
use super::{LogText, LoggedTable, RecordHead};
use crate::StoreError;
use crate::archive::Row;
use inkundla_core::merkle::leaf;
use inkundla_core::referee::{Hash, Salt};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The name under which the rows of a line have their commitment. No column has it.
pub(super) const COMMITMENT: &str = "~";

/// A row before and after a transaction.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct RowChange {
    pub(crate) table: &'static LoggedTable,
    pub(crate) was: Option<Row>,
    pub(crate) now: Option<Row>,
    pub(crate) salt: Salt,
}

/// A row in a line: its table, its key, and the columns that changed; `None` if it was deleted.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub struct LineRow(pub String, pub String, pub Option<Row>);

/// The parts of a line. Its text is their JSON; the leaf of the tree is the hash of that text.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub struct LineParts {
    /// Its number, from 1 in each log without gaps.
    pub number: u64,
    /// When, in ms since 1970 (UTC); `None` for what the server stores for itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_ms: Option<i64>,
    /// The rows that changed.
    pub rows: Vec<LineRow>,
    /// The last hashes of the records of games whose results changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heads: Vec<RecordHead>,
}

/// A line as it is written.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct WrittenLine {
    pub(crate) text: String,
    pub(crate) leaf: Hash,
    pub(crate) texts: Vec<LogText>,
}

/// One change for each row: as it was before the first change and is after the last. Rows that
/// are as they were are left out.
pub(crate) fn merged(changes: Vec<RowChange>) -> Vec<RowChange> {
    let mut places: BTreeMap<(&str, String), usize> = BTreeMap::new();
    let mut merged: Vec<RowChange> = Vec::new();
    for change in changes {
        let row = change.now.as_ref().or(change.was.as_ref());
        let key = row.map(|row| change.table.key_of(row)).unwrap_or_default();
        match places.get(&(change.table.name, key.clone())) {
            Some(place) => {
                let first = &mut merged[*place];
                (first.now, first.salt) = (change.now, change.salt);
            }
            None => {
                places.insert((change.table.name, key), merged.len());
                merged.push(change);
            }
        }
    }
    merged.retain(|change| match (&change.was, &change.now) {
        (Some(was), Some(now)) => {
            let recorded = [Logged::Plain, Logged::Personal, Logged::Digest];
            let mut columns = change.table.columns_of(&recorded);
            columns.any(|column| was.get(column) != now.get(column))
        }
        (None, None) => false,
        _ => true,
    });
    merged
}

/// The line of these changes. `heads`: the last hashes of records whose results changed.
pub(crate) fn written(
    (number, at_ms): (u64, Option<i64>),
    changes: &[RowChange],
    heads: Vec<RecordHead>,
) -> Result<WrittenLine, StoreError> {
    let (mut rows, mut texts) = (Vec::with_capacity(changes.len()), Vec::new());
    for (place, change) in changes.iter().enumerate() {
        let (table, key) = (change.table, change.key());
        let set = change.now.as_ref().map(|now| {
            let mut set = change.plain(now);
            if let Some(text) = change.personal(now) {
                let commitment = Hash::committed(&change.salt, &text);
                set.insert(COMMITMENT.to_owned(), commitment.to_string().into());
                texts.push(LogText {
                    number,
                    place: place as u64,
                    table: table.name.to_owned(),
                    key: key.clone(),
                    salt: change.salt,
                    text,
                });
            }
            set
        });
        rows.push(LineRow(table.name.to_owned(), key, set));
    }
    let parts = LineParts {
        number,
        at_ms,
        rows,
        heads,
    };
    let text = serde_json::to_string(&parts).map_err(|why| StoreError::unreadable("line", why))?;
    Ok(WrittenLine {
        leaf: leaf(&text),
        text,
        texts,
    })
}

impl RowChange {
    pub(crate) fn key(&self) -> String {
        let row = self.now.as_ref().or(self.was.as_ref());
        row.map(|row| self.table.key_of(row)).unwrap_or_default()
    }

    /// Whether a column is another one than before.
    pub(crate) fn has_changed(&self, column: &str) -> bool {
        let value = |row: &Option<Row>| row.as_ref().and_then(|row| row.get(column)).cloned();
        let (was, now) = (value(&self.was), value(&self.now));
        was.unwrap_or_default() != now.unwrap_or_default()
    }

    /// The changed columns that the log has by value or by digest.
    fn plain(&self, now: &Row) -> Row {
        let columns = self.table.columns.iter();
        let changed = columns.filter(|(column, _)| self.has_changed(column));
        let values = changed.filter_map(|(column, kind)| {
            let value = now.get(*column).cloned().unwrap_or_default();
            Some(((*column).to_owned(), logged_value(*kind, value)?))
        });
        values.collect()
    }

    /// All personal columns as JSON, if one of them changed.
    fn personal(&self, now: &Row) -> Option<String> {
        let mut columns = self.table.columns_of(&[Logged::Personal]);
        let is_changed = columns.any(|column| self.has_changed(column)) || {
            let mut columns = self.table.columns_of(&[Logged::Personal]);
            self.was.is_none() && columns.next().is_some()
        };
        is_changed.then(|| self.table.personal_text(now))
    }
}

/// The value that a log has of a column; `None` for one that it does not have by value.
pub(super) fn logged_value(kind: Logged, value: Value) -> Option<Value> {
    match kind {
        Logged::Plain => Some(value),
        Logged::Digest => Some(match value {
            Value::String(text) => Hash::of(&text).to_string().into(),
            other => other,
        }),
        Logged::Key | Logged::Personal | Logged::Left(_) => None,
    }
}

impl LoggedTable {
    /// The values of the key of a row, with blanks between them.
    pub fn key_of(&self, row: &Row) -> String {
        let values = self
            .columns_of(&[Logged::Key])
            .map(|column| match row.get(column) {
                Some(Value::String(text)) => text.clone(),
                Some(other) => other.to_string(),
                None => String::new(),
            });
        values.collect::<Vec<_>>().join(" ")
    }

    /// All personal columns of a row as JSON.
    pub(super) fn personal_text(&self, row: &Row) -> String {
        let columns = self.columns_of(&[Logged::Personal]);
        let personal: Row = columns
            .map(|column| {
                (
                    column.to_owned(),
                    row.get(column).cloned().unwrap_or_default(),
                )
            })
            .collect();
        Value::Object(personal).to_string()
    }
}
