//! What follows from the lines of a log, compared with the rows of the database.

use super::line::{COMMITMENT, logged_value};
use super::tables::{Logged, LoggedTable};
use super::{LineParts, LineRow, LogLine, LogText};
use crate::archive::Row;
use inkundla_core::merkle::leaf;
use inkundla_core::referee::Hash;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A difference between a log and what was derived from it. `Display` is the English sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LogFault {
    /// The text of a line does not fit its hash, or cannot be read.
    #[error("line {0} of the log was altered")]
    Line(u64),
    /// The numbers of lines have a gap.
    #[error("line {found} of the log stands where line {expected} should")]
    Number {
        /// The next number.
        expected: u64,
        /// The stored number.
        found: u64,
    },
    /// Columns of a row differ from the log.
    #[error("{table} {key}: {} differs from the log", .columns.join(", "))]
    Row {
        /// The table.
        table: String,
        /// The key of the row.
        key: String,
        /// The columns.
        columns: Vec<String>,
    },
    /// The log has a row that is gone.
    #[error("{table} {key}: the row is gone; the log has it")]
    Gone {
        /// The table.
        table: String,
        /// The key of the row.
        key: String,
    },
    /// There is a row that the log does not have.
    #[error("{table} {key}: the row was added; the log does not have it")]
    Added {
        /// The table.
        table: String,
        /// The key of the row.
        key: String,
    },
    /// A text beside a line does not fit the commitment in the line.
    #[error("{table} {key}: the text beside line {number} of the log was altered")]
    Text {
        /// The table.
        table: String,
        /// The key of the row.
        key: String,
        /// The number of the line.
        number: u64,
    },
    /// The text of a present row is gone, so nobody can tell whether the row was altered.
    #[error("{table} {key}: the text beside the log is gone, but the row is not")]
    TextGone {
        /// The table.
        table: String,
        /// The key of the row.
        key: String,
    },
}

/// A row as it follows from the lines.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LoggedRow {
    /// The columns that the log has by value or digest; without those that are null.
    pub plain: Row,
    /// The personal columns, unless they were erased.
    pub personal: Option<Row>,
    /// The commitment to the personal columns.
    commitment: Option<Hash>,
}

/// The rows that follow from the lines of a log.
#[derive(Default)]
pub struct Replay {
    rows: BTreeMap<(String, String), LoggedRow>,
    texts: HashMap<(u64, u64), LogText>,
    last: u64,
    faults: Vec<LogFault>,
}

impl Replay {
    /// A replay before its first line, with the texts beside the lines.
    pub fn begin(texts: Vec<LogText>) -> Replay {
        let texts = texts
            .into_iter()
            .map(|text| ((text.number, text.place), text));
        Replay {
            texts: texts.collect(),
            ..Replay::default()
        }
    }

    /// Applies the next line, and returns its parts; `None` for a line that cannot be read.
    pub fn apply(&mut self, line: &LogLine) -> Option<LineParts> {
        let expected = self.last + 1;
        if line.number != expected {
            self.faults.push(LogFault::Number {
                expected,
                found: line.number,
            });
        }
        self.last = line.number;
        let parts: Option<LineParts> = serde_json::from_str(&line.text).ok();
        let parts = parts.filter(|parts| parts.number == line.number);
        if parts.is_none() || leaf(&line.text) != line.leaf {
            self.faults.push(LogFault::Line(line.number));
        }
        for (place, row) in parts.iter().flat_map(|parts| parts.rows.iter().enumerate()) {
            self.apply_row((line.number, place as u64), row.clone());
        }
        parts
    }

