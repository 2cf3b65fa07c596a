//! A casual game as a value, and its row.

use crate::change_feed::{Cache, Topic};
use crate::desk::games::{GameTerms, RecordedGame};
use crate::referee::{ClockPolicy, UmpireSettings};
use crate::rules::{BySide, Ruleset, Side};
use crate::store::{CasualRow, Digest};
use crate::tournament::EntrantName;
use chrono::TimeDelta;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Games of one source, which may be a whole school, and of all sources.
pub const MOST_OF_SOURCE: i64 = 200;
/// Games of all sources. With the largest record this bounds the bytes of the table.
pub(super) const MOST: i64 = 2_000;
/// Time after the last change of a game before it is deleted.
pub const KEPT: TimeDelta = TimeDelta::hours(24);
/// The same for a game without a second player.
pub(super) const KEPT_ALONE: TimeDelta = TimeDelta::hours(2);

/// Casual games with their records.
pub(in crate::desk) type CasualCache = Cache<i64, RecordedGame, 512>;

/// The rules and the clock of a casual game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct CasualTerms {
    pub(super) ruleset: String,
    pub(super) clock: ClockPolicy,
}

/// A casual game, as a device sees it.
#[derive(Clone, Debug)]
pub struct CasualGame {
    pub(super) row: CasualRow,
    pub(super) code: String,
    pub(super) ruleset: Ruleset,
    pub(super) clock: ClockPolicy,
    pub(super) names: BySide<EntrantName>,
    pub(super) side: Option<Side>,
    pub(super) next: Option<NextGame>,
    pub(super) is_away: bool,
    pub(super) record: Arc<RecordedGame>,
}

/// The next game of the same two devices.
#[derive(Clone, Debug)]
pub struct NextGame {
    /// Its code.
    pub code: String,
    /// Whether this device has asked for it or agreed to it.
    pub is_asked: bool,
}

impl GameTerms for CasualGame {
    fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    fn clock(&self) -> ClockPolicy {
        self.clock
    }

    fn conduct(&self) -> UmpireSettings {
        UmpireSettings {
            take_backs: true,
            ..UmpireSettings::default()
        }
    }

    fn names(&self) -> &BySide<EntrantName> {
        &self.names
    }
}

impl CasualGame {
    /// The side of this device; `None` for a device that does not play.
    pub fn side(&self) -> Option<Side> {
        self.side
    }

    /// The side that no device has yet.
    pub fn free_side(&self) -> Option<Side> {
        let mut sides = Side::BOTH.into_iter();
        sides.find(|side| device(&self.row, *side).is_none())
    }

    /// Whether each player has said to be ready.
    pub fn is_ready(&self) -> BySide<bool> {
        BySide {
            first: self.row.first_ready == 1,
            second: self.row.second_ready == 1,
        }
    }

    /// The record.
    pub fn record(&self) -> &Arc<RecordedGame> {
        &self.record
    }

    /// The next game, if one of the two has asked for it.
    pub fn next(&self) -> Option<&NextGame> {
        self.next.as_ref()
    }

    /// Whether the device of the opponent is not connected.
    pub fn is_away(&self) -> bool {
        self.is_away
    }

    /// The subject of its announcements.
    pub fn topic(&self) -> Topic {
        Topic::CasualGame(self.row.id)
    }

    /// Increases with every change but those of streams.
    pub fn version(&self) -> i64 {
        self.row.version
    }

    /// Sets the words by which pages name the players.
    #[must_use]
    pub fn named(self, names: BySide<EntrantName>) -> CasualGame {
        CasualGame { names, ..self }
    }
}

pub(super) fn device(row: &CasualRow, side: Side) -> Option<&[u8]> {
    match side {
        Side::First => row.first_device.as_deref(),
        Side::Second => row.second_device.as_deref(),
    }
}

pub(super) fn set_device(row: &mut CasualRow, side: Side, device: Option<Vec<u8>>) {
    match side {
        Side::First => row.first_device = device,
        Side::Second => row.second_device = device,
    }
}

impl CasualGame {
    pub(super) fn terms(&self) -> CasualTerms {
        CasualTerms {
            ruleset: self.ruleset.code(),
            clock: self.clock,
        }
    }
}

pub(super) fn side_of(row: &CasualRow, key: Option<Digest>) -> Option<Side> {
    let key = key?;
    let mut sides = Side::BOTH.into_iter();
    sides.find(|side| device(row, *side) == Some(&key.0[..]))
}

pub(super) fn ready_of(row: &CasualRow, side: Side) -> bool {
    match side {
        Side::First => row.first_ready == 1,
        Side::Second => row.second_ready == 1,
    }
}
