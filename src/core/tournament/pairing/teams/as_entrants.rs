//! Turns the teams into entrants of a tournament of their own, so that the systems for players pair
//! and rank them.

use super::matches::{matches, matches_as_boards, team_byes};
use super::school_team::{Team, id, teams};
use crate::tournament::pairing::attendance::plays;
use crate::tournament::{
    About, Bye, ClosedRound, Entrant, EntrantName, Options, Pairing, PairingConstraints, Points,
    PostedRound, Presence, RoundNo, Scored, Scoring, Stage, System, Teams, Tournament,
};

/// What a match is worth: 2 if won, 1 if drawn; the bye of the pairing counts as
/// a drawn match (C.04.6).
const MATCH_POINTS: Scoring = Scoring {
    win: Points::halves(4),
    draw: Points::halves(2),
    loss: Points::halves(0),
    bye: Points::halves(2),
    average_bye: false,
};

/// The tournament of the teams, each as one entrant by the name of its school; `None`
/// where no teams play.
pub fn as_entrants(tournament: &Tournament) -> Option<Tournament> {
    match tournament.options.system {
        System::Teams(how) => Some(of_teams(tournament, how)),
        _ => None,
    }
}

/// The tournament of the teams, each as one entrant.
pub(super) fn of_teams(tournament: &Tournament, how: Teams) -> Tournament {
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
