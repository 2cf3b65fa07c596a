//! The board of a game for drawing and notation: points, roads and coordinates.

use super::{BySide, Side};

/// The layout of a board. Coordinates are columns from the left and rows from
/// the top, both from 0.
#[derive(Debug, PartialEq, Eq)]
pub struct Board {
    /// The points, in the order of their indices.
    pub points: &'static [Point],
    /// Pairs of joined points, the smaller index first; empty on a board of
    /// squares, where adjacent squares are neighbours.
    pub edges: &'static [[u8; 2]],
    /// The number of columns and rows of the grid.
    pub size: (u8, u8),
    /// The marked points of each side (the castles of Camelot).
    pub homes: BySide<&'static [u8]>,
}

/// A point or square on which a man can stand.
#[derive(Debug, PartialEq, Eq)]
pub struct Point {
    /// The name in the notation.
    pub name: &'static str,
    /// From the left.
    pub column: u8,
    /// From the top.
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

/// The kind of a man.
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
    /// The index of its point on the [`Board`].
    pub at: u8,
    /// The owner.
    pub side: Side,
    /// The kind of man.
    pub kind: Kind,
}

/// The numbers of one side's men.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stock {
    /// Not yet placed.
    pub in_hand: u8,
    /// On the board.
    pub on_board: u8,
    /// Shot by the opponent, or given away where the law counts that as lost.
    pub lost: u8,
}

/// The counter of turns without a capture, which draws a game when it is full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuietCounter {
    /// Plies (turns of both players) since the last capture.
    pub plies: u16,
    /// The number of plies that draws the game.
    pub limit: u16,
    /// Whether players see the limit as moves of each (`limit / 2`).
    pub each: bool,
}
