//! The laws of Camelot; `docs/LAW.md` names the test of each clause.
mod castles;
mod endings;
mod games;
mod moves;
mod options;
mod paths;
mod texts;
mod vectors;

use crate::common::camelot::{camelot, drawn};
use inkundla_core::rules::{GameHistory, Position, WhyNot};
use std::collections::BTreeSet;

fn at(text: &str) -> Position {
    camelot().read(text).unwrap()
}

/// A position by the squares of its pieces, an `N` before those of knights.
fn stand(side: &str, white: &str, black: &str) -> Position {
    at(&drawn(side, white, black))
}

/// The turns of the piece on a square.
fn turns_of(position: &Position, square: &str) -> BTreeSet<String> {
    let from = |turn: &String| turn.split(['-', 'x']).next() == Some(square);
    position.turns().into_iter().filter(from).collect()
}

fn all(turns: &str) -> BTreeSet<String> {
    turns.split_whitespace().map(str::to_owned).collect()
}

fn turns(position: &Position) -> BTreeSet<String> {
    position.turns().into_iter().collect()
}

fn refusal(position: &Position, turn: &str) -> WhyNot {
    match position.play(turn) {
        Ok(_) => panic!("{turn} was played in {}", position.text()),
        Err(refused) => refused.why,
    }
}

fn after(position: &Position, turn: &str) -> Position {
    position.play(turn).unwrap().into_after()
}

/// A game from a position, with its turns played.
fn course(position: Position, turns: &str) -> GameHistory {
    let mut course = GameHistory::from(position);
    turns
        .split_whitespace()
        .for_each(|turn| course.play(turn).unwrap());
    course
}
