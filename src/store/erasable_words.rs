//! The data of children before it was changed. The audit log is kept for good, so it has only a
//! number; this stands beside it and goes when the names go.

use super::StoreError;
use inkundla_core::tournament::{EntrantId, TournamentId};

/// What can be asked.
pub trait ErasableReads {
    /// What was kept of entrants at a change of a tournament, as JSON of the
    /// caller, by their identities; nothing once it was taken away.
    ///
    /// # Errors
    /// Those of the database.
    fn erasable_words(
        &mut self,
        tournament: TournamentId,
        change: u64,
    ) -> Result<Vec<(EntrantId, String)>, StoreError>;
    /// All that was kept of an entrant.
    ///
    /// # Errors
    /// Those of the database.
    fn erasable_words_of(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
    ) -> Result<Vec<String>, StoreError>;
}

/// What is kept.
pub trait ErasableChanges {
    /// Keeps what was known of entrants, and returns the number of the change
    /// under which it is found.
    ///
    /// # Errors
    /// [`StoreError::Missing`] without such a tournament.
    fn keep_erasable_words(
        &mut self,
        tournament: TournamentId,
        words: &[(EntrantId, String)],
    ) -> Result<u64, StoreError>;
}
