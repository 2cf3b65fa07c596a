//! The parts of a round: groups, stages of a knockout, matches of teams.

use super::finals::of_finals;
use super::{PairedBy, TieNow, explain_pairs, groups, teams};
use crate::tournament::crosstable::Through;
use crate::tournament::{
    BoardNo, Bye, ByeKind, DraftRound, EntrantId, Pairing, RoundNo, System, Tournament,
};
use std::collections::HashMap;

/// The part of a round to which a board belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoundPart {
    /// A group, by its number from 1.
    Group(u16),
    /// A stage of the knockout.
    Stage(TieNow),
    /// A match of two teams, by their places among the teams: the team that moves first at the first
    /// board in front.
    Match(usize, usize),
}

/// The parts of the boards of a round, in the order of boards. Empty in systems without parts;
/// boards that the organiser took out of the plan are missing.
pub fn round_parts(tournament: &Tournament, round: &DraftRound) -> Vec<(BoardNo, RoundPart)> {
    match tournament.options.system {
        System::Groups(how) if round.number.0 <= groups::rounds(tournament, how) => {
            let group_of = group_of(tournament);
            let part = |pairing: &Pairing| {
                let group = *group_of.get(&pairing.first)?;
                let is_same = group_of.get(&pairing.second) == Some(&group);
                is_same.then_some((pairing.board, RoundPart::Group(group)))
            };
            round.pairings.iter().filter_map(part).collect()
        }
        System::Knockout(_) | System::Groups(_) => {
            let pairs = explain_pairs(tournament, round).into_iter();
            let stage = pairs.filter_map(|pair| match pair.meets {
                PairedBy::Tie(tie) => Some((pair.board, RoundPart::Stage(tie))),
                _ => None,
            });
            stage.collect()
        }
        System::Teams(_) => of_teams(tournament, round),
        _ => Vec::new(),
    }
}

/// The number of the group of each player; empty in systems without groups.
pub fn group_of(tournament: &Tournament) -> HashMap<EntrantId, u16> {
    let System::Groups(how) = tournament.options.system else {
        return HashMap::new();
    };
    let groups = groups::groups(tournament, how).into_iter();
    let members = groups.flat_map(|group| {
        let members = group.tournament.entrants.iter();
        let ids = members.map(|one| (one.id, group.number));
        ids.collect::<Vec<_>>()
    });
    members.collect()
}

fn of_teams(tournament: &Tournament, round: &DraftRound) -> Vec<(BoardNo, RoundPart)> {
    let team_of = teams::team_of(&teams::teams(tournament));
    let mut first_of: HashMap<(usize, usize), RoundPart> = HashMap::new();
    let part = |pairing: &Pairing| {
        let (one, other) = (
            *team_of.get(&pairing.first)?,
            *team_of.get(&pairing.second)?,
        );
        let key = (one.min(other), one.max(other));
        let part = first_of.entry(key).or_insert(RoundPart::Match(one, other));
        Some((pairing.board, *part))
    };
    round.pairings.iter().filter_map(part).collect()
}

/// Whether a bye takes its holder to the next stage of a knockout without a game.
pub fn goes_through(tournament: &Tournament, round: RoundNo, bye: &Bye) -> bool {
    if !matches!(bye.kind, ByeKind::Allocated | ByeKind::Full) {
        return false;
    }
    match tournament.options.system {
        System::Knockout(_) => true,
        System::Groups(how) => round.0 > groups::rounds(tournament, how),
        _ => false,
    }
}

/// The stage of the knockout that a round belongs to: number of stages to go, 1 for the final. `None`
/// in other systems and in group rounds.
pub fn stages_to_go(tournament: &Tournament, round: RoundNo) -> Option<usize> {
    if let System::Groups(how) = tournament.options.system
        && round.0 <= groups::rounds(tournament, how)
    {
        return None;
    }
    let before = Through::Round(RoundNo(round.0.saturating_sub(1)));
    let bracket = of_finals(tournament, before)?;
    Some(bracket.depth + 1 - bracket.stages.len())
}
