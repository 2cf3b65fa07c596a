//! The Swiss system, FIDE Dutch, edition of February 2026 (C.04.3).
//!
//! A bracket's best candidate is the cheapest matching of a graph whose costs
//! are the criteria, one above the other; of equal candidates the first in the
//! order of C.04.3:4 is found by asking the same matching who else is as cheap.
//! At first only the bracket is looked at. What may depend on the next bracket,
//! or on everybody else, is then looked at with them.

mod absolute;
mod colour;
mod field;
mod prepared;
mod quality;
mod report;
mod round;
mod solver;
mod team;
mod why_not;

pub use field::{Field, PastKind, PastRound, Player, PointSystem, Tenths};
pub use report::{BracketReport, Criterion, Measure, RoundReport, report};
pub use round::{NoLegalPairing, Round, pair, sides};
pub use team::{NoTeamRound, SwissTeam, TeamField, TeamRound, pair_teams};
pub use why_not::{WhyNot, why_not};
