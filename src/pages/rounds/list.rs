//! `/e/<event>/rounds`: all posted rounds with their results, newest first.

use super::round_results::RoundResults;
use crate::change_feed::Topic;
use crate::desk::{Desk, Fault};
use crate::http::middleware::page_cache::{CacheablePage, EventPage};
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::paths::{self, EventPaths};
use crate::rules::{Colour, Kind};
use crate::tournament::RoundNo;
use crate::view::event_head::{EventHead, PublicTab, shown};
use crate::view::round_tables::RoundTable;
use crate::view::school_token::Pattern;
use actix_web::web::Path;
use askama::Template;

#[derive(Template)]
#[template(path = "rounds/list.html")]
struct RoundsView {
    page: Page,
    paths: EventPaths,
    head: EventHead,
    late: Option<String>,
    /// The planned start of the next round.
    next: Option<String>,
    /// The rounds shown with their boards.
    rounds: Vec<RoundResults>,
    /// Earlier rounds, shown as links to their pages.
    older: Vec<RoundResults>,
}

/// Maximum number of boards on the page, for the sake of phones.
const MOST: usize = 120;

/// `GET /e/{key}/rounds`
pub async fn show(context: RequestContext, key: Path<String>) -> Answer {
    let key = key.into_inner();
    let path = paths::of(&key).rounds();
    let (topic, make) = (Topic::Tournament, cacheable);
    context.public(&path, EventPage { key, topic, make }).await
}

fn cacheable(
    context: &RequestContext,
    desk: &Desk,
    key: &str,
    _: &str,
) -> Result<CacheablePage<RoundsView>, Fault> {
    let public = desk.public(key, context.at)?;
    let t = &*context.t;
    let (event, tournament) = (&public.event, &public.tournament);
    let last = shown(tournament).unwrap_or(RoundNo(0));
    let numbers = (1..=last.0).rev().map(RoundNo);
    let tables = numbers.filter_map(|number| RoundTable::posted(tournament, number));
    let results = tables.map(|round| RoundResults::of(t, event, tournament, &round));
    let mut boards = 0;
    let (mut rounds, mut older): (Vec<_>, Vec<_>) = results.partition(|round: &RoundResults| {
        boards += round.rows.len();
        boards <= MOST || round.number == last
    });
    for round in &mut rounds {
        round.rows.truncate(MOST);
        round.sort_by_match();
    }
    // Rows are only on the round's own page.
    older.iter_mut().for_each(|round| round.rows = Vec::new());
    let next = RoundNo(last.0 + 1);
    let begins = crate::view::schedule::line(t, event, next);
    let page = RoundsView {
        head: EventHead::of(t, event, tournament, PublicTab::Rounds),
        late: public
            .minutes_late()
            .map(|minutes| t.plural("watch-late-all", minutes)),
        next: begins.filter(|_| !event.is_finished).map(|when| {
            let values = [("round", next.0.into()), ("when", when.into())];
            t.msg_with("player-round-begins", &values)
        }),
        rounds,
        older,
        paths: paths::of(&event.key),
        page: context.page().playing(&event.ruleset),
    };
    Ok(CacheablePage::until(page, context.at, public.more_at))
}
