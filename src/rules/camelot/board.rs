//! The 160 squares, their neighbours and their leaps.

use crate::rules::{Board, BySide, Point, Side};
use std::ops::{BitAnd, BitOr, Sub};

/// A square by its index on [`BOARD`].
pub(super) type Square = u8;

/// How many squares there are. C-01
const COUNT: usize = 160;
const FILES: i8 = 12;
const RANKS: i8 = 16;

/// C-01: rank by rank from White's castle, file by file from White's left.
#[rustfmt::skip]
const NAMES: [&str; COUNT] = [
                                  "F1",  "G1",
                    "C2",  "D2",  "E2",  "F2",  "G2",  "H2",  "I2",  "J2",
             "B3",  "C3",  "D3",  "E3",  "F3",  "G3",  "H3",  "I3",  "J3",  "K3",
      "A4",  "B4",  "C4",  "D4",  "E4",  "F4",  "G4",  "H4",  "I4",  "J4",  "K4",  "L4",
      "A5",  "B5",  "C5",  "D5",  "E5",  "F5",  "G5",  "H5",  "I5",  "J5",  "K5",  "L5",
      "A6",  "B6",  "C6",  "D6",  "E6",  "F6",  "G6",  "H6",  "I6",  "J6",  "K6",  "L6",
      "A7",  "B7",  "C7",  "D7",  "E7",  "F7",  "G7",  "H7",  "I7",  "J7",  "K7",  "L7",
      "A8",  "B8",  "C8",  "D8",  "E8",  "F8",  "G8",  "H8",  "I8",  "J8",  "K8",  "L8",
      "A9",  "B9",  "C9",  "D9",  "E9",  "F9",  "G9",  "H9",  "I9",  "J9",  "K9",  "L9",
     "A10", "B10", "C10", "D10", "E10", "F10", "G10", "H10", "I10", "J10", "K10", "L10",
     "A11", "B11", "C11", "D11", "E11", "F11", "G11", "H11", "I11", "J11", "K11", "L11",
     "A12", "B12", "C12", "D12", "E12", "F12", "G12", "H12", "I12", "J12", "K12", "L12",
     "A13", "B13", "C13", "D13", "E13", "F13", "G13", "H13", "I13", "J13", "K13", "L13",
            "B14", "C14", "D14", "E14", "F14", "G14", "H14", "I14", "J14", "K14",
                   "C15", "D15", "E15", "F15", "G15", "H15", "I15", "J15",
                                 "F16", "G16",
];

/// The first squares of the ranks, rank 1 first, and the end of the last.
pub(super) const RANK_STARTS: [Square; 17] = [
    0, 2, 10, 20, 32, 44, 56, 68, 80, 92, 104, 116, 128, 140, 150, 158, 160,
];

/// The board as it is drawn.
pub(super) static BOARD: Board = Board {
    points: &POINTS,
    edges: &[],
    size: (12, 16),
    homes: BySide {
        first: &[0, 1],
        second: &[158, 159],
    }, // C-04
};

static POINTS: [Point; COUNT] = points();

const fn points() -> [Point; COUNT] {
    const NOWHERE: Point = Point {
        name: "",
        column: 0,
        row: 0,
    };
    let mut points = [NOWHERE; COUNT];
    let mut square = 0;
    while square < COUNT {
        let (file, rank) = place(NAMES[square]);
        points[square] = Point {
            name: NAMES[square],
            column: file as u8,
            row: (RANKS - 1 - rank) as u8,
        };
        square += 1;
    }
    points
}

/// File and rank of a name, both from 0.
const fn place(name: &str) -> (i8, i8) {
    let text = name.as_bytes();
    let ones = (text[text.len() - 1] - b'0') as i8;
    let rank = if text.len() == 3 { 10 + ones } else { ones };
    ((text[0] - b'A') as i8, rank - 1)
}

/// The square at a file and rank, both from 0, if the board has it there.
const fn at(file: i8, rank: i8) -> Option<Square> {
    if file < 0 || file >= FILES || rank < 0 || rank >= RANKS {
        return None;
    }
    let mut square = RANK_STARTS[rank as usize];
    while square < RANK_STARTS[rank as usize + 1] {
        if place(NAMES[square as usize]).0 == file {
            return Some(square);
        }
        square += 1;
    }
    None
}

