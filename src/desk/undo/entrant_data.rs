//! The data of a child before and after a change, kept beside the history until names are erased.

use super::ConsentRecord;
use super::before_after::BeforeAfter;
use crate::desk::settings_json::{parse_json, plain_json, unreadable};
use crate::store::{Consent, NewEntrant, StoreError};
use crate::tournament::{
    About, Entrant, EntrantId, EntrantName, Gender, Grade, Presence, ShownAs, Tournament,
    is_same_school,
};
use serde::de::DeserializeOwned;
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
    /// The text that outsiders see instead of the alias.
    #[serde(default)]
    shown_as: Option<String>,
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
            shown_as: entrant.name.shown_as().map(|one| one.code().to_owned()),
        }
    }

    /// The same data with the present presence, the present spelling of the school, and without consent,
    /// which a correction of the data does not touch.
    pub(super) fn with_present_state(self, entrant: &Entrant) -> EntrantData {
        let is_same = is_same_school(self.school.as_deref(), entrant.school.as_deref());
        EntrantData {
            school: if is_same {
                entrant.school.clone()
            } else {
                self.school.clone()
            },
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
        let name = EntrantName::parse(&self.given, &self.family);
        let name = name.map_err(|why| unreadable("name", why))?;
        let shown_as = self.shown_as.as_deref().map(ShownAs::from_code);
        Ok(name.outside(shown_as, self.number))
    }

    /// The names of a child before its corrections and removals, from the details kept for its history lines. Details
    /// of other kinds have none.
    pub fn former_names(kept: &[String]) -> Vec<EntrantName> {
        let names = kept.iter().filter_map(|detail| {
            let corrected = serde_json::from_str::<BeforeAfter<EntrantData>>(detail);
            let data = match corrected {
                Ok(corrected) => corrected.was,
                Err(_) => serde_json::from_str(detail).ok()?,
            };
            data.name().ok()
        });
        names.collect()
    }

    /// The data for entering the child again.
    pub(in crate::desk) fn new_entrant(&self) -> Result<NewEntrant, StoreError> {
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
        plain_json(self)
    }
}

/// Parses data kept about entrants: one state, or a state before and after.
pub(super) fn parse_kept<T: DeserializeOwned>(
    kept: Vec<(EntrantId, String)>,
) -> Result<Vec<(EntrantId, T)>, StoreError> {
    kept.into_iter()
        .map(|(entrant, json)| Ok((entrant, parse_json("former words", &json)?)))
        .collect()
}

/// Whether an entrant is paired or has a bye in any round, drafts included.
pub fn is_in_a_round(tournament: &Tournament, entrant: EntrantId) -> bool {
    let closed = tournament.closed.iter().map(|round| round.plan());
    let current = tournament.current.iter().map(|stage| stage.plan());
    closed.chain(current).any(|plan| {
        plan.pairings.iter().any(|pairing| pairing.has(entrant))
            || plan.byes.iter().any(|bye| bye.entrant == entrant)
    })
}
