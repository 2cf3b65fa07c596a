//! When and where the rounds are to be played, as far as somebody has planned it.

use crate::tournament::RoundNo;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The longest name of a place, in characters.
pub const LONGEST_PLACE: usize = 80;

/// A plan of the rounds; empty where there is none.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Schedule {
    /// Where; empty where that is not said.
    pub place: String,
    /// When each round begins. A round may be missing.
    pub rounds: BTreeMap<RoundNo, DateTime<Utc>>,
}

impl Schedule {
    /// Whether nothing is planned.
    pub fn is_empty(&self) -> bool {
        *self == Schedule::default()
    }

    /// The first round that is planned for a later moment.
    pub fn next(&self, at: DateTime<Utc>) -> Option<(RoundNo, DateTime<Utc>)> {
        let later = self.rounds.iter().filter(|(_, begins)| **begins > at);
        let first = later.min_by_key(|(_, begins)| **begins);
        first.map(|(round, begins)| (*round, *begins))
    }
}
