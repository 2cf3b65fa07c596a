//! `/e/<event>/players` of an event with sections: all players with their sections, and moving them.

use crate::desk::fault::FormProblem;
use crate::desk::rights::{ChangePlayers, LookInside, Right};
use crate::desk::sections::Section;
use crate::desk::undo::is_in_a_round;
use crate::desk::{Desk, Fault};
use crate::http::request::form_parsing::wrong;
use crate::http::request::page_query;
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::pages::shared::pager::Pager;
use crate::paths::{self, EventPaths};
use crate::tournament::{Entrant, EntrantId};
use crate::view::collation;
use crate::view::event_nav::{EventNav, OrganiserTab};
use actix_web::web::Form;
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "players/whole.html")]
struct WholeView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    is_whole: bool,
    is_finished: bool,
    has_players: bool,
    query: WholeQuery,
    shown: Vec<SectionFilter>,
    rows: Vec<WholeRow>,
    /// Keys and names of the sections, and the choice of none.
    targets: Vec<(String, String)>,
    pager: Pager,
}

struct SectionFilter {
    value: String,
    text: String,
    is_chosen: bool,
}

struct WholeRow {
    id: i64,
    name: String,
    href: String,
    school: String,
    grade: String,
    /// The section; empty for none.
    section: String,
    /// Whether the player is in no round and may be moved.
    may_move: bool,
}

/// The filter of the list.
#[derive(Deserialize, Clone, Default)]
#[serde(default)]
struct WholeQuery {
    /// The key of a section, `none`, or empty for all.
    section: String,
    find: String,
    page: String,
}

impl WholeQuery {
    fn query(&self) -> String {
        let pairs = [
            ("section", &self.section),
            ("find", &self.find),
            ("page", &self.page),
        ];
        page_query::address("", &page_query::pairs(pairs))
    }
}

/// The choice of players without a section.
const NONE: &str = "none";

/// Pairs of names and values: `who` for each ticked player, and `to` with the key of a section or `none`.
type MoveForm = Form<Vec<(String, String)>>;

/// The page with all players, to be filtered by section and name.
pub(super) async fn show(context: &RequestContext, organiser: &Right<LookInside>) -> Answer {
    let page = page(context, organiser, page_query::parsed(context.query())).await?;
    context.html(&page)
}

/// `POST /e/{key}/sections/move`
///
/// # Errors
/// When nobody is ticked, there is no such section, or a player is in a round.
pub async fn move_to(organising: Organising<ChangePlayers>, form: MoveForm) -> Answer {
    let form = form.into_inner();
    let who = form.iter().filter(|(name, _)| name == "who");
    let who: Vec<EntrantId> = who
        .filter_map(|(_, id)| id.parse().ok().map(EntrantId))
        .collect();
    let field = |name: &str| {
        let found = form.iter().find(|(known, _)| known == name);
        found.map_or("", |(_, value)| value).to_owned()
    };
    let to = field("to");
    let seen = WholeQuery {
        section: field("section"),
        find: field("find"),
        page: field("page"),
    };
    if who.is_empty() {
        let fault = wrong("players", FormProblem::Missing);
        return Err(organising.context.failed(fault));
    }
    let page = organising.paths().players() + &seen.query();
    organising
        .change(page, None, move |desk, by, at| {
            let to = match to.as_str() {
                NONE => by.event().clone(),
                key => desk.section(by.event(), key)?,
            };
            desk.move_players(by, &who, &to, at)
        })
        .await
}

async fn page(
    context: &RequestContext,
    organiser: &Right<LookInside>,
    query: WholeQuery,
) -> Result<WholeView, Failed> {
    let key = organiser.event().key.clone();
    let load = move |desk: &Desk| desk.whole_event(&desk.event(&key)?);
    let all = context.desk(load).await?;
    let t = &*context.t;
    let paths = paths::of(&organiser.event().key);
    let mut rows: Vec<WholeRow> = all
        .iter()
        .flat_map(|section| rows(t, section, &query))
        .collect();
    rows.sort_by_cached_key(|row| collation::key(&row.name));
    let pager = Pager::of(rows.len(), &query.page, |page| {
        let on = WholeQuery {
            page: page.to_owned(),
            ..query.clone()
        };
        paths.players() + &on.query()
    });
    let own = all.first().ok_or_else(|| context.failed(Fault::NotFound))?;
    let is_whole = organiser.may::<ChangePlayers>();
    Ok(WholeView {
        page: context.page(),
        nav: EventNav::of(t, organiser.event(), &own.tournament, OrganiserTab::Players)
            .whole(is_whole),
        is_whole,
        is_finished: organiser.event().is_finished,
        has_players: all.iter().any(|one| !one.tournament.entrants.is_empty()),
        shown: shown(t, &paths, &all, &query),
        rows: pager.shown(rows).collect(),
        targets: targets(t, &all),
        pager,
        query,
        paths,
    })
}

fn rows(t: &Localizer, section: &Section, query: &WholeQuery) -> Vec<WholeRow> {
    let is_own = section.event.has_sections();
    let code = if is_own { NONE } else { &section.event.key };
    if !query.section.is_empty() && query.section != code {
        return Vec::new();
    }
    let find = collation::plain(query.find.trim());
    let is_found = |one: &&Entrant| {
        let school = one.school.as_deref().unwrap_or_default();
        collation::plain(&format!("{} {school}", one.name)).contains(&find)
    };
    let row = |one: &Entrant| WholeRow {
        id: one.id.0,
        name: one.name.to_string(),
        href: paths::of(&section.event.key).player(one.id.0),
        school: one.school.clone().unwrap_or_default(),
        grade: one.grade.map_or_else(String::new, |grade| {
            t.msg_arg("grade", "grade", grade.code())
        }),
        section: if is_own {
            String::new()
        } else {
            section.event.name.clone()
        },
        may_move: !is_in_a_round(&section.tournament, one.id),
    };
    let all = section.tournament.entrants.iter();
    all.filter(is_found).map(row).collect()
}

/// The sections, each with its number of players, and those without one.
fn shown(
    t: &Localizer,
    paths: &EventPaths,
    all: &[Section],
    query: &WholeQuery,
) -> Vec<SectionFilter> {
    let count = |one: &Section| one.tournament.entrants.len();
    let choice = |code: &str, text: String| {
        let to = WholeQuery {
            section: code.to_owned(),
            find: query.find.clone(),
            page: String::new(),
        };
        SectionFilter {
            value: paths.players() + &to.query(),
            is_chosen: query.section == code,
            text,
        }
    };
    let everybody = t.plural("players-all", all.iter().map(count).sum::<usize>());
    let mut choices = vec![choice("", everybody)];
    for one in all {
        let players = count(one);
        if one.event.has_sections() {
            if players > 0 {
                choices.push(choice(NONE, format!("{} {players}", t.msg("section-none"))));
            }
        } else {
            let text = format!("{} {players}", one.event.name);
            choices.push(choice(&one.event.key, text));
        }
    }
    choices
}

fn targets(t: &Localizer, all: &[Section]) -> Vec<(String, String)> {
    let sections = all.iter().filter(|one| !one.event.has_sections());
    let sections = sections.map(|one| (one.event.key.clone(), one.event.name.clone()));
    let none = (NONE.to_owned(), t.msg("section-none"));
    sections.chain([none]).collect()
}
