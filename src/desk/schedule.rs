//! The planned start of the rounds.

use crate::tournament::RoundNo;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The schedule of the rounds; empty by default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Schedule {
    /// The start of each planned round.
    pub rounds: BTreeMap<RoundNo, DateTime<Utc>>,
}

impl Schedule {
    /// Whether nothing is planned.
    pub fn is_empty(&self) -> bool {
        *self == Schedule::default()
    }

    /// The next round that starts after a time.
    pub fn next(&self, at: DateTime<Utc>) -> Option<(RoundNo, DateTime<Utc>)> {
        let later = self.rounds.iter().filter(|(_, begins)| **begins > at);
        let first = later.min_by_key(|(_, begins)| **begins);
        first.map(|(round, begins)| (*round, *begins))
    }
}
