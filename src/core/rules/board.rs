//! The board of a game as pages and papers draw it: points, roads, coordinates.

use super::{BySide, Side};

/// A board as it is drawn and named. Coordinates are in a square grid whose
/// step is 1, column 0 at the left, row 0 at the top.
#[derive(Debug, PartialEq, Eq)]
pub struct Board {
    /// The points in the order of their indices.
    pub points: &'static [Point],
    /// Joined points, each pair once, the smaller index first; none on a board
    /// of squares, where squares that touch are neighbours.
    pub edges: &'static [[u8; 2]],
    /// Columns and rows of the grid.
    pub size: (u8, u8),
    /// The points that the board marks as a side's own (the castles of Camelot).
    pub homes: BySide<&'static [u8]>,
}

/// A place where a man can stand.
#[derive(Debug, PartialEq, Eq)]
pub struct Point {
    /// Its name in the notation.
    pub name: &'static str,
    /// Column, from the left.
    pub column: u8,
    /// Row, from the top.
    pub row: u8,
}

impl Board {
    /// The index of a point by its name in the notation.
    pub fn index_of(&self, name: &str) -> Option<u8> {
        (0u8..)
            .zip(self.points)
            .find(|(_, point)| point.name == name)
            .map(|(index, _)| index)
    }
}

/// What a man is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A cow.
    Cow,
    /// Herd-boys (*abelusi*), isipowe only.
    HerdBoys,
    /// A warriors' regiment (*ibhuto*), isipowe only.
    Warriors,
    /// A man, Camelot only.
    Man,
    /// A knight, Camelot only.
    Knight,
    /// A disc, Reversi only.
    Disc,
}

/// A man on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Man {
    /// Index of its point on the [`Board`].
    pub at: u8,
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

/// How one side's men are spread.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stock {
    /// Not yet placed.
    pub in_hand: u8,
    /// Standing on the board.
    pub on_board: u8,
    /// Shot by the opponent (or, where the law says so, given to them).
    pub lost: u8,
}

/// The counter that draws a game without a capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuietCounter {
    /// Turns of either player so far without a capture.
    pub plies: u16,
    /// At this number the game is drawn.
    pub limit: u16,
    /// Whether the limit is shown as moves by each player (`limit / 2` each).
    pub each: bool,
}
