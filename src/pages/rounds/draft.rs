//! `/e/<event>/rounds/<n>/draft`: the proposed pairing with explanations, and manual changes
//! before it is posted.

mod check_in_notice;
mod draft_players;
mod draft_seat;
mod draft_summary;
mod draft_view;

use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::desk::history::Action;
use crate::desk::rights::{Actor, CheckIn, PairRounds};
use crate::http::request::form_parsing;
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::{Answer, Failed, words};
use crate::http::response::error_status::status;
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Notice;
use crate::pages::shared::event_paths::RoundPath;
use crate::pages::shared::no_legal_pairing::pair_anew;
use crate::paths;
use crate::tournament::pairing::DraftChange;
use crate::tournament::{BoardNo, ByeKind, EntrantId, Presence, RoundNo};
use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Form, Path, Query};
use askama::Template;
use draft_view::DraftView;
use serde::Deserialize;

/// The player picked for an exchange.
#[derive(Deserialize)]
pub struct DraftQuery {
    pick: Option<i64>,
}

/// `GET /e/{key}/rounds/{round}/draft`
///
/// # Errors
/// When the round is not a draft.
pub(crate) async fn show(
    Organising { context, organiser }: Organising<PairRounds>,
    round_path: RoundPath,
    query: Query<DraftQuery>,
) -> Answer {
    let picked = query.pick.map(EntrantId);
    let page = load(&context, &organiser, RoundNo(round_path.1), None, picked).await?;
    context.html(&page)
}

/// `nearest` is non-empty to accept a pairing that breaks a rule.
#[derive(Deserialize)]
pub struct ProposeForm {
    #[serde(default)]
    nearest: String,
}

/// `POST /e/{key}/rounds/draft`: pairs the next round, or the draft again. If there is no legal
/// pairing, a page explains why and what can be done.
///
/// # Errors
/// When results are missing, or there is no round to propose.
pub(crate) async fn propose(
    Organising { context, organiser }: Organising<PairRounds>,
    place: Path<String>,
    form: Form<ProposeForm>,
) -> Answer {
    pair_anew(&context, &organiser, &place, !form.nearest.is_empty()).await
}

/// A player of the draft.
#[derive(Deserialize)]
pub struct EntrantForm {
    entrant: i64,
}

/// `POST /e/{key}/rounds/{round}/away`: marks a player as absent and pairs the round again.
///
/// # Errors
/// When there is no such player, or no round to propose.
pub(crate) async fn away(
    Organising { context, organiser }: Organising<PairRounds>,
    round_path: RoundPath,
    form: Form<EntrantForm>,
) -> Answer {
    let (key, round) = round_path.into_inner();
    let (by, at, who) = (organiser.clone(), context.at, EntrantId(form.entrant));
    context
        .desk(move |desk| {
            desk.draft(&by, RoundNo(round))?;
            desk.set_presence(&by.also::<CheckIn>()?, vec![who], Presence::Absent, at)
        })
        .await?;
    pair_anew(&context, &organiser, &key, false).await
}

/// `POST /e/{key}/rounds/{round}/discard`: deletes the draft.
///
/// # Errors
/// When the round is not a draft.
pub(crate) async fn discard(organising: Organising<PairRounds>, path: RoundPath) -> Answer {
    let (page, round) = (organising.paths().round_control(), RoundNo(path.1));
    organising
        .change(page, FlashMessage::DraftDiscarded, move |desk, by, at| {
            desk.discard_draft(by, round, at)
        })
        .await
}

/// A board of the draft.
#[derive(Deserialize)]
pub struct BoardForm {
    board: u16,
}

/// Two players of the draft.
#[derive(Deserialize)]
pub struct ExchangeForm {
    one: i64,
    other: i64,
}

/// A bye for a player.
#[derive(Deserialize)]
pub struct ByeForm {
    entrant: i64,
    #[serde(default)]
    kind: String,
}

/// `POST /e/{key}/rounds/{round}/swap`: swaps the sides of a pair.
pub(crate) async fn swap(
    organising: Organising<PairRounds>,
    path: RoundPath,
    form: Form<BoardForm>,
) -> Answer {
    let board = BoardNo(form.board);
    change(
        organising,
        path,
        Action::SidesSwapped,
        DraftChange::Sides(board),
    )
    .await
}

/// `POST /e/{key}/rounds/{round}/split`: splits a pair.
pub(crate) async fn split(
    organising: Organising<PairRounds>,
    path: RoundPath,
    form: Form<BoardForm>,
) -> Answer {
    let board = BoardNo(form.board);
    change(
        organising,
        path,
        Action::PairSplit,
        DraftChange::Split(board),
    )
    .await
}

