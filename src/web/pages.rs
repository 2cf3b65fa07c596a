//! One page, one file: its handlers and what it shows.

pub mod asked;
pub mod board;
pub mod cards;
pub mod check;
pub mod correct;
pub mod draft;
pub mod event;
pub mod finals;
pub mod history;
pub mod home;
pub mod new;
pub mod player;
pub mod players;
pub mod practice;
pub mod print;
pub mod records;
pub mod round;
pub mod rules;
pub mod rulesets;
pub mod run;
pub mod settings;
pub mod setup;
pub mod signin;
pub mod standings;
pub mod umpire;
pub mod wishes;
