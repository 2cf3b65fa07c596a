//! Corrections: entries that were wrong, and turns that were wrong on the real board.

use super::Draft;
use crate::referee::running::enter;
use crate::referee::{Card, Ended, Event, Game, Ground, Phase, Refusal, Running};
use crate::rules::LOST_TURN;

/// Strikes out what happened last on the board. An end that the turn brought
/// goes with the turn; one that people brought about goes alone.
pub(super) fn take_back(draft: Draft, game: &Game, reason: String) -> Result<Draft, Refusal> {
    match &game.phase {
        Phase::Scheduled => Err(Refusal::NotStarted),
        Phase::Running(running) => take_turn_back(draft, running, reason),
        Phase::Finished(Ended { last, ground, .. }) => {
            let draft = draft.record(Event::Reopened {
                reason: reason.clone(),
            })?;
            match (last, ground) {
                (Some(last), Ground::Law { .. }) if last.course.verdict().is_some() => {
                    take_turn_back(draft, last, reason)
                }
                _ => Ok(draft),
            }
        }
    }
}

/// Strikes out what happened last until the turn of that number is gone.
pub(super) fn take_back_to(
    draft: Draft,
    game: &Game,
    number: u32,
    reason: &str,
) -> Result<Draft, Refusal> {
    let running = game.play().ok_or(Refusal::NotStarted)?;
    let numbers = running.turns_before() + 1..=running.turn_count();
    if !numbers.contains(&(number as usize)) {
        return Err(Refusal::NoSuchTurn { number });
    }
    let mut draft = take_back(draft, game, reason.to_owned())?;
    while is_turn_there(&draft.game, number) {
        let game = draft.game.clone();
        draft = take_back(draft, &game, reason.to_owned())?;
    }
    Ok(draft)
}

fn is_turn_there(game: &Game, number: u32) -> bool {
    let turns = game.play().map_or(0, Running::turn_count);
    turns >= number as usize
}

/// With a turn lost by a red card goes the card.
fn take_turn_back(draft: Draft, running: &Running, reason: String) -> Result<Draft, Refusal> {
    let Some(turn) = running.course.turns().last().cloned() else {
        return if running.earlier.is_empty() {
            Err(Refusal::NoTurnToTakeBack)
        } else {
            draft.record(Event::SetUpTakenBack { reason })
        };
    };
    let was_lost = turn == LOST_TURN;
    let draft = draft.record(Event::TurnTakenBack {
        turn,
        reason: reason.clone(),
    })?;
    let side = !running.to_move();
    if was_lost && running.highest_card(side) == Some(Card::Red) {
        draft.record(Event::CardTakenBack {
            side,
            card: Card::Red,
            reason,
        })
    } else {
        Ok(draft)
    }
}

pub(super) fn play_again(draft: Draft, running: &Running) -> Result<Draft, Refusal> {
    let undone = running.undone.last().ok_or(Refusal::NoTurnToPlayAgain)?;
    let turn = undone.turn.clone();
    let draft = match undone.card {
        Some(shown) => draft.record(Event::CardShown {
            side: running.to_move(),
            card: shown.card,
            offence: shown.offence,
            skipped: shown.skipped,
        })?,
        None => draft,
    };
    draft.record(Event::TurnRestored { turn })?.record_verdict()
}

/// The official must have seen which later turns become impossible.
pub(super) fn correct(
    draft: Draft,
    game: &Game,
    (number, turn, dropping): (u32, &str, usize),
    reason: String,
) -> Result<Draft, Refusal> {
    let running = game.play().ok_or(Refusal::NotStarted)?;
    let corrected = running.corrected(number, turn)?;
    if corrected.dropped.len() != dropping {
        return Err(Refusal::OthersDropped(corrected.dropped));
    }
    let draft = match game.phase {
        Phase::Finished(_) => draft.record(Event::Reopened {
            reason: reason.clone(),
        })?,
        _ => draft,
    };
    let corrected = Event::TurnCorrected {
        number,
        was: corrected.was,
        turn: corrected.turn,
        dropped: corrected.dropped,
        reason,
    };
    draft.record(corrected)?.record_verdict()
}

/// until the opponent has moved. A pass and a lost turn leave the board
/// as it was and do not close the window (B-05, B-06).
pub(super) fn put_right(draft: Draft, running: &Running, turn: &str) -> Result<Draft, Refusal> {
    let course = &running.course;
    let is_move = |turn: &String| turn != LOST_TURN && turn != "--";
    let last = course.turns().iter().rposition(is_move);
    let last = last.ok_or(Refusal::NoTurnToTakeBack)?;
    let square = |turn: &str| turn.split('!').next().unwrap_or_default().to_owned();
    if square(&turn.to_lowercase()) != square(&course.turns()[last]) {
        return Err(Refusal::TooLateToPutRight);
    }
    let mut as_it_was = course.up_to(last);
    enter(&mut as_it_was, turn)?;
    let turn = as_it_was.turns()[last].clone();
    draft.record(Event::PutRight { turn })
}

/// A position in which the law has ended the game ends it.
pub(super) fn set_up(
    draft: Draft,
    running: &Running,
    position: &str,
    reason: String,
) -> Result<Draft, Refusal> {
    let position = running.ruleset.read(position.trim())?.text();
    if position == running.course.position().text() {
        return Err(Refusal::SamePosition);
    }
    draft
        .record(Event::PositionSetUp { position, reason })?
        .record_verdict()
}
