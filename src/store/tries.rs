//! Wrong tries of secrets that can be guessed, counted for all processes that serve the same
//! database.

use super::StoreError;

/// How many wrong tries are allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    /// Tries that are allowed at once.
    pub at_once: u32,
    /// Milliseconds until the next one is allowed.
    pub one_in_ms: i64,
    /// Rows that are kept at most: of more, those that would be forgotten soonest go at once.
    pub known: i64,
}

/// What can be asked.
pub trait TryReads {
    /// Whether something may be tried.
    ///
    /// # Errors
    /// Those of the database.
    fn may_try(
        &mut self,
        what: &str,
        allowance: Allowance,
        now_ms: i64,
    ) -> Result<bool, StoreError>;
}

/// What is counted.
pub trait TryWrites {
    /// Counts a wrong try, and forgets those that mean nothing any more.
    ///
    /// # Errors
    /// Those of the database.
    fn tried_wrongly(
        &mut self,
        what: &str,
        allowance: Allowance,
        now_ms: i64,
    ) -> Result<(), StoreError>;
}
