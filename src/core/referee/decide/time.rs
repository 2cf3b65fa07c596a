//! Decides commands about the clock and pauses.

use super::pending_entries::{Decision, PendingEntries};
use crate::referee::{ClockPolicy, Event, GameInProgress, Pause, Refusal};
use crate::rules::Side;
use chrono::TimeDelta;

pub(super) fn call(pending: PendingEntries, game: &GameInProgress) -> Decision {
    let is_running = game.clock.reading(pending.at).is_some();
    match game.clock.policy() {
        ClockPolicy::Off => Err(Refusal::NoClock),
        ClockPolicy::OnCall { .. } if !is_running => pending.record(Event::ClockCalled),
        _ => Err(Refusal::ClockRuns),
    }
}

/// Never takes more time than is left: only thinking makes a clock negative.
pub(super) fn adjust(
    pending: PendingEntries,
    game: &GameInProgress,
    side: Side,
    ms: i64,
    reason: String,
) -> Decision {
    let clock = &game.clock;
    let spare = match clock.policy() {
        ClockPolicy::Off => return Err(Refusal::NoClock),
        _ => clock.spare(side, pending.at),
    };
    let spare = spare.ok_or(if side == game.to_move() {
        Refusal::ClockNotCalled
    } else {
        Refusal::NotToMove
    })?;
    match TimeDelta::milliseconds(ms) {
        by if by.is_zero() => Err(Refusal::NoTimeAdjusted),
        by if by < -spare => Err(Refusal::TooMuchTaken {
            spare_ms: spare.num_milliseconds(),
        }),
        _ => pending.record(Event::TimeAdjusted { side, ms, reason }),
    }
}

/// Pauses the game. The umpire may give the reason later: then the pause is recorded
/// again, with its reason.
pub(super) fn pause(pending: PendingEntries, game: &GameInProgress, pause: Pause) -> Decision {
    let says_why = |pause: &Pause| match pause {
        Pause::Umpire { reason } => Some(!reason.trim().is_empty()),
        _ => None,
    };
    let before = game.pause.as_ref().map(says_why);
    let is_explained = before == Some(Some(false)) && says_why(&pause) == Some(true);
    if before.is_some() && !is_explained {
        return Err(Refusal::Paused);
    }
    let used_ms = game.clock.used_by(pending.at).num_milliseconds();
    pending.record(Event::Paused { pause, used_ms })
}

pub(super) fn resume(pending: PendingEntries, game: &GameInProgress) -> Decision {
    match game.pause {
        Some(_) => pending.record(Event::Resumed),
        None => Err(Refusal::NotPaused),
    }
}
