//! The table of the teams.

use super::{Team, matches, of_teams, team_of, teams};
use crate::tournament::{ByeKind, Points, System, Tournament, standings};

/// A team in the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamRow {
    /// The place, from 1; equal teams share it.
    pub rank: u16,
    /// Which team.
    pub team: Team,
    /// 2 for a match won, 1 for one drawn.
    pub match_points: Points,
    /// What its players scored at the boards.
    pub game_points: Points,
    /// Matches won, drawn and lost.
    pub matches: [u16; 3],
}

/// The standings of the teams: match points, then what was scored at the boards.
pub fn team_standings(tournament: &Tournament) -> Vec<TeamRow> {
    let System::Teams(how) = tournament.options.system else {
        return Vec::new();
    };
    let teams = teams(tournament);
    let scored = game_points(tournament, &teams);
    let standings = standings::live(&of_teams(tournament, how));
    let mut rows = standings.rows.iter().filter_map(|row| {
        let at = usize::try_from(row.entrant.0 - 1).ok()?;
        Some(TeamRow {
            rank: 0,
            team: teams.get(at)?.clone(),
            match_points: row.points,
            game_points: scored.get(at).copied().unwrap_or_default(),
            matches: [row.won, row.drawn, row.lost],
        })
    });
    let mut rows = rows.by_ref().collect::<Vec<_>>();
    let value = |row: &TeamRow| (row.match_points, row.game_points);
    rows.sort_by_key(|row| std::cmp::Reverse(value(row)));
    let ranks = rows.iter().map(|row| {
        let better = rows
            .iter()
            .filter(|other| value(other) > value(row))
            .count();
        better as u16 + 1
    });
    let ranks = ranks.collect::<Vec<_>>();
    for (row, rank) in rows.iter_mut().zip(ranks) {
        row.rank = rank;
    }
    rows
}

/// What each team scored at the boards in all rounds.
fn game_points(tournament: &Tournament, teams: &[Team]) -> Vec<Points> {
    let mut points = vec![Points::default(); teams.len()];
    let closed = tournament.closed.iter();
    let rounds = closed.map(|round| (round.all_boards(), round.byes.clone()));
    let posted = tournament.posted();
    let posted = posted.map(|round| (round.boards.clone(), round.byes.clone()));
    let team_of = team_of(teams);
    for (boards, byes) in rounds.chain(posted) {
        // The bye of a team counts as drawn on every board, too.
        for bye in byes.iter().filter(|bye| bye.kind == ByeKind::Allocated) {
            let sum = team_of.get(&bye.entrant).and_then(|at| points.get_mut(*at));
            if let Some(sum) = sum {
                *sum += tournament.options.scoring.draw;
            }
        }
        for one in matches(tournament, &boards, &byes) {
            for (at, score) in [(one.first, one.score[0]), (one.second, one.score[1])] {
                if let Some(sum) = points.get_mut(at) {
                    *sum += score;
                }
            }
        }
    }
    points
}
