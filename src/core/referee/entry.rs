//! The entries of a record and their authors.

use super::Event;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// An immutable entry of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The number of the entry, from 1, without gaps.
    pub seq: u32,
    /// The server's time, in whole milliseconds.
    pub at: DateTime<Utc>,
    /// The author.
    pub by: Official,
    /// The event.
    pub event: Event,
}

/// The author of an entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Official {
    /// The role of the author.
    pub role: Role,
    /// The name that the author gave; empty for the program itself.
    pub name: String,
}

/// The role of an author.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The umpire at the board.
    Umpire,
    /// The organiser of the event.
    Organiser,
    /// The program, which records lost time.
    Program,
}
