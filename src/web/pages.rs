//! One page, one file: its handlers and what it shows.

pub mod board;
pub mod home;
pub mod setup;
pub mod signin;
pub mod standings;
pub mod umpire;
