//! The two sides of a game, and the look of their men.

use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut, Not};

/// A player's side. `First` moves first, whatever the colours are called.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Moves first.
    First,
    /// Moves second.
    Second,
}

impl Side {
    /// Both sides, the one that moves first in front.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];
}

impl Not for Side {
    type Output = Side;
    fn not(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

/// What a side's men look like. Which side has which is for the ruleset to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    /// Light.
    White,
    /// Dark.
    Black,
}

/// One value for each side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct BySide<T> {
    /// Of the first side.
    pub first: T,
    /// Of the second side.
    pub second: T,
}

impl<T> BySide<T> {
    /// The values that `of` gives for each side.
    pub fn from_fn(mut of: impl FnMut(Side) -> T) -> BySide<T> {
        BySide {
            first: of(Side::First),
            second: of(Side::Second),
        }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        match side {
            Side::First => &self.first,
            Side::Second => &self.second,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::First => &mut self.first,
            Side::Second => &mut self.second,
        }
    }
}
