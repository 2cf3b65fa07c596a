//! An opponent for all games: a search over the laws of `inkundla_core`, grades from a beginner to full strength, and exact
//! endings. No clock of a game, no database, no random source: a search that is limited by nodes gives the same answer on
//! every machine.

mod bits;
mod camelot;
mod chosen_turn;
mod contest;
mod endings;
mod forward_search;
mod game;
mod grade;
mod judgement;
mod limits;
mod mill;
mod puzzles;
mod random;
mod reversi;
mod reversi_ending;
mod search;
mod solution;
mod transposition_table;
mod turning_points;

pub use chosen_turn::{ChosenTurn, Value};
pub use contest::{Anything, Engine, Opponent, Tally, contest};
pub use endings::{CannotBuild, Endings, Pair, RefusedTable};
pub use grade::Grade;
pub use judgement::{Judgement, judge};
pub use limits::Limits;
pub use puzzles::{
    Puzzle, PuzzleLevel, PuzzleTask, puzzles_of_game, puzzles_of_games, puzzles_of_played,
};
pub use solution::{Solution, Unknown, best_by_tables, solve};
pub use turning_points::{GameStudy, Missed, TurningPoint, turning_points};

use chosen_turn::value_of;
use game::{Searchable, keys_of};
use inkundla_core::rules::{GameHistory, Position};
use random::Random;
use search::{Search, WIN};
use std::time::Instant;

/// The best turn within the limits; `None` if the game is over. `seed` decides between turns of almost equal value.
pub fn best(history: &GameHistory, limits: &Limits, seed: u64) -> Option<ChosenTurn> {
    if history.verdict().is_some() {
        return None;
    }
    match history.position() {
        Position::Mill(position) => searched(position, history, limits, seed),
        Position::Camelot(position) => searched(position, history, limits, seed),
        Position::Reversi(position) => {
            let started = Instant::now();
            let proved = reversi_ending::best(position, limits);
            let rest = Limits {
                time: limits
                    .time
                    .map(|time| time.saturating_sub(started.elapsed())),
                ..limits.clone()
            };
            proved.or_else(|| searched(position, history, &rest, seed))
        }
    }
}

/// The turn of an opponent of a grade; `None` if the game is over.
pub fn play(history: &GameHistory, grade: Grade, limits: &Limits, seed: u64) -> Option<ChosenTurn> {
    if history.verdict().is_some() {
        return None;
    }
    let Some(strength) = grade.strength() else {
        return best(history, limits, seed);
    };
    match history.position() {
        Position::Mill(position) => grade::choose(position, history, strength, limits, seed),
        Position::Camelot(position) => grade::choose(position, history, strength, limits, seed),
        Position::Reversi(position) => grade::choose(position, history, strength, limits, seed),
    }
}

fn searched<G: Searchable>(
    position: &G,
    history: &GameHistory,
    limits: &Limits,
    seed: u64,
) -> Option<ChosenTurn> {
    let mut search = Search::new(limits, keys_of(history));
    let best = search.deepen(position, &mut Random::new(seed))?;
    let is_exact = best.value.abs() >= WIN - 1_000;
    Some(ChosenTurn {
        turn: position.write(&best.turn),
        value: value_of(best.value),
        is_exact,
        depth: best.depth,
        nodes: search.nodes(),
        line: search.line(position, &best.turn),
    })
}

#[cfg(test)]
mod tests;
