//! Endings by people: resignation, agreement, claims; and play that resumes after one.

use super::PendingEntries;
use crate::referee::{Claim, Event, Game, Ground, Outcome, Phase, Refusal, Running};
use crate::rules::Side;

/// The record is asked, and what it says is written down either way.
pub(super) fn claim(
    pending: PendingEntries,
    running: &Running,
    side: Side,
    claim: Claim,
) -> Result<PendingEntries, Refusal> {
    let counter = running.counter(claim).ok_or(Refusal::NotCounted(claim))?;
    let claimed = pending.record(Event::DrawClaimed {
        side,
        claim,
        count: counter.count,
        limit: counter.limit,
    })?;
    match running.claimable(claim) {
        None => Ok(claimed),
        Some(reason) => {
            let clause = reason.name().to_owned();
            claimed.end(Outcome::Drawn, Ground::Law { clause })
        }
    }
}

pub(super) fn agree(pending: PendingEntries, _: &Running) -> Result<PendingEntries, Refusal> {
    pending.end(Outcome::Drawn, Ground::Agreement)
}

pub(super) fn resign(
    pending: PendingEntries,
    _: &Running,
    side: Side,
) -> Result<PendingEntries, Refusal> {
    pending.end(Outcome::Won(!side), Ground::Resignation)
}

pub(super) fn forfeit(
    pending: PendingEntries,
    game: &Game,
    present: Option<Side>,
) -> Result<PendingEntries, Refusal> {
    match game.phase {
        Phase::Finished(_) => Err(Refusal::Over),
        _ => pending.end(
            present.map_or(Outcome::NotPlayed, Outcome::Won),
            Ground::Absence,
        ),
    }
}

pub(super) fn adjudicate(
    pending: PendingEntries,
    _: &Running,
    outcome: Outcome,
    reason: String,
) -> Result<PendingEntries, Refusal> {
    pending.end(outcome, Ground::Adjudication { reason })
}

/// A player says, on the umpire's phone, that the result is right.
pub(super) fn confirm(
    pending: PendingEntries,
    game: &Game,
    side: Side,
) -> Result<PendingEntries, Refusal> {
    match &game.phase {
        Phase::Finished(ended) if ended.agreed[side] => Err(Refusal::AgreedAlready),
        Phase::Finished(_) => pending.record(Event::ResultAgreed { side }),
        Phase::Scheduled | Phase::Running(_) => Err(Refusal::NotOver),
    }
}

pub(super) fn reopen(
    pending: PendingEntries,
    game: &Game,
    reason: String,
) -> Result<PendingEntries, Refusal> {
    match game.phase {
        Phase::Finished(_) => pending.record(Event::Reopened { reason }),
        _ => Err(Refusal::NotOver),
    }
}
