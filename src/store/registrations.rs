//! Registration: what an organiser has settled about entries, and the players whom parents and schools have entered.

use super::StoreError;
use super::columns::Digest;
use super::schema::registrations;
use diesel::prelude::*;
use inkundla_core::tournament::TournamentId;

/// A player whom a form has entered.
#[derive(Clone, PartialEq, Eq, Debug, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = registrations, treat_none_as_null = true)]
pub struct RegistrationRow {
    /// Its number in the order of arrival; `None` until it is stored.
    #[diesel(deserialize_as = i64, skip_update)]
    pub id: Option<i64>,
    /// The tournament.
    #[diesel(skip_update)]
    pub tournament_id: i64,
    /// The digest of the private address of the form.
    #[diesel(skip_update)]
    pub form_hash: Vec<u8>,
    /// When the form came, in milliseconds since 1970.
    pub sent_at_ms: i64,
    /// The name of the person who sent the form.
    pub contact: String,
    /// Their phone number or e-mail address.
    pub reach: String,
    /// When they agreed to the words about consent; `None` where they were not asked.
    pub consent_at_ms: Option<i64>,
    /// Given names.
    pub given: String,
    /// Family name.
    pub family: String,
    /// School.
    pub school: Option<String>,
    /// Grade.
    pub grade: Option<i64>,
    /// Gender, as a code.
    pub gender: Option<String>,
    /// Year of birth.
    pub born: Option<i64>,
    /// Whether everybody may see the full name: 0 or 1.
    pub is_public: i64,
    /// The fee in hundredths of the currency.
    pub fee: i64,
    /// When the fee was noted as paid, in milliseconds since 1970.
    pub paid_at_ms: Option<i64>,
    /// `received`, `declined` or `withdrawn`.
    pub state: String,
    /// The reason of the organiser for declining; may be empty.
    pub reason: String,
    /// The entrant of an accepted entry. While there is none with this id, the entry is not accepted.
    pub entrant_id: Option<i64>,
    /// Increases with every change.
    pub version: i64,
}

/// An entry that is neither declined nor withdrawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenRegistration {
    /// Its number.
    pub id: i64,
    /// The school.
    pub school: Option<String>,
    /// As in [`RegistrationRow::entrant_id`].
    pub entrant_id: Option<i64>,
}

/// Queries for registration.
pub trait RegistrationReads {
    /// The settings as JSON of the caller; `None` before the first ones.
    fn registration_settings(
        &mut self,
        tournament: TournamentId,
    ) -> Result<Option<String>, StoreError>;
    /// All entries, in the order of arrival.
    fn registrations(
        &mut self,
        tournament: TournamentId,
    ) -> Result<Vec<RegistrationRow>, StoreError>;
    /// The entries of a form.
    fn registrations_of_form(
        &mut self,
        tournament: TournamentId,
        form: &Digest,
    ) -> Result<Vec<RegistrationRow>, StoreError>;
    /// The entries that are neither declined nor withdrawn, in the order of arrival.
    fn open_registrations(
        &mut self,
        tournament: TournamentId,
    ) -> Result<Vec<OpenRegistration>, StoreError>;
}

/// Writes of those who enter players. They leave no line in the audit log: an entry decides nothing.
pub trait RegistrationWrites {
    /// Adds entries, if the tournament has then at most this many.
    fn add_registrations(
        &mut self,
        rows: &[RegistrationRow],
        most: usize,
    ) -> Result<bool, StoreError>;
    /// Stores the next version of entries.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the stored version of one of them is not that of its row.
    fn set_registrations(&mut self, rows: &[RegistrationRow]) -> Result<(), StoreError>;
}

/// Changes by an organiser.
pub trait RegistrationChanges {
    /// Replaces the settings.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn set_registration_settings(
        &mut self,
        tournament: TournamentId,
        settings: &str,
    ) -> Result<(), StoreError>;
    /// Deletes entries.
    fn delete_registrations(
        &mut self,
        tournament: TournamentId,
        ids: &[i64],
    ) -> Result<(), StoreError>;
}
