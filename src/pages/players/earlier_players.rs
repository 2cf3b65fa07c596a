//! `/e/<event>/players/earlier`: players of earlier events of the same people, to be entered again; and what a player
//! reached at these events.

use crate::desk::Fault;
use crate::desk::earlier_players::{EarlierEvent, EarlierResult};
use crate::desk::fault::FormProblem;
use crate::desk::rights::{ChangePlayers, Right};
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::pages::shared::event_paths::PlayerPath;
use crate::paths::{self, EventPaths};
use crate::store::Account;
use crate::system_time;
use crate::tournament::{Entrant, EntrantId, school_key};
use crate::view::collation;
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::place_text::place_or_dash;
use actix_web::web::{Form, Query};
use askama::Template;
use serde::Deserialize;
use std::collections::{BTreeMap, HashSet};

#[derive(Template)]
#[template(path = "players/earlier.html")]
struct EarlierView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    /// The key of the chosen event; empty if there is none.
    from: String,
    events: Vec<EventChoice>,
    schools: Vec<SchoolChoice>,
}

/// An earlier event to choose.
struct EventChoice {
    key: String,
    text: String,
    is_chosen: bool,
}

/// The players of a school.
struct SchoolChoice {
    key: String,
    name: String,
    /// The number of those who are not on the list.
    new: usize,
    players: Vec<PlayerChoice>,
}

struct PlayerChoice {
    id: i64,
    name: String,
    about: String,
    is_known: bool,
}

/// The key of an earlier event.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct FromQuery {
    from: String,
}

/// `GET /e/{key}/players/earlier`
pub async fn show(organising: Organising<ChangePlayers>, query: Query<FromQuery>) -> Answer {
    let Organising { context, organiser } = organising;
    let page = page(&context, &organiser, &query.from).await?;
    context.html(&page)
}

/// `POST /e/{key}/players/earlier`: `from` is the key of an event, `who` stands for each ticked player, and `school` is
/// the key of a school whose players come too.
///
/// # Errors
/// When nobody is ticked, or a player is in no such event.
pub async fn enter(
    organising: Organising<ChangePlayers>,
    form: Form<Vec<(String, String)>>,
) -> Answer {
    let Organising { context, organiser } = organising;
    let values = |name: &str| {
        let found = form.iter().filter(|(known, _)| known == name);
        found.map(|(_, value)| value.clone()).collect::<Vec<_>>()
    };
    let from = values("from").pop().unwrap_or_default();
    let ticked = values("who").into_iter();
    let ticked = ticked.filter_map(|id| id.parse().ok().map(EntrantId));
    let mut who: HashSet<EntrantId> = ticked.collect();
    let school = values("school").pop();
    let account = account(&context)?;
    let (right, at, key) = (organiser.clone(), context.at, from.clone());
    let done = context
        .desk(move |desk| {
            if let Some(school) = school {
                let events = desk.earlier_events(&account, &right, at)?;
                let event = events.iter().find(|one| one.event.key == key);
                let players = event.ok_or(Fault::NotFound)?.players();
                let own = players.filter(|one| key_of(one) == school);
                who = own.map(|one| one.id).collect();
            }
            if who.is_empty() {
                return Err(wrong("players", FormProblem::Missing));
            }
            desk.enter_again(&account, &right, (&key, &who), at)
        })
        .await?;
    if done.known.is_empty() {
        let players = paths::of(&organiser.event().key).players();
        return Ok(context.see(&players, FlashMessage::PlayersAdded));
    }
    let values = [
        ("n", done.entered.into()),
        ("players", done.known.join(", ").into()),
    ];
    let mut page = page(&context, &organiser, &from).await?;
    page.page.notice = Some(Notice::good(context.t.msg_with("earlier-done", &values)));
    context.html(&page)
}

fn account(context: &RequestContext) -> Result<Account, Failed> {
    let account = context.identity.account.clone();
    account.ok_or_else(|| context.failed(Fault::NotSignedIn))
}

fn key_of(player: &Entrant) -> String {
    school_key(player.school.as_deref().unwrap_or_default())
}

