//! Team matches on boards: the teams are the schools.
//!
//! Teams are paired as if each were one entrant, by a round robin or by the
//! Swiss system for teams (C.04.6) on match points. In a match the best who are here sit at the
//! boards in the order of start numbers, the others are reserves; the team named
//! first moves first on the odd boards of the match. Where a team cannot fill a
//! board, its opponent has a win without a game.

mod matches;
mod swiss;
mod table;

pub use matches::{Match, all_matches, matches};
pub use table::{TeamRow, as_entrants, team_sheets, team_standings, team_tiebreaks};

use super::{PairingFault, absent, enough, pair, plays, school_key};
use crate::tournament::{
    About, BoardNo, Bye, ByeKind, ClosedRound, DraftRound, Entrant, EntrantId, EntrantName,
    Options, Pairing, PairingConstraints, Points, PostedRound, Presence, RoundNo, Scored, Scoring,
    Stage, System, Teams, Tournament,
};
use matches::matches_as_boards;
use std::collections::{HashMap, HashSet};

/// What a match is worth: 2 if won, 1 if drawn; the bye of the pairing counts as
/// a drawn match (C.04.6).
const MATCH_POINTS: Scoring = Scoring {
    win: Points::halves(4),
    draw: Points::halves(2),
    loss: Points::halves(0),
    bye: Points::halves(2),
    average_bye: false,
};

/// A team.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Team {
    /// What it is called: the school.
    pub name: String,
    /// Everybody in it, in the order of boards.
    pub members: Vec<EntrantId>,
}

/// All teams, in the order of their best player's start number. Who has no
/// school is in none.
pub fn teams(tournament: &Tournament) -> Vec<Team> {
    let mut all = tournament.entrants.iter().collect::<Vec<_>>();
    all.sort_by_key(|one| one.number);
    let mut teams: Vec<Team> = Vec::new();
    let mut known: HashMap<String, usize> = HashMap::new();
    for one in all {
        let school = one.school.as_deref().unwrap_or_default();
        let key = school_key(school);
        if key.is_empty() {
            continue;
        }
        let at = *known.entry(key).or_insert_with(|| {
            teams.push(Team {
                name: school.to_owned(),
                members: Vec::new(),
            });
            teams.len() - 1
        });
        if let Some(team) = teams.get_mut(at) {
            team.members.push(one.id);
        }
    }
    teams
}

pub(super) fn team_of(teams: &[Team]) -> HashMap<EntrantId, usize> {
    let all = teams.iter().enumerate();
    all.flat_map(|(at, team)| team.members.iter().map(move |member| (*member, at)))
        .collect()
}

/// The tournament of the teams, each as one entrant.
fn of_teams(tournament: &Tournament, how: Teams) -> Tournament {
    let teams = teams(tournament);
    let round = |number: RoundNo, boards: &[(Pairing, Option<Scored>)], byes: &[Bye]| {
        let matches = matches(tournament, boards, byes);
        (
            number,
            matches_as_boards(&matches),
            team_byes(&teams, &matches, byes),
        )
    };
    let closed = tournament.closed.iter().map(|one| {
        let (number, boards, byes) = round(one.number, &one.all_boards(), &one.byes);
        let posted = PostedRound {
            number,
            boards,
            byes,
        };
        posted.close_with_postponed()
    });
    let posted = tournament.posted().map(|one| {
        let (number, boards, byes) = round(one.number, &one.boards, &one.byes);
        Stage::Posted(PostedRound {
            number,
            boards,
            byes,
        })
    });
    Tournament {
        options: Options {
            system: if how.is_swiss {
                System::Swiss
            } else {
                System::RoundRobin
            },
            scoring: MATCH_POINTS,
            avoid_same_school: false,
            terms: PairingConstraints {
                initial: tournament.options.terms.initial,
                ..PairingConstraints::default()
            },
            ..tournament.options.clone()
        },
        entrants: (0..)
            .zip(&teams)
            .filter_map(|(at, team)| as_entrant(tournament, at, team))
            .collect(),
        closed: closed.collect::<Vec<ClosedRound>>(),
        current: posted,
    }
}

fn id(at: usize) -> EntrantId {
    EntrantId(at as i64 + 1)
}

fn as_entrant(tournament: &Tournament, at: usize, team: &Team) -> Option<Entrant> {
    let known = || {
        let members = team.members.iter();
        members.filter_map(|one| tournament.entrant(*one))
    };
    let is_gone = |one: &Entrant| one.presence == Presence::WentHome;
    // A team plays if one of its players does.
    let presence = if known().any(|one| plays(tournament, one)) {
        Presence::Here
    } else if known().all(is_gone) {
        Presence::WentHome
    } else {
        Presence::Absent
    };
    Some(Entrant {
        id: id(at),
        number: u16::try_from(at + 1).ok()?,
        name: EntrantName::parse(&team.name, "")
            .or_else(|_| EntrantName::parse("?", ""))
            .ok()?
            // A team is no child: its name is shown whole.
            .shown(true),
        school: None,
        grade: None,
        presence,
        about: About::default(),
    })
}

