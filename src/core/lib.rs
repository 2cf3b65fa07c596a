#![doc = include_str!("README.md")]

mod codes;
pub mod merkle;
mod quoted;
pub mod referee;
pub mod rules;
pub mod tournament;

pub use quoted::{Quoted, quoted};
