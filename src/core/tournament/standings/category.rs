//! Categories inside one event: girls, one school, one grade, the young.

use super::{Row, Standings};
use crate::tournament::{Entrant, Gender, Grade, Tournament, school_key};

/// Who is looked at; what is not said does not matter.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Category {
    /// One school.
    pub school: Option<String>,
    /// One grade.
    pub grade: Option<Grade>,
    /// One gender.
    pub gender: Option<Gender>,
    /// Born in this year or later.
    pub born_from: Option<u16>,
}

/// A row of the standings, and the place among those who are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Within<'a> {
    /// The place among them, from 1.
    pub place: u16,
    /// Whether they share it with one of them.
    pub shared: bool,
    /// The row in the whole standings.
    pub row: &'a Row,
}

impl Category {
    /// Whether everybody is looked at.
    pub fn is_everybody(&self) -> bool {
        *self == Category::default()
    }

    /// Whether an entrant is one of them. Of whom it is not known is not.
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
    }
}

/// Those of a category in the order of the whole standings, with their places
/// among themselves. Figures stay those of the whole event.
pub fn within<'a>(
    tournament: &Tournament,
    standings: &'a Standings,
    category: &Category,
) -> Vec<Within<'a>> {
    let is_one = |row: &&Row| {
        let entrant = tournament.entrant(row.entrant);
        entrant.is_some_and(|entrant| category.has(entrant))
    };
    let rows: Vec<&Row> = standings.rows.iter().filter(is_one).collect();
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
