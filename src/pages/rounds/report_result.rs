//! `/e/<event>/report`: players report their results at a shared device, and their opponents confirm.

use crate::desk::events::Event;
use crate::desk::rights::{ReportResults, Right};
use crate::desk::{Desk, Fault};
use crate::http::request::form_parsing;
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::paths::{self, EventPaths};
use crate::rules::{BySide, Side};
use crate::store::{Board, ReportedResult, Role};
use crate::tournament::{BoardNo, PairingResult, RoundNo, Tournament};
use crate::view::collation;
use crate::view::round_parts::round_name;
use crate::view::round_tables::{NamedPlayer, Names, result_text};
use actix_web::web::{Form, Path, Query};
use askama::Template;
use chrono::{DateTime, Utc};
use serde::Deserialize;

#[derive(Template)]
#[template(path = "rounds/report_list.html")]
struct ReportListView {
    page: Page,
    paths: EventPaths,
    /// The event and its round; the round is empty while none is being played.
    name: String,
    round: String,
    find: String,
    boards: Vec<ReportLine>,
    /// The sections of an event that has some: address and name.
    sections: Vec<(String, String)>,
}

struct ReportLine {
    board: u16,
    names: String,
    /// Whether the other player has to confirm a report.
    is_reported: bool,
}

#[derive(Template)]
#[template(path = "rounds/report_board.html")]
struct ReportBoardView {
    page: Page,
    paths: EventPaths,
    name: String,
    round: u16,
    board: u16,
    title: String,
    names: String,
    step: ReportStep,
}

