//! The entries of a record and their authors.

use super::Event;
use crate::rules::Side;
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
    /// The name that the author gave; empty for the program itself and for players.
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
    /// The program, which records lost time, and cards where the players record themselves.
    Program,
    /// The player who moves first, on a device of the player.
    FirstPlayer,
    /// The player who moves second, on a device of the player.
    SecondPlayer,
}

impl Role {
    /// The role of a player.
    pub fn of_player(side: Side) -> Role {
        match side {
            Side::First => Role::FirstPlayer,
            Side::Second => Role::SecondPlayer,
        }
    }

    /// The side of a player; `None` for officials.
    pub fn player(self) -> Option<Side> {
        match self {
            Role::FirstPlayer => Some(Side::First),
            Role::SecondPlayer => Some(Side::Second),
            Role::Umpire | Role::Organiser | Role::Program => None,
        }
    }
}
