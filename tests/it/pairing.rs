//! Pairings in sentences: their reasons and what to note before a round is posted.

mod explained_plans;
mod noted;
