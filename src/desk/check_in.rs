//! The state of check-in: while it is open, who has not been marked as here is not here yet, and is not paired.

use crate::tournament::Presence;
use chrono::{DateTime, Utc};
use inkundla_core::codes;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Minutes for which check-in may be open.
pub const CHECK_IN_MINUTES: RangeInclusive<u16> = 1..=600;

/// Whether an event uses check-in, and how far it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CheckInStage {
    /// Everybody counts as here who is not marked otherwise.
    #[default]
    NotUsed,
    /// Everybody counts as not yet here who is not marked otherwise.
    Open,
    /// Players who were not marked as here are not paired, until they are.
    Closed,
}

codes!(CheckInStage {
    NotUsed = "not-used",
    Open = "open",
    Closed = "closed",
});

/// The state of check-in; by default it is not used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct CheckInState {
    /// How far it is.
    pub stage: CheckInStage,
    /// When it is to close, in milliseconds since 1970 (UTC), where that is settled. A person closes it.
    pub closes_at_ms: Option<i64>,
}

impl CheckInState {
    /// Whether it is open.
    pub fn is_open(&self) -> bool {
        self.stage == CheckInStage::Open
    }

    /// Whether the event uses it.
    pub fn is_used(&self) -> bool {
        self.stage != CheckInStage::NotUsed
    }

    /// Milliseconds left until it is to close; 0 once that time is over, `None` where none is settled.
    pub fn left_ms(&self, at: DateTime<Utc>) -> Option<i64> {
        let end = self.closes_at_ms.filter(|_| self.is_open())?;
        Some((end - at.timestamp_millis()).max(0))
    }

    /// The presence of players without a mark.
    pub(super) fn unmarked(&self) -> Presence {
        match self.stage {
            CheckInStage::NotUsed => Presence::Here,
            CheckInStage::Open | CheckInStage::Closed => Presence::Expected,
        }
    }
}
