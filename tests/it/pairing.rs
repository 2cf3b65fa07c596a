//! Who meets whom.

mod berger;
mod chance;
mod draft;
mod finals;
pub(crate) mod hall;
mod kinds;
mod monrad;
mod postponed;
mod team_swiss;
mod team_tiebreaks;
mod teams;
mod terms;
