//! Cards, awards, and turns against the law on the real board.

use super::Draft;
use crate::referee::{
    Card, ClockPolicy, Consequence, Event, Ground, Irregularity, Offence, Outcome, Refusal,
    Running, Step,
};
use crate::rules::{LOST_TURN, Side};

pub(super) fn show(
    draft: Draft,
    running: &Running,
    side: Side,
    card: Card,
    offence: Offence,
) -> Result<Draft, Refusal> {
    in_time_for(&draft, running, side, offence)?;
    let skipped = Step::from(card) > running.next_step(side, offence);
    let shown = Event::CardShown {
        side,
        card,
        offence,
        skipped,
    };
    match card {
        Card::Yellow => draft.record(shown),
        // 002:72: the opponent is given the next turn.
        Card::Red if side != running.to_move() => Err(Refusal::RedOutOfTurn),
        Card::Red if running.course.position().give_turn().is_none() => Err(Refusal::NoTurnToGive),
        Card::Red => draft
            .record(shown)?
            .record(Event::TurnLost)?
            .record_verdict(),
    }
}

pub(super) fn take_back(
    draft: Draft,
    running: &Running,
    side: Side,
    reason: String,
) -> Result<Draft, Refusal> {
    let shown = *running.cards[side]
        .last()
        .ok_or(Refusal::NoCardToTakeBack)?;
    let turn = running
        .course
        .turns()
        .last()
        .filter(|turn| *turn == LOST_TURN)
        .cloned();
    let draft = draft.record(Event::CardTakenBack {
        side,
        card: shown.card,
        reason: reason.clone(),
    })?;
    match turn {
        // The turn that this card has just cost is given back with it.
        Some(turn) if shown.card == Card::Red && running.to_move() != side => {
            draft.record(Event::TurnTakenBack { turn, reason })
        }
        _ => Ok(draft),
    }
}

pub(super) fn award(
    draft: Draft,
    running: &Running,
    side: Side,
    offence: Offence,
) -> Result<Draft, Refusal> {
    in_time_for(&draft, running, side, offence)?;
    let skipped = running.next_step(side, offence) < Step::Award;
    lose(draft, side, offence, skipped)
}

/// What was done on the real board stands in the record with what it led to;
/// the board of the record was never touched by it.
pub(super) fn report_illegal(
    draft: Draft,
    running: &Running,
    side: Side,
    what: Irregularity,
    consequence: Consequence,
) -> Result<Draft, Refusal> {
    let rule = running.conduct.at_illegal_turn;
    let draft = draft.record(Event::IllegalTurn {
        side,
        what,
        consequence,
        departs: consequence != rule,
    })?;
    match consequence {
        Consequence::PutBack | Consequence::Warning => Ok(draft),
        Consequence::Card => next_card(draft, running, side),
        Consequence::Loss => {
            let is_rule = rule == Consequence::Loss;
            let skipped = running.next_step(side, Offence::IllegalTurn) < Step::Award;
            lose(draft, side, Offence::IllegalTurn, skipped && !is_rule)
        }
    }
}

fn next_card(draft: Draft, running: &Running, side: Side) -> Result<Draft, Refusal> {
    let offence = Offence::IllegalTurn;
    match running.next_step(side, offence) {
        Step::Yellow => show(draft, running, side, Card::Yellow, offence),
        Step::Red => show(draft, running, side, Card::Red, offence),
        Step::Award => lose(draft, side, offence, false),
    }
}

fn lose(draft: Draft, side: Side, offence: Offence, skipped: bool) -> Result<Draft, Refusal> {
    draft.end(Outcome::Won(!side), Ground::Award { offence, skipped })
}

/// A delay is punished only when the player to move has used up the time.
fn in_time_for(
    draft: &Draft,
    running: &Running,
    side: Side,
    offence: Offence,
) -> Result<(), Refusal> {
    if offence != Offence::Delay {
        return Ok(());
    }
    if side != running.to_move() {
        return Err(Refusal::NotToMove);
    }
    match running.clock.reading(draft.at) {
        Some(reading) if reading.left_ms > 0 => Err(Refusal::StillInTime {
            left_ms: reading.left_ms,
        }),
        None if matches!(running.clock.policy(), ClockPolicy::OnCall { .. }) => {
            Err(Refusal::ClockNotCalled)
        }
        _ => Ok(()), // without a clock the umpire's eye is the clock
    }
}
