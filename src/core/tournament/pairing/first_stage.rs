//! The rounds before the finals, and the tournament that they are.

use super::{groups, knockout};
use crate::tournament::{Options, RoundNo, Stage, System, Tournament};
use std::borrow::Cow;

/// The number of rounds before the finals.
pub fn rounds_before_finals(tournament: &Tournament) -> u16 {
    match tournament.options.system {
        System::Groups(how) => groups::rounds(tournament, how),
        System::Stages(how) => how.first_rounds(knockout::seeds(tournament).len()),
        _ => 0,
    }
}

/// Whether a round is one of the finals.
pub fn is_of_finals(tournament: &Tournament, round: RoundNo) -> bool {
    tournament.options.system.has_finals() && round.0 > rounds_before_finals(tournament)
}

/// The system by which a round is paired.
pub fn system_of(tournament: &Tournament, round: RoundNo) -> System {
    let system = tournament.options.system;
    if is_of_finals(tournament, round) {
        system
    } else {
        system.first()
    }
}

/// The tournament as the system of a round has it: in a round of a first stage, that stage alone with its own system.
pub fn stage_of(tournament: &Tournament, round: RoundNo) -> Cow<'_, Tournament> {
    let System::Stages(_) = tournament.options.system else {
        return Cow::Borrowed(tournament);
    };
    if is_of_finals(tournament, round) {
        return Cow::Borrowed(tournament);
    }
    Cow::Owned(first_stage(tournament))
}

/// The first stage as a separate tournament, with its rounds only.
pub(super) fn first_stage(tournament: &Tournament) -> Tournament {
    let rounds = rounds_before_finals(tournament);
    let mut closed = tournament.closed.clone();
    closed.retain(|round| round.number.0 <= rounds);
    let number = |stage: &Stage| match stage {
        Stage::Draft(round) => round.number,
        Stage::Posted(round) => round.number,
    };
    let current = tournament.current.as_ref();
    let mut options = Options {
        system: tournament.options.system.first(),
        rounds,
        ..tournament.options.clone()
    };
    // The option is of whole tournaments: a first stage has single games.
    options.terms.two_games = false;
    Tournament {
        options,
        entrants: tournament.entrants.clone(),
        closed,
        current: current.filter(|stage| number(stage).0 <= rounds).cloned(),
    }
}
