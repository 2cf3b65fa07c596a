//! The beginning of a game, and its turns.

use super::Draft;
use crate::referee::{ClockPolicy, Conduct, Event, Game, Phase, Refusal, Running};
use crate::rules::{Played, Ruleset};

pub(super) fn start(
    draft: Draft,
    game: &Game,
    ruleset: &Ruleset,
    clock: ClockPolicy,
    conduct: Conduct,
) -> Result<Draft, Refusal> {
    match game.phase {
        Phase::Scheduled => draft.record(Event::Started {
            ruleset: ruleset.code(),
            clock,
            conduct,
        }),
        Phase::Running(_) => Err(Refusal::AlreadyStarted),
        Phase::Finished(_) => Err(Refusal::Over),
    }
}

pub(super) fn play(draft: Draft, running: &Running, turn: &str) -> Result<Draft, Refusal> {
    played(draft, &running.course.position().play(turn)?)
}

pub(super) fn play_irregular(
    draft: Draft,
    running: &Running,
    turn: &str,
) -> Result<Draft, Refusal> {
    played(draft, &running.course.position().play_irregular(turn)?)
}

/// The record keeps the one notation of a turn, however it was typed.
fn played(draft: Draft, played: &Played) -> Result<Draft, Refusal> {
    let turn = played.text().to_owned();
    draft.record(Event::TurnPlayed { turn })?.record_verdict()
}
