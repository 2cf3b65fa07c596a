//! The pure core of Inkundla, without input, output, time or chance: the laws of the
//! games, the record of a game, and rounds with their pairings and standings.

mod codes;
pub mod referee;
pub mod rules;
pub mod tournament;
