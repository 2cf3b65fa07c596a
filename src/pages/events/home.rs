//! `/`: live events, and the entry points for umpires, parents and teachers.

mod ended_today;
mod finished_events;
mod live_events;
mod own_events;

use self::ended_today::EndedToday;
use self::finished_events::FinishedEvent;
use self::live_events::LiveEvent;
use self::own_events::OwnEvent;
use super::listed::ListedEvent;
use crate::change_feed::Topic;
use crate::desk::events::{Event, UnreadableEvent};
use crate::desk::{DEMO_NAME, Desk, Fault};
use crate::http::middleware::page_cache::{Body, CacheablePage, Source};
use crate::http::request::request_context::{RequestContext, SignedIn};
use crate::http::response::error_page::Answer;
use crate::http::response::guided_tour;
use crate::http::response::page_context::Page;
use crate::pages::shared::sample_boards::{self, LearnGame};
use crate::paths;
use crate::rules::{Colour, Kind};
use crate::store::{EventQuery, EventRow, EventScope, EventState};
use crate::system_time;
use crate::view::mini_board::MiniField;
use crate::view::school_token::Pattern;
use askama::Template;
use chrono::NaiveDate;
use inkundla_replay::board_svg::Drawing;
use std::sync::atomic::Ordering;

#[derive(Template)]
#[template(path = "events/home.html")]
struct HomeView {
    page: Page,
    /// Whether the visitor may create events.
    is_organiser: bool,
    /// The event of the day once it is over, while no other is played.
    ended_today: Option<EndedToday>,
    /// Public events with a round in progress.
    live: Vec<LiveEvent>,
    /// The open events of the organiser.
    own: Vec<OwnEvent>,
    /// The finished events of the organiser.
    finished: Vec<FinishedEvent>,
    /// For visitors the events in progress without boards above; for organisers their other ones.
    events: Vec<ListedEvent>,
    /// Public events that are announced.
    coming: Vec<ListedEvent>,
    /// Public events that are over.
    past: Vec<ListedEvent>,
    /// Whether the organiser may have more events than those shown.
    has_more: bool,
    /// The organiser's events that cannot be read: address of the page that deletes it, and a sentence.
    unreadable: Vec<(String, String)>,
    /// Address and name of events that can be searched for a player.
    searched: Vec<(String, String)>,
    /// SVG fields of the small boards, one per game.
    fields: Vec<(&'static str, MiniField)>,
    games: Vec<LearnGame>,
    board: Drawing,
    /// Start of the guided tour, on a demo server.
    tour: Option<String>,
    /// Address of the public demo event.
    demo: Option<String>,
    /// Page on which the organiser can delete their demo event.
    demo_away: Option<String>,
    /// The number of phones that record now in the visitor's own events, in words.
    connected: Option<String>,
    /// Page of the laptop, for the owner of the server.
    laptop: Option<&'static str>,
}

/// Number of newest events offered for searching.
const SEARCHED: usize = 5;
/// Number of newest events that are looked at.
const NEWEST: u32 = 12;
/// Maximum number of events in each list of the page; `/events` has all.
const SHOWN: u32 = 6;

/// `GET /`
pub async fn show(context: RequestContext) -> Answer {
    if context.identity.account.is_none() && !context.shared.is_set_up.load(Ordering::Relaxed) {
        if context.desk(|desk| desk.is_new()).await? {
            return Ok(context.see("/setup", None));
        }
        context.shared.is_set_up.store(true, Ordering::Relaxed);
    }
    let today = system_time::today(context.at);
    context.public("/", HomePage { today }).await
}

#[derive(Clone)]
struct HomePage {
    today: NaiveDate,
}

impl Source for HomePage {
    fn topics(&self, desk: &Desk) -> Result<Vec<Topic>, Fault> {
        let live = listed(desk, EventState::Live, NEWEST, self.today)?;
        let topics = |row: &EventRow| [Topic::Tournament(row.id.0), Topic::Hall(row.id.0)];
        let of_events = live.iter().flat_map(topics);
        Ok(of_events.chain([Topic::Milestone]).collect())
    }

