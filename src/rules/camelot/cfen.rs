//! The position as one line of text, and the position at the start.

use super::board::{RANK_STARTS, Square, Squares, castle, span};
use super::{CASTLE_MOVES, Camelot, PIECES, Sheet};
use crate::rules::{BySide, IllFormed, Side};
use std::fmt::Write;

/// C-02, C-03: the position in which White moves first.
pub(super) fn start(sheet: Sheet) -> Camelot {
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
        castle_moves: BySide {
            first: 0,
            second: 0,
        },
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

fn write_rank(position: &Camelot, rank: usize) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for square in RANK_STARTS[rank]..RANK_STARTS[rank + 1] {
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

pub(super) fn parse(sheet: Sheet, text: &str) -> Result<Camelot, IllFormed> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let (board, side, castle_moves, quiet, number) = match fields[..] {
        [board, side, castle_moves] => (board, side, castle_moves, "0", "1"),
        [board, side, castle_moves, quiet] => (board, side, castle_moves, quiet, "1"),
        [board, side, castle_moves, quiet, number] => (board, side, castle_moves, quiet, number),
        _ => {
            return ill(
                "a position is a board, a side, castle moves, quiet plies and a move number",
            );
        }
    };
    let mut position = parse_board(sheet, board)?;
    position.to_move = parse_side(side)?;
    position.castle_moves = parse_castle_moves(castle_moves)?;
    position.quiet = parse_number("quiet plies", quiet)?;
    position.number = parse_number("the move number", number)?;
    check(position)
}

fn parse_board(sheet: Sheet, text: &str) -> Result<Camelot, IllFormed> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 16 {
        return ill(format!("a board has 16 ranks, not {}", ranks.len()));
    }
    let mut position = Camelot {
        pieces: BySide {
            first: Squares::NONE,
            second: Squares::NONE,
        },
        knights: Squares::NONE,
        ..start(sheet)
    };
    for (rank, text) in ranks.into_iter().rev().enumerate() {
        parse_rank(&mut position, rank, text)?;
    }
    Ok(position)
}

fn parse_rank(position: &mut Camelot, rank: usize, text: &str) -> Result<(), IllFormed> {
    let wrong = || IllFormed(format!("rank {} cannot be {text}", rank + 1));
    let end = RANK_STARTS[rank + 1];
    let mut square = RANK_STARTS[rank];
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

fn parse_side(text: &str) -> Result<Side, IllFormed> {
    match text {
        "w" => Ok(Side::First),
        "b" => Ok(Side::Second),
        _ => ill(format!("the side to move is w or b, not {text}")),
    }
}

fn parse_castle_moves(text: &str) -> Result<BySide<u8>, IllFormed> {
    let digit = |byte: u8| {
        (b'0'..=b'0' + CASTLE_MOVES)
            .contains(&byte)
            .then(|| byte - b'0')
    };
    match text.as_bytes() {
        [first, second] => match (digit(*first), digit(*second)) {
            (Some(first), Some(second)) => Ok(BySide { first, second }),
            _ => ill(format!(
                "castle moves are two digits from 0 to {CASTLE_MOVES}, not {text}"
            )),
        },
        _ => ill(format!(
            "castle moves are two digits from 0 to {CASTLE_MOVES}, not {text}"
        )),
    }
}

fn parse_number(what: &str, text: &str) -> Result<u16, IllFormed> {
    text.parse()
        .map_err(|_| IllFormed(format!("{what} cannot be {text}")))
}

/// C-03, C-30: what cannot be told a result. That some game leads there is not
/// checked, so that a study can be set up.
fn check(position: Camelot) -> Result<Camelot, IllFormed> {
    let full = |side: Side| (castle(!side) - position.pieces[side]).is_empty();
    if Side::BOTH.into_iter().all(full) {
        return ill("both castles cannot be taken");
    }
    for pieces in [position.pieces.first, position.pieces.second] {
        if pieces.len() > PIECES {
            return ill(format!("a side has at most {PIECES} pieces"));
        }
    }
    if position.pieces.first.is_empty() && position.pieces.second.is_empty() {
        return ill("the board is empty");
    }
    Ok(position)
}

fn ill<T>(sentence: impl Into<String>) -> Result<T, IllFormed> {
    Err(IllFormed(sentence.into()))
}
