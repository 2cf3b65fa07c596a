//! One numbered line of a record, and who wrote it.

use super::Event;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// One line of the record. Never changed, only followed by others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number, from 1, without gaps.
    pub seq: u32,
    /// When the server took it, in whole milliseconds.
    pub at: DateTime<Utc>,
    /// Who wrote it.
    pub by: Official,
    /// What happened.
    pub event: Event,
}

/// Who writes in a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Official {
    /// In which role.
    pub role: Role,
    /// The name they gave; empty for the program itself.
    pub name: String,
}

/// The role in which somebody writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The umpire at the board.
    Umpire,
    /// The organiser of the event.
    Organiser,
    /// The program, when it notices that time was lost.
    Program,
}
