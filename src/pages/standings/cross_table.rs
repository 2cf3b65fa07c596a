//! `/e/<event>/standings/cross-table`: for each player and round the opponent's place and the result.

use super::list_tabs::StandingsTab;
use super::player_standings::{empty, view};
use super::standings_head::StandingsHead;
use crate::desk::Fault;
use crate::desk::public_event::View;
use crate::formats::table::Table;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::pages::shared::pager::Pager;
use crate::pages::shared::standings_query::{QueryChoice, StandingsQuery, rounds};
use crate::paths::{self, EventPaths};
use crate::view::lists::PageCell;
use crate::view::meeting::sides;
use crate::view::player_link::PlayerLink;
use crate::view::report_tables::cross_table_page;
use crate::view::school_token::Pattern;
use actix_web::web::{Path, Query};
use askama::Template;

#[derive(Template)]
#[template(path = "standings/cross_table.html")]
struct CrossTableView {
    page: Page,
    paths: EventPaths,
    head: StandingsHead,
    rounds: Vec<QueryChoice>,
    /// The CSS class and the word of each side.
    sides: [(&'static str, String); 2],
    table: Table<PageCell>,
    /// The sentence shown instead of the table while there are no results.
    empty: Option<String>,
    pager: Pager,
}

/// `GET /e/{key}/standings/cross-table`
pub async fn show(
    context: RequestContext,
    key: Path<String>,
    query: Query<StandingsQuery>,
) -> Answer {
    let view = view(&context, key.into_inner()).await?;
    let page = page(&context, &view, &query.into_inner());
    context.html(&page.map_err(|fault| context.failed(fault))?)
}

fn page(
    context: &RequestContext,
    view: &View,
    query: &StandingsQuery,
) -> Result<CrossTableView, Fault> {
    let (t, event, tournament) = (&*context.t, &view.event, &view.tournament);
    let after = query.after(tournament)?;
    let standings = view.standings(after);
    let links = paths::of(&event.key);
    let player = |id| PageCell::Player(PlayerLink::by_id(&links, tournament, id, view.names));
    let mut table = cross_table_page(t, &event.ruleset, tournament, &standings, player);
    let pager = Pager::of(table.rows.len(), &query.page, |page| {
        links.cross_table() + &query.on(page).query()
    });
    table.rows = pager.shown(std::mem::take(&mut table.rows)).collect();
    Ok(CrossTableView {
        page: context.page(),
        head: StandingsHead::of(t, view, StandingsTab::CrossTable),
        rounds: rounds(t, tournament, after),
        sides: sides(t, &event.ruleset),
        empty: empty(t, tournament),
        table,
        paths: links,
        pager,
    })
}
