//! Teams as JSON for other programs: standings and the matches of all rounds.

use super::Names;
use super::json_schema::{JsonSchema, json_structs, object, text};
use super::lists::{JsonRow, List, RankedAtBoard};
use inkundla_core::tournament::pairing::{Match, TeamRow, all_matches};
use inkundla_core::tournament::{BoardNo, RoundNo, Tournament};

json_structs! {
    "Teams":
    struct TeamsJson {
        rows: Vec<JsonRow<TeamRow>>,
        /// the players at each board of a match
        boards: Vec<JsonRow<RankedAtBoard<'static>>>,
        rounds: Vec<TeamRoundJson>,
    }

    "TeamRound":
    struct TeamRoundJson {
        number: RoundNo,
        matches: Vec<MatchJson>,
    }

    "Match":
    struct MatchJson {
        /// the number of the team that moves first on its first board
        first: usize,
        second: usize,
        /// a decimal number
        first_points: String,
        /// a decimal number
        second_points: String,
        over: bool,
        /// the boards of the round at which it is played
        boards: Vec<BoardNo>,
    }
}

/// The standings and matches of teams; empty lists in events without teams.
pub fn teams(tournament: &Tournament) -> String {
    let rounds = all_matches(tournament).into_iter();
    text(&TeamsJson {
        rows: List::team_standings(tournament).json(),
        boards: List::board_standings(tournament, Names::Alias).json(),
        rounds: rounds
            .map(|(number, matches, _)| TeamRoundJson {
                number,
                matches: matches.iter().map(match_json).collect(),
            })
            .filter(|round| !round.matches.is_empty())
            .collect(),
    })
}

fn match_json(one: &Match) -> MatchJson {
    let [first_points, second_points] = one.score.map(|points| points.decimal());
    MatchJson {
        first: one.first + 1,
        second: one.second + 1,
        first_points,
        second_points,
        over: one.is_over(),
        boards: one.seats.iter().map(|(pairing, _)| pairing.board).collect(),
    }
}
