//! Positions as one line of text, and the starting position.

use super::board::{Square, castle, rank, span};
use super::position::{CASTLE_MOVES, Camelot, PIECES};
use super::rule_sheet::{Gap, RuleSheet};
use super::squares::Squares;
use crate::rules::{BySide, InvalidPosition, PositionField, Side};
use std::fmt::Write;

/// C-02, C-03: the starting position. White moves first.
pub(super) fn start(sheet: RuleSheet) -> Camelot {
    let pieces = BySide {
        first: span(6, b"CJ") | span(7, b"DI"),
        second: span(11, b"CJ") | span(10, b"DI"),
    };
    let men = span(6, b"DI") | span(7, b"EH") | span(11, b"DI") | span(10, b"EH");
    Camelot {
        sheet,
        to_move: Side::First,
        pieces,
        knights: (pieces.first | pieces.second) - men,
        castle_moves: BySide::default(),
        quiet: 0,
        number: 1,
    }
}

pub(super) fn write(position: &Camelot) -> String {
    let ranks: Vec<String> = (0..16)
        .rev()
        .map(|rank| write_rank(position, rank))
        .collect();
    let side = match position.to_move {
        Side::First => 'w',
        Side::Second => 'b',
    };
    let BySide { first, second } = position.castle_moves;
    format!(
        "{} {side} {first}{second} {} {}",
        ranks.join("/"),
        position.quiet,
        position.number
    )
}

fn write_rank(position: &Camelot, index: usize) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for square in rank(index) {
        match letter(position, square) {
            None => empty += 1,
            Some(letter) => {
                write_run(&mut text, &mut empty);
                text.push(letter);
            }
        }
    }
    write_run(&mut text, &mut empty);
    text
}

fn write_run(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        // Writing into a String cannot fail.
        let _ = write!(text, "{empty}");
        *empty = 0;
    }
}

fn letter(position: &Camelot, square: Square) -> Option<char> {
    match (
        position.pieces.first.has(square),
        position.pieces.second.has(square),
        position.knights.has(square),
    ) {
        (true, _, true) => Some('N'),
        (true, _, false) => Some('M'),
        (_, true, true) => Some('n'),
        (_, true, false) => Some('m'),
        (false, false, _) => None,
    }
}

pub(super) fn parse(sheet: RuleSheet, text: &str) -> Result<Camelot, InvalidPosition> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let (board, side, castle_moves, quiet, number) = match fields[..] {
        [board, side, castle_moves] => (board, side, castle_moves, "0", "1"),
        [board, side, castle_moves, quiet] => (board, side, castle_moves, quiet, "1"),
        [board, side, castle_moves, quiet, number] => (board, side, castle_moves, quiet, number),
        _ => {
            return Err(InvalidPosition::Parts(
                "BOARD SIDE CASTLEMOVES QUIET NUMBER",
            ));
        }
    };
    let mut position = parse_board(sheet, board)?;
    position.to_move = parse_side(side)?;
    position.castle_moves = parse_castle_moves(castle_moves)?;
    position.quiet = parse_number(PositionField::Quiet, quiet)?;
    position.number = parse_number(PositionField::Turns, number)?;
    check(position)
}

fn parse_board(sheet: RuleSheet, text: &str) -> Result<Camelot, InvalidPosition> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 16 {
        return Err(InvalidPosition::Shape("RANK16/RANK15/.../RANK1"));
    }
    let mut position = Camelot {
        pieces: BySide::default(),
        knights: Squares::NONE,
        ..start(sheet)
    };
    for (index, text) in ranks.into_iter().rev().enumerate() {
        parse_rank(&mut position, index, text)?;
    }
    Ok(position)
}

fn parse_rank(position: &mut Camelot, index: usize, text: &str) -> Result<(), InvalidPosition> {
    let wrong = || InvalidPosition::Rank {
        rank: index + 1,
        text: text.to_owned(),
    };
    let squares = rank(index);
    let mut square = squares.first().unwrap_or_default();
    let end = square + squares.len();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (run, side) = match letter {
            'N' | 'M' => (1, Some(Side::First)),
            'n' | 'm' => (1, Some(Side::Second)),
            _ => (rest[..digits].parse().map_err(|_| wrong())?, None),
        };
        if run == 0 || run > end - square {
            return Err(wrong());
        }
        if let Some(side) = side {
            put(position, square, side, letter);
        }
        square += run;
        rest = &rest[digits.max(1)..];
    }
    if square == end { Ok(()) } else { Err(wrong()) }
}

fn put(position: &mut Camelot, square: Square, side: Side, letter: char) {
    position.pieces[side] = position.pieces[side].with(square);
    if letter.eq_ignore_ascii_case(&'n') {
        position.knights = position.knights.with(square);
    }
}

fn parse_side(text: &str) -> Result<Side, InvalidPosition> {
    match text {
        "w" => Ok(Side::First),
        "b" => Ok(Side::Second),
        _ => Err(PositionField::ToMove.invalid(text, "w, b")),
    }
}

fn parse_castle_moves(text: &str) -> Result<BySide<u8>, InvalidPosition> {
    const MOST: u8 = b'0' + CASTLE_MOVES;
    match *text.as_bytes() {
        [first @ b'0'..=MOST, second @ b'0'..=MOST] => Ok(BySide {
            first: first - b'0',
            second: second - b'0',
        }),
        _ => Err(PositionField::CastleMoves.invalid(text, "00-22")),
    }
}

fn parse_number(part: PositionField, text: &str) -> Result<u16, InvalidPosition> {
    text.parse().map_err(|_| part.invalid(text, "0-65535"))
}

/// C-03, C-30: rejects positions without a definite result. Positions that no game reaches are
/// accepted, so that studies can be set up.
fn check(position: Camelot) -> Result<Camelot, InvalidPosition> {
    let full = |side: Side| (castle(!side) - position.pieces[side]).is_empty();
    if Side::BOTH.into_iter().all(full) {
        return Err(InvalidPosition::BothOver);
    }
    for side in Side::BOTH {
        if position.pieces[side].len() > PIECES {
            return Err(InvalidPosition::TooManyMen(side));
        }
    }
    let crowded = |side: &Side| (castle(*side) - position.pieces[*side]).is_empty();
    if let Some(side) = Side::BOTH.into_iter().find(crowded)
        && position.sheet.differs(Gap::Setup)
    {
        return Err(InvalidPosition::CrowdedCastle(side));
    }
    if position.pieces.first.is_empty() && position.pieces.second.is_empty() {
        return Err(InvalidPosition::Empty);
    }
    Ok(position)
}
