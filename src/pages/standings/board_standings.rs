//! `/e/<event>/standings/boards`: the standings of players by board of a match, for board prizes.

use super::list_tabs::{StandingsTab, list_tabs};
use super::player_standings::{empty, view, view_for_file};
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
use crate::view::event_head::{EventHead, PublicTab};
use crate::view::event_nav::{EventNav, OrganiserTab};
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
    head: EventHead,
    lists: Vec<QueryChoice>,
    rounds: Vec<QueryChoice>,
    late: Option<String>,
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
    let nav = view.is_inside().then(|| {
        let tab = OrganiserTab::Standings;
        EventNav::of(t, event, &view.tournament, tab).whole(view.may_run)
    });
    Ok(BoardsView {
        page: context.page(),
        head: EventHead::of(t, event, &view.tournament, PublicTab::Standings)
            .running(view.is_inside())
            .below(nav),
        lists: list_tabs(t, &links, &view.tournament, StandingsTab::Boards),
        rounds: rounds(t, &view.tournament, query.after(&view.tournament)?),
        late: view
            .minutes_late()
            .map(|minutes| t.plural("watch-late-all", minutes)),
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
