//! The parts of a round: groups, stages of a knockout, matches of teams.

use super::first_stage::is_of_finals;
use super::{BracketKind, PairedBy, TieNow, explain_pairs, groups, teams};
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

impl RoundPart {
    /// A code for files and other programs: `group-1`, `semi-final`, `last-16`, `third-place`, `plate-final`,
    /// `winners-final`, `losers-2`, `losers-final`, `grand-final`, `grand-final-2`. Matches have none.
    pub fn code(self) -> Option<String> {
        let tie = match self {
            RoundPart::Group(number) => return Some(format!("group-{number}")),
            RoundPart::Match(..) => return None,
            RoundPart::Stage(tie) => tie,
        };
        let stage = || match tie.stage.to_go {
            1 => "final".to_owned(),
            2 => "semi-final".to_owned(),
            3 => "quarter-final".to_owned(),
            more => format!("last-{}", 1_usize << more.min(16)),
        };
        Some(match tie.stage.bracket {
            _ if tie.is_third_place => "third-place".to_owned(),
            BracketKind::Main => stage(),
            BracketKind::Plate => format!("plate-{}", stage()),
            BracketKind::Winners => format!("winners-{}", stage()),
            BracketKind::Losers if tie.stage.to_go == 1 => "losers-final".to_owned(),
            BracketKind::Losers => format!("losers-{}", tie.stage.number),
            BracketKind::GrandFinal if tie.stage.number == 1 => "grand-final".to_owned(),
            BracketKind::GrandFinal => "grand-final-2".to_owned(),
        })
    }
}

/// The codes of the parts of a round by board.
pub fn part_codes(tournament: &Tournament, round: &DraftRound) -> HashMap<BoardNo, String> {
    let parts = round_parts(tournament, round).into_iter();
    let codes = parts.filter_map(|(board, part)| Some((board, part.code()?)));
    codes.collect()
}

/// The parts of the boards of a round, in the order of boards. Empty in systems without parts;
/// boards that the organiser took out of the plan are missing.
pub fn round_parts(tournament: &Tournament, round: &DraftRound) -> Vec<(BoardNo, RoundPart)> {
    match tournament.options.system {
        System::Groups(_) if !is_of_finals(tournament, round.number) => {
            let group_of = group_of(tournament);
            let part = |pairing: &Pairing| {
                let group = *group_of.get(&pairing.first)?;
                let is_same = group_of.get(&pairing.second) == Some(&group);
                is_same.then_some((pairing.board, RoundPart::Group(group)))
            };
            round.pairings.iter().filter_map(part).collect()
        }
        system if system.has_finals() => {
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
    matches!(bye.kind, ByeKind::Allocated | ByeKind::Full) && is_of_finals(tournament, round)
}