/// `POST /e/{key}/rounds/{round}/exchange`: two players exchange their places.
///
/// # Errors
/// When both are the same player.
pub(crate) async fn exchange(
    organising: Organising<PairRounds>,
    path: RoundPath,
    form: Form<ExchangeForm>,
) -> Answer {
    let (one, other) = (EntrantId(form.one), EntrantId(form.other));
    change(
        organising,
        path,
        Action::PlayersExchanged,
        DraftChange::Exchange(one, other),
    )
    .await
}

/// `POST /e/{key}/rounds/{round}/join`: pairs two players who have no opponent.
///
/// # Errors
/// When one of them has an opponent.
pub(crate) async fn join(
    organising: Organising<PairRounds>,
    path: RoundPath,
    form: Form<ExchangeForm>,
) -> Answer {
    let (one, other) = (EntrantId(form.one), EntrantId(form.other));
    change(
        organising,
        path,
        Action::PairJoined,
        DraftChange::Join(one, other),
    )
    .await
}

/// A board of the draft and its new number.
#[derive(Deserialize)]
pub struct MoveForm {
    board: u16,
    to: u16,
}

/// `POST /e/{key}/rounds/{round}/move`: moves a pair to another board.
pub(crate) async fn move_to(
    organising: Organising<PairRounds>,
    path: RoundPath,
    form: Form<MoveForm>,
) -> Answer {
    let (from, to) = (BoardNo(form.board), BoardNo(form.to));
    change(
        organising,
        path,
        Action::PairMoved,
        DraftChange::Move(from, to),
    )
    .await
}

/// `POST /e/{key}/rounds/{round}/settle`: toggles whether a pair is kept when the round is paired
/// again.
pub(crate) async fn settle(
    organising: Organising<PairRounds>,
    path: RoundPath,
    form: Form<BoardForm>,
) -> Answer {
    let (round, board) = (RoundNo(path.1), BoardNo(form.board));
    let page = organising.paths().draft(round);
    organising
        .change(page, FlashMessage::DraftSettled, move |desk, by, at| {
            desk.toggle_fixed_pair(by, round, board, at)
        })
        .await
}

/// `POST /e/{key}/rounds/{round}/bye`: gives a player a bye.
///
/// # Errors
/// When there is no such kind of bye, or no such player in the round.
pub(crate) async fn bye(
    organising: Organising<PairRounds>,
    path: RoundPath,
    form: Form<ByeForm>,
) -> Answer {
    let entrant = EntrantId(form.entrant);
    let kind = match form.kind.as_str() {
        "" => Some(ByeKind::Allocated),
        code => ByeKind::from_code(code),
    };
    let kind = kind.ok_or_else(|| {
        let fault = form_parsing::wrong("bye", FormProblem::NotAChoice);
        organising.context.failed(fault)
    })?;
    change(
        organising,
        path,
        Action::ByeGiven,
        DraftChange::Bye(entrant, kind),
    )
    .await
}

async fn change(
    Organising { context, organiser }: Organising<PairRounds>,
    round_path: RoundPath,
    action: Action,
    change: DraftChange,
) -> Answer {
    let (key, round) = round_path.into_inner();
    let (round, at, by) = (RoundNo(round), context.at, organiser.clone());
    let done = context
        .desk(move |desk| desk.change_draft(&by, round, action, change, at))
        .await;
    if !context.reply.wants_part {
        done?;
        let page = paths::of(&key).draft(round);
        return Ok(context.see(&page, FlashMessage::from_code(&action.slug())));
    }
    part(&context, &organiser, round, action, done).await
}

async fn part(
    context: &RequestContext,
    organiser: &Actor,
    round: RoundNo,
    action: Action,
    done: Result<(), Failed>,
) -> Answer {
    let (code, notice) = match &done {
        Ok(()) => (
            StatusCode::OK,
            Notice::good(context.t.msg(&format!("notice-{}", action.slug()))),
        ),
        Err(failed) => (
            status(failed.fault()),
            Notice::bad(words(failed.fault(), &context.t)),
        ),
    };
    let to = format!("rounds/{round}/draft");
    let context = context.clone().offered(organiser, context.at, to).await?;
    let page = load(&context, organiser, round, Some(notice), None).await?;
    Ok(HttpResponse::build(code)
        .content_type("text/html; charset=utf-8")
        .body(page.as_live().render()?))
}

async fn load(
    context: &RequestContext,
    organiser: &Actor,
    round: RoundNo,
    notice: Option<Notice>,
    picked: Option<EntrantId>,
) -> Result<DraftView, Failed> {
    let by = organiser.clone();
    let (event, seen) = context
        .desk(move |desk| {
            let event = desk.event(&by.event().key)?;
            let (tournament, draft) = desk.draft(&by, round)?;
            Ok::<_, Fault>((event, draft_view::DraftData::of(tournament, draft)))
        })
        .await?;
    Ok(DraftView::of(context, &event, &seen, notice, picked))
}
