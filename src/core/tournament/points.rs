//! Points in halves, the scoring of results, and the two kinds of points of teams.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign};

/// Tournament points, counted in halves so that a draw is exact.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Points(u16);

impl Points {
    /// Points from a number of halves.
    pub const fn halves(halves: u16) -> Points {
        Points(halves)
    }

    /// The number of half points.
    pub const fn in_halves(self) -> u16 {
        self.0
    }

    /// Decimal notation for files: `2`, `1.5`, `0.5`, `0`.
    ///
    /// ```
    /// # use inkundla_core::tournament::Points;
    /// assert_eq!(Points::halves(3).decimal(), "1.5");
    /// ```
    pub fn decimal(self) -> String {
        let half = if self.0 % 2 == 1 { ".5" } else { "" };
        format!("{}{half}", self.0 / 2)
    }

    /// The points times a number.
    #[must_use]
    pub const fn times(self, times: u16) -> Points {
        Points(self.0.saturating_mul(times))
    }

    /// The absolute difference.
    #[must_use]
    pub const fn apart(self, other: Points) -> Points {
        Points(self.0.abs_diff(other.0))
    }
}

/// Notation for people: `2`, `1½`, `½`, `0`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 2, self.0 % 2) {
            (whole, 0) => write!(f, "{whole}"),
            (0, _) => f.write_str("½"),
            (whole, _) => write!(f, "{whole}½"),
        }
    }
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::default(), Add::add)
    }
}

/// The points for results.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scoring {
    /// A win, played or by forfeit or award.
    pub win: Points,
    /// A draw.
    pub draw: Points,
    /// A loss.
    pub loss: Points,
    /// The pairing-allocated bye.
    pub bye: Points,
    /// Whether that bye counts the average of the entrant's other rounds in the standings, and 0 for
    /// the pairing (MSSA).
    #[serde(default)]
    pub average_bye: bool,
}

impl Default for Scoring {
    fn default() -> Scoring {
        let (whole, half, none) = (Points(2), Points(1), Points(0));
        Scoring {
            win: whole,
            draw: half,
            loss: none,
            bye: whole,
            average_bye: false,
        }
    }
}

/// The two kinds of points that teams have (C.07:11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TeamPoints {
    /// For matches won and drawn.
    #[default]
    Match,
    /// The points of the players at the boards.
    Game,
}

impl TeamPoints {
    /// The other kind.
    pub fn other(self) -> TeamPoints {
        match self {
            TeamPoints::Match => TeamPoints::Game,
            TeamPoints::Game => TeamPoints::Match,
        }
    }
}
