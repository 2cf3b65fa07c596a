//! `/e/<event>/files`: exports of the event, and import of results.

use crate::desk::rights::{Actor, Right, TakeFiles};
use crate::desk::{Desk, Fault};
use crate::formats::trf::ReportForm;
use crate::formats::{
    Faults, Names, pairings_csv, standings_csv, teams_csv, tournament_json, with_byte_order_mark,
    workbook, zip_bundle,
};
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::request::upload::{Upload, Wrong};
use crate::http::response::download::{self, CsvForm, XLSX, ZIP, download};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::page_context::{Notice, Page};
use crate::paths::{self, EventPaths};
use crate::system_time;
use crate::tournament::{RoundNo, System};
use crate::view::event_head::shown;
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::published::{self, Published};
use crate::view::{report_tables, round_tables};
use actix_multipart::form::MultipartForm;
use actix_multipart::form::bytes::Bytes;
use actix_web::web::Query;
use askama::Template;

#[derive(Template)]
#[template(path = "files/downloads.html")]
struct DownloadsView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    is_playing: bool,
    /// The round to print: the current one, else the last.
    round: Option<RoundNo>,
    has_teams: bool,
    faults: Vec<String>,
}

/// An uploaded file of results.
#[derive(MultipartForm)]
pub struct ResultsUpload {
    file: Bytes,
}

/// `GET /e/{key}/files`
pub async fn show(Organising { context, organiser }: Organising<TakeFiles>) -> Answer {
    let page = page(&context, &organiser).await?;
    context.html(&page)
}

/// `GET /e/{key}/event.trf`
pub async fn trf(organising: Organising<TakeFiles>) -> Answer {
    let media = "text/plain; charset=utf-8";
    file(organising, "trf", media, |desk, by| {
        desk.report(by.event(), ReportForm::default(), system_time::today)
    })
    .await
}

/// `GET /e/{key}/event.json`
pub async fn json(organising: Organising<TakeFiles>) -> Answer {
    file(organising, "json", "application/json", |desk, by| {
        Ok(tournament_json::write(&desk.tournament_file(by.event())?))
    })
    .await
}

/// `GET /e/{key}/players.csv`: the list of players, which can be imported again.
pub async fn players(organising: Organising<TakeFiles>, form: Query<CsvForm>) -> Answer {
    csv(organising, "players", &form, |desk, by| {
        desk.entrants_csv(by)
    })
    .await
}

/// `GET /e/{key}/pairings.csv`
pub async fn pairings(organising: Organising<TakeFiles>, form: Query<CsvForm>) -> Answer {
    csv(organising, "pairings", &form, |desk, by| {
        desk.pairings_csv(by.event(), None, Names::Full)
    })
    .await
}

/// `GET /e/{key}/matches.csv`: the matches of teams by board.
pub async fn matches(organising: Organising<TakeFiles>, form: Query<CsvForm>) -> Answer {
    csv(organising, "matches", &form, |desk, by| {
        let tournament = desk.tournament(by.event())?;
        Ok(teams_csv::matches(&tournament, Names::Full))
    })
    .await
}

/// `GET /e/{key}/event.xlsx`
pub async fn workbook(Organising { context, organiser }: Organising<TakeFiles>) -> Answer {
    let event = organiser.event().clone();
    let of_event = event.clone();
    let known =
        context.desk(move |desk| Ok((desk.standings(&of_event, None)?, desk.cards(&of_event)?)));
    let ((tournament, standings), cards) = known.await?;
    let t = &*context.t;
    let of_teams = report_tables::of_teams(t, &tournament, round_tables::Names::Full);
    let of_players = [
        report_tables::standings(t, &tournament, &standings, round_tables::Names::Full),
        report_tables::cross_table(t, &tournament, &standings, round_tables::Names::Full),
        report_tables::players(t, &tournament, round_tables::Names::Full),
        report_tables::results(t, &event.ruleset, &tournament, round_tables::Names::Full),
        report_tables::cards(t, &tournament, &cards),
    ];
    let statistics = [report_tables::games_by_round(
        t,
        &event.ruleset,
        &tournament,
    )]
    .into_iter()
    .chain(report_tables::groups(t, &tournament));
    let tables = of_teams.into_iter().chain(of_players).chain(statistics);
    let tables = tables.collect::<Vec<_>>();
    let made_at = context.at.timestamp();
    let bytes = context
        .spawn_blocking(move || workbook::write(&tables, made_at))
        .await??;
    Ok(download(&file_name(&organiser, "xlsx"), XLSX, bytes))
}

