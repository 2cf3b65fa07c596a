//! The last step of a lesson: a whole game with few men against the program's first grade.

use super::step::Tried;
use crate::pages::boards::practice::opponent::ProgramOpponent;
use crate::rules::{GameHistory, IllegalTurn, Side};
use inkundla_engine::Grade;

/// The most letters of the turns in an address; a longer game begins anew.
const LONGEST: usize = 4_000;

/// Plays the turns so far, the learner's turn and the program's reply. The learner has the first side.
///
/// # Errors
/// An illegal turn of the learner. Turns so far that are illegal end before the first of them.
pub(super) fn go_on(
    history: &mut GameHistory,
    so_far: &str,
    turn: &str,
    at: i64,
) -> Result<Tried, IllegalTurn> {
    let turns = so_far.split_ascii_whitespace();
    let turns = turns.take_while(|_| so_far.len() <= LONGEST);
    for turn in turns {
        if history.play(turn).is_err() {
            break;
        }
    }
    if !turn.is_empty() {
        history.play(turn)?;
    }
    let program = ProgramOpponent {
        grade: Grade::FIRST,
        side: Side::Second,
        seed: at.unsigned_abs() % 1_000_000,
    };
    if !turn.is_empty() {
        program.reply(history);
    }
    Ok(match history.verdict() {
        None => Tried::Not,
        Some(verdict) if verdict.winner == Some(Side::First) => Tried::Well,
        Some(_) => Tried::Over,
    })
}

#[cfg(test)]
mod tests {
    use super::super::step::steps;
    use super::*;
    use crate::rules::Ruleset;

    /// The first legal turn against the first grade, until the short game is over.
    #[test]
    fn a_short_game_of_every_ruleset_ends() {
        for ruleset in Ruleset::all() {
            let last = steps(&ruleset).pop().unwrap();
            let (mut so_far, mut tried) = (String::new(), Tried::Not);
            let mut count = 0;
            while tried == Tried::Not {
                let mut history = last.history.clone();
                go_on(&mut history, &so_far, "", 0).unwrap();
                let turns = history.position().turns();
                let captures = turns.iter().find(|turn| turn.contains('x'));
                let any = &turns[count % turns.len()];
                let turn = captures.unwrap_or(any).clone();
                tried = go_on(&mut history, "", &turn, count as i64).unwrap();
                so_far = history.turns().join(" ");
                count += 1;
                assert!(count < 200, "{}: {so_far}", ruleset.name());
            }
        }
    }

    #[test]
    fn an_illegal_turn_is_refused_and_a_long_address_begins_anew() {
        let ruleset = Ruleset::by_name("umlabalaba").unwrap();
        let start = steps(&ruleset).pop().unwrap().history;
        assert!(go_on(&mut start.clone(), "E1 E2", "E1", 0).is_err());
        let mut history = start.clone();
        let long = "E1 ".repeat(2_000);
        go_on(&mut history, &long, "", 0).unwrap();
        assert!(history.turns().is_empty());
    }
}
