//! The laws of Reversi; `docs/LAW.md` names the test of each clause.
mod clauses;
mod games;
mod mistakes;
mod vectors;

use inkundla_core::rules::{Position, Ruleset, WhyNot};
use std::collections::BTreeSet;

fn reversi() -> Ruleset {
    Ruleset::by_name("reversi").unwrap()
}

/// Parses a position whose squares may be written in eight lines.
fn at(text: &str) -> Position {
    let squares: String = text.split_whitespace().collect();
    let (board, side) = squares.split_at(64);
    reversi().read(&format!("{board} {side}")).unwrap()
}

fn turns(position: &Position) -> BTreeSet<String> {
    position.turns().into_iter().collect()
}

fn all(turns: &str) -> BTreeSet<String> {
    turns.split_whitespace().map(str::to_owned).collect()
}

fn after(position: &Position, turn: &str) -> Position {
    position.play(turn).unwrap().into_after()
}

fn refusal(position: &Position, turn: &str) -> WhyNot {
    match position.play(turn) {
        Ok(_) => panic!("{turn} was played in {}", position.text()),
        Err(refused) => refused.why,
    }
}
