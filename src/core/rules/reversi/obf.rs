//! Positions as one line of text: 64 squares, `X` black, `O` white, and the side to move.

use super::board::{Square, bit};
use super::position::Reversi;
use super::rule_sheet::RuleSheet;
use crate::rules::{BySide, InvalidPosition, PositionField, Side};

pub(super) fn write(position: &Reversi) -> String {
    let letter = |square: Square| match bit(square) {
        bit if position.discs(Side::First) & bit != 0 => 'X',
        bit if position.discs(Side::Second) & bit != 0 => 'O',
        _ => '-',
    };
    let board: String = (0..64).map(letter).collect();
    let side = match position.to_move {
        Side::First => 'X',
        Side::Second => 'O',
    };
    format!("{board} {side}")
}

pub(super) fn parse(sheet: RuleSheet, text: &str) -> Result<Reversi, InvalidPosition> {
    let mut fields = text.split_whitespace();
    let (Some(board), Some(side), None) = (fields.next(), fields.next(), fields.next()) else {
        return Err(InvalidPosition::Parts("BOARD SIDE"));
    };
    let discs = parse_board(board)?;
    let to_move = match side {
        "X" | "x" => Side::First,
        "O" | "o" => Side::Second,
        _ => {
            return Err(PositionField::ToMove.invalid(side, "X, O"));
        }
    };
    Ok(Reversi::of(sheet, to_move, discs))
}

fn parse_board(text: &str) -> Result<BySide<u64>, InvalidPosition> {
    if text.chars().count() != 64 {
        return Err(InvalidPosition::Shape("a1b1...h1a2...h8"));
    }
    let mut discs = BySide::default();
    for (square, letter) in (0..).zip(text.chars()) {
        match letter {
            'X' | 'x' => discs.first |= bit(square),
            'O' | 'o' => discs.second |= bit(square),
            '-' => {}
            _ => return Err(InvalidPosition::NoMan(letter)),
        }
    }
    Ok(discs)
}
