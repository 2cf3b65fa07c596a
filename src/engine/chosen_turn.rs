//! The turn that the engine chose, and its value.

use crate::search::WIN;
use std::fmt;

/// The opinion of a position, for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// The side to move wins after this number of plies, its own included.
    Win(u32),
    /// The side to move loses after this number of plies.
    Loss(u32),
    /// The game is drawn.
    Draw,
    /// Reversi: the difference of discs at the end for the side to move.
    Discs(i32),
    /// An opinion: 100 is worth one man.
    Opinion(i32),
}

/// `win 7`, `loss 4`, `draw`, `discs +12` or `value 35`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Win(plies) => write!(f, "win {plies}"),
            Value::Loss(plies) => write!(f, "loss {plies}"),
            Value::Draw => f.write_str("draw"),
            Value::Discs(discs) => write!(f, "discs {discs:+}"),
            Value::Opinion(value) => write!(f, "value {value}"),
        }
    }
}

/// A turn that the engine chose, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChosenTurn {
    /// The turn in notation.
    pub turn: String,
    /// The value of the position for the side to move.
    pub value: Value,
    /// Whether the value is proved; otherwise it is an opinion.
    pub is_exact: bool,
    /// The number of plies that the search looked ahead.
    pub depth: u32,
    /// The number of positions searched.
    pub nodes: u64,
    /// The turns that the engine expects, the chosen one first.
    pub line: Vec<String>,
}

/// The value of a score of the search.
pub(crate) fn value_of(score: i32) -> Value {
    if score >= WIN - 1_000 {
        Value::Win((WIN - score).unsigned_abs())
    } else if score <= 1_000 - WIN {
        Value::Loss((WIN + score).unsigned_abs())
    } else {
        Value::Opinion(score)
    }
}
