//! `/e/<event>/standings/schools`: the standings of schools by the points of their best players.

use super::list_tabs::StandingsTab;
use super::player_standings::{view, view_for_file};
use super::standings_head::StandingsHead;
use crate::desk::Fault;
use crate::desk::public_event::View;
use crate::formats::{Names, standings_csv};
use crate::http::request::percent_encoding::escaped;
use crate::http::request::request_context::RequestContext;
use crate::http::response::download::{self, CsvForm};
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::pages::shared::standings_query::{QueryChoice, StandingsQuery, rounds};
use crate::paths::{self, EventPaths};
use crate::tournament::standings::{Row, SchoolRow};
use crate::tournament::{Tournament, school_key};
use crate::view::place_text::place_text;
use crate::view::report_tables::schools_in_order;
use crate::view::school_token::{Pattern, SchoolToken};
use actix_web::web::{Path, Query};
use askama::Template;

#[derive(Template)]
#[template(path = "standings/school_standings.html")]
struct SchoolsView {
    page: Page,
    paths: EventPaths,
    head: StandingsHead,
    title: String,
    pill: Option<String>,
    how: String,
    rounds: Vec<QueryChoice>,
    sizes: Vec<QueryChoice>,
    rows: Vec<SchoolLine>,
    csv: String,
}

struct SchoolLine {
    rank: String,
    school: String,
    /// The page of the school.
    href: String,
    token: SchoolToken,
    points: String,
    counted: Vec<String>,
    entered: String,
}

/// `GET /e/{key}/standings/schools`
pub async fn show(
    context: RequestContext,
    key: Path<String>,
    query: Query<StandingsQuery>,
) -> Answer {
    let view = view(&context, key.into_inner()).await?;
    let page = page(&context, &view, &query.into_inner());
    context.html(&page.map_err(|fault| context.failed(fault))?)
}

/// `GET /e/{key}/standings/schools.csv`
pub async fn csv(
    context: RequestContext,
    key: Path<String>,
    query: Query<StandingsQuery>,
    form: Query<CsvForm>,
) -> Answer {
    let view = view_for_file(&context, key.into_inner()).await?;
    let query = query.into_inner();
    let event = &view.event;
    let file = format!(
        "schools-{}",
        standings_csv::file_name(&event.title(), &event.key)
    );
    let after = query.after(&view.tournament);
    let standings = view.standings(after.map_err(|fault| context.failed(fault))?);
    let rows = schools_in_order(&view.tournament, &standings, query.best());
    let text = standings_csv::of_schools(&view.tournament, &rows, view.names);
    Ok(download::csv(&context.t, &file, text, &form))
}

fn page(
    context: &RequestContext,
    view: &View,
    query: &StandingsQuery,
) -> Result<SchoolsView, Fault> {
    let (t, tournament) = (&*context.t, &view.tournament);
    let after = query.after(tournament)?;
    let standings = view.standings(after);
    let (best, links) = (query.best(), paths::of(&view.event.key));
    let rows = schools_in_order(tournament, &standings, best);
    let round = after.map_or(String::new(), |round| format!("&after={round}"));
    Ok(SchoolsView {
        page: context.page(),
        head: StandingsHead::of(t, view, StandingsTab::Schools),
        title: t.msg("schools-title"),
        pill: standings.provisional.then(|| t.msg("player-not-final")),
        how: t.plural("schools-how", best),
        rounds: rounds(t, tournament, after),
        sizes: sizes(t, best),
        rows: rows
            .iter()
            .map(|row| SchoolLine {
                href: links.school(escaped(&school_key(row.school))),
                ..listed(t, view.names, tournament, row)
            })
            .collect(),
        csv: format!("{}?best={best}{round}", links.standings_schools_csv()),
        paths: links,
    })
}

/// Choices of the number of players that count.
fn sizes(t: &Localizer, best: usize) -> Vec<QueryChoice> {
    let size = |number: usize| QueryChoice {
        value: number.to_string(),
        text: t.plural("schools-best", number),
        is_chosen: number == best,
    };
    (1..=10).map(size).collect()
}

fn listed(t: &Localizer, names: Names, tournament: &Tournament, row: &SchoolRow<'_>) -> SchoolLine {
    let player = |one: &&Row| {
        let entrant = tournament.entrant(one.entrant)?;
        // Whoever has no school outside counts for one anyway.
        entrant.shown_school(names)?;
        if !tournament.lists_place(Some(one.rank)) {
            return None;
        }
        let values = [
            ("player", entrant.name.display(names).into()),
            ("points", t.figure(one.score).into()),
            ("rank", one.rank.to_string().into()),
        ];
        Some(t.msg_with("schools-player", &values))
    };
    SchoolLine {
        rank: place_text(row.place, row.shared),
        token: SchoolToken::of(tournament, row.school),
        school: row.school.to_owned(),
        href: String::new(),
        points: t.figure(row.score),
        counted: row.counted.iter().filter_map(player).collect(),
        entered: t.plural("schools-entered", row.entered),
    }
}
