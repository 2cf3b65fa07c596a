//! Bitboards: sets of squares, whose steps and leaps are computed by shifts.

use super::grid::{COUNT, FILES, NAMES, RANKS, Square, in_grid, place};
use std::ops::{BitAnd, BitOr, Sub};

/// The differences of grid indices of a step in each of four directions.
const EAST: u32 = 1;
const NORTH: u32 = FILES as u32;
const NORTH_EAST: u32 = NORTH + EAST;
const NORTH_WEST: u32 = NORTH - EAST;

/// The squares of the board.
const fn all() -> Squares {
    let mut all = Squares::NONE;
    let mut index = 0;
    while index < COUNT {
        let (file, rank) = place(NAMES[index]);
        all = all.with(in_grid(file, rank));
        index += 1;
    }
    all
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Squares([u64; 3]);

impl Squares {
    pub(super) const NONE: Squares = Squares([0; 3]);
    /// The whole board.
    pub(super) const ALL: Squares = all();
    /// The board without the files A and L.
    const INNER: Squares = Squares::ALL.except_file(0).except_file(FILES - 1);
    const NOT_A: Squares = Squares::ALL.except_file(0);
    const NOT_L: Squares = Squares::ALL.except_file(FILES - 1);

    const fn except_file(mut self, file: i8) -> Squares {
        let mut rank = 0;
        while rank < RANKS {
            self = self.without(in_grid(file, rank));
            rank += 1;
        }
        self
    }

    /// Shifts all squares towards lower indices (White's castle). Squares that leave
    /// a rank on one side wrap to the next rank.
    #[inline]
    const fn down(self, by: u32) -> Squares {
        let [a, b, c] = self.0;
        let rest = 64 - by;
        Squares([a >> by | b << rest, b >> by | c << rest, c >> by])
    }

    #[inline]
    const fn up(self, by: u32) -> Squares {
        let [a, b, c] = self.0;
        let rest = 64 - by;
        Squares([a << by, b << by | a >> rest, c << by | b >> rest])
    }

    /// The squares adjacent to a square of the set.
    #[inline]
    pub(super) fn beside(self) -> Squares {
        let (west, east) = (self & Squares::NOT_A, self & Squares::NOT_L);
        let straight = self.up(NORTH) | self.down(NORTH);
        let to_west = west.down(EAST) | west.up(NORTH_WEST) | west.down(NORTH_EAST);
        let to_east = east.up(EAST) | east.down(NORTH_WEST) | east.up(NORTH_EAST);
        (straight | to_west | to_east) & Squares::ALL
    }

    /// The squares from which a leap over a square of the set lands on one of `land`.
    #[inline]
    pub(super) fn leapt_from(self, land: Squares) -> Squares {
        let inner = self & Squares::INNER;
        let along = |over: Squares, by| {
            let onward = (over & land.down(by)).down(by);
            onward | (over & land.up(by)).up(by)
        };
        let straight = along(self, NORTH) | along(inner, EAST);
        let across = along(inner, NORTH_WEST) | along(inner, NORTH_EAST);
        (straight | across) & Squares::ALL
    }

    #[inline]
    pub(super) const fn with(mut self, square: Square) -> Squares {
        self.0[(square >> 6) as usize] |= 1 << (square & 63);
        self
    }

    #[inline]
    pub(super) const fn without(mut self, square: Square) -> Squares {
        self.0[(square >> 6) as usize] &= !(1 << (square & 63));
        self
    }

    #[inline]
    pub(super) const fn has(self, square: Square) -> bool {
        self.0[(square >> 6) as usize] >> (square & 63) & 1 == 1
    }

    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    #[inline]
    pub(super) fn len(self) -> u8 {
        self.0.iter().map(|word| word.count_ones() as u8).sum()
    }

    /// The square with the smallest index.
    #[inline]
    pub(super) fn first(mut self) -> Option<Square> {
        self.next()
    }

    /// The bits, 64 squares in each integer.
    #[inline]
    pub(super) fn words(self) -> [u64; 3] {
        self.0
    }
}

impl BitAnd for Squares {
    type Output = Squares;
    #[inline]
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
    #[inline]
    fn bitor(self, other: Squares) -> Squares {
        Squares([
            self.0[0] | other.0[0],
            self.0[1] | other.0[1],
            self.0[2] | other.0[2],
        ])
    }
}

/// The set difference.
impl Sub for Squares {
    type Output = Squares;
    #[inline]
    fn sub(self, other: Squares) -> Squares {
        Squares([
            self.0[0] & !other.0[0],
            self.0[1] & !other.0[1],
            self.0[2] & !other.0[2],
        ])
    }
}

/// Removes and returns the square with the smallest index.
impl Iterator for Squares {
    type Item = Square;
    #[inline]
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
    use crate::rules::camelot::board::{leaps_from, name, steps_from};

    #[test]
    fn shifts_agree_with_single_steps_and_leaps() {
        for square in Squares::ALL {
            let one = Squares::NONE.with(square);
            assert_eq!(one.beside(), steps_from(square), "{}", name(square));
            for land in Squares::ALL {
                let leap = |from: &Square| {
                    let mut leaps = leaps_from(*from).iter();
                    leaps.any(|leap| leap.over == square && leap.land == land)
                };
                let known = Squares::ALL.filter(leap).collect::<Vec<_>>();
                let found = one.leapt_from(Squares::NONE.with(land));
                assert_eq!(found.collect::<Vec<_>>(), known);
            }
        }
    }
}
