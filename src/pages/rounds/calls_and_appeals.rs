//! `/e/<event>/rounds/<n>/boards/<m>/asked`: open calls and appeals of an umpire. The answer of the
//! organiser becomes an entry of the record. An appeal is decided together with its result.

use super::correct_result;
use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::desk::games::{BoardContext, RecordedGame, Verdict};
use crate::desk::rights::AnswerCalls;
use crate::http::request::form_parsing::{self, reason, wrong};
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::{Notice, Page};
use crate::pages::shared::event_paths::BoardPath;
use crate::paths::{self, EventPaths};
use crate::referee::{Phase, RequestKind};
use crate::system_time;
use crate::tournament::{BoardNo, RoundNo, Scored, Tournament};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::game_view;
use crate::view::request_text::{request_text, seen};
use crate::view::round_tables::{self, Choice, NamedPlayer, Names};
use actix_web::web::Form;
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "rounds/calls_and_appeals.html")]
struct RequestsView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    place: String,
    round: RoundNo,
    board: BoardNo,
    requests: Vec<RequestRow>,
    minutes: [u8; 4],
    /// The current result of the board.
    now: String,
    /// Whether the verdict can be that play continues.
    can_go_on: bool,
    is_closed: bool,
    results: Vec<Choice>,
    reply: ReplyForm,
}

/// Choices of minutes until the organiser comes.
const MINUTES: [u8; 4] = [1, 2, 5, 10];

/// An open call or appeal.
struct RequestRow {
    entry: u32,
    text: String,
    time: String,
    is_call: bool,
    /// The acknowledgement of the organiser; may be empty.
    seen: String,
}

/// The organiser's answer to a call or appeal.
#[derive(Deserialize, Clone, Default)]
#[serde(default)]
pub struct ReplyForm {
    entry: u32,
    /// `answer`, `refuse`, `allow`, `go-on`, or the code of a result.
    what: String,
    reason: String,
}

/// `GET /e/{key}/rounds/{round}/boards/{board}/asked`
pub(crate) async fn show(organising: Organising<AnswerCalls>, path: BoardPath) -> Answer {
    let page = load(&organising, &path).await?;
    organising.context.html(&page)
}

/// `POST /e/{key}/rounds/{round}/boards/{board}/asked`
pub(crate) async fn answer(
    organising: Organising<AnswerCalls>,
    board_path: BoardPath,
    form: Form<ReplyForm>,
) -> Answer {
    let place_at = (RoundNo(board_path.1), BoardNo(board_path.2));
    let (organiser, at) = (organising.organiser.clone(), organising.context.at);
    let reply = form.into_inner();
    let sent = reply.clone();
    let done = organising
        .context
        .desk(move |desk| {
            let reason = reason(&sent.reason)?;
            if let Some(minutes) = sent.seen()? {
                desk.see_call(&organiser, place_at, (sent.entry, minutes), at)?;
                return Ok(None);
            }
            if sent.what == "answer" {
                desk.answer_call(&organiser, place_at, (sent.entry, reason), at)?;
                return Ok(None);
            }
            let verdict = sent.verdict()?;
            let is_closed = !desk
                .board_context(&organiser.event().key, place_at.0, place_at.1)?
                .is_open;
            let (verdict, later) = match verdict {
                Verdict::Result(scored) if is_closed => (Verdict::Allowed, Some(scored)),
                verdict => (verdict, None),
            };
            desk.decide_appeal(&organiser, place_at, (sent.entry, verdict, reason), at)?;
            Ok(later)
        })
        .await;
    let failed = match done {
        Ok(None) => {
            let page = paths::of(&organising.organiser.event().key).round_control();
            return Ok(organising.context.see(&page, FlashMessage::Answered));
        }
        Ok(Some(scored)) => return effect(&organising, place_at, scored, reply.reason).await,
        Err(failed) => failed,
    };
    if !matches!(failed.fault(), Fault::Refused(_) | Fault::Form { .. }) {
        return Err(failed);
    }
    let mut page = load(&organising, &board_path).await?;
    page.reply = reply;
    page.page.notice = Some(Notice::bad(failed.words(&organising.context.t)));
    organising.context.not_done(&page)
}

/// The preview of a corrected result in a closed round, to be confirmed.
async fn effect(
    organising: &Organising<AnswerCalls>,
    place: (RoundNo, BoardNo),
    scored: Scored,
    reason: String,
) -> Answer {
    let Organising { context, organiser } = organising;
    correct_result::preview(context, organiser, place, scored, reason).await
}

impl ReplyForm {
    /// `Some` if the call is only acknowledged, with the minutes until the organiser comes.
    fn seen(&self) -> Result<Option<Option<u8>>, Fault> {
        match self.what.split_once('-') {
            None if self.what == "seen" => Ok(Some(None)),
            Some(("coming", minutes)) => match minutes.parse() {
                Ok(minutes) if MINUTES.contains(&minutes) => Ok(Some(Some(minutes))),
                _ => Err(wrong("act", FormProblem::NotAChoice)),
            },
            _ => Ok(None),
        }
    }

    fn verdict(&self) -> Result<Verdict, Fault> {
        Ok(match self.what.as_str() {
            "refuse" => Verdict::Refused,
            "allow" => Verdict::Allowed,
            "go-on" => Verdict::PlayGoesOn,
            code => {
                let scored = form_parsing::result(code)?;
                Verdict::Result(scored.ok_or(wrong("act", FormProblem::NotAChoice))?)
            }
        })
    }
}

async fn load(
    organising: &Organising<AnswerCalls>,
    path: &BoardPath,
) -> Result<RequestsView, Failed> {
    let (round, board) = (RoundNo(path.1), BoardNo(path.2));
    let organiser = organising.organiser.clone();
    let (board_context, recorded, tournament): (BoardContext, RecordedGame, Tournament) =
        organising
            .context
            .desk(move |desk| {
                let board_context = desk.board_context(&organiser.event().key, round, board)?;
                let recorded = desk.recorded_game(&board_context)?;
                Ok((board_context, recorded, desk.tournament(organiser.event())?))
            })
            .await?;
    let t = &*organising.context.t;
    let open = |request: &crate::referee::OpenRequest| RequestRow {
        entry: request.entry,
        text: request_text(t, &board_context.event.ruleset, &request.what),
        time: system_time::time_of_day(request.at),
        is_call: matches!(request.what, RequestKind::Call(_)),
        seen: seen(t, request),
    };
    let table = round_tables::RoundTable::posted(&tournament, round);
    let (pairing, scored) = table
        .as_ref()
        .and_then(|table| table.at(board))
        .ok_or_else(|| organising.context.failed(Fault::NotFound))?;
    let players = NamedPlayer::pair(&tournament, pairing, Names::Full);
    let was = scored.map(|scored| scored.result);
    Ok(RequestsView {
        page: organising.context.page(),
        nav: EventNav::of(t, &board_context.event, &tournament, OrganiserTab::Round),
        paths: paths::of(&board_context.event.key),
        place: game_view::place(t, &board_context),
        round,
        board,
        requests: recorded.game.open_requests.iter().map(open).collect(),
        minutes: MINUTES,
        now: match was {
            Some(was) => t.msg_arg(
                "result-now",
                "text",
                round_tables::result_text(t, &players, was),
            ),
            None => t.msg("asked-no-result"),
        },
        can_go_on: board_context.is_open && matches!(recorded.game.phase, Phase::Finished(_)),
        is_closed: !board_context.is_open,
        results: round_tables::choices(t, &players, was),
        reply: ReplyForm::default(),
    })
}
