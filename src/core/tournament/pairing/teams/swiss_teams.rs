//! Pairs school teams by the Swiss system for teams (C.04.6).

use super::school_team::{Team, id, team_of, teams};
use super::team_standings;
use crate::tournament::crosstable::{Crosstable, Line, RoundOutcome};
use crate::tournament::pairing::attendance::{absent, plays};
use crate::tournament::pairing::fault::check_size;
use crate::tournament::pairing::swiss::{
    NoTeamRound, SwissTeam, TeamField, TeamRound, pair_teams as pair_by_c04_6,
};
use crate::tournament::pairing::{Obstacle, PairingFault, candidates, swiss_conversion};
use crate::tournament::team_crosstable::TeamCrosstables;
use crate::tournament::{
    BoardNo, Bye, ByeKind, DraftRound, Entrant, EntrantId, KeptApart, Pairing, Points, TeamPoints,
    Teams, Tournament, school_key,
};

/// The next round of the teams, which are the entrants of `of_teams`.
pub(super) fn pair(
    tournament: &Tournament,
    of_teams: &Tournament,
    teams: Teams,
) -> Result<DraftRound, PairingFault> {
    let both = team_standings::before(tournament, of_teams);
    let input = swiss_input(tournament, &both, of_teams, teams);
    let here = input.teams.iter().filter(|team| team.is_here).count();
    check_size(here)?;
    let nearest = |why: fn(usize) -> Obstacle| {
        swiss_conversion::nearest(&candidates::Candidates::of(of_teams), why)
    };
    match pair_by_c04_6(&input) {
        Ok(round) => Ok(draft(of_teams, &round)),
        Err(NoTeamRound::TooFew) => Err(PairingFault::TooFewEntrants { here }),
        Err(NoTeamRound::NobodyForBye) => Err(nearest(|_| Obstacle::NobodyForBye)),
        Err(NoTeamRound::CannotBeCompleted) => {
            Err(nearest(|pairs| Obstacle::CannotAllMeet { pairs }))
        }
    }
}

fn swiss_input(
    tournament: &Tournament,
    both: &TeamCrosstables,
    of_teams: &Tournament,
    how: Teams,
) -> TeamField {
    let round = of_teams.round_now();
    let crosstable = both.of_kind(TeamPoints::Match);
    let primary = both.of_kind(how.primary);
    let secondary = both.of_kind(how.primary.other());
    let team = |one: &Entrant| {
        let lines = crosstable.lines(one.id);
        SwissTeam {
            number: one.number.into(),
            is_here: plays(of_teams, one),
            has_arrived: lines.iter().any(has_arrived),
            score: primary.points(one.id).in_halves().into(),
            second_score: secondary.points(one.id).in_halves().into(),
            sides: crosstable.sides(one.id),
            met: met(lines, of_teams),
            may_have_bye: candidates::may_have_bye(of_teams, crosstable, one.id),
            was_floater: was_floater(primary.lines(one.id), primary),
        }
    };
    TeamField {
        teams: of_teams.entrants.iter().map(team).collect(),
        round: round.0.into(),
        rounds: of_teams.options.rounds.into(),
        initial: of_teams.options.terms.initial,
        sides: how.sides,
        forbidden: apart(tournament, |pair| pair.is_strict),
        unwanted: [
            apart(tournament, |pair| !pair.is_strict),
            of_one_school(tournament),
        ]
        .concat(),
    }
}

/// Pairs of teams, because indices, of which the organiser keeps two players apart.
fn apart(tournament: &Tournament, holds: impl Fn(&KeptApart) -> bool) -> Vec<(usize, usize)> {
    let teams = teams(tournament);
    let team_of = team_of(&teams);
    let pairs = tournament.options.terms.apart_in(tournament.round_now());
    let places = pairs.filter(|pair| holds(pair)).filter_map(|pair| {
        let (one, other) = (team_of.get(&pair.one)?, team_of.get(&pair.other)?);
        (one != other).then_some((*one, *other))
    });
    places.collect()
}

/// Pairs of teams of the same school, as far as the event keeps schoolmates apart.
fn of_one_school(tournament: &Tournament) -> Vec<(usize, usize)> {
    let (options, round) = (&tournament.options, tournament.round_now());
    if !options.avoid_same_school || !options.terms.schools_apart_in(round) {
        return Vec::new();
    }
    let teams = teams(tournament);
    let school = |team: &Team| {
        let first = team.members.first().and_then(|id| tournament.entrant(*id));
        first.and_then(|one| one.school.as_deref()).map(school_key)
    };
    let schools: Vec<Option<String>> = teams.iter().map(school).collect();
    let mut pairs = Vec::new();
    for (one, school) in schools.iter().enumerate() {
        let later = schools.iter().enumerate().skip(one + 1);
        let same = later.filter(|(_, other)| school.is_some() && *other == school);
        pairs.extend(same.map(|(other, _)| (one, other)));
    }
    pairs
}

fn has_arrived(line: &Line) -> bool {
    !matches!(
        line.outcome,
        RoundOutcome::Out | RoundOutcome::Bye(ByeKind::Absent | ByeKind::Half)
    )
}

fn met(lines: &[Line], of_teams: &Tournament) -> Vec<usize> {
    let all = lines.iter().filter_map(|line| line.outcome.met());
    all.filter_map(|id| of_teams.entrants.place(id)).collect()
}

/// C.04.6:1.5 whether the last match was against a team of a different score.
fn was_floater(lines: &[Line], crosstable: &Crosstable) -> bool {
    let before = |lines: &[Line]| match lines {
        [.., before, _] => before.total,
        _ => Points::default(),
    };
    let opponent = lines.last().and_then(|line| line.outcome.met());
    opponent.is_some_and(|other| before(crosstable.lines(other)) != before(lines))
}

fn draft(of_teams: &Tournament, round: &TeamRound) -> DraftRound {
    let pairings = (1..).map(BoardNo).zip(&round.pairs);
    let pairing = |(board, (first, second)): (BoardNo, &(usize, usize))| Pairing {
        board,
        first: id(*first),
        second: id(*second),
    };
    let bye = |entrant: EntrantId| Bye {
        entrant,
        kind: ByeKind::Allocated,
    };
    let byes = round.bye.map(|at| bye(id(at))).into_iter();
    DraftRound {
        number: of_teams.round_now(),
        pairings: pairings.map(pairing).collect(),
        byes: byes.chain(absent(of_teams)).collect(),
    }
}
