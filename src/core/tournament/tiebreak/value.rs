//! Tie-break values as fixed-point numbers with three decimals.

use crate::tournament::Points;
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Sub};

/// The value of a tie-break, in thousandths. Points and their products are
/// exact; averages are rounded, halves up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Value(i64);

const ONE: i64 = 1_000;

impl Value {
    /// A value in thousandths.
    pub const fn thousandths(thousandths: i64) -> Value {
        Value(thousandths)
    }

    /// A value in quarters.
    pub const fn quarters(quarters: i64) -> Value {
        Value(quarters.saturating_mul(ONE / 4))
    }

    /// A whole number.
    pub const fn whole(number: i64) -> Value {
        Value(number.saturating_mul(ONE))
    }

    /// The number of thousandths.
    pub const fn in_thousandths(self) -> i64 {
        self.0
    }

    /// The product of two values.
    #[must_use]
    pub const fn times(self, other: Value) -> Value {
        Value(rounded(self.0.saturating_mul(other.0), ONE))
    }

    /// The quotient, such as an average; 0 if the divisor is not positive.
    #[must_use]
    pub const fn divided(self, parts: i64) -> Value {
        Value(rounded(self.0, parts))
    }

    /// The nearest whole number, halves up.
    #[must_use]
    pub const fn to_whole(self) -> Value {
        Value::whole(rounded(self.0, ONE))
    }

    /// Decimal notation for files: `7`, `7.5`, `-0.25`.
    pub fn decimal(self) -> String {
        self.with("-")
    }

    fn with(self, minus: &str) -> String {
        let sign = if self.0 < 0 { minus } else { "" };
        let (whole, part) = (self.0.unsigned_abs() / 1_000, self.0.unsigned_abs() % 1_000);
        let digits = format!("{part:03}");
        match digits.trim_end_matches('0') {
            "" => format!("{sign}{whole}"),
            digits => format!("{sign}{whole}.{digits}"),
        }
    }
}

/// Division rounded to the nearest, halves up; 0 if the divisor is not positive.
const fn rounded(number: i64, by: i64) -> i64 {
    if by <= 0 {
        return 0;
    }
    number
        .saturating_mul(2)
        .saturating_add(by)
        .div_euclid(2 * by)
}

/// Notation for people: `7`, `7½`, `¼`, `−3`, `53.722`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fraction = match self.0.unsigned_abs() % 1_000 {
            250 => "¼",
            500 => "½",
            750 => "¾",
            _ => return f.write_str(&self.with("−")),
        };
        let sign = if self.0 < 0 { "−" } else { "" };
        match self.0.unsigned_abs() / 1_000 {
            0 => write!(f, "{sign}{fraction}"),
            whole => write!(f, "{sign}{whole}{fraction}"),
        }
    }
}

impl From<Points> for Value {
    fn from(points: Points) -> Value {
        Value(i64::from(points.in_halves()) * (ONE / 2))
    }
}

impl Add for Value {
    type Output = Value;
    fn add(self, other: Value) -> Value {
        Value(self.0.saturating_add(other.0))
    }
}

impl Sub for Value {
    type Output = Value;
    fn sub(self, other: Value) -> Value {
        Value(self.0.saturating_sub(other.0))
    }
}

impl Sum for Value {
    fn sum<I: Iterator<Item = Value>>(values: I) -> Value {
        values.fold(Value::default(), Add::add)
    }
}
