//! `/e/<event>/screen`: the projectors in the hall. The organiser configures each wall; its
//! slides change automatically.

mod data;
mod footer;
mod game_slides;
mod missing_slides;
mod podium_slide;
mod projector_settings;
mod puzzle_slide;
mod slide;
mod slides;
mod table_slides;

pub use projector_settings::{choose, save};

use crate::change_feed::Topic;
use crate::desk::events::Event;
use crate::desk::projector::{Part, Wall};
use crate::desk::public_event::PublicEvent;
use crate::desk::{Desk, Fault};
use crate::http::middleware::page_cache::{CacheablePage, EventPage};
use crate::http::request::page_query;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::http::response::server_sent_events;
use crate::paths::{self, EventPaths};
use crate::rules::{Colour, Kind};
use crate::system_time;
use crate::tournament::Tournament;
use crate::view::event_head::shown;
use crate::view::school_token::{Pattern, SchoolToken};
use actix_web::web::{Path, Query};
use askama::Template;
use chrono::{DateTime, Utc};
use data::ProjectorData;
use footer::Footer;
use game_slides::games;
use serde::Deserialize;
use slide::{Slide, SlideBody};
use slides::slides;
use std::collections::HashMap;

#[derive(Template)]
#[template(path = "events/projector.html", blocks = ["live"])]
struct ProjectorView {
    page: Page,
    paths: EventPaths,
    mark: String,
    wall: WallView,
    /// The tokens of the schools.
    tokens: HashMap<String, SchoolToken>,
    /// Address of the event stream.
    live: String,
    /// Address of the next slide, for browsers without scripts.
    next: String,
    seconds: u16,
    /// The time of day with seconds, from which the script counts on.
    second: String,
}

/// A wall as rendered: large on the projector, small in its settings.
struct WallView {
    name: String,
    late: Option<String>,
    leaves: Vec<Slide>,
    foot: Footer,
    /// The time of day.
    time: String,
    is_dark: bool,
}

/// The wall, and the slide for browsers without scripts.
#[derive(Deserialize, Default, Clone)]
#[serde(default)]
pub struct ProjectorQuery {
    /// The number of the wall.
    wall: String,
    /// Code of the only part to show, overriding the settings of the wall.
    show: String,
    leaf: usize,
}

impl ProjectorQuery {
    /// The selected wall; the first one if there is none with the number.
    fn wall(&self, event: &Event) -> Wall {
        let wall = event.screen.wall(self.wall.parse().unwrap_or_default());
        match Part::from_code(&self.show) {
            Some(part) => Wall {
                parts: vec![part],
                ..wall.clone()
            },
            None => wall.clone(),
        }
    }

    /// The normalised query parameters.
    fn pairs(&self, event: &Event) -> Vec<String> {
        let wall = event.screen.wall(self.wall.parse().unwrap_or_default());
        let number = (wall.number > 0).then(|| page_query::pair("wall", &wall.number.to_string()));
        let part = Part::from_code(&self.show);
        let part = part.map(|part| page_query::pair("show", part.code()));
        number.into_iter().chain(part).collect()
    }
}

/// The page of a slide, with the queries of its other variants.
fn cacheable(
    context: &RequestContext,
    desk: &Desk,
    key: &str,
    query: &str,
) -> Result<CacheablePage<ProjectorView>, Fault> {
    let query: ProjectorQuery = page_query::parsed(query);
    let data = load(desk, key, &query, context.at)?;
    let event = &data.public.event;
    let numbers = event.screen.walls.iter().map(|wall| wall.number);
    let walls = numbers.map(|number| page_query::pair("wall", &number.to_string()));
    let parts = Part::ALL.into_iter().map(Part::code);
    let parts = parts.map(|part| page_query::pair("show", part));
    let most = 1..slides::most(&data);
    let offers = most.map(|leaf| page_query::pair("leaf", &leaf.to_string()));
    let offers = offers.chain(walls).chain(parts).collect();
    let changes_at = data.changes_at(context.at);
    let page = page(context, &data, &query);
    // The page counts down to the next round.
    let shown = CacheablePage::until(page, context.at, changes_at).with_clocks();
    Ok(shown.offering(offers))
}

/// `GET /e/{key}/screen?wall=2&show=boards`
pub async fn show(context: RequestContext, key: Path<String>) -> Answer {
    let key = key.into_inner();
    let path = paths::of(&key).screen();
    let (topic, make) = (Topic::Hall, cacheable);
    context.public(&path, EventPage { key, topic, make }).await
}

