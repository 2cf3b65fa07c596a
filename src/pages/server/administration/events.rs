//! `/server/events`: all events of the server, with a search.

use super::tabs::{Tab, TabLink, tabs};
use crate::desk::administration::{ServerEvent, ServerEventsQuery};
use crate::http::request::page_query;
use crate::http::request::request_context::Operating;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::pages::shared::search_query::SearchQuery;
use crate::paths;
use crate::store::EventProgress;
use askama::Template;

/// Events on a page.
const ROWS: usize = 30;
const PLACE: &str = "/server/events";

#[derive(Template)]
#[template(path = "server/administration/events.html")]
struct EventsView {
    page: Page,
    tabs: Vec<TabLink>,
    query: SearchQuery,
    /// Value, text, and whether it is chosen.
    states: Vec<(&'static str, String, bool)>,
    events: Vec<ListedServerEvent>,
    /// Addresses of the pages before and after this one.
    before: Option<String>,
    after: Option<String>,
}

struct ListedServerEvent {
    href: String,
    name: String,
    state: String,
    about: String,
}

/// `GET /server/events`
pub async fn show(Operating { context, .. }: Operating) -> Answer {
    let query: SearchQuery = page_query::parsed(context.query());
    let rows = ROWS as u32;
    let skip = u32::try_from(query.page() - 1).unwrap_or_default() * rows;
    let meant = ServerEventsQuery {
        words: query.words(),
        progress: EventProgress::from_code(&query.show),
        of: None,
        skip,
        // One more tells whether there is a next page.
        most: Some(rows + 1),
    };
    let at = context.at;
    let found = context
        .desk(move |desk| desk.server_events(&meant, at))
        .await?;
    let (before, after) = query.around(PLACE, found.len() > ROWS);
    let t = &*context.t;
    let states = ["", "new", "running", "finished"];
    let states = states.map(|code| {
        let text = match code {
            "" => t.msg("events-all"),
            code => state(t, code),
        };
        (code, text, query.show == code)
    });
    context.html(&EventsView {
        tabs: tabs(t, Tab::Events),
        states: states.into(),
        events: found.iter().take(ROWS).map(|one| row(t, one)).collect(),
        page: context.page(),
        query,
        before,
        after,
    })
}

/// The state of an event in words.
pub(super) fn state(t: &Localizer, code: &str) -> String {
    t.msg(match code {
        "new" => "state-not-started",
        "running" => "events-live",
        "finished" => "state-finished",
        _ => "server-unreadable",
    })
}

fn row(t: &Localizer, event: &ServerEvent) -> ListedServerEvent {
    let players = t.plural("event-players", event.players);
    let facts = [players, event.people.clone()];
    let facts = facts.into_iter().filter(|fact| !fact.is_empty());
    ListedServerEvent {
        href: paths::server_event(&event.key),
        name: event.name.clone(),
        state: state(t, event.state),
        about: facts.collect::<Vec<_>>().join(" · "),
    }
}
