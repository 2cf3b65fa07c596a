//! The squares that a piece touches in one move.

use super::board::{Leap, Square};
use super::squares::Squares;

/// The largest number of squares that canters from one square can touch: they
/// are an even number of files and ranks apart, so six files by eight ranks.
const IN_REACH: usize = 48;

/// The squares of a move in order, including the first.
#[derive(Clone, Copy)]
pub(super) struct Path {
    squares: [Square; Path::LONGEST],
    length: u8,
}

impl Path {
    /// The length of the longest canter, followed by a jump over each of fourteen enemies.
    pub(super) const LONGEST: usize = IN_REACH + 14;

    /// A path that has not left its first square.
    pub(super) fn at(from: Square) -> Path {
        let mut squares = [0; Path::LONGEST];
        squares[0] = from;
        Path { squares, length: 1 }
    }

    /// A path of a single step.
    pub(super) fn step(from: Square, to: Square) -> Path {
        let mut path = Path::at(from);
        path.push(to);
        path
    }

    pub(super) fn squares(&self) -> &[Square] {
        &self.squares[..usize::from(self.length)]
    }

    pub(super) fn end(&self) -> Square {
        self.squares[usize::from(self.length) - 1]
    }

    fn push(&mut self, square: Square) {
        self.squares[usize::from(self.length)] = square;
        self.length += 1;
    }
}

/// The squares that canters from one square reach, in breadth-first order, each
/// with the index of its predecessor on a shortest path.
pub(super) struct Ride {
    squares: [Square; IN_REACH],
    came_from: [u8; IN_REACH],
    count: usize,
}

impl Ride {
    /// A ride that has not left its first square.
    pub(super) fn at(from: Square) -> Ride {
        let mut squares = [0; IN_REACH];
        squares[0] = from;
        Ride {
            squares,
            came_from: [0; IN_REACH],
            count: 1,
        }
    }

    /// Adds a square that is reached from the one at an index.
    pub(super) fn reach(&mut self, square: Square, came_from: usize) {
        self.squares[self.count] = square;
        self.came_from[self.count] = came_from as u8;
        self.count += 1;
    }

    /// The square at an index; the first square has index 0.
    pub(super) fn get(&self, index: usize) -> Option<Square> {
        self.squares[..self.count].get(index).copied()
    }

    /// The squares reached, without the first.
    pub(super) fn reached(&self) -> &[Square] {
        &self.squares[1..self.count]
    }

    /// The index of a reached square.
    pub(super) fn index_of(&self, square: Square) -> Option<usize> {
        self.squares[..self.count]
            .iter()
            .position(|reached| *reached == square)
    }

    /// The path to the square at an index.
    pub(super) fn path(&self, index: usize) -> Path {
        if index == 0 {
            return Path::at(self.squares[0]);
        }
        let mut path = self.path(usize::from(self.came_from[index]));
        path.push(self.squares[index]);
        path
    }
}

/// A partial move.
pub(super) struct Tour {
    pub(super) path: Path,
    /// The pieces jumped so far.
    pub(super) captured: Squares,
}

impl Tour {
    /// A tour that continues at the end of a path.
    pub(super) fn after(path: Path) -> Tour {
        Tour {
            path,
            captured: Squares::NONE,
        }
    }

    pub(super) fn ride(&mut self, leap: &Leap) {
        self.path.push(leap.land);
    }

    pub(super) fn jump(&mut self, leap: &Leap) {
        self.path.push(leap.land);
        self.captured = self.captured.with(leap.over);
    }

    pub(super) fn take_back(&mut self, leap: &Leap) {
        self.path.length -= 1;
        self.captured = self.captured.without(leap.over);
    }
}