/// `GET /e/{key}/published.zip`: the public pages as static files.
pub async fn published(Organising { context, organiser }: Organising<TakeFiles>) -> Answer {
    let (event, at) = (organiser.event().clone(), context.at);
    let t = std::sync::Arc::clone(&context.t);
    let files = context
        .desk(move |desk| {
            let published = Published::read(desk, &event.key, at)?;
            Ok(published::folder(&t, &published, at))
        })
        .await??;
    let bytes = zip_bundle::write(&organiser.event().key, &files)?;
    Ok(download(&file_name(&organiser, "zip"), ZIP, bytes))
}

async fn file(
    Organising { context, organiser }: Organising<TakeFiles>,
    kind: &str,
    media: &'static str,
    write: impl FnOnce(&Desk, &Right<TakeFiles>) -> Result<String, Fault> + Send + 'static,
) -> Answer {
    let name = file_name(&organiser, kind);
    let text = context.desk(move |desk| write(desk, &organiser)).await?;
    Ok(download(&name, media, text))
}

async fn csv(
    Organising { context, organiser }: Organising<TakeFiles>,
    what: &str,
    form: &CsvForm,
    write: impl FnOnce(&Desk, &Right<TakeFiles>) -> Result<String, Fault> + Send + 'static,
) -> Answer {
    let name = file_name(&organiser, &format!("{what}.csv"));
    let text = context.desk(move |desk| write(desk, &organiser)).await?;
    let text = with_byte_order_mark(&text);
    Ok(download::csv(&context.t, &name, text, form))
}

/// The name of the event in portable characters, with the extension.
fn file_name(organiser: &Actor, kind: &str) -> String {
    let event = organiser.event();
    let name = standings_csv::file_name(&event.title(), &event.key);
    let stem = name
        .trim_start_matches("standings-")
        .trim_end_matches(".csv");
    format!("{stem}.{kind}")
}

/// `POST /e/{key}/files/results`
pub async fn results(
    organising: Organising<TakeFiles>,
    Upload { form, permit }: Upload<ResultsUpload>,
) -> Answer {
    let Organising { context, organiser } = organising;
    let (actor, at) = (organiser.clone(), context.at);
    let entered = context
        .import(&permit, move |desk| {
            let tournament = desk.tournament(actor.event())?;
            let bytes = form.map_or_else(Vec::new, |form| form.file.data.into());
            match pairings_csv::read(&bytes, &tournament) {
                Err(faults) => Ok(Err(faults)),
                Ok(entered) => desk.enter_results(&actor, &entered, at).map(Ok),
            }
        })
        .await;
    let (words, faults) = match entered {
        Ok(Ok(number)) => {
            let mut page = page(&context, &organiser).await?;
            page.page.notice = Some(Notice::good(
                context.t.plural("files-results-entered", number),
            ));
            return context.html(&page);
        }
        Ok(Err(faults)) => (context.t.msg("files-results-wrong"), faults),
        Err(failed) if matches!(failed.fault(), Fault::Recorded(_)) => {
            (failed.words(&context.t), Faults::default())
        }
        Err(failed) => return Err(failed),
    };
    let mut page = page(&context, &organiser).await?;
    page.faults = Wrong::of(&context.t, &faults).sentences;
    page.page.notice = Some(Notice::bad(words));
    context.not_done(&page)
}

async fn page(context: &RequestContext, organiser: &Actor) -> Result<DownloadsView, Failed> {
    let event = organiser.event();
    let tournament = context.tournament(event).await?;
    Ok(DownloadsView {
        page: context.page(),
        nav: EventNav::of(&context.t, event, &tournament, OrganiserTab::Files),
        is_playing: tournament.posted().is_some(),
        round: shown(&tournament),
        has_teams: matches!(tournament.options.system, System::Teams(_)),
        faults: Vec::new(),
        paths: paths::of(&event.key),
    })
}
