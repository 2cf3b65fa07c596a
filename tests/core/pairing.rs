//! Who meets whom.

mod berger;
mod brackets;
mod by_hand;
mod chance;
mod draft;
mod explained;
mod finals;
mod groups;
mod kinds;
mod matches;
mod monrad;
mod overview;
mod postponed;
mod stages;
mod team_exercises;
mod team_swiss;
mod team_tiebreaks;
mod teams;
mod terms;
mod third;
mod whole_matches;
