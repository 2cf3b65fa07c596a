//! The schools of an event: similar names, renaming and merging.

use super::school_groups::{PlayerRow, SchoolGroup};
use crate::desk::rights::ChangePlayers;
use crate::desk::schools::DistinctSchools;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::i18n::Localizer;
use crate::pages::shared::pager::Pager;
use crate::tournament::{Entrant, School, near_schools, schools};
use crate::view::collation;
use actix_web::web::Form;

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

/// `POST /e/{key}/players/schools`: merges schools under one name, or marks them as distinct.
///
/// # Errors
/// When no school is named, or the new name is invalid.
pub(crate) async fn rename(
    organising: Organising<ChangePlayers>,
    form: Form<Vec<(String, String)>>,
) -> Answer {
    let all = |wanted: &str| -> Vec<String> {
        let fields = form.iter().filter(|(field, _)| field == wanted);
        fields.map(|(_, value)| value.clone()).collect()
    };
    let (meant, name) = (all("school"), all("name").pop().unwrap_or_default());
    let are_distinct = !all("distinct").is_empty();
    let page = organising.paths().players();
    organising
        .change(page, FlashMessage::PlayerSaved, move |desk, by, at| {
            if are_distinct {
                desk.keep_schools_distinct(by, &meant, at)
            } else {
                desk.rename_schools(by, &meant, &name, at)
            }
        })
        .await
}

/// The groups cut to one page of the list.
pub(super) fn on_page(schools: Vec<SchoolGroup>, pager: &Pager) -> Vec<SchoolGroup> {
    let rows = schools.iter().map(|school| school.players.len()).sum();
    let shown: Vec<usize> = pager.shown(0..rows).collect();
    let mut row = 0;
    let cut = |school: SchoolGroup| {
        let players = school.players.into_iter().filter(|_| {
            row += 1;
            shown.binary_search(&(row - 1)).is_ok()
        });
        let players: Vec<PlayerRow> = players.collect();
        (!players.is_empty()).then_some(SchoolGroup { players, ..school })
    };
    schools.into_iter().filter_map(cut).collect()
}
