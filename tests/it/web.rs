//! The pages, as people and browsers see them: a real server on a port of its
//! own, a real database, HTTP.

pub mod harness;

mod players;
mod rights;
mod rounds;
mod standings;
pub mod umpire;
