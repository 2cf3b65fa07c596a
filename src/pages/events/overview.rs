//! `/e/<event>`: the boards of the round for the public. Players have aliases, and only posted
//! rounds are shown.

mod round_boards;

use self::round_boards::{RoundBoards, RoundBoardsQuery};
use crate::change_feed::Topic;
use crate::desk::public_event::PublicEvent;
use crate::desk::rights::LookInside;
use crate::desk::{Desk, Fault};
use crate::formats::Names;
use crate::http::middleware::page_cache::{CacheablePage, EventPage, Source};
use crate::http::request::page_query;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::http::response::server_sent_events;
use crate::pages::shared::board_tile::{BoardStage, TileBuilder};
use crate::paths::{self, EventPaths};
use crate::rules::{Colour, Kind};
use crate::store::Board;
use crate::tournament::RoundNo;
use crate::view::event_final::{self, FinalResults};
use crate::view::event_head::{EventHead, PublicTab, shown};
use crate::view::event_page::EventPageView;
use crate::view::markdown::MarkdownPart;
use crate::view::mini_board::MiniBoard;
use crate::view::school_token::Pattern;
use crate::view::section_card::SectionCard;
use actix_web::web::Path;
use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};
use std::sync::Arc;

#[derive(Template)]
#[template(path = "events/overview.html", blocks = ["live"])]
struct EventView {
    page: Page,
    paths: EventPaths,
    head: EventHead,
    key: String,
    /// Address of the event stream of this page.
    live: String,
    mark: String,
    /// The moment of play that is shown, in milliseconds since 1970, if clocks are running.
    moment_ms: Option<i64>,
    /// Whether clock times are rendered as text: in pages, not in the stream.
    has_clock_text: bool,
    late: Option<String>,
    round: Option<RoundBoards>,
    /// The sections of an event that has some.
    sections: Vec<SectionCard>,
    /// Start of the first round, while no round is posted.
    next: Option<String>,
    is_finished: bool,
    /// The final results, once the event is over.
    results: Option<FinalResults>,
    /// A position of the last round: address, men, names of the players.
    last: Option<(String, Arc<MiniBoard>, String)>,
    /// The notice on the projector; may be empty.
    notice: String,
    tables: Option<String>,
    /// The announcement: in pages, not in the stream.
    about: EventPageView,
    /// The kind of men.
    kind: Kind,
    pin: Option<u16>,
}