/// `GET /e/{key}/screen/live`
pub async fn follow(
    context: RequestContext,
    key: Path<String>,
    query: Query<ProjectorQuery>,
) -> Answer {
    let (key, query) = (key.into_inner(), query.into_inner());
    let (again, asked) = (key.clone(), query.clone());
    let at = context.at;
    let pairs = context.desk(move |desk| Ok(asked.pairs(&desk.public(&again, at)?.event)));
    // Unknown walls are normalised to the first one, so invented queries open no extra stream.
    let name = format!("screen {}", pairs.await?.join("&"));
    let make = move |context: &RequestContext, desk: &Desk, key: &str| {
        let data = load(desk, key, &query, context.at).ok()?;
        let page = page(context, &data, &query);
        let html = page.as_live().render().ok()?;
        let (mark, more_at) = (page.mark.clone(), data.changes_at(context.at));
        Some(server_sent_events::Fragment::delayed(
            html, mark, context.at, more_at,
        ))
    };
    server_sent_events::stream_event(&context, (&name, key), make).await
}

fn load(
    desk: &Desk,
    key: &str,
    query: &ProjectorQuery,
    at: DateTime<Utc>,
) -> Result<ProjectorData, Fault> {
    let mut public = desk.public(key, at)?;
    public.tournament = public.tournament.with_short_schools();
    let wall = query.wall(&public.event);
    let mut sections = Vec::new();
    for mut section in desk.public_sections(&public, at)? {
        section.tournament = section.tournament.with_short_schools();
        sections.push(on_wall(desk, section, wall.clone(), at)?);
    }
    let data = on_wall(desk, public, wall, at)?;
    Ok(ProjectorData { sections, ..data })
}

fn on_wall(
    desk: &Desk,
    public: PublicEvent,
    wall: Wall,
    at: DateTime<Utc>,
) -> Result<ProjectorData, Fault> {
    let boards = match shown(&public.tournament) {
        Some(round) => desk.public_boards(&public, round, at)?,
        None => Vec::new(),
    };
    let games = games(desk, (&public.event, &wall), &boards, at)?;
    Ok(ProjectorData {
        arrivals: desk
            .public_arrivals(&public)?
            .map(Tournament::with_short_schools),
        standings: public.standings(None),
        sections: Vec::new(),
        public,
        wall,
        boards,
        games,
    })
}

fn page(context: &RequestContext, data: &ProjectorData, query: &ProjectorQuery) -> ProjectorView {
    let event = &data.public.event;
    let wall = wall(context, data, query.leaf);
    let count = wall.leaves.len();
    let here = wall.leaves.iter().position(|leaf| leaf.is_shown);
    let next = here.map_or(0, |here| (here + 1) % count);
    let (paths, pairs) = (paths::of(&event.key), query.pairs(event));
    let mut forth = pairs.clone();
    forth.push(page_query::pair("leaf", &next.to_string()));
    ProjectorView {
        page: context.page(),
        mark: server_sent_events::fingerprint(&format!("{}{}", wall.mark(), data.wall.seconds)),
        live: page_query::address(&paths.screen_live(), &pairs),
        next: page_query::address(&paths.screen(), &forth),
        tokens: tokens(data),
        paths,
        seconds: data.wall.seconds,
        second: system_time::second_of_day(context.at),
        wall,
    }
}

/// The tokens of the schools of all sections.
fn tokens(data: &ProjectorData) -> HashMap<String, SchoolToken> {
    let mut all = SchoolToken::all(data.arrivals.as_ref().unwrap_or(&data.public.tournament));
    for section in &data.sections {
        all.extend(tokens(section));
    }
    all
}

fn wall(context: &RequestContext, data: &ProjectorData, wanted: usize) -> WallView {
    let (t, public) = (&*context.t, &data.public);
    let foot = Footer::of(context, data);
    let mut leaves = slides(t, data, foot.link.as_ref(), context.at);
    let here = if wanted < leaves.len() { wanted } else { 0 };
    if let Some(leaf) = leaves.get_mut(here) {
        leaf.is_shown = true;
    }
    let late = public.minutes_late();
    WallView {
        name: public.event.title(),
        late: late.map(|minutes| t.plural("watch-late-all", minutes)),
        leaves,
        foot,
        time: system_time::time_of_day(context.at),
        is_dark: data.wall.dark,
    }
}

impl WallView {
    /// A fingerprint of the content, without counters and clocks.
    fn mark(&self) -> String {
        let leaves: String = self.leaves.iter().map(Slide::mark).collect();
        let foot = &self.foot;
        let timer = foot.timer.as_ref().map(|timer| &timer.mark);
        format!(
            "{leaves}{:?}{:?}{timer:?}{}{}",
            foot.words, self.late, self.is_dark, self.name
        )
    }
}
