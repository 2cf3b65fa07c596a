//! Standings of tournament files.

mod tables;
