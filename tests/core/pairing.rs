//! Who meets whom.

mod berger;
mod board_standings;
mod brackets;
mod by_hand;
mod chance;
mod draft;
mod explained;
mod finals;
mod groups;
mod kinds;
mod line_ups;
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
mod two_games;
mod whole_matches;
