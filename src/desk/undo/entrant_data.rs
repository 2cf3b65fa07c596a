//! The data of a child before and after a change, kept beside the history until names are erased.

use super::ConsentRecord;
use crate::store::{Consent, NewEntrant, StoreError};
use crate::tournament::{About, Entrant, EntrantId, EntrantName, Gender, Grade, Presence};
use serde::{Deserialize, Serialize};

/// All personal data of an entrant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EntrantData {
    /// The start number.
    pub number: u16,
    given: String,
    family: String,
    /// The school.
    pub school: Option<String>,
    grade: Option<Grade>,
    presence: Presence,
    rating: Option<u16>,
    gender: Option<Gender>,
    born: Option<u16>,
    consent: Option<ConsentRecord>,
}

impl EntrantData {
    pub(in crate::desk) fn of(entrant: &Entrant, consent: Option<&Consent>) -> EntrantData {
        EntrantData {
            number: entrant.number,
            given: entrant.name.given().to_owned(),
            family: entrant.name.family().to_owned(),
            school: entrant.school.clone(),
            grade: entrant.grade,
            presence: entrant.presence,
            rating: entrant.about.rating,
            gender: entrant.about.gender,
            born: entrant.about.born,
            consent: consent.map(ConsentRecord::of),
        }
    }

    /// The same, of a child who is elsewhere in the hall, and whose name is shown
    /// otherwise: neither is a word about it.
    #[must_use]
    pub(super) fn where_it_is(self, entrant: &Entrant) -> EntrantData {
        EntrantData {
            presence: entrant.presence,
            consent: None,
            ..self
        }
    }

    /// The name.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`] when it is no valid name.
    pub fn name(&self) -> Result<EntrantName, StoreError> {
        EntrantName::parse(&self.given, &self.family).map_err(|why| StoreError::Unreadable {
            what: "name",
            why: why.to_string(),
        })
    }

    /// The words as they are entered.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`].
    pub(super) fn entered(&self) -> Result<NewEntrant, StoreError> {
        Ok(NewEntrant {
            name: self.name()?,
            school: self.school.clone(),
            grade: self.grade,
            presence: self.presence,
            about: About {
                rating: self.rating,
                gender: self.gender,
                born: self.born,
            },
        })
    }

    /// The answer to whether the whole name may be shown.
    pub(super) fn consent(&self) -> Option<Consent> {
        self.consent.clone().map(ConsentRecord::consent)
    }

    pub(in crate::desk) fn json(&self) -> String {
        crate::desk::settings_json::plain_json(self)
    }

    /// As they were kept: one state of a child, or what it was and what it was made.
    pub(super) fn read<T: serde::de::DeserializeOwned>(
        kept: Vec<(EntrantId, String)>,
    ) -> Result<Vec<(EntrantId, T)>, StoreError> {
        let read = |(entrant, json): (EntrantId, String)| {
            let words = serde_json::from_str(&json).map_err(|why| StoreError::Unreadable {
                what: "former words",
                why: why.to_string(),
            })?;
            Ok((entrant, words))
        };
        kept.into_iter().map(read).collect()
    }
}
