//! Reads records of teams: 013, 310, 320, 330, 300, 352, 362.

mod into_tournament;
mod lookup;
mod model;
mod pairs;
mod rounds;
mod validate;
pub(super) mod write;

pub use model::{ForfeitedMatch, LineUp, TeamBye, TeamRecords, TrfTeam};
pub use pairs::TeamPairs;
pub(super) use validate::check;

use super::fault::{TrfFault, TrfProblem};
use super::model::{MOST_PLAYERS, MOST_ROUNDS, Trf};
use super::result_entry::At;
use super::trf_line::{TrfLine, Word};
use crate::Faults;
use inkundla_core::rules::Side;

/// The highest number of a team: three digits.
const MOST_TEAMS: u32 = 999;

/// Reads one record of teams.
pub(super) fn record(line: &TrfLine, trf: &mut Trf, faults: &mut Faults<TrfFault>) {
    match line.part(1, 3).as_str() {
        "013" => {
            let number = trf.teams.old.len() as u32 + 1;
            let name = line.part(5, 36);
            let players = players(line, 37, faults);
            trf.teams.old.push(TrfTeam {
                at: line.at(5),
                number,
                name,
                players,
                ..TrfTeam::default()
            });
        }
        "310" => trf.teams.teams.extend(team(line, faults)),
        "320" => trf.teams.bye = bye(line, faults),
        "330" => trf.teams.forfeits.extend(forfeit(line, faults)),
        "300" => trf.teams.line_ups.extend(line_up(line, faults)),
        "352" => trf.teams.colours = line.part(5, line.len()),
        _ => worth(line, trf, faults),
    }
}

fn players(line: &TrfLine, from: usize, faults: &mut Faults<TrfFault>) -> Vec<(At, u32)> {
    let words = line.words(from).into_iter();
    let player = |word: Word| {
        let number = line.number_in(&word, 1, MOST_PLAYERS, faults)?;
        Some((line.at(word.column as usize), number))
    };
    words.filter_map(player).collect()
}

fn word(line: &TrfLine, from: usize, to: usize) -> Word {
    let text = line.part(from, to);
    let column = from as u32;
    Word { column, text }
}

fn team(line: &TrfLine, faults: &mut Faults<TrfFault>) -> Option<TrfTeam> {
    let mut points = |from, to| {
        let word = word(line, from, to);
        (!word.text.is_empty())
            .then(|| line.points_in(&word, faults))
            .flatten()
    };
    let (match_points, game_points) = (points(55, 60), points(62, 67));
    let players = players(line, 73, faults);
    Some(TrfTeam {
        at: line.at(9),
        number: line.number_in(&word(line, 5, 7), 1, MOST_TEAMS, faults)?,
        name: line.part(9, 40),
        nickname: line.part(42, 46),
        strength: line.part(48, 53).parse().ok(),
        match_points,
        game_points,
        rank: line.part(69, 71).parse().ok(),
        players,
    })
}

fn bye(line: &TrfLine, faults: &mut Faults<TrfFault>) -> Option<TeamBye> {
    let match_points = line.points_in(&word(line, 5, 8), faults);
    let game_points = line.points_in(&word(line, 10, 13), faults);
    let rounds = line.words(15).into_iter().map(|word| {
        let number = line.number_in(&word, 0, MOST_TEAMS, faults);
        number.filter(|number| *number > 0)
    });
    let rounds = rounds.collect();
    Some(TeamBye {
        at: line.at(5),
        match_points: match_points?,
        game_points: game_points?,
        rounds,
    })
}

fn forfeit(line: &TrfLine, faults: &mut Faults<TrfFault>) -> Option<ForfeitedMatch> {
    let kind = word(line, 5, 6);
    let winner = match kind.text.as_str() {
        "+-" => Some(Side::First),
        "-+" => Some(Side::Second),
        "--" => None,
        _ => {
            let what = TrfProblem::BadWord { text: kind.text };
            faults.push(line.fault(5, what));
            return None;
        }
    };
    let words = line.words(8);
    let [round, first, second] = words.as_slice() else {
        let text = line.part(8, line.len());
        faults.push(line.fault(8, TrfProblem::BadWord { text }));
        return None;
    };
    let round = line.number_in(round, 1, MOST_ROUNDS, faults);
    let first = line.number_in(first, 1, MOST_TEAMS, faults);
    let second = line.number_in(second, 1, MOST_TEAMS, faults);
    Some(ForfeitedMatch {
        at: line.at(12),
        round: round?,
        first: first?,
        second: second?,
        winner,
    })
}

fn line_up(line: &TrfLine, faults: &mut Faults<TrfFault>) -> Option<LineUp> {
    let mut words = line.words(5).into_iter();
    let (Some(round), Some(team), Some(against)) = (words.next(), words.next(), words.next())
    else {
        let text = line.part(5, line.len());
        faults.push(line.fault(5, TrfProblem::BadWord { text }));
        return None;
    };
    let round = line.number_in(&round, 1, MOST_ROUNDS, faults);
    let team = line.number_in(&team, 1, MOST_TEAMS, faults);
    let against = line.number_in(&against, 1, MOST_TEAMS, faults);
    let players = words.map(|word| {
        let number = line.number_in(&word, 0, MOST_PLAYERS, faults);
        number.filter(|number| *number > 0)
    });
    let players = players.collect();
    Some(LineUp {
        at: line.at(9),
        round: round?,
        team: team?,
        against: against?,
        players,
    })
}

/// 362: `TW 2.0`, `TD 1.0`, `TL 0.0`, with or without a space.
fn worth(line: &TrfLine, trf: &mut Trf, faults: &mut Faults<TrfFault>) {
    let mut worth = [20, 10, 0];
    let mut words = line.words(4).into_iter();
    while let Some(word) = words.next() {
        let kind = ["TW", "TD", "TL"]
            .iter()
            .position(|kind| word.text.starts_with(kind));
        let at = kind.and_then(|kind| worth.get_mut(kind));
        let Some(points) = at else {
            let what = TrfProblem::BadWord { text: word.text };
            faults.push(line.fault(word.column as usize, what));
            continue;
        };
        let said = match word.text.get(2..) {
            None | Some("") => words.next(),
            Some(rest) => Some(Word {
                column: word.column + 2,
                text: rest.to_owned(),
            }),
        };
        if let Some(found) = said.and_then(|word| line.points_in(&word, faults)) {
            *points = found;
        }
    }
    trf.teams.worth = Some((line.at(5), worth)).filter(|(_, worth)| *worth != [20, 10, 0]);
}
