//! The two sides of a game and the colours of their men.

use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut, Not};

/// A player's side. `First` moves first, whatever its colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Moves first.
    First,
    /// Moves second.
    Second,
}

impl Side {
    /// Both sides, in order of play.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// Its word in forms and files: `first` or `second`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Side::First => "first",
            Side::Second => "second",
        }
    }
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

/// The colour of a side's men; see [`Ruleset::colour`](super::Ruleset::colour).
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
    /// The value of the first side.
    pub first: T,
    /// The value of the second side.
    pub second: T,
}

impl<T> BySide<T> {
    /// Calls a function for each side.
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
