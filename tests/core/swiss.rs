//! The Swiss system against rounds that other engines paired, and against the
//! rules themselves.

mod chance;
mod criteria;
mod event;
mod field;
mod law;
mod law_and_solver;
mod oracle;
mod topscorers;