/// The eight directions, so ordered that the squares they lead to ascend.
const DIRECTIONS: [(i8, i8); 8] = [
    (-1, -1),
    (0, -1),
    (1, -1),
    (-1, 0),
    (1, 0),
    (-1, 1),
    (0, 1),
    (1, 1),
];

/// One leap from a known square.
#[derive(Clone, Copy)]
pub(super) struct Leap {
    /// The square leapt over.
    pub(super) over: Square,
    /// The square immediately beyond.
    pub(super) land: Square,
}

/// At most eight of something.
#[derive(Clone, Copy)]
struct Few<T> {
    count: usize,
    all: [T; 8],
}

impl<T> Few<T> {
    fn as_slice(&self) -> &[T] {
        &self.all[..self.count]
    }
}

static STEPS: [Squares; COUNT] = steps();
static LEAPS: [Few<Leap>; COUNT] = leaps();
static AXES: [Few<(Square, Square)>; COUNT] = axes();

const fn steps() -> [Squares; COUNT] {
    let mut steps = [Squares::NONE; COUNT];
    let mut square = 0;
    while square < COUNT {
        let (file, rank) = place(NAMES[square]);
        let mut way = 0;
        while way < 8 {
            let (east, north) = DIRECTIONS[way];
            if let Some(next) = at(file + east, rank + north) {
                steps[square] = steps[square].with(next);
            }
            way += 1;
        }
        square += 1;
    }
    steps
}

const fn leaps() -> [Few<Leap>; COUNT] {
    let mut leaps = [Few {
        count: 0,
        all: [Leap { over: 0, land: 0 }; 8],
    }; COUNT];
    let mut square = 0;
    while square < COUNT {
        let (file, rank) = place(NAMES[square]);
        let mut way = 0;
        while way < 8 {
            let (east, north) = DIRECTIONS[way];
            let beyond = (
                at(file + east, rank + north),
                at(file + 2 * east, rank + 2 * north),
            );
            if let (Some(over), Some(land)) = beyond {
                leaps[square].all[leaps[square].count] = Leap { over, land };
                leaps[square].count += 1;
            }
            way += 1;
        }
        square += 1;
    }
    leaps
}

const fn axes() -> [Few<(Square, Square)>; COUNT] {
    let mut axes = [Few {
        count: 0,
        all: [(0, 0); 8],
    }; COUNT];
    let mut square = 0;
    while square < COUNT {
        let (file, rank) = place(NAMES[square]);
        let mut way = 0;
        while way < 4 {
            let (east, north) = DIRECTIONS[way];
            let ends = (at(file + east, rank + north), at(file - east, rank - north));
            if let (Some(one), Some(other)) = ends {
                axes[square].all[axes[square].count] = (one, other);
                axes[square].count += 1;
            }
            way += 1;
        }
        square += 1;
    }
    axes
}

/// The squares next to a square.
pub(super) fn steps_from(square: Square) -> Squares {
    STEPS[usize::from(square)]
}

/// The leaps from a square, in the order of the squares they land on.
pub(super) fn leaps_from(square: Square) -> &'static [Leap] {
    LEAPS[usize::from(square)].as_slice()
}

/// The pairs of squares on either side of a square, in line with it.
pub(super) fn axes_over(square: Square) -> &'static [(Square, Square)] {
    AXES[usize::from(square)].as_slice()
}

/// C-04: the castle that a side defends.
pub(super) const fn castle(of: Side) -> Squares {
    match of {
        Side::First => Squares::NONE.with(0).with(1),
        Side::Second => Squares::NONE.with(158).with(159),
    }
}

/// The squares of a rank from one file to another.
pub(super) const fn span(rank: i8, files: &[u8; 2]) -> Squares {
    let mut squares = Squares::NONE;
    let mut file = files[0];
    while file <= files[1] {
        if let Some(square) = at((file - b'A') as i8, rank - 1) {
            squares = squares.with(square);
        }
        file += 1;
    }
    squares
}

/// The name of a square.
pub(super) fn name(square: Square) -> &'static str {
    NAMES[usize::from(square)]
}

