//! `/e/<event>/standings/boards`: the standings of players by board of a match, for board prizes.

use super::list_tabs::StandingsTab;
use super::player_standings::{empty, view, view_for_file};
use super::standings_head::StandingsHead;
use crate::desk::Fault;
use crate::desk::public_event::View;
use crate::formats::lists::{Content, List, Output};
use crate::formats::standings_csv::file_name;
use crate::formats::table::Table;
use crate::http::request::request_context::RequestContext;
use crate::http::response::download::{self, CsvForm};
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::pages::shared::standings_query::{QueryChoice, StandingsQuery, rounds};
use crate::paths::{self, EventPaths};
use crate::tournament::{Names, Tournament};
use crate::view::lists::{self, PageCell};
use crate::view::player_link::PlayerLink;
use crate::view::school_token::Pattern;
use actix_web::web::{Path, Query};
use askama::Template;

#[derive(Template)]
#[template(path = "standings/board_standings.html")]
struct BoardsView {
    page: Page,
    paths: EventPaths,
    head: StandingsHead,
    rounds: Vec<QueryChoice>,
    /// The players of each board of a match.
    boards: Vec<Table<PageCell>>,
    csv: String,
    empty: Option<String>,
}

/// `GET /e/{key}/standings/boards`
pub async fn show(
    context: RequestContext,
    key: Path<String>,
    query: Query<StandingsQuery>,
) -> Answer {
    let view = view(&context, key.into_inner()).await?;
    let page = page(&context, &view, &query.into_inner());
    context.html(&page.map_err(|fault| context.failed(fault))?)
}

/// `GET /e/{key}/standings/boards.csv`
pub async fn csv(
    context: RequestContext,
    key: Path<String>,
    query: Query<StandingsQuery>,
    form: Query<CsvForm>,
) -> Answer {
    let view = view_for_file(&context, key.into_inner()).await?;
    let after = after(&view.tournament, &query).map_err(|fault| context.failed(fault))?;
    let file = file_name(&view.event.name, &view.event.key);
    let text = List::board_standings(&after, view.names).csv();
    Ok(download::csv(
        &context.t,
        &format!("boards-{file}"),
        text,
        &form,
    ))
}

/// The tournament after the round that was asked for.
fn after(tournament: &Tournament, query: &StandingsQuery) -> Result<Tournament, Fault> {
    let tournament = tournament.clone();
    Ok(match query.after(&tournament)? {
        Some(round) => tournament.after(round),
        None => tournament,
    })
}

fn page(
    context: &RequestContext,
    view: &View,
    query: &StandingsQuery,
) -> Result<BoardsView, Fault> {
    let (t, event) = (&*context.t, &view.event);
    let links = paths::of(&event.key);
    let tournament = after(&view.tournament, query)?;
    Ok(BoardsView {
        page: context.page(),
        head: StandingsHead::of(t, view, StandingsTab::Boards),
        rounds: rounds(t, &view.tournament, query.after(&view.tournament)?),
        boards: tables(t, &links, &tournament, view.names),
        csv: links.board_standings_csv() + &query.query(),
        empty: empty(t, &view.tournament),
        paths: links,
    })
}

/// A table for each board.
fn tables(
    t: &Localizer,
    paths: &EventPaths,
    tournament: &Tournament,
    names: Names,
) -> Vec<Table<PageCell>> {
    let mut list = List::board_standings(tournament, names);
    let mut rows = std::mem::take(&mut list.rows);
    let mut tables = Vec::new();
    while let Some(board) = rows.first().map(|one| one.row.board) {
        let rest = rows.iter().position(|one| one.row.board != board);
        let later = rows.split_off(rest.unwrap_or(rows.len()));
        list.rows = std::mem::replace(&mut rows, later);
        let title = t.msg_arg("board-n", "board", board);
        let table = lists::table(
            t,
            (title, &list, Output::Page),
            |content, one| match content {
                Content::Player(_) => Some(PageCell::Player(PlayerLink {
                    about: one.team.clone(),
                    ..PlayerLink::of(paths, tournament, one.entrant, names)
                })),
                _ => None,
            },
        );
        tables.push(table);
    }
    tables
}
