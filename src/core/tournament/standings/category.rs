//! Categories within an event: by gender, school, grade or year of birth, and those that the organiser
//! chose.

use super::{Row, Standings};
use crate::tournament::{Entrant, EventCategory, Gender, Grade, Tournament, school_key};

/// A filter of entrants; `None` matches all.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Category {
    /// The school.
    pub school: Option<String>,
    /// The grade.
    pub grade: Option<Grade>,
    /// The gender.
    pub gender: Option<Gender>,
    /// The earliest year of birth.
    pub born_from: Option<u16>,
    /// A category that the organiser chose.
    pub chosen: Option<EventCategory>,
}

/// A row of the standings, and the place within the category.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Within<'a> {
    /// The place within the category, from 1.
    pub place: u16,
    /// Whether the place is shared within the category.
    pub shared: bool,
    /// The row in the whole standings.
    pub row: &'a Row,
}

impl<'a> Within<'a> {
    /// A row with its place among all entrants.
    pub fn everybody(row: &'a Row) -> Within<'a> {
        Within {
            place: row.rank,
            shared: row.shared,
            row,
        }
    }
}

impl Category {
    /// Whether the category contains all entrants.
    pub fn is_everybody(&self) -> bool {
        *self == Category::default()
    }

    /// Whether the category contains an entrant; unknown properties do not match.
    pub fn has(&self, entrant: &Entrant) -> bool {
        let about = &entrant.about;
        let school = self.school.as_deref().map(school_key);
        let own = || entrant.school.as_deref().map(school_key);
        school.is_none_or(|school| own() == Some(school))
            && self.grade.is_none_or(|grade| entrant.grade == Some(grade))
            && self.gender.is_none_or(|one| about.gender == Some(one))
            && self
                .born_from
                .is_none_or(|year| about.born.is_some_and(|born| born >= year))
            && self.chosen.as_ref().is_none_or(|one| one.has(entrant))
    }
}

/// The rows of a category in the order of the standings, with places within the category. The
/// figures stay those of the whole event.
pub fn within<'a>(
    tournament: &Tournament,
    standings: &'a Standings,
    category: &Category,
) -> Vec<Within<'a>> {
    let is_one = |row: &&Row| {
        let entrant = tournament.entrant(row.entrant);
        entrant.is_some_and(|entrant| category.has(entrant))
    };
    placed(standings.rows.iter().filter(is_one).collect())
}

/// Rows in the order of the standings, with their places among each other.
pub fn placed(rows: Vec<&Row>) -> Vec<Within<'_>> {
    let mut all = Vec::with_capacity(rows.len());
    for part in rows.chunk_by(|one, other| one.rank == other.rank) {
        let place = all.len() as u16 + 1;
        all.extend(part.iter().map(|row| Within {
            place,
            shared: part.len() > 1,
            row,
        }));
    }
    all
}
