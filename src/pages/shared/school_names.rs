//! The names of the schools of an event, and questions about similar ones.

use crate::desk::schools::DistinctSchools;
use crate::i18n::Localizer;
use crate::tournament::{Entrant, School, near_schools, schools};
use crate::view::collation;

/// School names, with questions about similar ones.
pub(crate) struct SchoolNames {
    pub(crate) near: Vec<SimilarNames>,
    /// Each name, and its label with the number of players.
    pub(crate) all: Vec<(String, String)>,
}

/// Two schools that may be the same.
pub(crate) struct SimilarNames {
    pub(crate) text: String,
    /// Each name, and the label of the button that gives it to both.
    pub(crate) answers: [(String, String); 2],
}

impl SchoolNames {
    pub(crate) fn of(
        t: &Localizer,
        entrants: &[Entrant],
        distinct: &DistinctSchools,
    ) -> SchoolNames {
        let mut schools = schools(entrants);
        schools.sort_by_cached_key(|school| collation::key(school.name));
        let near = near_schools(&schools).into_iter();
        SchoolNames {
            near: near
                .filter(|(one, other)| !distinct.has(one, other))
                .map(|(one, other)| SimilarNames::of(t, one, other))
                .collect(),
            all: schools
                .iter()
                .map(|school| (school.name.to_owned(), counted(t, school)))
                .collect(),
        }
    }
}

impl SimilarNames {
    fn of(t: &Localizer, one: &School<'_>, other: &School<'_>) -> SimilarNames {
        let values = [
            ("one", counted(t, one).into()),
            ("other", counted(t, other).into()),
        ];
        let answer = |school: &School<'_>| {
            let button = t.msg_arg("school-is", "name", school.name);
            (school.name.to_owned(), button)
        };
        SimilarNames {
            text: t.msg_with("players-near-schools", &values),
            answers: [answer(one), answer(other)],
        }
    }
}

fn counted(t: &Localizer, school: &School<'_>) -> String {
    let values = [("name", school.name.into()), ("n", school.players.into())];
    t.msg_with("players-school-counted", &values)
}
