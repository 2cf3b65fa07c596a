//! `/`: live events, and the entry points for umpires, parents and teachers.

mod ended_today;
mod finished_events;
mod live_events;
mod own_events;

use self::ended_today::EndedToday;
use self::finished_events::FinishedEvent;
use self::live_events::LiveEvent;
use self::own_events::OwnEvent;
use crate::change_feed::Topic;
use crate::desk::events::{Event, EventList, UnreadableEvent};
use crate::desk::{DEMO_NAME, Desk, Fault};
use crate::http::middleware::page_cache::{Body, CacheablePage, Source};
use crate::http::request::request_context::{RequestContext, SignedIn};
use crate::http::response::error_page::Answer;
use crate::http::response::guided_tour;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::pages::shared::sample_boards::{self, LearnGame};
use crate::paths;
use crate::rules::{Colour, Kind};
use crate::view::mini_board::MiniField;
use crate::view::school_token::Pattern;
use askama::Template;
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
    /// All other events.
    events: Vec<EventRow>,
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

struct EventRow {
    href: String,
    name: String,
    about: String,
}

/// `GET /`
pub async fn show(context: RequestContext) -> Answer {
    if context.identity.account.is_none() && !context.shared.is_set_up.load(Ordering::Relaxed) {
        if context.desk(|desk| desk.is_new()).await? {
            return Ok(context.see("/setup", None));
        }
        context.shared.is_set_up.store(true, Ordering::Relaxed);
    }
    context.public("/", HomePage).await
}

#[derive(Clone)]
struct HomePage;

impl Source for HomePage {
    fn topics(&self, desk: &Desk) -> Result<Vec<Topic>, Fault> {
        let posted = desk.events_posted()?;
        let shown = live_events::candidates(&posted);
        let of_events =
            shown.flat_map(|event| [Topic::Tournament(event.id.0), Topic::Hall(event.id.0)]);
        Ok(of_events.chain([Topic::Milestone]).collect())
    }

    fn make(
        &self,
        context: &RequestContext,
        desk: &Desk,
        _: &str,
    ) -> Result<CacheablePage<impl Body>, Fault> {
        let page = CacheablePage::until(view(context, desk)?, context.at, None);
        Ok(page.with_clocks())
    }
}

fn view(context: &RequestContext, desk: &Desk) -> Result<HomeView, Fault> {
    let account = context.identity.account.as_ref();
    let is_organiser = account.is_some();
    let posted = desk.events_posted()?;
    let live = live_events::of(context, desk, &posted);
    let EventList { events, unreadable } = event_list(context, desk, &posted)?;
    let is_owner = match account {
        Some(account) if context.shared.laptop.is_some() => desk.is_owner(account)?,
        _ => false,
    };
    let (own, finished) = account
        .map(|_| lists_of_organiser(&context.t, desk, &events))
        .unwrap_or_default();
    let phones = account.map_or(0, |_| desk.phones_connected(&events, context.at));
    let demo = context.shared.demo.clone();
    let own_demo = events.iter().find(|event| event.name == DEMO_NAME);
    let own_demo = own_demo.filter(|_| is_organiser && demo.is_none());
    let demo_away = own_demo.map(|event| paths::of(&event.key).privacy());
    let is_shown = |event: &Event| {
        let is_own = own.iter().any(|own| own.key == event.key)
            || finished.iter().any(|over| over.key == event.key);
        !is_own && (is_organiser || live.iter().all(|live| live.key != event.key))
    };
    let searched = posted.iter().filter(|event| !event.is_finished);
    let page = context.page();
    Ok(HomeView {
        is_organiser: is_organiser && !page.is_guest,
        ended_today: feast(context, desk, &posted, &live),
        tour: demo
            .as_deref()
            .filter(|_| is_organiser)
            .map(guided_tour::beginning),
        demo: demo
            .filter(|_| !is_organiser)
            .map(|key| paths::of(&key).event()),
        events: events
            .into_iter()
            .filter(is_shown)
            .map(|event| listed(context, event))
            .collect(),
        unreadable: unreadable
            .into_iter()
            .map(|event| unreadable_line(context, event))
            .collect(),
        demo_away,
        connected: (phones > 0).then(|| context.t.plural("phones-connected", phones)),
        laptop: is_owner.then_some("/laptop"),
        searched: searched
            .take(SEARCHED)
            .map(|event| (paths::of(&event.key).find(), event.name.clone()))
            .collect(),
        fields: sample_boards::fields(live.iter().map(|event| &event.ruleset)),
        games: sample_boards::games(&context.t),
        board: sample_boards::large_board(&context.t),
        live: besides(live, &own),
        own,
        finished,
        page,
    })
}

/// The events of an organiser; to everybody else, those with a posted round.
fn event_list(context: &RequestContext, desk: &Desk, posted: &[Event]) -> Result<EventList, Fault> {
    match context.identity.account.as_ref() {
        Some(account) => desk.event_list(account, context.at),
        None => Ok(EventList {
            events: posted.to_vec(),
            ..EventList::default()
        }),
    }
}

/// The open events with their next step, and the finished ones with their winner.
fn lists_of_organiser(
    t: &Localizer,
    desk: &Desk,
    events: &[Event],
) -> (Vec<OwnEvent>, Vec<FinishedEvent>) {
    let finished = finished_events::of(t, desk, events);
    (own_events::of(t, desk, events), finished)
}

/// For visitors: the event of the day once it is over, while no other is played.
fn feast(
    context: &RequestContext,
    desk: &Desk,
    posted: &[Event],
    live: &[LiveEvent],
) -> Option<EndedToday> {
    let is_shown = context.identity.account.is_none() && live.is_empty();
    is_shown.then(|| ended_today::of(context, desk, posted))?
}

/// The events that are not already listed with their next step.
fn besides(live: Vec<LiveEvent>, own: &[OwnEvent]) -> Vec<LiveEvent> {
    let is_own = |event: &LiveEvent| own.iter().any(|own| own.key == event.key);
    live.into_iter().filter(|event| !is_own(event)).collect()
}

fn listed(context: &RequestContext, event: Event) -> EventRow {
    let paths = paths::of(&event.key);
    EventRow {
        href: match context.identity.account {
            Some(_) => paths.round_control(),
            None => paths.event(),
        },
        about: context.t.msg(&format!("game-{}", event.ruleset.name())),
        name: event.name,
    }
}

/// The page that deletes the event, and a sentence.
fn unreadable_line(context: &RequestContext, event: UnreadableEvent) -> (String, String) {
    let words = context.t.msg_arg("event-unreadable", "name", event.name);
    (paths::of(&event.key).delete(), words)
}

/// `POST /demo`: creates a demo event for the account.
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
