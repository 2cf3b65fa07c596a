//! Personal data from before a change, for undo. The audit log is kept for good and has only the
//! number of the change; these rows are deleted when the names are erased.

use super::StoreError;
use inkundla_core::tournament::{EntrantId, TournamentId};

/// Queries for erasable data.
pub trait ErasableReads {
    /// The data of entrants from before a change of a tournament, as JSON of the caller; empty
    /// once it has been erased.
    fn erasable_words(
        &mut self,
        tournament: TournamentId,
        change: u64,
    ) -> Result<Vec<(EntrantId, String)>, StoreError>;
    /// All such data of an entrant.
    fn erasable_words_of(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
    ) -> Result<Vec<String>, StoreError>;
}

/// Changes of erasable data.
pub trait ErasableChanges {
    /// Stores data of entrants, and returns the number of the change under which it is found.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if there is no such tournament.
    fn keep_erasable_words(
        &mut self,
        tournament: TournamentId,
        words: &[(EntrantId, String)],
    ) -> Result<u64, StoreError>;
}
