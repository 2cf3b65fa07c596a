//! Entrants.

use super::StoreError;
use super::columns::{decode, fit};
use super::schema::entrants;
use diesel::prelude::*;
use inkundla_core::tournament::{
    About, AliasForm, Entrant, EntrantId, EntrantName, Gender, Grade, Presence, ShownAs,
    TournamentId, legible,
};

/// A new entrant without a start number, or new data for an existing one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEntrant {
    /// The name.
    pub name: EntrantName,
    /// The school, if known.
    pub school: Option<String>,
    /// The grade, if known.
    pub grade: Option<Grade>,
    /// The presence in the hall.
    pub presence: Presence,
    /// Rating, gender and year of birth, as far as known.
    pub about: About,
}

/// Queries for entrants.
pub trait EntrantReads {
    /// All entrants of a tournament, by start number.
    fn entrants(&mut self, tournament: TournamentId) -> Result<Vec<Entrant>, StoreError>;
    /// The entrant with an id.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for an entrant of another tournament.
    fn entrant(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
    ) -> Result<Entrant, StoreError>;
}

/// Changes of entrants.
pub trait EntrantChanges {
    /// Enters children in this order, all or none, with the next start numbers. Once there is a
    /// round, a number is never reused; before that, the numbers of deleted entrants are free.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if there is no such tournament, [`StoreError::Refused`] if the
    /// numbers run out.
    fn enter(
        &mut self,
        tournament: TournamentId,
        children: &[NewEntrant],
    ) -> Result<Vec<Entrant>, StoreError>;
    /// Restores deleted entrants with their ids, and with their start numbers unless these have
    /// been given to others; those entrants get the next numbers. Returns the numbers.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if one of them is still entered.
    fn bring_back(
        &mut self,
        tournament: TournamentId,
        entrants: &[(EntrantId, u16, NewEntrant)],
    ) -> Result<Vec<u16>, StoreError>;
    /// Makes the aliases unique after names were entered or changed. Once there is a round, only
    /// the entrants in `changed` get a new alias.
    fn settle_aliases(
        &mut self,
        tournament: TournamentId,
        changed: &[EntrantId],
    ) -> Result<(), StoreError>;
    /// Sets the schools of entrants, all or none.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if one of them is not in the tournament.
    fn set_schools(
        &mut self,
        tournament: TournamentId,
        schools: &[(EntrantId, Option<String>)],
    ) -> Result<(), StoreError>;
    /// Gives entrants other start numbers, all or none.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if another entrant has one of the numbers; [`StoreError::Missing`];
    /// [`StoreError::Refused`] if the numbers run out.
    fn set_numbers(
        &mut self,
        tournament: TournamentId,
        numbers: &[(EntrantId, u16)],
    ) -> Result<(), StoreError>;
    /// Replaces everything but the start number.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for an entrant of another tournament.
    fn set_entrant(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
        words: &NewEntrant,
    ) -> Result<(), StoreError>;
    /// Sets the presence of entrants, all or none.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if one of them is not in the tournament.
    fn set_presence(
        &mut self,
        tournament: TournamentId,
        entrants: &[EntrantId],
        presence: Presence,
    ) -> Result<(), StoreError>;
    /// Deletes an entrant who was in no round, not even a draft.
    ///
    /// # Errors
    /// [`StoreError::Missing`]; [`StoreError::Refused`] if the entrant is in a round.
    fn strike_entrant(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
    ) -> Result<(), StoreError>;
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = entrants)]
pub(super) struct EntrantRow {
    id: i64,
    number: i64,
    given: String,
    family: String,
    school: Option<String>,
    grade: Option<i64>,
    presence: String,
    rating: Option<i64>,
    gender: Option<String>,
    born: Option<i64>,
    #[diesel(embed)]
    name: NameColumns,
}

/// The columns that a name depends on besides the name itself.
#[derive(Queryable, Selectable)]
#[diesel(table_name = entrants)]
pub(super) struct NameColumns {
    consent_at_ms: Option<i64>,
    alias_letters: Option<i64>,
    shown_as: Option<String>,
}