    fn apply_row(&mut self, place: (u64, u64), LineRow(table, key, set): LineRow) {
        let Some(set) = set else {
            self.rows.remove(&(table, key));
            return;
        };
        let text = self.texts.remove(&place);
        let row = self.rows.entry((table.clone(), key.clone())).or_default();
        for (column, value) in set {
            if column == COMMITMENT {
                row.commitment = value.as_str().and_then(|hash| hash.parse().ok());
                let is_genuine = |text: &LogText| {
                    let of_row = text.table == table && text.key == key;
                    of_row && Some(Hash::committed(&text.salt, &text.text)) == row.commitment
                };
                if text.as_ref().is_some_and(|text| !is_genuine(text)) {
                    self.faults.push(LogFault::Text {
                        table: table.clone(),
                        key: key.clone(),
                        number: place.0,
                    });
                }
                let columns = text.as_ref().map(|text| serde_json::from_str(&text.text));
                row.personal = columns.and_then(Result::ok);
            } else if value.is_null() {
                row.plain.remove(&column);
            } else {
                row.plain.insert(column, value);
            }
        }
    }

    /// The rows of a table as they follow from the lines, by their keys.
    pub fn rows_of<'a>(&'a self, table: &'a str) -> impl Iterator<Item = (&'a str, &'a LoggedRow)> {
        let rows = self.rows.iter().filter(move |((of, _), _)| of == table);
        rows.map(|((_, key), row)| (&**key, row))
    }

    /// The faults of the lines so far.
    pub fn take_faults(&mut self) -> Vec<LogFault> {
        std::mem::take(&mut self.faults)
    }

    /// Compares the present rows of a table with those that follow from the lines.
    pub fn compare(&self, table: &'static LoggedTable, present: &[Row]) -> Vec<LogFault> {
        let (mut found, mut there) = (Vec::new(), BTreeSet::new());
        let name = || table.name.to_owned();
        for row in present {
            let key = table.key_of(row);
            match self.rows.get(&(name(), key.clone())) {
                None => found.push(LogFault::Added {
                    table: name(),
                    key: key.clone(),
                }),
                Some(logged) => found.extend(logged.differences(table, &key, row)),
            }
            there.insert(key);
        }
        for (key, _) in self.rows_of(table.name) {
            if !there.contains(key) {
                found.push(LogFault::Gone {
                    table: name(),
                    key: key.to_owned(),
                });
            }
        }
        found
    }
}

impl LoggedRow {
    /// The row with the columns that the log has by value, and its key; `None` for a row with a
    /// digest of a column, or whose personal columns were erased.
    pub fn row(&self, table: &'static LoggedTable, key: &str) -> Option<Row> {
        let mut row = self.plain.clone();
        if table.columns_of(&[Logged::Digest]).next().is_some() {
            return None;
        }
        if self.commitment.is_some() {
            row.extend(self.personal.clone()?);
        }
        for column in table.columns_of(&[Logged::Plain, Logged::Personal]) {
            row.entry(column).or_insert(Value::Null);
        }
        // Keys are numbers, but for those of settings.
        let keys = table.columns_of(&[Logged::Key]).zip(key.split(' '));
        for (column, value) in keys {
            let number = value.parse::<i64>().map(Value::from);
            row.insert(column.to_owned(), number.unwrap_or_else(|_| value.into()));
        }
        Some(row)
    }

    /// The differences of a present row.
    pub fn differences(&self, table: &'static LoggedTable, key: &str, row: &Row) -> Vec<LogFault> {
        let mut found = Vec::new();
        let columns = table.columns.iter();
        let differ = columns.filter(|(column, kind)| {
            let present = row.get(*column).cloned().unwrap_or_default();
            match kind {
                Logged::Key | Logged::Left(_) => false,
                Logged::Plain | Logged::Digest => {
                    let logged = self.plain.get(*column).cloned().unwrap_or_default();
                    logged_value(*kind, present) != Some(logged)
                }
                Logged::Personal => self.personal.as_ref().is_some_and(|personal| {
                    personal.get(*column).cloned().unwrap_or(Value::Null) != present
                }),
            }
        });
        let columns: Vec<String> = differ.map(|(column, _)| (*column).to_owned()).collect();
        let (table_name, key) = (table.name.to_owned(), key.to_owned());
        if self.commitment.is_some() && self.personal.is_none() {
            found.push(LogFault::TextGone {
                table: table_name.clone(),
                key: key.clone(),
            });
        }
        if !columns.is_empty() {
            found.push(LogFault::Row {
                table: table_name,
                key,
                columns,
            });
        }
        found
    }
}
