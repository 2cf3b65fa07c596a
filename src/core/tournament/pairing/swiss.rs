//! The Swiss system, FIDE Dutch, edition of February 2026 (C.04.3).
//!
//! A bracket's best candidate is the cheapest matching of a graph whose costs
//! are the criteria, one above the other; of equal candidates the first in the
//! order of C.04.3:4 is found by asking the same matching who else is as cheap.
//! At first only the bracket is looked at. What may depend on the next bracket,
//! or on everybody else, is then looked at with them.

mod absolute;
mod blossom;
mod bracket;
mod colour;
mod completion;
mod cost;
mod crowd;
mod field;
mod halves;
mod kinds;
mod order;
mod quality;
mod quick;
mod ready;
mod round;
mod scale;
mod team;
mod told;
mod weight;
mod why_not;

pub use completion::NoLegalPairing;
pub use field::{Field, Happened, Past, Player, Tenths, Worth};
pub use round::{Round, pair, sides};
pub use team::{NoTeamRound, SwissTeam, TeamField, TeamRound, pair_teams};
pub use told::{BracketTold, Criterion, Measure, Told, told};
pub use why_not::{WhyNot, why_not};
