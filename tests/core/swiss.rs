//! The Swiss system compared with rounds of other engines and with the rules.

mod chance;
mod criteria;
mod event;
mod field;
mod law;
mod law_and_solver;
mod oracle;
mod other_systems;
mod topscorers;
