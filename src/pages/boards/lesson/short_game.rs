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
