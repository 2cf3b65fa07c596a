//! One page, one file: its handlers and what it shows.

pub mod board;
pub mod correct;
pub mod draft;
pub mod history;
pub mod home;
pub mod print;
pub mod round;
pub mod run;
pub mod setup;
pub mod signin;
pub mod standings;
pub mod umpire;