impl EventView {
    /// Sentences for the script about a followed player, with `{}` in place of the name.
    fn pin_words(&self) -> [(&'static str, String); 6] {
        ["turn", "playing", "waiting", "won", "lost", "drawn"].map(|state| {
            let words = self.page.t.msg_arg(&format!("pin-{state}"), "player", "{}");
            (state, words)
        })
    }
}

struct EventData {
    public: PublicEvent,
    boards: Vec<Board>,
    sections: Vec<PublicEvent>,
}

impl EventData {
    /// The time at which the page changes without an announcement of its event: it looks at its sections again.
    fn more_at(&self, at: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let again = (!self.sections.is_empty()).then(|| at + AGAIN);
        again.or(self.public.more_at)
    }
}

/// The time after which a page looks at sections again.
const AGAIN: TimeDelta = TimeDelta::seconds(15);

fn source(key: String) -> impl Source {
    let (topic, make) = (Topic::Hall, cacheable);
    EventPage { key, topic, make }
}

/// The page for the cache. Visitors with a role in the event get a link to the round control.
fn cacheable(
    context: &RequestContext,
    desk: &Desk,
    key: &str,
    query: &str,
) -> Result<CacheablePage<EventView>, Fault> {
    let data = load(desk, key, context)?;
    let mut page = page(context, desk, &data, &page_query::parsed(query))?;
    page.head = page.head.running(may_run(context, desk, key));
    page.has_clock_text = true;
    let event = &data.public.event;
    let form = desk.shown_form(event, context.at)?;
    page.about = EventPageView::of(&context.t, event, desk.event_page(event)?);
    page.about = page.about.with_form(&context.t, event, &form);
    let round = page.round.as_ref();
    let offers = round.map_or_else(Vec::new, RoundBoards::offers);
    let has_clocks = round.is_some_and(RoundBoards::has_clocks);
    let changes = [data.more_at(context.at), form.changes_at];
    let changes_at = changes.into_iter().flatten().min();
    let shown = CacheablePage::until(page, context.at, changes_at).offering(offers);
    Ok(if has_clocks {
        shown.with_clocks()
    } else {
        shown
    })
}

/// `GET /e/{key}`
pub async fn show(context: RequestContext, key: Path<String>) -> Answer {
    let key = key.into_inner();
    let path = paths::of(&key).event();
    context.public(&path, source(key)).await
}

/// `GET /e/{key}/live`: one stream for all boards of a page. A turn sends the lines of its
/// board only.
pub async fn follow(context: RequestContext, key: Path<String>) -> Answer {
    let key = key.into_inner();
    let path = paths::of(&key).event();
    let asked = context.allowed(&path, source(key.clone())).await?;
    // Following a player does not change the stream.
    let asked = page_query::parsed::<RoundBoardsQuery>(&asked).of_stream();
    let asked: RoundBoardsQuery = page_query::parsed(&asked.join("&"));
    let name = format!("event {}", asked.of_stream().join("&"));
    let make = move |context: &RequestContext, desk: &Desk, key: &str| {
        let data = load(desk, key, context).ok()?;
        let page = page(context, desk, &data, &asked).ok()?;
        let html = page.as_live().render().ok()?;
        let (mark, more_at) = (page.mark.clone(), data.more_at(context.at));
        Some(server_sent_events::Fragment::delayed(
            html, mark, context.at, more_at,
        ))
    };
    server_sent_events::stream_event(&context, (&name, key), make).await
}

/// Whether the visitor has a role in the event.
fn may_run(context: &RequestContext, desk: &Desk, key: &str) -> bool {
    context.identity.account.as_ref().is_some_and(|account| {
        let right = desk.right::<LookInside>(account, key, context.at);
        right.is_ok()
    })
}

fn load(desk: &Desk, key: &str, context: &RequestContext) -> Result<EventData, Fault> {
    let at = context.at;
    let public = desk.public(key, at)?;
    let boards = match shown(&public.tournament) {
        Some(round) => desk.public_boards(&public, round, at)?,
        None => Vec::new(),
    };
    let sections = desk.public_sections(&public, at)?;
    Ok(EventData {
        public,
        boards,
        sections,
    })
}

/// A game of the winner in the last round.
fn last(
    builder: &TileBuilder<'_>,
    data: &EventData,
    results: Option<&FinalResults>,
) -> Result<Option<(String, Arc<MiniBoard>, String)>, Fault> {
    let board = results.and_then(|results| results.last_board(&data.boards));
    let Some(board) = board else {
        return Ok(None);
    };
    let tile = builder.tile(board)?;
    let names = event_final::names_at(&data.public.tournament, board, Names::Alias);
    Ok(tile.mini.map(|mini| (tile.href, mini, names)))
}

fn page(
    context: &RequestContext,
    desk: &Desk,
    data: &EventData,
    query: &RoundBoardsQuery,
) -> Result<EventView, Fault> {
    let t = &*context.t;
    let PublicEvent {
        event, tournament, ..
    } = &data.public;
    let current = shown(tournament);
    let drawn = context.shared.of_pages.get();
    let builder = TileBuilder {
        t,
        desk,
        drawn: &drawn,
        public: &data.public,
        round: current.unwrap_or(RoundNo(0)),
        at: context.at,
    };
    let late = data.public.minutes_late();
    let results = FinalResults::of(
        t,
        event,
        tournament,
        &data.public.standings(None),
        (&data.public.awards, Names::Alias),
    );
    let paths = paths::of(&event.key);
    let round = current.map(|_| RoundBoards::of(&builder, &data.boards, query));
    let mut page = EventView {
        page: context
            .linked_page(&paths.event(), event.title(), t.msg("preview-event"))
            .playing(&event.ruleset),
        head: EventHead::of(t, event, tournament, PublicTab::Boards),
        key: event.key.clone(),
        live: page_query::address(&paths.event_live(), &query.of_stream()),
        mark: String::new(),
        moment_ms: None,
        has_clock_text: false,
        late: late.map(|minutes| t.plural("watch-late-all", minutes)),
        next: round_boards::next_start(&builder, RoundNo(0)).filter(|_| current.is_none()),
        round: round.transpose()?,
        sections: data
            .sections
            .iter()
            .map(|one| SectionCard::of(t, one))
            .collect(),
        is_finished: event.is_finished,
        last: last(&builder, data, results.as_ref())?,
        results,
        notice: event.screen.notice.clone(),
        tables: (tournament.options.system.has_tables() && current.is_some())
            .then(|| t.msg(crate::view::event_final::title(tournament.options.system))),
        about: EventPageView::default(),
        kind: event.ruleset.facts().usual_kind,
        pin: query.pinned(),
        paths,
    };
    // The mark depends only on what is shown: a change counter would reveal hidden changes, and
    // clocks run on the page. If rendering fails here, the page itself fails too.
    let html = page.as_live().render().unwrap_or_default();
    page.mark = server_sent_events::fingerprint(&html);
    let has_clocks = page.round.as_ref().is_some_and(RoundBoards::has_clocks);
    let moment = data.public.moment(context.at).timestamp_millis();
    page.moment_ms = has_clocks.then_some(moment);
    Ok(page)
}
