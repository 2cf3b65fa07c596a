//! The Swiss system against rounds that other engines paired, and against the
//! rules themselves.

mod chance;
mod event;
mod field;
mod generated;
mod oracle;
mod report;
mod slow;