impl NameColumns {
    /// The name with its alias and consent.
    pub(super) fn name(
        &self,
        number: i64,
        given: &str,
        family: &str,
    ) -> Result<EntrantName, StoreError> {
        // A name from before a character was refused stays readable.
        let name = EntrantName::parse(given, family)
            .or_else(|_| EntrantName::parse(&legible(given), &legible(family)));
        let name = name.map_err(|why| StoreError::unreadable("name", why))?;
        let form = match self.alias_letters {
            Some(0) => AliasForm::Numbered(fit("start number", number)?),
            Some(2) => AliasForm::TwoLetters,
            _ => AliasForm::OneLetter,
        };
        let name = name.shown(self.consent_at_ms.is_some()).known_by(form);
        let shown_as = self.shown_as.as_deref().map(ShownAs::from_code);
        Ok(name.outside(shown_as, fit("start number", number)?))
    }
}

/// The column for the form of an alias.
pub(super) fn alias_letters(form: AliasForm) -> i64 {
    match form {
        AliasForm::Numbered(_) => 0,
        AliasForm::OneLetter => 1,
        AliasForm::TwoLetters => 2,
    }
}

impl TryFrom<EntrantRow> for Entrant {
    type Error = StoreError;
    fn try_from(row: EntrantRow) -> Result<Entrant, StoreError> {
        Ok(Entrant {
            id: EntrantId(row.id),
            number: fit("start number", row.number)?,
            name: row.name.name(row.number, &row.given, &row.family)?,
            school: row.school,
            grade: row.grade.map(grade).transpose()?,
            presence: decode("presence", &row.presence, Presence::from_code)?,
            about: About {
                rating: row.rating.map(|rating| fit("rating", rating)).transpose()?,
                gender: row.gender.as_deref().map(gender).transpose()?,
                born: row.born.map(|born| fit("year", born)).transpose()?,
            },
        })
    }
}

fn grade(number: i64) -> Result<Grade, StoreError> {
    Grade::new(fit("grade", number)?).ok_or_else(|| StoreError::unreadable("grade", number))
}

fn gender(code: &str) -> Result<Gender, StoreError> {
    Gender::from_code(code).ok_or_else(|| StoreError::unreadable("gender", code))
}

/// All columns but the id and the number. `None` is written as NULL.
#[derive(Insertable, AsChangeset)]
#[diesel(table_name = entrants, treat_none_as_default_value = false, treat_none_as_null = true)]
pub(super) struct EntrantWords {
    given: String,
    family: String,
    school: Option<String>,
    grade: Option<i64>,
    presence: &'static str,
    rating: Option<i64>,
    gender: Option<&'static str>,
    born: Option<i64>,
    shown_as: Option<String>,
}

impl From<&NewEntrant> for EntrantWords {
    fn from(child: &NewEntrant) -> EntrantWords {
        EntrantWords {
            given: child.name.given().to_owned(),
            family: child.name.family().to_owned(),
            school: child.school.clone(),
            grade: child.grade.map(|grade| i64::from(grade.number())),
            presence: child.presence.code(),
            rating: child.about.rating.map(i64::from),
            gender: child.about.gender.map(Gender::code),
            born: child.about.born.map(i64::from),
            shown_as: child.name.shown_as().map(|one| one.code().to_owned()),
        }
    }
}

#[derive(Insertable)]
#[diesel(table_name = entrants)]
pub(super) struct RestoredEntrantRow {
    pub(super) id: i64,
    #[diesel(embed)]
    pub(super) entrant: NewEntrantRow,
}

#[derive(Insertable)]
#[diesel(table_name = entrants)]
pub(super) struct NewEntrantRow {
    pub(super) tournament_id: i64,
    pub(super) number: i64,
    #[diesel(embed)]
    pub(super) words: EntrantWords,
}
