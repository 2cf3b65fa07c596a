//! Rate limits for secrets that can be guessed, shared by all processes on the same database.

use super::StoreError;

/// A token bucket for failed attempts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    /// Attempts that are allowed in a burst.
    pub at_once: u32,
    /// Milliseconds until one more attempt is allowed.
    pub one_in_ms: i64,
    /// The most rows to keep; beyond it, those that expire first are deleted.
    pub known: i64,
}

/// Queries for rate limits.
pub trait AttemptReads {
    /// Whether `what` may be attempted now.
    fn may_try(
        &mut self,
        what: &str,
        allowance: Allowance,
        now_ms: i64,
    ) -> Result<bool, StoreError>;
}

/// Writes of rate limits.
pub trait AttemptWrites {
    /// Counts a failed attempt, and deletes expired rows.
    fn tried_wrongly(
        &mut self,
        what: &str,
        allowance: Allowance,
        now_ms: i64,
    ) -> Result<(), StoreError>;
}