/// A team without a match has the bye if one of its players has it.
fn team_byes(teams: &[Team], matches: &[Match], byes: &[Bye]) -> Vec<Bye> {
    let plays = |at: usize| {
        matches
            .iter()
            .any(|one| one.first == at || one.second == at)
    };
    let has = |team: &Team, kind| {
        let all = byes.iter();
        all.clone()
            .any(|bye| bye.kind == kind && team.members.contains(&bye.entrant))
    };
    let idle = teams.iter().enumerate().filter(|(at, _)| !plays(*at));
    let bye = idle.filter_map(|(at, team)| {
        let kinds = [
            ByeKind::Allocated,
            ByeKind::Full,
            ByeKind::Half,
            ByeKind::Absent,
        ];
        let kind = kinds.into_iter().find(|kind| has(team, *kind))?;
        Some(Bye {
            entrant: id(at),
            kind,
        })
    });
    bye.collect()
}

/// Those who sit at the boards for a team in the next round.
fn line_up(tournament: &Tournament, team: &Team, how: Teams) -> Vec<EntrantId> {
    let known = team
        .members
        .iter()
        .filter_map(|one| tournament.entrant(*one));
    let here = known.filter(|one| plays(tournament, one));
    here.take(usize::from(how.boards))
        .map(|one| one.id)
        .collect()
}

/// Everybody who sits at a board, or would if the opponent had somebody.
pub(super) fn in_line_ups(tournament: &Tournament, how: Teams) -> HashSet<EntrantId> {
    let teams = teams(tournament);
    let all = teams.iter().flat_map(|team| line_up(tournament, team, how));
    all.collect()
}

/// Which teams meet in the next round, each as one entrant (see [`as_entrants`]).
///
/// # Errors
/// As [`pair`].
pub fn pair_as_entrants(tournament: &Tournament, how: Teams) -> Result<DraftRound, PairingFault> {
    let as_entrants = of_teams(tournament, how);
    enough(as_entrants.entrants.len())?;
    if how.is_swiss {
        swiss::pair(tournament, &as_entrants, how)
    } else {
        pair(&as_entrants)
    }
}

pub(super) fn pair_teams(tournament: &Tournament, how: Teams) -> Result<DraftRound, PairingFault> {
    let teams = teams(tournament);
    let of_teams = pair_as_entrants(tournament, how);
    let spread = |draft: &DraftRound| spread(tournament, &teams, how, draft);
    match of_teams {
        Ok(draft) => Ok(spread(&draft)),
        Err(PairingFault::NoLegalPairing { why, nearest }) => Err(PairingFault::NoLegalPairing {
            // Who it is about is a team here, and no entrant.
            why: match why {
                super::Obstacle::NobodyToMeet(_) => super::Obstacle::CannotAllMeet { pairs: 1 },
                why => why,
            },
            nearest: Box::new(spread(&nearest)),
        }),
        Err(fault) => Err(fault),
    }
}

/// The boards of the matches.
fn spread(tournament: &Tournament, teams: &[Team], how: Teams, draft: &DraftRound) -> DraftRound {
    let line_up = |team: EntrantId| {
        let at = usize::try_from(team.0 - 1).unwrap_or_default();
        teams
            .get(at)
            .map_or_else(Vec::new, |team| line_up(tournament, team, how))
    };
    let mut round = DraftRound {
        number: draft.number,
        pairings: Vec::new(),
        byes: Vec::new(),
    };
    for game in &draft.pairings {
        let (ones, others) = (line_up(game.first), line_up(game.second));
        for board in 0..usize::from(how.boards) {
            match (ones.get(board).copied(), others.get(board).copied()) {
                (Some(one), Some(other)) => {
                    let (first, second) = if board % 2 == 0 {
                        (one, other)
                    } else {
                        (other, one)
                    };
                    round.pairings.push(Pairing {
                        board: BoardNo(round.pairings.len() as u16 + 1),
                        first,
                        second,
                    });
                }
                (Some(alone), None) | (None, Some(alone)) => round.byes.push(Bye {
                    entrant: alone,
                    kind: ByeKind::Full,
                }),
                (None, None) => {}
            }
        }
    }
    for bye in &draft.byes {
        let players = line_up(bye.entrant).into_iter();
        round.byes.extend(players.map(|entrant| Bye {
            entrant,
            kind: bye.kind,
        }));
    }
    let is_in = |id| round.has(id);
    let missing = absent(tournament)
        .into_iter()
        .filter(|bye| !is_in(bye.entrant));
    let missing = missing.collect::<Vec<_>>();
    round.byes.extend(missing);
    round
}
