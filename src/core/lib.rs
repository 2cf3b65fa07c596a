#![doc = include_str!("README.md")]

mod codes;
pub mod referee;
pub mod rules;
pub mod tournament;
