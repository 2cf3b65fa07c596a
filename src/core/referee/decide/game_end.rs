//! Decides the end of a game by its players or officials, and its reopening.

use super::pending_entries::{Decision, PendingEntries};
use super::required_text::stated;
use crate::referee::{Claim, Event, Game, GameInProgress, Ground, Outcome, Phase, Refusal};
use crate::rules::Side;

/// Checks a claim against the counter and records it, whether justified or not.
pub(super) fn claim(
    pending: PendingEntries,
    game: &GameInProgress,
    side: Side,
    claim: Claim,
) -> Decision {
    let counter = game.counter(claim).ok_or(Refusal::NotCounted(claim))?;
    let claimed = pending.record(Event::DrawClaimed {
        side,
        claim,
        count: counter.count,
        limit: counter.limit,
    })?;
    match game.claimable(claim) {
        None => Ok(claimed),
        Some(reason) => {
            let clause = reason.name().to_owned();
            claimed.end(Outcome::Drawn, Ground::Law { clause })
        }
    }
}

/// Offers a draw once between two turns of the player. Two offers are an agreement.
pub(super) fn offer(pending: PendingEntries, game: &GameInProgress, side: Side) -> Decision {
    match game.draw_offer {
        _ if game.is_offered_to(side) => pending.end(Outcome::Drawn, Ground::Agreement),
        Some(offer) if offer.by == side => Err(Refusal::OfferedAlready),
        _ => pending.record(Event::DrawOffered { side }),
    }
}

pub(super) fn decline(pending: PendingEntries, game: &GameInProgress, side: Side) -> Decision {
    if game.is_offered_to(side) {
        pending.record(Event::DrawDeclined { side })
    } else {
        Err(Refusal::NoDrawOffered)
    }
}

pub(super) fn adjudicate(
    pending: PendingEntries,
    _running: &GameInProgress,
    outcome: Outcome,
    reason: String,
) -> Decision {
    let reason = stated(reason)?;
    pending.end(outcome, Ground::Adjudication { reason })
}

pub(super) fn forfeit(pending: PendingEntries, game: &Game, present: Option<Side>) -> Decision {
    match game.phase {
        Phase::Finished(_) => Err(Refusal::Over),
        _ => pending.end(
            present.map_or(Outcome::NotPlayed, Outcome::Won),
            Ground::Absence,
        ),
    }
}

/// A player confirms the result on the umpire's phone.
pub(super) fn confirm(pending: PendingEntries, game: &Game, side: Side) -> Decision {
    match &game.phase {
        Phase::Finished(ended) if ended.agreed[side] => Err(Refusal::AgreedAlready),
        Phase::Finished(_) => pending.record(Event::ResultAgreed { side }),
        Phase::Scheduled | Phase::Running(_) => Err(Refusal::NotOver),
    }
}

pub(super) fn reopen(pending: PendingEntries, game: &Game, reason: String) -> Decision {
    match game.phase {
        Phase::Finished(_) => pending.record(Event::Reopened { reason }),
        _ => Err(Refusal::NotOver),
    }
}
