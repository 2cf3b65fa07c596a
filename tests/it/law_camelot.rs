//! The laws of Camelot; `docs/LAW.md` names the test of each clause.
mod castles;
mod endings;
mod games;
mod moves;
mod options;
mod paths;
mod texts;
mod vectors;

use inkundla::rules::{Course, Position, Ruleset, WhyNot};
use std::collections::BTreeSet;

fn camelot() -> Ruleset {
    Ruleset::by_name("camelot").unwrap()
}

fn at(text: &str) -> Position {
    camelot().read(text).unwrap()
}

/// A position by the squares of its pieces, an `N` before those of knights.
fn stand(side: &str, white: &str, black: &str) -> Position {
    at(&drawn(side, white, black))
}

pub fn drawn(side: &str, white: &str, black: &str) -> String {
    let letter = |name: &str| {
        let here =
            |pieces: &str, piece: &str| pieces.split_whitespace().any(|named| named == piece);
        let knight = format!("N{name}");
        match name {
            _ if here(white, &knight) => 'N',
            _ if here(white, name) => 'M',
            _ if here(black, &knight) => 'n',
            _ if here(black, name) => 'm',
            _ => '.',
        }
    };
    let on_rank = |row: u8| {
        camelot()
            .board()
            .points
            .iter()
            .filter(move |point| point.row == row)
    };
    let rank = |row| {
        counted(
            &on_rank(row)
                .map(|point| letter(point.name))
                .collect::<String>(),
        )
    };
    let board = (0..16).map(rank).collect::<Vec<_>>().join("/");
    assert_eq!(
        board.matches(char::is_alphabetic).count(),
        white.split_whitespace().count() + black.split_whitespace().count()
    );
    format!("{board} {side}")
}

/// A rank in which each empty square is a dot, with runs of dots counted.
fn counted(rank: &str) -> String {
    let piece = |letter: char| letter != '.';
    let run = |run: &str| match run.trim_end_matches(piece) {
        "" => run.to_owned(),
        dots => format!("{}{}", dots.len(), &run[dots.len()..]),
    };
    rank.split_inclusive(piece).map(run).collect()
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
fn course(position: Position, turns: &str) -> Course {
    let mut course = Course::from(position);
    turns
        .split_whitespace()
        .for_each(|turn| course.play(turn).unwrap());
    course
}
