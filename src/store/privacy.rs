//! Consent to show a name, and how long names are kept.

use super::StoreError;
use chrono::{DateTime, Utc};
use inkundla_core::tournament::{EntrantId, TournamentId};

/// The answer of somebody who answers for a child, asked whether its whole name may be
/// shown to everybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Consent {
    /// Whether they said yes; a no is kept so that nobody asks again.
    pub is_given: bool,
    /// Who recorded it.
    pub by: String,
    /// When.
    pub at_ms: i64,
}

/// How long the names of a tournament are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keeping {
    /// Days after it was finished; `None`: until somebody takes them away.
    pub after_days: Option<u16>,
    /// When they were taken away.
    pub gone_at_ms: Option<i64>,
    /// When the tournament was finished.
    pub finished_at_ms: Option<i64>,
}

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

impl Keeping {
    /// When the names go by themselves, if they do.
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

    /// Whether the names are there still though their time is over, by a clock.
    pub fn is_due(&self, now_ms: i64) -> bool {
        self.due_ms().is_some_and(|due| due <= now_ms)
    }
}

/// What can be asked.
pub trait PrivacyReads {
    /// The answer for a child, if somebody has asked.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for an entrant of another tournament.
    fn consent(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
    ) -> Result<Option<Consent>, StoreError>;
    /// The children of a tournament for whom somebody said no.
    ///
    /// # Errors
    /// Those of the database.
    fn refusals(&mut self, tournament: TournamentId) -> Result<Vec<EntrantId>, StoreError>;
    /// How long names are kept.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn keeping(&mut self, tournament: TournamentId) -> Result<Keeping, StoreError>;
    /// The tournaments that keep names longer than they were to, by a time, and how long
    /// they were to keep them.
    ///
    /// # Errors
    /// Those of the database.
    fn due_to_forget(&mut self, now_ms: i64) -> Result<Vec<(TournamentId, Keeping)>, StoreError>;
}

/// What changes.
pub trait PrivacyChanges {
    /// Records an answer, or that there is none any more.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for an entrant of another tournament.
    fn set_consent(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
        consent: Option<&Consent>,
    ) -> Result<(), StoreError>;
    /// Decides after how many days names go.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn keep_names_for(
        &mut self,
        tournament: TournamentId,
        days: Option<u16>,
    ) -> Result<(), StoreError>;
    /// Takes away all that is known of one child but its start number, its
    /// rating (others' figures rest on it) and its results.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for an entrant of another tournament.
    fn erase_entrant(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
    ) -> Result<(), StoreError>;
    /// The same for all children of a tournament, whose schools stay. Returns
    /// how many there are.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn erase_names(&mut self, tournament: TournamentId, at_ms: i64) -> Result<usize, StoreError>;
    /// Takes a tournament out of sight for good: nobody has a right to it, no
    /// code opens a board, no key finds it.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn delete_tournament(&mut self, tournament: TournamentId, at_ms: i64)
    -> Result<(), StoreError>;
}
