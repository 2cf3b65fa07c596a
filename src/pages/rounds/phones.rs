//! `/e/<event>/phones`: the phone that records each board and when it was last seen, and a new
//! code for a board whose card is lost or in the wrong hands.

use super::seats::{self, SeatRow};
use super::speak;
use crate::desk::rights::RunEvent;
use crate::http::request::base_url::BaseUrl;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::pages::shared::event_paths::BoardPath;
use crate::paths::{self, EventPaths};
use crate::store::{Board, GamePhase};
use crate::system_time;
use crate::tournament::{BoardNo, RoundNo, Tournament};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::round_tables::{NamedPlayer, Names};
use actix_web::web::Query;
use askama::Template;
use chrono::DateTime;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "rounds/phones.html")]
struct PhonesView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    /// The posted round.
    round: Option<RoundNo>,
    title: String,
    /// Address of the printed board cards.
    cards: String,
    boards: Vec<PhoneRow>,
    /// The seats of the players who record their own turns.
    seats: Vec<SeatRow>,
    /// The sentences that the organiser may say to a board: code and words.
    sentences: Vec<(&'static str, String)>,
    base: BaseUrl,
}

struct PhoneRow {
    board: BoardNo,
    players: String,
    /// The name of the recorder, and since when.
    phone: String,
    has_phone: bool,
    /// When the phone, or else the code, was last used.
    seen: String,
    is_over: bool,
    new_code: String,
    /// Whether the players record.
    is_on_devices: bool,
    /// The label of the button that changes it.
    change: String,
    /// Whether the organiser can speak to the players: they record, and the game is running.
    hears: bool,
}

/// The selected board.
#[derive(Deserialize)]
pub struct PhonesQuery {
    /// The board whose card is to be printed.
    board: Option<u16>,
}

/// `GET /e/{key}/phones`
pub(crate) async fn show(
    Organising { context, organiser }: Organising<RunEvent>,
    query: Query<PhonesQuery>,
) -> Answer {
    let event = organiser.event().clone();
    let right = organiser.clone();
    let (tournament, boards, seats) = context
        .desk(move |desk| {
            let tournament = desk.tournament(&event)?;
            let boards = match tournament.posted() {
                Some(posted) => desk.boards(&event, posted.number)?,
                None => Vec::new(),
            };
            Ok((tournament, boards, desk.seats(&right)?))
        })
        .await?;
    let (t, event) = (&*context.t, organiser.event());
    let round = tournament.posted().map(|posted| posted.number);
    let paths = paths::of(&event.key);
    context.html(&PhonesView {
        nav: EventNav::of(t, event, &tournament, OrganiserTab::Round),
        title: round.map_or_else(
            || t.msg("phones-title"),
            |round| t.msg_arg("phones-title-round", "round", round.0),
        ),
        cards: match (round, query.board) {
            (Some(round), Some(board)) => format!("{}?board={board}", paths.print_cards(round)),
            (Some(round), None) => paths.print_cards(round),
            (None, _) => String::new(),
        },
        paths,
        seats: seats::rows(t, &tournament, &boards, &seats, &context.settled_base().url),
        base: context.settled_base(),
        sentences: speak::sentences(t),
        boards: boards
            .iter()
            .map(|board| row(t, &tournament, board))
            .collect(),
        round,
        page: context.page(),
    })
}

fn row(t: &Localizer, tournament: &Tournament, board: &Board) -> PhoneRow {
    let players = NamedPlayer::pair(tournament, &board.pairing, Names::Full);
    let state = board.state.as_ref();
    let recorder = state.and_then(|state| state.recorder.as_ref());
    let opened_ms = board.code.and_then(|code| code.last_seen_ms);
    let options = &tournament.options;
    let is_on_devices = options.is_on_devices(board.round, board.pairing.board);
    PhoneRow {
        board: board.pairing.board,
        players: format!("{} – {}", players.first.name, players.second.name),
        phone: match (recorder, opened_ms) {
            (Some(recorder), _) => t.msg_with(
                "phones-recorder",
                &[
                    ("name", recorder.name.as_str().into()),
                    ("time", time(recorder.since_ms).into()),
                ],
            ),
            (None, Some(_)) => t.msg("phones-only-opened"),
            (None, None) => t.msg("phones-nobody"),
        },
        has_phone: recorder.is_some(),
        seen: recorder
            .map(|recorder| recorder.seen_ms)
            .or(opened_ms)
            .map(time)
            .unwrap_or_default(),
        is_over: board.result.is_some()
            || state.is_some_and(|state| state.phase == GamePhase::Finished),
        new_code: t.msg_arg("phones-new-code-board", "board", board.pairing.board.0),
        change: t.msg_arg(
            if is_on_devices {
                "phones-to-umpire"
            } else {
                "phones-to-players"
            },
            "board",
            board.pairing.board.0,
        ),
        hears: is_on_devices && state.is_some_and(|state| state.phase == GamePhase::Running),
        is_on_devices,
    }
}

fn time(at_ms: i64) -> String {
    system_time::time_of_day(DateTime::from_timestamp_millis(at_ms).unwrap_or_default())
}

/// `POST /e/{key}/rounds/{round}/boards/{board}/code`: renews the code of a board.
///
/// # Errors
/// When the round is not being played.
pub(crate) async fn renew(organising: Organising<RunEvent>, path: BoardPath) -> Answer {
    let (_, round, board) = path.into_inner();
    let page = format!("{}?board={board}", organising.paths().phones());
    organising
        .change(page, FlashMessage::CodeRenewed, move |desk, by, at| {
            desk.renew_code(by, (RoundNo(round), BoardNo(board)), at)
        })
        .await
}
