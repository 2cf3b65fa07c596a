//! The store. Every test runs on both databases: a SQLite file, and its own PostgreSQL database.

mod accounts;
mod aliases;
mod archive;
mod attempt_limit;
pub mod base;
mod boards;
mod chains;
mod games;
mod group_commit;
mod open_database;
mod people;
mod privacy;
mod rounds;
mod schema;
mod speakers;
mod tournaments;
mod writing;
