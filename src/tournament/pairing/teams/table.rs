//! The table of the teams.

use super::{Team, matches, of_teams, team_of, teams};
use crate::tournament::sheet::{Line, Outcome, Score, Sheets, Through};
use crate::tournament::standings::{Listed, Row, Source, ranked};
use crate::tournament::tiebreak::{Detail, Figure};
use crate::tournament::{ByeKind, Entrant, Points, System, Tournament};

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
    /// The tie-breaks, in the order in which they count.
    pub figures: Vec<Figure>,
}

/// The tournament of the teams, each as one entrant by the name of its school; `None`
/// where no teams play.
pub fn as_entrants(tournament: &Tournament) -> Option<Tournament> {
    match tournament.options.system {
        System::Teams(how) => Some(of_teams(tournament, how)),
        _ => None,
    }
}

/// The standings of the teams: match points, then what was scored at the boards, then
/// the event's tie-breaks, counted with match points (C.07:13).
pub fn team_standings(tournament: &Tournament) -> Vec<TeamRow> {
    let Some(made) = as_entrants(tournament) else {
        return Vec::new();
    };
    let teams = teams(tournament);
    let scored = game_points(tournament, &teams);
    let sheets = Sheets::of(&made, Through::Live);
    let both = |(at, one): (usize, &Entrant)| {
        let at_boards = scored.get(at).copied().unwrap_or_default();
        (sheets.points(one.id), at_boards)
    };
    let mut levels = made
        .entrants
        .iter()
        .enumerate()
        .map(both)
        .collect::<Vec<_>>();
    let of_each = levels.clone();
    levels.sort_unstable();
    levels.dedup();
    let listed = made
        .entrants
        .iter()
        .zip(&of_each)
        .map(|(one, both)| Listed {
            id: one.id,
            number: one.number,
            rating: None,
            level: levels.partition_point(|level| level < both) as u16,
        });
    let source = Source {
        sheets: &sheets,
        scoring: made.options.scoring,
        round_robin: made.options.system.is_round_robin(),
        edition: made.options.ranking.edition,
        tiebreaks: &made.options.tiebreaks,
        by_hand: &[],
        listed: listed.collect(),
    };
    let rows = ranked(&source, Detail::Working).into_iter();
    let row = |row: Row| {
        let at = made.entrants.place(row.entrant)?;
        Some(TeamRow {
            rank: row.rank,
            team: teams.get(at)?.clone(),
            match_points: row.points,
            game_points: scored.get(at).copied().unwrap_or_default(),
            matches: matches_of(sheets.lines(row.entrant)),
            figures: row.figures,
        })
    };
    rows.filter_map(row).collect()
}

/// Matches won, drawn and lost, also those to which nobody of a team came.
fn matches_of(lines: &[Line]) -> [u16; 3] {
    let mut count = [0; 3];
    for line in lines {
        let at = match line.outcome {
            Outcome::Played { score, .. } => match score {
                Score::Win => 0,
                Score::Draw => 1,
                Score::Loss => 2,
            },
            Outcome::Forfeit { won: true, .. } => 0,
            Outcome::Forfeit { won: false, .. } => 2,
            Outcome::Playing { .. } | Outcome::Bye(_) | Outcome::Out => continue,
        };
        count[at] += 1;
    }
    count
}

/// What each team scored at the boards in all rounds.
pub(super) fn game_points(tournament: &Tournament, teams: &[Team]) -> Vec<Points> {
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
