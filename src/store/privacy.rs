//! Consent to publish a name, and the retention period of names.

use super::StoreError;
use chrono::{DateTime, Utc};
use inkundla_core::tournament::{EntrantId, TournamentId};

/// The answer of a parent or guardian to the question whether a child's full name may be shown to
/// everybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Consent {
    /// Whether they consented; a refusal is stored so that nobody asks again.
    pub is_given: bool,
    /// The name of the account that recorded it.
    pub by: String,
    /// When.
    pub at_ms: i64,
}

/// The retention of the names of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keeping {
    /// Days to keep them after the end of the tournament; `None`: until they are erased by hand.
    pub after_days: Option<u16>,
    /// When they were erased.
    pub gone_at_ms: Option<i64>,
    /// When the tournament was finished.
    pub finished_at_ms: Option<i64>,
}

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

impl Keeping {
    /// When the names are erased automatically, if at all.
    pub fn due_ms(&self) -> Option<i64> {
        let (days, finished) = (self.after_days?, self.finished_at_ms?);
        self.gone_at_ms
            .is_none()
            .then(|| finished + i64::from(days) * DAY_MS)
    }

    /// When the tournament was finished.
    pub fn finished_at(&self) -> Option<DateTime<Utc>> {
        DateTime::from_timestamp_millis(self.finished_at_ms?)
    }

    /// Whether the names are overdue for erasure.
    pub fn is_due(&self, now_ms: i64) -> bool {
        self.due_ms().is_some_and(|due| due <= now_ms)
    }
}

/// Queries for consent and retention.
pub trait PrivacyReads {
    /// The answer for a child, if one was recorded.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for an entrant of another tournament.
    fn consent(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
    ) -> Result<Option<Consent>, StoreError>;
    /// The children of a tournament whose full names must not be shown.
    fn refusals(&mut self, tournament: TournamentId) -> Result<Vec<EntrantId>, StoreError>;
    /// The retention of a tournament's names.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn keeping(&mut self, tournament: TournamentId) -> Result<Keeping, StoreError>;
    /// The tournaments whose names are overdue for erasure, and their retention.
    fn due_for_erasure(&mut self, now_ms: i64) -> Result<Vec<(TournamentId, Keeping)>, StoreError>;
}

/// Changes of consent and retention, and erasure.
pub trait PrivacyChanges {
    /// Sets (`Some`) or removes (`None`) the answer for a child.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for an entrant of another tournament.
    fn set_consent(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
        consent: Option<&Consent>,
    ) -> Result<(), StoreError>;
    /// Sets the days after which names are erased.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn keep_names_for(
        &mut self,
        tournament: TournamentId,
        days: Option<u16>,
    ) -> Result<(), StoreError>;
    /// Erases everything about a child but the start number, the rating (the figures of others
    /// depend on it) and the results.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for an entrant of another tournament.
    fn erase_entrant(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
    ) -> Result<(), StoreError>;
    /// Removes the umpire with a name from the list of an event. The log of the event forgets former versions of its
    /// settings.
    fn erase_umpire(&mut self, tournament: TournamentId, name: &str) -> Result<(), StoreError>;
    /// Erases all children of a tournament likewise, except their schools, and the texts of its page.
    /// Returns the number of children.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn erase_names(&mut self, tournament: TournamentId, at_ms: i64) -> Result<usize, StoreError>;
    /// Hides a tournament for good: nobody has a role in it, no code opens a board, no key finds
    /// it.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn delete_tournament(&mut self, tournament: TournamentId, at_ms: i64)
    -> Result<(), StoreError>;
}