/// The step of the players at their board.
enum ReportStep {
    /// Choose a result: code and label.
    Choose(Vec<(&'static str, String)>),
    /// The other player confirms: code, what was reported, the question, and the answer that confirms.
    Confirm {
        code: &'static str,
        reported: String,
        question: String,
        yes: String,
    },
    /// Nothing, for this reason.
    Wait(String),
}

/// The board or the player that is looked for.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct FindQuery {
    find: String,
}

/// A reported result.
#[derive(Deserialize)]
pub struct ReportForm {
    /// The round of the page, which players may send again in the next round.
    round: u16,
    result: String,
    /// The step: `report`, `confirm` or `discard`.
    act: String,
}

/// `GET /e/{key}/report`: the boards without a result.
pub(crate) async fn list(
    Organising { context, organiser }: Organising<ReportResults>,
    query: Query<FindQuery>,
) -> Answer {
    let find = query.into_inner().find;
    let (tournament, boards) = load(&context, &organiser).await?;
    let t = &*context.t;
    let wanted = collation::plain(find.trim());
    let lines = boards.iter().filter(|board| board.result.is_none());
    let lines = lines.map(|board| ReportLine {
        board: board.pairing.board.0,
        names: names(&players(&tournament, board)),
        is_reported: board.reported.is_some(),
    });
    let is_found = |line: &ReportLine| {
        wanted.is_empty()
            || line.board.to_string() == wanted
            || collation::plain(&line.names).contains(&wanted)
    };
    context.html(&ReportListView {
        page: context.page(),
        paths: paths::of(&organiser.event().key),
        name: organiser.event().name.clone(),
        round: boards
            .first()
            .map_or_else(String::new, |board| round_name(t, &tournament, board.round)),
        boards: lines.filter(is_found).collect(),
        sections: sections(&context, &organiser).await?,
        find,
    })
}

/// The addresses and names of the sections of an event.
async fn sections(
    context: &RequestContext,
    right: &Right<ReportResults>,
) -> Result<Vec<(String, String)>, Failed> {
    if !right.event().has_sections() {
        return Ok(Vec::new());
    }
    let event = right.event().clone();
    let found = context.desk(move |desk| desk.sections(&event)).await?;
    let link = |one: &Event| (paths::of(&one.key).report(), one.name.clone());
    Ok(found.iter().map(link).collect())
}

/// `GET /e/{key}/report/{board}`: one board.
///
/// # Errors
/// When the round has no such board.
pub(crate) async fn show(
    Organising { context, organiser }: Organising<ReportResults>,
    place: Path<(String, u16)>,
) -> Answer {
    let number = BoardNo(place.into_inner().1);
    let (tournament, boards) = load(&context, &organiser).await?;
    let mut boards = boards.iter();
    let board = boards.find(|one| one.pairing.board == number);
    let board = board.ok_or_else(|| context.failed(Fault::NotFound))?;
    let t = &*context.t;
    let players = players(&tournament, board);
    context.html(&ReportBoardView {
        page: context.page(),
        paths: paths::of(&organiser.event().key),
        name: organiser.event().name.clone(),
        round: board.round.0,
        board: number.0,
        title: t.msg_arg("board-n", "board", number.0),
        names: names(&players),
        step: step(t, board, &players),
    })
}

/// `POST /e/{key}/report/{board}`: reports, confirms or discards.
///
/// # Errors
/// As [`Desk::report_result_of_players`], [`Desk::confirm_result`] and [`Desk::discard_report`].
pub(crate) async fn save(
    Organising { context, organiser }: Organising<ReportResults>,
    place: Path<(String, u16)>,
    form: Form<ReportForm>,
) -> Answer {
    let (board, at, right) = (place.into_inner().1, context.at, organiser.clone());
    let form = form.into_inner();
    let act = form.act.clone();
    context
        .desk(move |desk| done(desk, &right, BoardNo(board), &form, at))
        .await?;
    let paths = paths::of(&organiser.event().key);
    Ok(match act.as_str() {
        "confirm" => context.see(&paths.report(), FlashMessage::ResultSaved),
        "discard" => context.see(&paths.report_board(board), FlashMessage::ReportDiscarded),
        _ => context.see(&paths.report_board(board), None),
    })
}

/// `POST /e/{key}/report/{board}/discard`: discards a report, from the table of boards.
///
/// # Errors
/// As [`Desk::discard_report`].
pub(crate) async fn discard(
    organising: Organising<ReportResults>,
    place: Path<(String, u16)>,
    form: Form<RoundForm>,
) -> Answer {
    let (board, round) = (place.into_inner().1, form.round);
    let page = organising.paths().round_control();
    let place = (RoundNo(round), BoardNo(board));
    organising
        .change(
            page,
            FlashMessage::ReportDiscarded,
            move |desk, right, at| desk.discard_report(right, place, at),
        )
        .await
}

/// The round of a report.
#[derive(Deserialize)]
pub struct RoundForm {
    round: u16,
}

fn done(
    desk: &Desk,
    right: &Right<ReportResults>,
    board: BoardNo,
    form: &ReportForm,
    at: DateTime<Utc>,
) -> Result<(), Fault> {
    let place = (RoundNo(form.round), board);
    if form.act == "discard" {
        return desk.discard_report(right, place, at);
    }
    let scored = form_parsing::result(&form.result)?;
    let result = scored.ok_or(Fault::ReportGone)?.result;
    match form.act.as_str() {
        "confirm" => desk.confirm_result(right, place, result, at),
        _ => desk.report_result_of_players(right, place, result, at),
    }
}

/// The event with public names, and the boards of the round that is being played.
async fn load(
    context: &RequestContext,
    right: &Right<ReportResults>,
) -> Result<(Tournament, Vec<Board>), Failed> {
    let (event, at) = (right.event().clone(), context.at);
    context
        .desk(move |desk| {
            let tournament = desk.public(&event.key, at)?.tournament;
            let boards = match tournament.posted() {
                Some(posted) => desk.boards(&event, posted.number)?,
                None => Vec::new(),
            };
            Ok((tournament, boards))
        })
        .await
}

fn players(tournament: &Tournament, board: &Board) -> BySide<NamedPlayer> {
    NamedPlayer::pair(tournament, &board.pairing, Names::Alias)
}

fn names(players: &BySide<NamedPlayer>) -> String {
    format!("{} – {}", players.first.name, players.second.name)
}

fn step(t: &Localizer, board: &Board, players: &BySide<NamedPlayer>) -> ReportStep {
    if let Some(scored) = board.result {
        let text = result_text(t, players, scored.result);
        return ReportStep::Wait(t.msg_arg("report-has-result", "text", text));
    }
    if board.state.as_ref().is_some_and(|state| state.seq > 0) {
        return ReportStep::Wait(t.msg("report-recorded"));
    }
    match &board.reported {
        Some(reported) if reported.role == Role::Tablet => confirm(t, reported, players),
        Some(reported) => {
            let text = result_text(t, players, reported.result);
            ReportStep::Wait(t.msg_arg("report-by-helper", "text", text))
        }
        None => ReportStep::Choose(choices(t, players)),
    }
}

fn choices(t: &Localizer, players: &BySide<NamedPlayer>) -> Vec<(&'static str, String)> {
    let results = [
        PairingResult::Won(Side::First),
        PairingResult::Drawn,
        PairingResult::Won(Side::Second),
    ];
    let label = |result: PairingResult| (result.code(), result_text(t, players, result));
    results.map(label).to_vec()
}

/// The player who lost confirms; a draw both confirm.
fn confirm(t: &Localizer, reported: &ReportedResult, players: &BySide<NamedPlayer>) -> ReportStep {
    let text = result_text(t, players, reported.result);
    let question = match reported.result.winner() {
        Some(winner) => {
            let loser = players[!winner].name.as_str();
            t.msg_arg("report-ask-loser", "player", loser)
        }
        None => t.msg("report-ask-both"),
    };
    ReportStep::Confirm {
        code: reported.result.code(),
        yes: t.msg_arg("report-yes", "text", text.as_str()),
        reported: text,
        question,
    }
}
