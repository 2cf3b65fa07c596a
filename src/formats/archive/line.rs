//! A line of an archive with a row.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::borrow::Cow;

/// A database row: values by column name.
pub type Row = Map<String, Value>;

#[derive(Serialize, Deserialize)]
pub(super) struct ArchiveLine<'a> {
    pub(super) table: Cow<'a, str>,
    pub(super) row: Cow<'a, Row>,
}

impl<'a> ArchiveLine<'a> {
    pub(super) fn of(table: &'a str, row: &'a Row) -> ArchiveLine<'a> {
        ArchiveLine {
            table: table.into(),
            row: Cow::Borrowed(row),
        }
    }
}
