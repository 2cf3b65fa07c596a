//! The data of the page of a round that is being played.

use super::day_over::DayOver;
use crate::desk::DemoState;
use crate::desk::events::Event;
use crate::desk::penalty_cards;
use crate::store;
use crate::tournament::{BoardNo, Tournament};
use chrono::{DateTime, Utc};
use std::sync::Arc;

/// An event with its round, boards and problems.
pub(super) struct ControlData {
    pub(super) event: Event,
    pub(super) tournament: Tournament,
    pub(super) boards: Vec<store::Board>,
    pub(super) asking: Vec<store::Board>,
    /// Second red cards, which the organiser has to decide about.
    pub(super) reds: Vec<penalty_cards::ShownCard>,
    pub(super) stopped: Option<Downtime>,
    pub(super) demo: Option<DemoState>,
    /// The time at which the names were due for erasure, if that is overdue.
    pub(super) overdue_ms: Option<i64>,
    /// Whether the organiser may pair rounds, not only enter results.
    pub(super) is_whole: bool,
    pub(super) over: Option<Arc<DayOver>>,
}

impl ControlData {
    /// The result of a board that another person has to confirm.
    pub(super) fn reported(&self, board: BoardNo) -> Option<&store::ReportedResult> {
        let mut boards = self.boards.iter();
        boards
            .find(|one| one.pairing.board == board)?
            .reported
            .as_ref()
    }
}

/// A downtime of the server because of which boards are still paused.
pub(super) struct Downtime {
    /// Time of the last entry before the downtime.
    pub(super) last: DateTime<Utc>,
    /// Time at which the server noticed it.
    pub(super) since: DateTime<Utc>,
    pub(super) boards: Vec<BoardNo>,
}
