//! `/events`: all listed events by state, with a search by name, place and year.

use super::listed::ListedEvent;
use crate::http::request::page_query;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::store::{Account, EventQuery, EventRow, EventScope, EventState};
use crate::system_time;
use askama::Template;
use chrono::{DateTime, NaiveDate, Utc};
use serde::Deserialize;

/// Number of events on a page.
const ROWS: usize = 30;
/// The last page.
const LAST_PAGE: u32 = 10_000;
/// Longer words are cut.
const LONGEST: usize = 80;

#[derive(Template)]
#[template(path = "events/list.html")]
struct ListView {
    page: Page,
    query: ListQuery,
    /// Lists to choose from: code, text and address.
    lists: Vec<ListLink>,
    events: Vec<ListedEvent>,
    /// Addresses of the pages before and after this one.
    before: Option<String>,
    after: Option<String>,
}

/// A list to choose.
struct ListLink {
    value: String,
    text: String,
    is_chosen: bool,
}

/// The chosen list, the search, and the page.
#[derive(Deserialize, Default)]
#[serde(default)]
struct ListQuery {
    /// The code of a state or of the lists of an account; else all listed events.
    show: String,
    q: String,
    year: String,
    page: String,
}

/// The lists of an account.
const OWN: [&str; 2] = ["own", "own-past"];

impl ListQuery {
    /// The page, counted from 1.
    fn page(&self) -> u32 {
        let page = self.page.parse().ok();
        page.filter(|page| (1..=LAST_PAGE).contains(page))
            .unwrap_or(1)
    }

    fn words(&self) -> String {
        self.q.trim().chars().take(LONGEST).collect()
    }

    fn scope(&self, account: Option<&Account>, at: DateTime<Utc>) -> EventScope {
        let own = account.filter(|_| OWN.contains(&self.show.as_str()));
        if let Some(account) = own {
            return EventScope::Of {
                account: account.id,
                now_ms: at.timestamp_millis(),
                is_finished: self.show == OWN[1],
            };
        }
        EventScope::Listed(EventState::from_code(&self.show))
    }

    /// The query of one page, with one event more, which tells whether there is a next page.
    fn of_store(&self, account: Option<&Account>, at: DateTime<Utc>) -> EventQuery {
        let rows = ROWS as u32;
        let year = self.year.trim().parse().ok();
        let begins = year.and_then(|year| {
            let day = |month, day| NaiveDate::from_ymd_opt(year, month, day);
            day(1, 1).zip(day(12, 31))
        });
        EventQuery {
            words: self.words(),
            begins,
            skip: (self.page() - 1) * rows,
            ..EventQuery::first(rows + 1, self.scope(account, at), system_time::today(at))
        }
    }

    fn href(&self, show: &str, page: u32) -> String {
        let page = if page > 1 {
            page.to_string()
        } else {
            String::new()
        };
        let words = self.words();
        let pairs = [
            ("show", show),
            ("q", &words),
            ("year", &self.year),
            ("page", &page),
        ];
        page_query::address("/events", &page_query::pairs(pairs))
    }
}

/// `GET /events`
pub async fn show(context: RequestContext) -> Answer {
    let query: ListQuery = page_query::parsed(context.query());
    let account = context.identity.account.as_ref();
    let of_store = query.of_store(account, context.at);
    let found = context.desk(move |desk| desk.list(of_store)).await?;
    context.html(&view(&context, query, &found))
}

fn view(context: &RequestContext, query: ListQuery, found: &[EventRow]) -> ListView {
    let t = &*context.t;
    let is_own = OWN.contains(&query.show.as_str()) && context.identity.account.is_some();
    let shown = found.iter().take(ROWS);
    let page = query.page();
    let has_more = found.len() > ROWS && page < LAST_PAGE;
    ListView {
        lists: lists(t, &query, context.identity.account.is_some()),
        events: shown
            .map(|row| ListedEvent::of(t, row, is_own, context.at))
            .collect(),
        before: (page > 1).then(|| query.href(&query.show, page - 1)),
        after: has_more.then(|| query.href(&query.show, page + 1)),
        page: context.page(),
        query,
    }
}

fn lists(t: &Localizer, query: &ListQuery, is_signed_in: bool) -> Vec<ListLink> {
    let own = OWN.into_iter().filter(|_| is_signed_in);
    let codes = ["", "coming", "live", "past"].into_iter().chain(own);
    codes
        .map(|show| ListLink {
            value: query.href(show, 1),
            text: match show {
                "" => t.msg("events-all"),
                show => t.msg(&format!("events-{show}")),
            },
            is_chosen: query.show == show,
        })
        .collect()
}
