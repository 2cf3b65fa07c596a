//! Endings by people: resignation, agreement, claims; and play that resumes after one.

use super::Draft;
use crate::referee::{Claim, Event, Game, Ground, Outcome, Phase, Refusal, Running};
use crate::rules::Side;

/// The record is asked, and what it says is written down either way.
pub(super) fn claim(
    draft: Draft,
    running: &Running,
    side: Side,
    claim: Claim,
) -> Result<Draft, Refusal> {
    let counter = running.counter(claim).ok_or(Refusal::NotCounted(claim))?;
    let claimed = draft.record(Event::DrawClaimed {
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

pub(super) fn agree(draft: Draft, _: &Running) -> Result<Draft, Refusal> {
    draft.end(Outcome::Drawn, Ground::Agreement)
}

pub(super) fn resign(draft: Draft, _: &Running, side: Side) -> Result<Draft, Refusal> {
    draft.end(Outcome::Won(!side), Ground::Resignation)
}

pub(super) fn forfeit(draft: Draft, game: &Game, present: Option<Side>) -> Result<Draft, Refusal> {
    match game.phase {
        Phase::Finished(_) => Err(Refusal::Over),
        _ => draft.end(
            present.map_or(Outcome::NotPlayed, Outcome::Won),
            Ground::Absence,
        ),
    }
}

pub(super) fn adjudicate(
    draft: Draft,
    _: &Running,
    outcome: Outcome,
    reason: String,
) -> Result<Draft, Refusal> {
    draft.end(outcome, Ground::Adjudication { reason })
}

/// A player says, on the umpire's phone, that the result is right.
pub(super) fn confirm(draft: Draft, game: &Game, side: Side) -> Result<Draft, Refusal> {
    match &game.phase {
        Phase::Finished(ended) if ended.agreed[side] => Err(Refusal::AgreedAlready),
        Phase::Finished(_) => draft.record(Event::ResultAgreed { side }),
        Phase::Scheduled | Phase::Running(_) => Err(Refusal::NotOver),
    }
}

pub(super) fn reopen(draft: Draft, game: &Game, reason: String) -> Result<Draft, Refusal> {
    match game.phase {
        Phase::Finished(_) => draft.record(Event::Reopened { reason }),
        _ => Err(Refusal::NotOver),
    }
}
