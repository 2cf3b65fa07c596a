//! The Swiss system against rounds that other engines paired, and against the
//! rules themselves.

mod chance;
mod event;
mod field;
mod generated;
mod law;
mod oracle;
mod report;
mod slow;
mod topscorers;