    fn make(
        &self,
        context: &RequestContext,
        desk: &Desk,
        _: &str,
    ) -> Result<CacheablePage<impl Body>, Fault> {
        let page = view(context, desk, self.today)?;
        Ok(CacheablePage::until(page, context.at, None).with_clocks())
    }
}

/// The first events of a public list.
fn listed(
    desk: &Desk,
    state: EventState,
    most: u32,
    today: NaiveDate,
) -> Result<Vec<EventRow>, Fault> {
    desk.list(EventQuery::first(
        most,
        EventScope::Listed(Some(state)),
        today,
    ))
}

fn view(context: &RequestContext, desk: &Desk, today: NaiveDate) -> Result<HomeView, Fault> {
    let account = context.identity.account.as_ref();
    let is_organiser = account.is_some();
    let posted = listed(desk, EventState::Live, NEWEST, today)?;
    let past = listed(desk, EventState::Past, NEWEST, today)?;
    let live = live_events::of(context, desk, &posted);
    let of_account = OwnLists::of(context, desk, today)?;
    let is_owner = match account {
        Some(account) if context.shared.laptop.is_some() => desk.is_owner(account)?,
        _ => false,
    };
    let demo = context.shared.demo.clone();
    let own_demo = of_account.open.iter().find(|event| event.name == DEMO_NAME);
    let own_demo = own_demo.filter(|_| is_organiser && demo.is_none());
    let phones = desk.phones_connected(&of_account.open, context.at);
    let is_beside = |row: &&EventRow| live.iter().all(|live| live.key != row.public_key);
    let page = context.page();
    Ok(HomeView {
        is_organiser: is_organiser && !page.is_guest,
        ended_today: feast(context, desk, posted.iter().chain(&past), &live),
        tour: demo
            .as_deref()
            .filter(|_| is_organiser)
            .map(guided_tour::beginning),
        demo: demo
            .filter(|_| !is_organiser)
            .map(|key| paths::of(&key).event()),
        demo_away: own_demo.map(|event| paths::of(&event.key).privacy()),
        connected: (phones > 0).then(|| context.t.plural("phones-connected", phones)),
        laptop: is_owner.then_some("/laptop"),
        searched: (posted.iter().take(SEARCHED))
            .map(|row| (paths::of(&row.public_key).find(), row.name.clone()))
            .collect(),
        fields: sample_boards::fields(live.iter().map(|event| &event.ruleset)),
        games: sample_boards::games(&context.t),
        board: sample_boards::large_board(&context.t),
        events: if is_organiser {
            of_account.others
        } else {
            rows(context, posted.iter().filter(is_beside))
        },
        live: besides(live, &of_account.own),
        coming: rows(context, &listed(desk, EventState::Coming, SHOWN, today)?),
        past: rows(context, past.iter().take(SHOWN as usize)),
        has_more: of_account.own.len().max(of_account.finished.len()) >= own_events::MOST,
        unreadable: of_account.unreadable,
        own: of_account.own,
        finished: of_account.finished,
        page,
    })
}

fn rows<'a>(
    context: &RequestContext,
    rows: impl IntoIterator<Item = &'a EventRow>,
) -> Vec<ListedEvent> {
    let rows = rows.into_iter();
    rows.map(|row| ListedEvent::of(&context.t, row, false, context.at))
        .collect()
}

/// The newest events of an account; empty for a visitor.
#[derive(Default)]
struct OwnLists {
    open: Vec<Event>,
    own: Vec<OwnEvent>,
    finished: Vec<FinishedEvent>,
    /// Events whose tournament cannot be read.
    others: Vec<ListedEvent>,
    unreadable: Vec<(String, String)>,
}

impl OwnLists {
    fn of(context: &RequestContext, desk: &Desk, today: NaiveDate) -> Result<OwnLists, Fault> {
        let Some(account) = &context.identity.account else {
            return Ok(OwnLists::default());
        };
        let rows = |is_finished| {
            let scope = EventScope::Of {
                account: account.id,
                now_ms: context.at.timestamp_millis(),
                is_finished,
            };
            desk.list(EventQuery::first(own_events::MOST as u32, scope, today))
        };
        let (open, over) = (rows(false)?, rows(true)?);
        let (opened, ended) = (desk.events_in(&open)?, desk.events_in(&over)?);
        let own = own_events::of(&context.t, desk, &opened.events);
        let finished = finished_events::of(&context.t, desk, &ended.events);
        let unreadable = || opened.unreadable.iter().chain(&ended.unreadable);
        let is_other = |row: &&EventRow| {
            own.iter().all(|one| one.key != row.public_key)
                && finished.iter().all(|one| one.key != row.public_key)
                && unreadable().all(|one| one.key != row.public_key)
        };
        let others = open.iter().chain(&over).filter(is_other);
        Ok(OwnLists {
            others: others
                .map(|row| ListedEvent::of(&context.t, row, true, context.at))
                .collect(),
            unreadable: unreadable()
                .map(|event| unreadable_line(context, event))
                .collect(),
            open: opened.events,
            own,
            finished,
        })
    }
}

/// For visitors: the event of the day once it is over, while no other is played.
fn feast<'a>(
    context: &RequestContext,
    desk: &Desk,
    known: impl Iterator<Item = &'a EventRow>,
    live: &[LiveEvent],
) -> Option<EndedToday> {
    let is_shown = context.identity.account.is_none() && live.is_empty();
    is_shown.then(|| ended_today::of(context, desk, known))?
}

/// The events that are not already listed with their next step.
fn besides(live: Vec<LiveEvent>, own: &[OwnEvent]) -> Vec<LiveEvent> {
    let is_own = |event: &LiveEvent| own.iter().any(|own| own.key == event.key);
    live.into_iter().filter(|event| !is_own(event)).collect()
}

/// The page that deletes the event, and a sentence.
fn unreadable_line(context: &RequestContext, event: &UnreadableEvent) -> (String, String) {
    let words = context
        .t
        .msg_arg("event-unreadable", "name", event.name.as_str());
    (paths::of(&event.key).delete(), words)
}

/// `POST /demo`: creates a demo event for the account, whose games go on by themselves.
pub async fn demo(SignedIn { context, account }: SignedIn) -> Answer {
    let at = context.at;
    let event = context
        .desk(move |desk| {
            let event = desk.demo(&account, at)?;
            desk.start_demo(&desk.organiser(&account, &event.key)?, at)?;
            Ok(event)
        })
        .await?;
    Ok(context.see(&guided_tour::beginning(&event.key), None))
}

/// Default handler: 404 with a link to the start page.
pub async fn nothing(context: RequestContext) -> Answer {
    Err(context.failed(Fault::NotFound))
}
