//! `/e/<event>/schools`: the schools of an event for those who run it: players, names, links for teachers.

use crate::desk::rights::{ChangePlayers, InviteHelpers};
use crate::http::request::percent_encoding::escaped;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::pages::shared::school_names::SchoolNames;
use crate::paths::{self, EventPaths};
use crate::store::Invitation;
use crate::tournament::{Presence, School, Tournament, school_key, schools};
use crate::view::collation;
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::school_token::{Pattern, SchoolToken};
use actix_web::web::Form;
use askama::Template;
use serde::Deserialize;
use std::collections::HashMap;

#[derive(Template)]
#[template(path = "schools/list.html")]
struct SchoolsView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    is_finished: bool,
    count: String,
    rows: Vec<SchoolLine>,
    names: SchoolNames,
    teachers_correct: bool,
}

struct SchoolLine {
    href: String,
    name: String,
    token: SchoolToken,
    /// Short name and town.
    about: String,
    /// Number of players, and of those who are here.
    counter: String,
    /// The open link of its teachers: its id, and the number of people who have come by it.
    link: Option<(i64, String)>,
}

/// Whether teachers may correct the lists of their schools.
#[derive(Deserialize)]
pub struct TeachersForm {
    #[serde(default)]
    correct: String,
}

/// `GET /e/{key}/schools`
pub async fn show(organising: Organising<ChangePlayers>) -> Answer {
    let Organising { context, organiser } = organising;
    let (by, at) = (organiser.clone(), context.at);
    let (tournament, distinct, mut links) = context
        .desk(move |desk| {
            let people = desk.people(&by.also::<InviteHelpers>()?, at)?;
            let event = by.event();
            Ok((
                desk.tournament(event)?,
                desk.distinct_schools(event)?,
                people.invitations,
            ))
        })
        .await?;
    let (t, event) = (&*context.t, organiser.event());
    links.retain(|one| one.is_open(at.timestamp_millis()));
    let mut known = schools(&tournament.entrants);
    known.sort_by_cached_key(|school| collation::key(school.name));
    let (counts, links) = (counts(&tournament), links_by_school(t, &tournament, &links));
    let rows = known.iter().map(|school| SchoolLine {
        link: links.get(&school.key).cloned(),
        ..line(t, &paths::of(&event.key), &tournament, school, &counts)
    });
    context.html(&SchoolsView {
        rows: rows.collect(),
        count: t.plural("sheet-schools", known.len()),
        names: SchoolNames::of(t, &tournament.entrants, &distinct),
        teachers_correct: event.options.teachers_correct,
        is_finished: event.is_finished,
        nav: EventNav::of(t, event, &tournament, OrganiserTab::Players),
        paths: paths::of(&event.key),
        page: context.page(),
    })
}

/// Numbers of players who are here and of all, by the key of the school.
type Counts = HashMap<String, (usize, usize)>;

fn counts(tournament: &Tournament) -> Counts {
    let mut counts = Counts::new();
    for one in tournament.entrants.iter() {
        if let Some(school) = one.school.as_deref() {
            let (here, all) = counts.entry(school_key(school)).or_default();
            *here += usize::from(one.presence == Presence::Here);
            *all += 1;
        }
    }
    counts
}

/// The newest open link of each school, by the present key of the school.
fn links_by_school(
    t: &Localizer,
    tournament: &Tournament,
    links: &[Invitation],
) -> HashMap<String, (i64, String)> {
    let counts = counts(tournament);
    let has = |name: &str| counts.contains_key(&school_key(name));
    let link = |link: &Invitation| {
        let name = link.invite.school.as_deref()?;
        let key = school_key(tournament.options.present_school(name, has));
        let (came, most) = link.used().unwrap_or_default();
        let values = [("came", came.into()), ("most", most.into())];
        Some((key, (link.id.0, t.msg_with("people-link-came", &values))))
    };
    links.iter().rev().filter_map(link).collect()
}

fn line(
    t: &Localizer,
    paths: &EventPaths,
    tournament: &Tournament,
    school: &School<'_>,
    counts: &Counts,
) -> SchoolLine {
    let (here, all) = counts.get(&school.key).copied().unwrap_or_default();
    let details = tournament.options.school(school.name);
    let about = details.map(|one| [one.short.as_str(), one.place.as_str()]);
    let mut about = Vec::from(about.unwrap_or_default());
    about.retain(|text| !text.is_empty());
    SchoolLine {
        href: paths.school(escaped(&school.key)),
        name: school.name.to_owned(),
        token: SchoolToken::of(tournament, school.name),
        about: about.join(" · "),
        counter: t.msg_with("players-here", &[("here", here.into()), ("n", all.into())]),
        link: None,
    }
}

/// `POST /e/{key}/schools`: lets teachers correct the lists of their schools, or not.
pub async fn let_teachers(
    organising: Organising<ChangePlayers>,
    form: Form<TeachersForm>,
) -> Answer {
    let page = organising.paths().schools();
    let may = !form.correct.is_empty();
    organising
        .change(page, FlashMessage::SettingsSaved, move |desk, by, at| {
            desk.let_teachers_correct(by, may, at)
        })
        .await
}

/// `POST /e/{key}/players/schools`: merges schools under one name, or marks them as distinct.
///
/// # Errors
/// When no school is named, or the new name is invalid.
pub async fn rename(
    organising: Organising<ChangePlayers>,
    form: Form<Vec<(String, String)>>,
) -> Answer {
    let all = |wanted: &str| -> Vec<String> {
        let fields = form.iter().filter(|(field, _)| field == wanted);
        fields.map(|(_, value)| value.clone()).collect()
    };
    let (meant, name) = (all("school"), all("name").pop().unwrap_or_default());
    let are_distinct = !all("distinct").is_empty();
    // The question about similar names is on the page of the players too.
    let page = match all("to").pop().as_deref() {
        Some("schools") => organising.paths().schools(),
        _ => organising.paths().players(),
    };
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
