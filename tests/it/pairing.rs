//! Who meets whom.

mod berger;
mod chance;
mod draft;
mod explained;
mod explained_plans;
mod finals;
pub(crate) mod hall;
mod kinds;
mod matches;
mod monrad;
mod noted;
mod postponed;
mod team_exercises;
mod team_swiss;
pub mod team_tiebreaks;
pub mod teams;
mod terms;
mod third;