/// The square with a name; quicker than [`Board::index_of`].
pub(super) fn named(name: &str) -> Option<Square> {
    let (file, rank) = name.split_at_checked(1)?;
    let file = file.as_bytes()[0].wrapping_sub(b'A') as i8;
    let rank: i8 = rank.parse().ok()?;
    let square = at(file, rank.checked_sub(1)?)?;
    (NAMES[usize::from(square)] == name).then_some(square)
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Squares([u64; 3]);

impl Squares {
    pub(super) const NONE: Squares = Squares([0; 3]);
    /// The whole board.
    pub(super) const ALL: Squares = Squares([u64::MAX, u64::MAX, u64::MAX >> 32]);

    /// The squares with one more.
    pub(super) const fn with(mut self, square: Square) -> Squares {
        self.0[(square >> 6) as usize] |= 1 << (square & 63);
        self
    }

    /// The squares without one.
    pub(super) const fn without(mut self, square: Square) -> Squares {
        self.0[(square >> 6) as usize] &= !(1 << (square & 63));
        self
    }

    /// Whether a square is among them.
    pub(super) const fn has(self, square: Square) -> bool {
        self.0[(square >> 6) as usize] >> (square & 63) & 1 == 1
    }

    /// Whether there are none.
    pub(super) fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    /// How many there are.
    pub(super) fn len(self) -> u8 {
        self.0.iter().map(|word| word.count_ones() as u8).sum()
    }

    /// The one with the smallest index.
    pub(super) fn first(mut self) -> Option<Square> {
        self.next()
    }

    /// The bits, 64 squares to a word.
    pub(super) fn words(self) -> [u64; 3] {
        self.0
    }
}

impl BitAnd for Squares {
    type Output = Squares;
    fn bitand(self, other: Squares) -> Squares {
        Squares([
            self.0[0] & other.0[0],
            self.0[1] & other.0[1],
            self.0[2] & other.0[2],
        ])
    }
}

impl BitOr for Squares {
    type Output = Squares;
    fn bitor(self, other: Squares) -> Squares {
        Squares([
            self.0[0] | other.0[0],
            self.0[1] | other.0[1],
            self.0[2] | other.0[2],
        ])
    }
}

/// The squares of the left side that are not among those of the right.
impl Sub for Squares {
    type Output = Squares;
    fn sub(self, other: Squares) -> Squares {
        Squares([
            self.0[0] & !other.0[0],
            self.0[1] & !other.0[1],
            self.0[2] & !other.0[2],
        ])
    }
}

/// In the order of their indices.
impl Iterator for Squares {
    type Item = Square;
    fn next(&mut self) -> Option<Square> {
        let word = self.0.iter().position(|word| *word != 0)?;
        let bit = self.0[word].trailing_zeros() as u8;
        self.0[word] &= self.0[word] - 1;
        Some(64 * word as u8 + bit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c_01_the_geometry_has_the_known_counts() {
        let steps: usize = STEPS.iter().map(|steps| steps.count()).sum();
        let leaps: usize = LEAPS.iter().map(|leaps| leaps.count).sum();
        let axes: usize = AXES.iter().map(|axes| axes.count).sum();
        assert_eq!((steps, leaps, axes), (1140, 1000, 500));
    }

    #[test]
    fn c_01_twelve_squares_are_never_leapt_over() {
        let safe = (0..160).filter(|square| axes_over(*square).is_empty());
        let names: Vec<_> = safe.map(name).collect();
        let known = "F1 G1 C2 J2 A4 L4 A13 L13 C15 J15 F16 G16";
        assert_eq!(names.join(" "), known);
    }

    #[test]
    fn leaps_go_straight_and_to_ascending_squares() {
        for square in 0..160 {
            let leaps = leaps_from(square);
            assert!(leaps.windows(2).all(|pair| pair[0].land < pair[1].land));
            for leap in leaps {
                let (from, over) = (place(name(square)), place(name(leap.over)));
                let beyond = (2 * over.0 - from.0, 2 * over.1 - from.1);
                assert_eq!(place(name(leap.land)), beyond);
            }
        }
    }
}
