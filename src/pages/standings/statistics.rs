//! `/e/<event>/standings/statistics`: the games of each round, and the players and games of schools, grades and sexes.

use super::list_tabs::StandingsTab;
use super::player_standings::{empty, view};
use super::standings_head::StandingsHead;
use crate::desk::game_lengths::GameLength;
use crate::desk::public_event::View;
use crate::formats::table::Table;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::rules::Side;
use crate::tournament::statistics::{RoundStatistics, of_rounds};
use crate::view::lists::PageCell;
use crate::view::report_tables::{games_by_round, groups};
use crate::view::school_token::Pattern;
use actix_web::web::Path;
use askama::Template;

#[derive(Template)]
#[template(path = "standings/statistics.html")]
struct StatisticsView {
    page: Page,
    head: StandingsHead,
    /// The number of games that each side won.
    sides: Option<String>,
    /// The length of the recorded games.
    turns: Option<String>,
    tables: Vec<Table<PageCell>>,
    /// The sentence shown instead of the tables while there are no results.
    empty: Option<String>,
}

/// `GET /e/{key}/standings/statistics`
pub async fn show(context: RequestContext, key: Path<String>) -> Answer {
    let view = view(&context, key.into_inner()).await?;
    let event = view.event.id;
    let lengths = context.desk(move |desk| desk.game_lengths(event)).await?;
    context.html(&page(&context, &view, &lengths))
}

fn page(context: &RequestContext, view: &View, lengths: &[GameLength]) -> StatisticsView {
    let (t, event, tournament) = (&*context.t, &view.event, &view.tournament);
    let by_round = games_by_round(t, &event.ruleset, tournament);
    let tables = [by_round].into_iter().chain(groups(t, tournament));
    StatisticsView {
        page: context.page(),
        head: StandingsHead::of(t, view, StandingsTab::Statistics),
        sides: sides(t, view),
        turns: turns(t, view, lengths),
        tables: tables.map(drawn).collect(),
        empty: empty(t, tournament),
    }
}

/// A table whose first column names its rows.
fn drawn(table: Table) -> Table<PageCell> {
    let mut table = table.map(PageCell::from);
    for first in table.rows.iter_mut().filter_map(|row| row.first_mut()) {
        if let PageCell::Plain(name) = first {
            *first = PageCell::Badge(name.shown().to_owned(), None);
        }
    }
    table
}

/// The number of games that each side won, as a sentence. None before the first result.
fn sides(t: &Localizer, view: &View) -> Option<String> {
    let rounds = of_rounds(&view.tournament).into_iter();
    let all = rounds
        .map(|(_, one)| one)
        .fold(RoundStatistics::default(), RoundStatistics::and);
    let games = all.played();
    if games == 0 {
        return None;
    }
    let percent = |part: u16| (f64::from(part) * 100. / f64::from(games)).round() as i64;
    let side = |side| t.localize(&view.event.ruleset.colour(side));
    let (won, lost, drawn) = (all.won.first, all.won.second, all.drawn);
    Some(t.msg_with(
        "statistics-sides",
        &[
            ("games", games.into()),
            ("first", side(Side::First).into()),
            ("second", side(Side::Second).into()),
            ("won", won.into()),
            ("wonpercent", percent(won).into()),
            ("lost", lost.into()),
            ("lostpercent", percent(lost).into()),
            ("drawn", drawn.into()),
            ("drawnpercent", percent(drawn).into()),
        ],
    ))
}

/// The length of the recorded games of closed rounds, as a sentence; only rounds that this visitor sees.
fn turns(t: &Localizer, view: &View, lengths: &[GameLength]) -> Option<String> {
    let closed = &view.tournament.closed;
    let is_shown = |length: &&GameLength| {
        let round = closed.iter().find(|round| round.number == length.round);
        round.is_some_and(|round| {
            let mut boards = round.boards.iter();
            boards.any(|(pairing, _)| pairing.board == length.board)
        })
    };
    let turns = lengths.iter().filter(is_shown).map(|length| length.turns);
    let turns: Vec<usize> = turns.collect();
    let (shortest, longest) = (turns.iter().min()?, turns.iter().max()?);
    let sum: usize = turns.iter().sum();
    let mean = (sum as f64 / turns.len() as f64).round() as i64;
    Some(t.msg_with(
        "statistics-turns",
        &[
            ("mean", mean.into()),
            ("shortest", (*shortest).into()),
            ("longest", (*longest).into()),
        ],
    ))
}
