//! Teams as CSV, with stable columns. Standings:
//! `rank,team_id,team,match_points,game_points,won,drawn,lost,tb1_name,tb1,…`.
//! Matches, a line for each board:
//! `round,first_team_id,first_team,first_points,second_team_id,second_team,second_points,board,first_id,first,second_id,second,result`.
//! The points are those of the whole match. A team with a bye has no opponent, and
//! its result is the kind of the bye.
//!
//! [`super::pairings_csv::read`] reads the results of matches.

use super::pairings_csv::who;
use super::standings_csv::{figure, headings};
use super::{CsvWriter, Names, guarded};
use inkundla_core::tournament::pairing::{
    Match, TeamRow, all_matches, team_standings, team_tiebreaks, teams,
};
use inkundla_core::tournament::{Bye, RoundNo, Tournament};

const STANDINGS: &str = "rank,team_id,team,match_points,game_points,won,drawn,lost";
const MATCHES: &str = "round,first_team_id,first_team,first_points,second_team_id,second_team,\
    second_points,board,first_id,first,second_id,second,result";
/// Columns of [`MATCHES`] between the name and the result of a team with a bye.
const EMPTY_OF_BYE: usize = 9;

/// Writes the standings of the teams, including the round being played.
pub fn standings(tournament: &Tournament) -> String {
    let mut csv = CsvWriter::with_commas();
    csv.line(headings(STANDINGS, team_tiebreaks(tournament).len()));
    for row in team_standings(tournament) {
        csv.line(cells(&row));
    }
    csv.finish()
}

fn cells(row: &TeamRow) -> Vec<String> {
    let mut cells = vec![
        row.rank.to_string(),
        row.number.to_string(),
        guarded(&row.team.name).into_owned(),
        row.match_points.decimal(),
        row.game_points.decimal(),
    ];
    cells.extend(row.matches.map(|number| number.to_string()));
    cells.extend(row.figures.iter().flat_map(figure));
    cells
}

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
            csv.line(writing.bye(round, bye));
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
    fn team(&self, at: usize) -> [String; 2] {
        let name = self.teams.get(at).map(String::as_str).unwrap_or_default();
        [(at + 1).to_string(), guarded(name).into_owned()]
    }

    fn boards(&self, csv: &mut CsvWriter, round: RoundNo, one: &Match) {
        let mut of_match = vec![round.to_string()];
        for (team, score) in [one.first, one.second].into_iter().zip(one.score) {
            of_match.extend(self.team(team));
            of_match.push(score.decimal());
        }
        for (pairing, scored) in &one.seats {
            let mut cells = of_match.clone();
            cells.push(pairing.board.to_string());
            cells.extend(who(self.tournament, self.names, pairing.first));
            cells.extend(who(self.tournament, self.names, pairing.second));
            let result = scored.as_ref().map_or("", |scored| scored.result.code());
            cells.push(result.to_owned());
            csv.line(cells);
        }
    }

    fn bye(&self, round: RoundNo, bye: &Bye) -> Vec<String> {
        let at = usize::try_from(bye.entrant.0 - 1).unwrap_or_default();
        let [number, name] = self.team(at);
        let mut cells = vec![round.to_string(), number, name];
        cells.resize(cells.len() + EMPTY_OF_BYE, String::new());
        cells.push(bye.kind.code().to_owned());
        cells
    }
}
