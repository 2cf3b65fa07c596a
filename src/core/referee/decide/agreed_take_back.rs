//! Decides take-backs by agreement of two players who record themselves.

use super::pending_entries::{Decision, PendingEntries};
use crate::referee::{Event, GameInProgress, Refusal};
use crate::rules::Side;

/// Asks once between two turns of the player.
pub(super) fn ask(pending: PendingEntries, game: &GameInProgress, side: Side) -> Decision {
    if !game.conduct.take_backs {
        return Err(Refusal::NoTakeBacks);
    }
    match game.take_back {
        Some(asked) if asked.is_open || asked.by == side => return Err(Refusal::AskedAlready),
        _ => {}
    }
    game.turns_to_take_back(side)
        .ok_or(Refusal::NoTurnToTakeBack)?;
    pending.record(Event::TakeBackAsked { side })
}

pub(super) fn decline(pending: PendingEntries, game: &GameInProgress, side: Side) -> Decision {
    require_asked(game, side)?;
    pending.record(Event::TakeBackDeclined { side })
}

/// Takes back the last turn of the player who asked, after the turns that came since.
pub(super) fn agree(pending: PendingEntries, game: &GameInProgress, side: Side) -> Decision {
    require_asked(game, side)?;
    let count = game.turns_to_take_back(!side);
    let count = count.ok_or(Refusal::NoTurnToTakeBack)?;
    let turns = game.history.turns().iter().rev().take(count).cloned();
    let agreed = pending.record(Event::TakeBackAgreed { side })?;
    turns.into_iter().try_fold(agreed, |pending, turn| {
        let reason = String::new();
        pending.record(Event::TurnTakenBack { turn, reason })
    })
}

fn require_asked(game: &GameInProgress, side: Side) -> Result<(), Refusal> {
    let is_asked = game.is_take_back_asked_of(side);
    is_asked.then_some(()).ok_or(Refusal::NoTakeBackAsked)
}
