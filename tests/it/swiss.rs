//! The Swiss system on tournament files.

mod generated;
mod report;
