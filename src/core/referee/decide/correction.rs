//! Corrections: entries that were wrong, and turns that were wrong on the real board.

use super::PendingEntries;
use crate::referee::running::enter;
use crate::referee::{Card, Ended, Event, Game, Ground, Phase, Refusal, Running};
use crate::rules::LOST_TURN;

/// Strikes out what happened last on the board. An end that the turn brought
/// goes with the turn; one that people brought about goes alone.
pub(super) fn take_back(
    pending: PendingEntries,
    game: &Game,
    reason: String,
) -> Result<PendingEntries, Refusal> {
    match &game.phase {
        Phase::Scheduled => Err(Refusal::NotStarted),
        Phase::Running(running) => take_turn_back(pending, running, reason),
        Phase::Finished(Ended { last, ground, .. }) => {
            let pending = pending.record(Event::Reopened {
                reason: reason.clone(),
            })?;
            match (last, ground) {
                (Some(last), Ground::Law { .. }) if last.history.verdict().is_some() => {
                    take_turn_back(pending, last, reason)
                }
                _ => Ok(pending),
            }
        }
    }
}

/// Strikes out what happened last until the turn of that number is gone.
pub(super) fn take_back_to(
    pending: PendingEntries,
    game: &Game,
    number: u32,
    reason: &str,
) -> Result<PendingEntries, Refusal> {
    let running = game.play().ok_or(Refusal::NotStarted)?;
    let numbers = running.turns_before() + 1..=running.turn_count();
    if !numbers.contains(&(number as usize)) {
        return Err(Refusal::NoSuchTurn { number });
    }
    let mut pending = take_back(pending, game, reason.to_owned())?;
    while is_turn_there(&pending.game, number) {
        let game = pending.game.clone();
        pending = take_back(pending, &game, reason.to_owned())?;
    }
    Ok(pending)
}

fn is_turn_there(game: &Game, number: u32) -> bool {
    let turns = game.play().map_or(0, Running::turn_count);
    turns >= number as usize
}

/// With a turn lost by a red card goes the card.
fn take_turn_back(
    pending: PendingEntries,
    running: &Running,
    reason: String,
) -> Result<PendingEntries, Refusal> {
    let Some(turn) = running.history.turns().last().cloned() else {
        return if running.earlier.is_empty() {
            Err(Refusal::NoTurnToTakeBack)
        } else {
            pending.record(Event::SetUpTakenBack { reason })
        };
    };
    let was_lost = turn == LOST_TURN;
    let pending = pending.record(Event::TurnTakenBack {
        turn,
        reason: reason.clone(),
    })?;
    let side = !running.to_move();
    if was_lost && running.highest_card(side) == Some(Card::Red) {
        pending.record(Event::CardTakenBack {
            side,
            card: Card::Red,
            reason,
        })
    } else {
        Ok(pending)
    }
}

pub(super) fn play_again(
    pending: PendingEntries,
    running: &Running,
) -> Result<PendingEntries, Refusal> {
    let undone = running.undone.last().ok_or(Refusal::NoTurnToPlayAgain)?;
    let turn = undone.turn.clone();
    let pending = match undone.card {
        Some(shown) => pending.record(Event::CardShown {
            side: running.to_move(),
            card: shown.card,
            offence: shown.offence,
            skipped: shown.skipped,
        })?,
        None => pending,
    };
    pending
        .record(Event::TurnRestored { turn })?
        .record_verdict()
}

/// The official must have seen which later turns become impossible.
pub(super) fn correct(
    pending: PendingEntries,
    game: &Game,
    (number, turn, dropping): (u32, &str, usize),
    reason: String,
) -> Result<PendingEntries, Refusal> {
    let running = game.play().ok_or(Refusal::NotStarted)?;
    let corrected = running.corrected(number, turn)?;
    if corrected.dropped.len() != dropping {
        return Err(Refusal::OthersDropped(corrected.dropped));
    }
    let pending = match game.phase {
        Phase::Finished(_) => pending.record(Event::Reopened {
            reason: reason.clone(),
        })?,
        _ => pending,
    };
    let corrected = Event::TurnCorrected {
        number,
        was: corrected.was,
        turn: corrected.turn,
        dropped: corrected.dropped,
        reason,
    };
    pending.record(corrected)?.record_verdict()
}

/// until the opponent has moved. A pass and a lost turn leave the board
/// as it was and do not close the window (B-05, B-06).
pub(super) fn put_right(
    pending: PendingEntries,
    running: &Running,
    turn: &str,
) -> Result<PendingEntries, Refusal> {
    let history = &running.history;
    let is_move = |turn: &String| turn != LOST_TURN && turn != "--";
    let last = history.turns().iter().rposition(is_move);
    let last = last.ok_or(Refusal::NoTurnToTakeBack)?;
    let square = |turn: &str| turn.split('!').next().unwrap_or_default().to_owned();
    if square(&turn.to_lowercase()) != square(&history.turns()[last]) {
        return Err(Refusal::TooLateToPutRight);
    }
    let mut as_it_was = history.up_to(last);
    enter(&mut as_it_was, turn)?;
    let turn = as_it_was.turns()[last].clone();
    pending.record(Event::PutRight { turn })
}

/// A position in which the law has ended the game ends it.
pub(super) fn set_up(
    pending: PendingEntries,
    running: &Running,
    position: &str,
    reason: String,
) -> Result<PendingEntries, Refusal> {
    let position = running.ruleset.read(position.trim())?.text();
    if position == running.history.position().text() {
        return Err(Refusal::SamePosition);
    }
    pending
        .record(Event::PositionSetUp { position, reason })?
        .record_verdict()
}
