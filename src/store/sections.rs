//! Sections: tournaments of their own that belong to a main event, and share its people.

use super::StoreError;
use super::tournaments::{EventSettingsRow, TournamentRecord};
use diesel::expression::SqlLiteral;
use diesel::sql_types::BigInt;
use inkundla_core::tournament::TournamentId;

/// Queries for sections.
pub trait SectionReads {
    /// The sections of a main event in their order; none of an event without sections.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`] if one of them cannot be read.
    fn sections(&mut self, main: TournamentId) -> Result<Vec<TournamentRecord>, StoreError>;
}

/// Changes of sections.
pub trait SectionChanges {
    /// Creates a section, which makes its event a main event.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the public key is taken, [`StoreError::Missing`] for no such event.
    fn create_section(
        &mut self,
        main: TournamentId,
        public_key: &str,
        settings_row: &EventSettingsRow,
        at_ms: i64,
    ) -> Result<TournamentId, StoreError>;
    /// Makes a main event without sections an event of its own again.
    fn end_sections(&mut self, main: TournamentId) -> Result<(), StoreError>;
}

/// The tournament whose people act in a tournament: the main event of a section, else the tournament itself.
pub(super) fn of_people(tournament: TournamentId) -> SqlLiteral<BigInt> {
    // An id is a number, so no text of anybody gets into the statement.
    diesel::dsl::sql(&format!(
        "(SELECT coalesce(own.main_id, own.id) FROM tournaments AS own WHERE own.id = {})",
        tournament.0
    ))
}
