//! Categories that the organiser chose.

use super::{About, Entrant, Gender, Grade};
use serde::{Deserialize, Serialize};

/// A category that the organiser chose. Limits are inclusive; `None` matches all.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct EventCategory {
    /// The name on lists and certificates.
    pub name: String,
    /// The gender.
    pub gender: Option<Gender>,
    /// The earliest year of birth.
    pub born_from: Option<u16>,
    /// The latest year of birth.
    pub born_to: Option<u16>,
    /// The lowest rating.
    pub rating_from: Option<u16>,
    /// The highest rating; entrants without a rating belong to a category that has only this limit.
    pub rating_to: Option<u16>,
    /// The lowest grade.
    pub grade_from: Option<Grade>,
    /// The highest grade.
    pub grade_to: Option<Grade>,
}

impl EventCategory {
    /// Whether the category contains an entrant; unknown properties do not match.
    pub fn has(&self, entrant: &Entrant) -> bool {
        let About {
            rating,
            gender,
            born,
        } = entrant.about;
        let is_unrated = rating.is_none() && self.rating_from.is_none();
        self.gender.is_none_or(|one| gender == Some(one))
            && is_within(born, self.born_from, self.born_to)
            && (is_unrated || is_within(rating, self.rating_from, self.rating_to))
            && is_within(entrant.grade, self.grade_from, self.grade_to)
    }

    /// Whether it tells nothing that only the organiser may know of a child: gender or year of birth.
    pub fn is_public(&self) -> bool {
        (self.gender, self.born_from, self.born_to) == (None, None, None)
    }
}

fn is_within<T: Ord>(value: Option<T>, from: Option<T>, to: Option<T>) -> bool {
    match value {
        None => from.is_none() && to.is_none(),
        Some(value) => from.is_none_or(|from| value >= from) && to.is_none_or(|to| value <= to),
    }
}
