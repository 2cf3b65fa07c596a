//! The store. Every test runs on both databases: a SQLite file, and its own PostgreSQL database.

mod accounts;
mod aliases;
mod announcements;
mod archive;
mod attempt_limit;
pub mod base;
mod boards;
mod games;
mod group_commit;
mod hash_chains;
mod open_database;
mod privacy;
mod rounds;
mod schema;
mod seats;
mod speakers;
mod staff;
mod tournaments;
mod writing;
