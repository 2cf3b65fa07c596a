use super::Tiebreak;
use crate::tournament::{EntrantId, Points, RoundNo};
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Mul};

/// The value of a tie-break, exact in quarters of a point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Value(i64);

impl Value {
    /// So many quarters.
    pub const fn quarters(quarters: i64) -> Value {
        Value(quarters)
    }

    /// A whole number.
    pub const fn whole(number: i64) -> Value {
        Value(number.saturating_mul(4))
    }

    /// The number of quarters.
    pub const fn in_quarters(self) -> i64 {
        self.0
    }

    /// `7`, `7.5`, `-0.25`: as programs write it.
    pub fn decimal(self) -> String {
        self.with(["", ".25", ".5", ".75"], "-")
    }

    fn with(self, fractions: [&str; 4], minus: &str) -> String {
        let [none, one, two, three] = fractions;
        let fraction = match self.0.unsigned_abs() % 4 {
            0 => none,
            1 => one,
            2 => two,
            _ => three,
        };
        let sign = if self.0 < 0 { minus } else { "" };
        match self.0.unsigned_abs() / 4 {
            0 if fraction.starts_with(|c: char| !c.is_ascii()) => format!("{sign}{fraction}"),
            whole => format!("{sign}{whole}{fraction}"),
        }
    }
}

/// `7`, `7½`, `¼`, `−3`: as people write it.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.with(["", "¼", "½", "¾"], "−"))
    }
}

impl From<Points> for Value {
    fn from(points: Points) -> Value {
        Value(i64::from(points.in_halves()) * 2)
    }
}

impl Add for Value {
    type Output = Value;
    fn add(self, other: Value) -> Value {
        Value(self.0.saturating_add(other.0))
    }
}

impl Sum for Value {
    fn sum<I: Iterator<Item = Value>>(values: I) -> Value {
        values.fold(Value::default(), Add::add)
    }
}

/// Halves times halves are quarters.
impl Mul for Points {
    type Output = Value;
    fn mul(self, other: Points) -> Value {
        Value(i64::from(self.in_halves()) * i64::from(other.in_halves()))
    }
}

/// One tie-break of one entrant, and how it came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// Which tie-break.
    pub tiebreak: Tiebreak,
    /// The value; `None` where the tie-break does not apply: a direct
    /// encounter without somebody tied.
    pub value: Option<Value>,
    /// What it is made of, by round; the sum is the value.
    pub working: Vec<Contribution>,
}

impl Figure {
    /// The sum of contributions.
    pub(super) fn sum(tiebreak: Tiebreak, working: Vec<Contribution>) -> Figure {
        let value = Some(working.iter().map(|part| part.value).sum());
        Figure {
            tiebreak,
            value,
            working,
        }
    }
}

/// What one round contributed to a tie-break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contribution {
    /// The round.
    pub round: RoundNo,
    /// The opponent, where there was one.
    pub opponent: Option<EntrantId>,
    /// How much.
    pub value: Value,
    /// Why.
    pub because: Because,
}

/// Why a round contributes what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Because {
    /// The opponent has so many points, and so many were scored in the game.
    Opponent {
        /// Points of the opponent, adjusted by C.07:16.3.
        has: Points,
        /// Points scored in the round.
        scored: Points,
    },
    /// Not played: counted as a game against a dummy opponent (C.07:16.4).
    Dummy {
        /// Points of the dummy: one's own, or the cap where that is lower.
        has: Points,
        /// Points awarded for the round.
        scored: Points,
    },
    /// A game against somebody tied.
    Encounter {
        /// Points scored in it.
        scored: Points,
        /// How many games of the two are averaged.
        games: u16,
    },
    /// A game won.
    Won,
    /// A round without a game, worth a win.
    WonUnplayed,
    /// Cows counted.
    Cows {
        /// Shot by the entrant.
        shot: u8,
        /// Lost to the opponent.
        lost: u8,
    },
}
