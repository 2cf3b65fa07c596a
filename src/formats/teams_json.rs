//! Teams as JSON for other programs: who stands where, and the matches of all rounds. The
//! shape is described in `templates/assets/openapi.json`.

use super::open_json::{Broken, broken, text};
use inkundla_core::tournament::Tournament;
use inkundla_core::tournament::pairing::{Match, TeamRow, all_matches, team_standings};
use serde::Serialize;

#[derive(Serialize)]
struct Teams {
    rows: Vec<Line>,
    rounds: Vec<Round>,
}

#[derive(Serialize)]
struct Line {
    rank: u16,
    shared: bool,
    team: u16,
    name: String,
    match_points: String,
    game_points: String,
    won: u16,
    drawn: u16,
    lost: u16,
    tiebreaks: Vec<Broken>,
}

#[derive(Serialize)]
struct Round {
    number: u16,
    matches: Vec<Meeting>,
}

#[derive(Serialize)]
struct Meeting {
    first: usize,
    second: usize,
    first_points: String,
    second_points: String,
    over: bool,
    /// The boards of the round at which it is played.
    boards: Vec<u16>,
}

/// Teams and their matches; none where no teams play.
pub fn teams(tournament: &Tournament) -> String {
    let rounds = all_matches(tournament).into_iter();
    text(&Teams {
        rows: team_standings(tournament).into_iter().map(line).collect(),
        rounds: rounds
            .map(|(number, matches, _)| Round {
                number: number.0,
                matches: matches.iter().map(meeting).collect(),
            })
            .filter(|round| !round.matches.is_empty())
            .collect(),
    })
}

fn line(row: TeamRow) -> Line {
    let [won, drawn, lost] = row.matches;
    Line {
        rank: row.rank,
        shared: row.shared,
        team: row.number,
        match_points: row.match_points.decimal(),
        game_points: row.game_points.decimal(),
        won,
        drawn,
        lost,
        tiebreaks: row.figures.iter().map(broken).collect(),
        name: row.team.name,
    }
}

fn meeting(one: &Match) -> Meeting {
    let [first_points, second_points] = one.score.map(|points| points.decimal());
    Meeting {
        first: one.first + 1,
        second: one.second + 1,
        first_points,
        second_points,
        over: one.is_over(),
        boards: one
            .seats
            .iter()
            .map(|(pairing, _)| pairing.board.0)
            .collect(),
    }
}
