//! Converts the teams into entrants of a separate tournament, so that the systems for players can
//! pair and rank them.

use super::matches::{matches, matches_as_boards, team_byes};
use super::school_team::{Team, id, teams};
use crate::tournament::pairing::attendance::plays;
use crate::tournament::{
    About, Bye, Entrant, EntrantName, Options, Pairing, PairingConstraints, PostedRound, Presence,
    RoundNo, Scored, Stage, System, Teams, Tournament,
};

/// The tournament of the teams, each an entrant with the name of its school; `None` if the system
/// is not for teams.
pub fn as_entrants(tournament: &Tournament) -> Option<Tournament> {
    match tournament.options.system {
        System::Teams(how) => Some(of_teams(tournament, how)),
        _ => None,
    }
}

/// The tournament of the teams, each an entrant.
pub(super) fn of_teams(tournament: &Tournament, how: Teams) -> Tournament {
    let teams = teams(tournament);
    let round = |number: RoundNo, boards: &[(Pairing, Option<Scored>)], byes: &[Bye]| {
        let matches = matches(tournament, boards, byes);
        PostedRound {
            number,
            boards: matches_as_boards(&matches),
            byes: team_byes(&teams, &matches, byes),
        }
    };
    let closed = tournament.closed.iter().map(|one| {
        let of_teams = round(one.number, &one.all_boards(), &one.byes);
        of_teams.close_with_postponed()
    });
    let posted = tournament.posted();
    let posted = posted.map(|one| Stage::Posted(round(one.number, &one.boards, &one.byes)));
    Tournament {
        options: Options {
            system: if how.is_swiss {
                System::Swiss
            } else {
                System::RoundRobin
            },
            scoring: how.match_scoring(),
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
        closed: closed.collect(),
        current: posted,
    }
}

fn as_entrant(tournament: &Tournament, at: usize, team: &Team) -> Option<Entrant> {
    let members = team.members.iter();
    let mut members = members.filter_map(|one| tournament.entrant(*one));
    // A team plays if one of its members does.
    let presence = if members.clone().any(|one| plays(tournament, one)) {
        Presence::Here
    } else if members.all(|one| one.presence == Presence::WentHome) {
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
            // A team is not a child: its full name is public.
            .shown(true),
        school: None,
        grade: None,
        presence,
        about: About::default(),
    })
}
