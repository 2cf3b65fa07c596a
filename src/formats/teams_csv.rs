//! The matches of teams as CSV, with stable columns, a line for each board:
//! `round,first_team_id,first_team,first_points,second_team_id,second_team,second_points,board,first_id,first,second_id,second,result`.
//! The points are those of the whole match. A team with a bye has no opponent, and
//! its result is the kind of the bye.
//!
//! [`super::pairings_csv::read`] reads the results of matches.

use super::pairings_csv::who;
use super::{CsvWriter, Names, guarded};
use inkundla_core::tournament::pairing::{Match, all_matches, teams};
use inkundla_core::tournament::{Bye, Points, RoundNo, Tournament};
use std::borrow::Cow;

const MATCHES: &str = "round,first_team_id,first_team,first_points,second_team_id,second_team,\
    second_points,board,first_id,first,second_id,second,result";
/// Columns of [`MATCHES`] between the name and the result of a team with a bye.
const EMPTY_OF_BYE: usize = 9;

/// Writes the matches of all public rounds.
pub fn matches(tournament: &Tournament, names: Names) -> String {
    let mut csv = CsvWriter::with_commas();
    csv.line(MATCHES.split(','));
    let writing = Writing {
        tournament,
        names,
        teams: teams(tournament).into_iter().map(|one| one.name).collect(),
    };
    for (round, matches, byes) in all_matches(tournament) {
        for one in &matches {
            writing.boards(&mut csv, round, one);
        }
        for bye in &byes {
            writing.bye(&mut csv, round, bye);
        }
    }
    csv.finish()
}

struct Writing<'a> {
    tournament: &'a Tournament,
    names: Names,
    teams: Vec<String>,
}

impl Writing<'_> {
    /// Number and name of a team by its index.
    fn team(&self, at: usize) -> (usize, Cow<'_, str>) {
        let name = self.teams.get(at).map(String::as_str).unwrap_or_default();
        (at + 1, guarded(name))
    }

    fn boards(&self, csv: &mut CsvWriter, round: RoundNo, one: &Match) {
        let of_team = |at, score: Points| (self.team(at), score.decimal());
        let [first, second] = [one.first, one.second];
        let [first_score, second_score] = one.score;
        let teams = (of_team(first, first_score), of_team(second, second_score));
        for (pairing, scored) in &one.seats {
            let players =
                [pairing.first, pairing.second].map(|id| who(self.tournament, self.names, id));
            let result = scored.as_ref().map_or("", |scored| scored.result.code());
            csv.row((round.0, &teams, pairing.board.0, players, result));
        }
    }

    fn bye(&self, csv: &mut CsvWriter, round: RoundNo, bye: &Bye) {
        let at = usize::try_from(bye.entrant.0 - 1).unwrap_or_default();
        csv.row((round.0, self.team(at), [""; EMPTY_OF_BYE], bye.kind.code()));
    }
}
