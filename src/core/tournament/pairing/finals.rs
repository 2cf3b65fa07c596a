//! Groups, knockout brackets and finals, for whichever system has them.

use super::groups::{self, Group};
use super::knockout::{self, KnockoutBracket};
use crate::tournament::crosstable::Through;
use crate::tournament::{EntrantId, RoundNo, StageReached, System, Tournament};
use std::collections::{HashMap, HashSet};

/// The groups of a tournament with the results so far; empty if it has none.
pub fn groups(tournament: &Tournament) -> Vec<Group> {
    match tournament.options.system {
        System::Groups(how) => groups::groups(tournament, how),
        _ => Vec::new(),
    }
}

/// The bracket of a knockout, or of the finals once all groups are finished, with the results so
/// far.
pub fn bracket(tournament: &Tournament) -> Option<KnockoutBracket> {
    of_finals(tournament, Through::Live)
}

/// The bracket with the results through a round.
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

/// The stage that each entrant has reached, for systems in which it goes before points.
pub(in crate::tournament) fn levels(
    tournament: &Tournament,
    through: Through,
) -> HashMap<EntrantId, StageReached> {
    match tournament.options.system {
        System::Knockout(how) if tournament.has_begun() => {
            let levels = knockout::levels(&knockout::bracket(tournament, how, through));
            let alone = levels.into_iter().map(|(id, stage)| {
                let is_alone = true;
                (
                    id,
                    StageReached {
                        stage,
                        shares_place: is_alone,
                    },
                )
            });
            alone.collect()
        }
        System::Groups(how) => groups::levels(tournament, how, through),
        _ => HashMap::new(),
    }
}

/// The entrants who still play in the next round; `None` for all.
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
    // Entrants with a bye in the first stage are in its first round too.
    let is_new = bracket.is_new();
    let ties = bracket.current().iter();
    let open = ties.filter(|tie| is_new || tie.decision() == knockout::Decision::Open);
    Some(open.flat_map(|tie| tie.who).flatten().collect())
}