async fn page(
    context: &RequestContext,
    organiser: &Right<ChangePlayers>,
    from: &str,
) -> Result<EarlierView, Failed> {
    let account = account(context)?;
    let (right, at, key) = (organiser.clone(), context.at, from.to_owned());
    let (tournament, events, chosen, known) = context
        .desk(move |desk| {
            let events = desk.earlier_events(&account, &right, at)?;
            let chosen = if key.is_empty() {
                (!events.is_empty()).then_some(0)
            } else {
                let found = events.iter().position(|one| one.event.key == key);
                Some(found.ok_or(Fault::NotFound)?)
            };
            let players = chosen.iter().flat_map(|at| events[*at].players());
            let known = desk.known_players(&right, players)?;
            Ok((desk.tournament(right.event())?, events, chosen, known))
        })
        .await?;
    let t = &*context.t;
    let event = organiser.event();
    let schools = chosen.map(|at| schools(t, &events[at], &known));
    Ok(EarlierView {
        page: context.page(),
        nav: EventNav::of(t, event, &tournament, OrganiserTab::Players),
        paths: paths::of(&event.key),
        from: chosen.map_or_else(String::new, |at| events[at].event.key.clone()),
        events: (0..)
            .zip(&events)
            .map(|(at, one)| EventChoice {
                key: one.event.key.clone(),
                text: event_text(t, one),
                is_chosen: chosen == Some(at),
            })
            .collect(),
        schools: schools.unwrap_or_default(),
    })
}

/// `School cup 2026 · 3 March 2026 · 24 players`
fn event_text(t: &Localizer, earlier: &EarlierEvent) -> String {
    let days = earlier.event.announcement.days;
    let day = days.map(|days| system_time::days(t, days));
    let players = t.plural("event-players", earlier.players().count());
    let parts = [Some(earlier.event.title()), day, Some(players)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn schools(t: &Localizer, earlier: &EarlierEvent, known: &HashSet<EntrantId>) -> Vec<SchoolChoice> {
    let mut schools: BTreeMap<String, SchoolChoice> = BTreeMap::new();
    for one in earlier.players() {
        let name = one.school.clone().unwrap_or_default();
        let key = key_of(one);
        let school = schools.entry(key.clone()).or_insert_with(|| SchoolChoice {
            key,
            name,
            new: 0,
            players: Vec::new(),
        });
        let is_known = known.contains(&one.id);
        school.new += usize::from(!is_known);
        let grade = one.grade;
        let grade = grade.map(|grade| t.msg_arg("grade", "grade", grade.code()));
        school.players.push(PlayerChoice {
            id: one.id.0,
            name: one.name.to_string(),
            about: grade.unwrap_or_default(),
            is_known,
        });
    }
    let mut schools: Vec<SchoolChoice> = schools.into_values().collect();
    schools.sort_by_cached_key(|school| collation::key(&school.name));
    for school in &mut schools {
        let players = &mut school.players;
        players.sort_by_cached_key(|one| collation::key(&one.name));
    }
    schools
}

#[derive(Template)]
#[template(path = "players/earlier_results.html")]
struct ResultsView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    id: i64,
    title: String,
    rows: Vec<ResultRow>,
}

struct ResultRow {
    event: String,
    href: String,
    day: String,
    place: String,
    points: String,
}

/// `GET /e/{key}/players/{player}/earlier-events`: places and points of a player at earlier events, for organisers only.
pub async fn results(organising: Organising<ChangePlayers>, path: PlayerPath) -> Answer {
    let Organising { context, organiser } = organising;
    let account = account(&context)?;
    let (right, at, id) = (organiser.clone(), context.at, EntrantId(path.1));
    let (tournament, player, results) = context
        .desk(move |desk| {
            let tournament = desk.tournament(right.event())?;
            let player = tournament.entrant(id).cloned().ok_or(Fault::NotFound)?;
            let results = desk.earlier_results(&account, &right, &player, at)?;
            Ok((tournament, player, results))
        })
        .await?;
    let t = &*context.t;
    let row = |one: EarlierResult| {
        let place = one.place.map(|(place, _)| place);
        let place = place_or_dash(place, one.place.is_some_and(|(_, shared)| shared));
        let of = ("of", one.placed.to_string().into());
        let days = one.event.announcement.days;
        ResultRow {
            href: paths::of(&one.event.key).standings(),
            day: days.map_or_else(String::new, |days| system_time::days(t, days)),
            place: t.msg_with("earlier-place", &[("place", place.into()), of]),
            points: t.figure(one.points),
            event: one.event.title(),
        }
    };
    context.html(&ResultsView {
        page: context.page(),
        nav: EventNav::of(t, organiser.event(), &tournament, OrganiserTab::Players),
        paths: paths::of(&organiser.event().key),
        id: id.0,
        title: player.name.to_string(),
        rows: results.into_iter().map(row).collect(),
    })
}
