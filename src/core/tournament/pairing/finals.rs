//! Dispatches questions about groups, brackets and finals to the system that has them.

use super::groups::{self, Group};
use super::knockout::{self, KnockoutBracket};
use crate::tournament::crosstable::Through;
use crate::tournament::{EntrantId, RoundNo, System, Tournament};
use std::collections::{HashMap, HashSet};

/// The groups of a tournament that has some, with the results so far.
pub fn groups(tournament: &Tournament) -> Vec<Group> {
    match tournament.options.system {
        System::Groups(how) => groups::groups(tournament, how),
        _ => Vec::new(),
    }
}

/// The bracket of a knockout, or of the finals once the groups are through,
/// with the results so far.
pub fn bracket(tournament: &Tournament) -> Option<KnockoutBracket> {
    of_finals(tournament, Through::Live)
}

/// The bracket as it stood after some rounds, or as it stands.
pub(super) fn of_finals(tournament: &Tournament, through: Through) -> Option<KnockoutBracket> {
    match tournament.options.system {
        System::Knockout(how) => Some(knockout::bracket(tournament, how, through)),
        System::Groups(how)
            if tournament.closed.len() >= usize::from(groups::rounds(tournament, how)) =>
        {
            Some(groups::finals(tournament, how, through))
        }
        _ => None,
    }
}

/// How far everybody has come, where that counts more than points: more is better.
pub(in crate::tournament) fn levels(
    tournament: &Tournament,
    through: Through,
) -> HashMap<EntrantId, u16> {
    match tournament.options.system {
        System::Knockout(how) if !tournament.closed.is_empty() || tournament.posted().is_some() => {
            knockout::levels(&knockout::bracket(tournament, how, through))
        }
        System::Groups(how) => groups::levels(tournament, how, through),
        _ => HashMap::new(),
    }
}

/// Who still plays in the round that comes next; `None` where everybody does.
pub(super) fn still_in(tournament: &Tournament) -> Option<HashSet<EntrantId>> {
    let last = Through::Round(RoundNo(tournament.closed.len() as u16));
    let bracket = match tournament.options.system {
        System::Knockout(how) => knockout::bracket(tournament, how, last),
        System::Groups(how) if tournament.round_now().0 > groups::rounds(tournament, how) => {
            groups::finals(tournament, how, last)
        }
        System::Groups(how) => {
            let all = groups::groups(tournament, how);
            let is_playing = |group: &&Group| {
                let all = group.tournament.entrants.len();
                System::RoundRobin.rounds_possible(all) >= tournament.round_now().0
            };
            let playing = all.iter().filter(is_playing);
            let members = playing.flat_map(|group| &group.tournament.entrants);
            return Some(members.map(|one| one.id).collect());
        }
        System::Teams(how) => return Some(super::teams::in_line_ups(tournament, how)),
        _ => return None,
    };
    // Who has the bye of the first stage is in its first round too.
    let is_new = bracket.is_new();
    let ties = bracket.current().iter();
    let open = ties.filter(|tie| is_new || tie.decision() == knockout::Decision::Open);
    Some(open.flat_map(|tie| tie.who).flatten().collect())
}
