//! The parts of a position that an evaluation weighs, as bit masks: bit `i` is the point with index `i` of the board.

use super::points::Points;
use super::position::Mill;
use super::turn::{Act, Turn};
use crate::rules::Side;

impl Mill {
    /// The points of a side's men on the board.
    #[inline]
    pub fn men_mask(&self, side: Side) -> u32 {
        self.cows[side].bits()
    }

    /// The empty points.
    #[inline]
    pub fn empty_mask(&self) -> u32 {
        self.empty().bits()
    }

    /// The points connected by a road to a point of the board.
    ///
    /// # Panics
    /// If the board has no such point.
    #[inline]
    pub fn neighbour_mask(&self, point: u8) -> u32 {
        self.sheet.geometry().neighbours(point).bits()
    }

    /// The lines of three that count, by the indices of their points.
    #[inline]
    pub fn lines(&self) -> &'static [[u8; 3]] {
        self.sheet.geometry().lines()
    }

    /// The number of men that a side has not placed yet.
    #[inline]
    pub fn in_hand(&self, side: Side) -> u8 {
        self.hand[side].total()
    }

    /// The number of men that a side has on the board and in hand.
    #[inline]
    pub fn men_left(&self, side: Side) -> u8 {
        self.alive[side]
    }

    /// Whether a man put on an empty point would make a line with other men.
    #[inline]
    pub fn closes_line(&self, others: u32, point: u8) -> bool {
        self.sheet.geometry().closes(Points::of_bits(others), point)
    }
}

impl Turn {
    /// The point that the man left, if it moved.
    #[inline]
    pub fn from(&self) -> Option<u8> {
        match self.act {
            Act::Move { from, .. } => Some(from),
            Act::Place { .. } | Act::Gift { .. } | Act::Pass => None,
        }
    }

    /// The point on which a man was put.
    #[inline]
    pub fn to(&self) -> Option<u8> {
        match self.act {
            Act::Place { at, .. } => Some(at),
            Act::Move { to, .. } => Some(to),
            Act::Gift { .. } | Act::Pass => None,
        }
    }

    /// The points of the men shot.
    #[inline]
    pub fn shot_mask(&self) -> u32 {
        self.shots.bits()
    }

    /// Whether no later position can equal one before the turn: a man was placed, given or shot.
    #[inline]
    pub fn is_irreversible(&self) -> bool {
        !self.shots.is_empty() || matches!(self.act, Act::Place { .. } | Act::Gift { .. })
    }
}
