//! `/e/<event>/screen`: the projector in the hall. The organiser chooses what it shows; the
//! slides change by themselves.

mod settings;
mod slides;

pub use settings::{choose, save};

use crate::desk::events::Event;
use crate::desk::games::{BoardContext, PublicView, RecordedGame};
use crate::desk::public::PublicEvent;
use crate::desk::screen::Part;
use crate::desk::{Desk, Fault};
use crate::live::Topic;
use crate::rules::{Colour, Kind};
use crate::store::{Board, GamePhase};
use crate::tournament::standings::Standings;
use crate::web::event_head::shown;
use crate::web::page_cache::{CacheablePage, EventPage};
use crate::web::request_context::RequestContext;
use crate::web::{Answer, EventPaths, Page, live, page_query, paths};
use actix_web::web::Path;
use askama::Template;
use chrono::{DateTime, Utc};
use serde::Deserialize;
use slides::{Slide, leaves};

/// So many games are shown, one after the other.
const GAMES: usize = 4;

/// So long each leaf is shown, in seconds.
const TURN: u32 = 12;

#[derive(Template)]
#[template(path = "events/projector.html", blocks = ["live"])]
struct ProjectorView {
    page: Page,
    paths: EventPaths,
    name: String,
    mark: String,
    late: Option<String>,
    leaves: Vec<Slide>,
    /// The leaf that comes after this one where no script turns them.
    next: usize,
    seconds: u32,
    is_dark: bool,
}

/// Which leaf is shown where no script turns them.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct ProjectorQuery {
    leaf: usize,
}

/// What the leaves are made of: what outsiders may see at a moment.
struct ProjectorData {
    public: PublicEvent,
    standings: Standings,
    boards: Vec<Board>,
    games: Vec<(BoardContext, PublicView<RecordedGame>)>,
}

/// The page of a slide, and the addresses of the others.
fn cacheable(
    visitor: &RequestContext,
    desk: &Desk,
    key: &str,
    query: &str,
) -> Result<CacheablePage<ProjectorView>, Fault> {
    let query: ProjectorQuery = page_query::parsed(query);
    let data = look(desk, key, visitor.at)?;
    let page = page(visitor, &data, query.leaf);
    let leaves = 1..page.leaves.len();
    let offers = leaves.map(|leaf| page_query::pair("leaf", &leaf.to_string()));
    let offers = offers.collect();
    // The time until the next round is counted on it.
    let shown = CacheablePage::until(page, visitor.at, data.public.more_at).with_clocks();
    Ok(shown.offering(offers))
}

/// `GET /e/{key}/screen`
///
/// # Errors
/// When there is no such event.
pub async fn show(visitor: RequestContext, key: Path<String>) -> Answer {
    let key = key.into_inner();
    let path = paths::of(&key).screen();
    let (topic, make) = (Topic::Hall, cacheable);
    visitor.public(&path, EventPage { key, topic, make }).await
}

/// `GET /e/{key}/screen/live`
pub async fn follow(visitor: RequestContext, key: Path<String>) -> Answer {
    let name = ("screen", key.into_inner());
    let make = |visitor: &RequestContext, desk: &Desk, key: &str| {
        let data = look(desk, key, visitor.at).ok()?;
        let page = page(visitor, &data, 0);
        let html = page.as_live().render().ok()?;
        let (mark, more_at) = (page.mark.clone(), data.public.more_at);
        Some(live::Fragment::delayed(html, mark, visitor.at, more_at))
    };
    live::stream_event(&visitor, name, make).await
}

fn look(desk: &Desk, key: &str, at: DateTime<Utc>) -> Result<ProjectorData, Fault> {
    let public = desk.public(key, at)?;
    let boards = match shown(&public.tournament) {
        Some(round) => desk.public_boards(&public, round, at)?,
        None => Vec::new(),
    };
    let games = games(desk, &public.event, &boards, at)?;
    Ok(ProjectorData {
        standings: public.standings(None),
        public,
        boards,
        games,
    })
}

/// The games to be shown on boards of their own: the one that was chosen, or the
/// first of those being played.
fn games(
    desk: &Desk,
    event: &Event,
    boards: &[Board],
    at: DateTime<Utc>,
) -> Result<Vec<(BoardContext, PublicView<RecordedGame>)>, Fault> {
    if !event.screen.parts.contains(&Part::Games) {
        return Ok(Vec::new());
    }
    let is_played = |board: &&Board| {
        let phase = board.state.as_ref().map(|state| state.phase);
        match event.screen.board {
            Some(chosen) => board.pairing.board == chosen,
            None => phase == Some(GamePhase::Running),
        }
    };
    let played = boards.iter().filter(is_played).take(GAMES);
    let games = played.map(|board| {
        let seat = desk.seat(&event.key, board.round, board.pairing.board)?;
        let watched = desk.public_game(&seat, at)?;
        Ok((seat, watched))
    });
    games.collect()
}

fn page(visitor: &RequestContext, data: &ProjectorData, wanted: usize) -> ProjectorView {
    let t = &*visitor.t;
    let event = &data.public.event;
    let mut leaves = leaves(t, data, visitor.at);
    let here = if wanted < leaves.len() { wanted } else { 0 };
    let next = if here + 1 < leaves.len() { here + 1 } else { 0 };
    let mut mark: Vec<String> = leaves.iter().map(Slide::mark).collect();
    mark.push(event.screen.dark.to_string());
    if let Some(leaf) = leaves.get_mut(here) {
        leaf.is_shown = true;
    }
    ProjectorView {
        page: visitor.page(),
        paths: paths::of(&event.key),
        name: event.name.clone(),
        mark: live::fingerprint(&mark.concat()),
        late: data
            .public
            .minutes_late()
            .map(|minutes| t.plural("watch-late-all", minutes)),
        leaves,
        next,
        seconds: TURN,
        is_dark: event.screen.dark,
    }
}
