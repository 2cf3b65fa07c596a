//! Casual games: two devices play outside of any event, by a code. The program is the umpire. A game has a record
//! like any other, with the same commands and the same law, but in one row, which is deleted a day after the last
//! turn. Nobody is named.

mod casual_game;
mod entries;
mod open;
mod players;
mod record_file;
mod streams;

pub(in crate::desk) use casual_game::CasualCache;
pub use casual_game::{CasualGame, KEPT, MOST_OF_SOURCE, NextGame};
pub use record_file::unsigned_records;
pub use streams::CasualStream;
