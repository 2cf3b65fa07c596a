//! Decides commands about cards, awards, and illegal turns on the real board.

use super::pending_entries::{Decision, PendingEntries};
use crate::referee::{
    Card, ClockPolicy, Consequence, Event, GameInProgress, Ground, Irregularity, LadderStep,
    Offence, Outcome, Refusal,
};
use crate::rules::{LOST_TURN, Side};

pub(super) fn show(
    pending: PendingEntries,
    game: &GameInProgress,
    side: Side,
    card: Card,
    offence: Offence,
) -> Decision {
    in_time_for(&pending, game, side, offence)?;
    let skipped = LadderStep::from(card) > game.next_step(side, offence);
    let shown = Event::CardShown {
        side,
        card,
        offence,
        skipped,
    };
    match card {
        Card::Yellow => pending.record(shown),
        // 002:72: the opponent is given the next turn.
        Card::Red if side != game.to_move() => Err(Refusal::RedOutOfTurn),
        Card::Red if game.history.position().give_turn().is_none() => Err(Refusal::NoTurnToGive),
        Card::Red => pending
            .record(shown)?
            .record(Event::TurnLost)?
            .record_verdict(),
    }
}

pub(super) fn take_back(
    pending: PendingEntries,
    game: &GameInProgress,
    side: Side,
    reason: String,
) -> Decision {
    let shown = *game.cards[side].last().ok_or(Refusal::NoCardToTakeBack)?;
    let turn = game
        .history
        .turns()
        .last()
        .filter(|turn| *turn == LOST_TURN)
        .cloned();
    let pending = pending.record(Event::CardTakenBack {
        side,
        card: shown.card,
        reason: reason.clone(),
    })?;
    match turn {
        // The turn that this card has just cost is restored with it.
        Some(turn) if shown.card == Card::Red && game.to_move() != side => {
            pending.record(Event::TurnTakenBack { turn, reason })
        }
        _ => Ok(pending),
    }
}

pub(super) fn award(
    pending: PendingEntries,
    game: &GameInProgress,
    side: Side,
    offence: Offence,
) -> Decision {
    in_time_for(&pending, game, side, offence)?;
    let skipped = game.next_step(side, offence) < LadderStep::Award;
    lose(pending, side, offence, skipped)
}

/// Records an illegal turn on the real board with its consequence. The recorded
/// position does not change.
pub(super) fn report_illegal(
    pending: PendingEntries,
    game: &GameInProgress,
    side: Side,
    what: Irregularity,
    consequence: Consequence,
) -> Decision {
    let rule = game.conduct.at_illegal_turn;
    let pending = pending.record(Event::IllegalTurn {
        side,
        what,
        consequence,
        departs: consequence != rule,
    })?;
    match consequence {
        Consequence::PutBack | Consequence::Warning => Ok(pending),
        Consequence::Card => next_card(pending, game, side),
        Consequence::Loss => {
            let is_rule = rule == Consequence::Loss;
            let skipped = game.next_step(side, Offence::IllegalTurn) < LadderStep::Award;
            lose(pending, side, Offence::IllegalTurn, skipped && !is_rule)
        }
    }
}

fn next_card(pending: PendingEntries, game: &GameInProgress, side: Side) -> Decision {
    let offence = Offence::IllegalTurn;
    match game.next_step(side, offence) {
        LadderStep::Yellow => show(pending, game, side, Card::Yellow, offence),
        LadderStep::Red => show(pending, game, side, Card::Red, offence),
        LadderStep::Award => lose(pending, side, offence, false),
    }
}

fn lose(pending: PendingEntries, side: Side, offence: Offence, skipped: bool) -> Decision {
    pending.end(Outcome::Won(!side), Ground::Award { offence, skipped })
}

/// A delay can be punished only when the player to move has no time left.
fn in_time_for(
    pending: &PendingEntries,
    game: &GameInProgress,
    side: Side,
    offence: Offence,
) -> Result<(), Refusal> {
    if offence != Offence::Delay {
        return Ok(());
    }
    if side != game.to_move() {
        return Err(Refusal::NotToMove);
    }
    match game.clock.reading(pending.at) {
        Some(reading) if reading.left_ms > 0 => Err(Refusal::StillInTime {
            left_ms: reading.left_ms,
        }),
        None if matches!(game.clock.policy(), ClockPolicy::OnCall { .. }) => {
            Err(Refusal::ClockNotCalled)
        }
        _ => Ok(()), // without a clock the umpire decides
    }
}
