//! The store. Every story runs on both databases: a SQLite file, and a
//! PostgreSQL database of its own.

mod accounts;
mod aliases;
mod archive;
pub mod base;
mod boards;
mod chains;
mod games;
mod opening;
mod people;
mod privacy;
mod rounds;
mod schema;
mod together;
mod tournaments;
mod tries;
mod words;
mod writing;
