//! The beginning of a game, and its turns.

use super::PendingEntries;
use crate::referee::{ClockPolicy, Conduct, Event, Game, Phase, Refusal, Running};
use crate::rules::{Played, Ruleset};

pub(super) fn start(
    pending: PendingEntries,
    game: &Game,
    ruleset: &Ruleset,
    clock: ClockPolicy,
    conduct: Conduct,
) -> Result<PendingEntries, Refusal> {
    match game.phase {
        Phase::Scheduled => pending.record(Event::Started {
            ruleset: ruleset.code(),
            clock,
            conduct,
        }),
        Phase::Running(_) => Err(Refusal::AlreadyStarted),
        Phase::Finished(_) => Err(Refusal::Over),
    }
}

pub(super) fn play(
    pending: PendingEntries,
    running: &Running,
    turn: &str,
) -> Result<PendingEntries, Refusal> {
    played(pending, &running.history.position().play(turn)?)
}

pub(super) fn play_irregular(
    pending: PendingEntries,
    running: &Running,
    turn: &str,
) -> Result<PendingEntries, Refusal> {
    played(pending, &running.history.position().play_irregular(turn)?)
}

/// The record keeps the one notation of a turn, however it was typed.
fn played(pending: PendingEntries, played: &Played) -> Result<PendingEntries, Refusal> {
    let turn = played.text().to_owned();
    pending.record(Event::TurnPlayed { turn })?.record_verdict()
}
