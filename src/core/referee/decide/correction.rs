//! Decides corrections of the record and of the real board.

use super::pending_entries::{Decision, PendingEntries};
use crate::referee::game_in_progress::enter;
use crate::referee::{Card, Ended, Event, Game, GameInProgress, Ground, Phase, Refusal};
use crate::rules::LOST_TURN;

/// Takes back the last step. An end by the law is taken back together with its
/// turn, any other end alone.
pub(super) fn take_back(pending: PendingEntries, game: &Game, reason: String) -> Decision {
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

/// Takes back steps until the turn with a number is gone.
pub(super) fn take_back_to(
    pending: PendingEntries,
    game: &Game,
    number: u32,
    reason: &str,
) -> Decision {
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
    let turns = game.play().map_or(0, GameInProgress::turn_count);
    turns >= number as usize
}

/// Takes back the last turn, and with a turn lost by a red card also the card.
fn take_turn_back(pending: PendingEntries, game: &GameInProgress, reason: String) -> Decision {
    let Some(turn) = game.history.turns().last().cloned() else {
        return if game.earlier.is_empty() {
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
    let side = !game.to_move();
    if was_lost && game.highest_card(side) == Some(Card::Red) {
        pending.record(Event::CardTakenBack {
            side,
            card: Card::Red,
            reason,
        })
    } else {
        Ok(pending)
    }
}

pub(super) fn play_again(pending: PendingEntries, game: &GameInProgress) -> Decision {
    let undone = game.undone.last().ok_or(Refusal::NoTurnToPlayAgain)?;
    let turn = undone.turn.clone();
    let pending = match undone.card {
        Some(shown) => pending.record(Event::CardShown {
            side: game.to_move(),
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

/// Replaces an earlier turn. The official must know how many later turns become impossible.
pub(super) fn correct(
    pending: PendingEntries,
    game: &Game,
    (number, turn, dropping): (u32, &str, usize),
    reason: String,
) -> Decision {
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

/// possible until the opponent has moved. A pass and a lost turn do not
/// change the board and so do not count as a move (B-05, B-06).
pub(super) fn put_right(pending: PendingEntries, game: &GameInProgress, turn: &str) -> Decision {
    let history = &game.history;
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

/// Sets up a position. If the game is over in it by the law, the game ends.
pub(super) fn set_up(
    pending: PendingEntries,
    game: &GameInProgress,
    position: &str,
    reason: String,
) -> Decision {
    let position = game.ruleset.read(position.trim())?.text();
    if position == game.history.position().text() {
        return Err(Refusal::SamePosition);
    }
    pending
        .record(Event::PositionSetUp { position, reason })?
        .record_verdict()
}
