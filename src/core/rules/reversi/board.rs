//! The 64 squares.

use crate::rules::{Board, BySide, Point};

/// A square by its index on [`BOARD`].
pub(super) type Square = u8;

/// B-15: a1 is the upper left corner.
#[rustfmt::skip]
const NAMES: [&str; 64] = [
    "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1",
    "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2",
    "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3",
    "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4",
    "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5",
    "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6",
    "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7",
    "a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8",
];

pub(super) static BOARD: Board = Board {
    points: &POINTS,
    edges: &[],
    size: (8, 8),
    homes: BySide {
        first: &[],
        second: &[],
    },
};

static POINTS: [Point; 64] = points();

const fn points() -> [Point; 64] {
    const NOWHERE: Point = Point {
        name: "",
        column: 0,
        row: 0,
    };
    let mut points = [NOWHERE; 64];
    let mut square = 0;
    while square < 64 {
        points[square] = Point {
            name: NAMES[square],
            column: square as u8 % 8,
            row: square as u8 / 8,
        };
        square += 1;
    }
    points
}

/// The name of a square.
pub(super) fn name(square: Square) -> &'static str {
    NAMES[usize::from(square)]
}

/// The bit of a square.
pub(super) fn bit(square: Square) -> u64 {
    1 << square
}

/// The squares of a set, in the order of their indices.
pub(super) fn squares(mut set: u64) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let square = (set != 0).then(|| set.trailing_zeros() as Square)?;
        set &= set - 1;
        Some(square)
    })
}
