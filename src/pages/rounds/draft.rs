//! `/e/<event>/rounds/<n>/draft`: the proposed pairing with explanations, and manual changes
//! before it is posted.

mod draft_seat;
mod draft_view;

use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::desk::history::Action;
use crate::desk::rights::{Actor, CheckIn, PairRounds};
use crate::http::request::form_parsing;
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::{Answer, Failed, status, words};
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
    Organising { visitor, organiser }: Organising<PairRounds>,
    place: RoundPath,
    query: Query<DraftQuery>,
) -> Answer {
    let picked = query.pick.map(EntrantId);
    let page = load(&visitor, &organiser, RoundNo(place.1), None, picked).await?;
    visitor.html(&page)
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
    Organising { visitor, organiser }: Organising<PairRounds>,
    place: Path<String>,
    form: Form<ProposeForm>,
) -> Answer {
    pair_anew(&visitor, &organiser, &place, !form.nearest.is_empty()).await
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
    Organising { visitor, organiser }: Organising<PairRounds>,
    place: RoundPath,
    form: Form<EntrantForm>,
) -> Answer {
    let (key, round) = place.into_inner();
    let (by, at, who) = (organiser.clone(), visitor.at, EntrantId(form.entrant));
    visitor
        .desk(move |desk| {
            desk.draft(&by, RoundNo(round))?;
            desk.set_presence(&by.also::<CheckIn>()?, vec![who], Presence::Absent, at)
        })
        .await?;
    pair_anew(&visitor, &organiser, &key, false).await
}

/// `POST /e/{key}/rounds/{round}/discard`: deletes the draft.
///
/// # Errors
/// When the round is not a draft.
pub(crate) async fn discard(organising: Organising<PairRounds>, place: RoundPath) -> Answer {
    let (page, round) = (organising.paths().run(), RoundNo(place.1));
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
    place: RoundPath,
    form: Form<BoardForm>,
) -> Answer {
    let board = BoardNo(form.board);
    change(
        organising,
        place,
        Action::SidesSwapped,
        DraftChange::Sides(board),
    )
    .await
}

/// `POST /e/{key}/rounds/{round}/split`: splits a pair.
pub(crate) async fn split(
    organising: Organising<PairRounds>,
    place: RoundPath,
    form: Form<BoardForm>,
) -> Answer {
    let board = BoardNo(form.board);
    change(
        organising,
        place,
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
    place: RoundPath,
    form: Form<ExchangeForm>,
) -> Answer {
    let (one, other) = (EntrantId(form.one), EntrantId(form.other));
    change(
        organising,
        place,
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
    place: RoundPath,
    form: Form<ExchangeForm>,
) -> Answer {
    let (one, other) = (EntrantId(form.one), EntrantId(form.other));
    change(
        organising,
        place,
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
    place: RoundPath,
    form: Form<MoveForm>,
) -> Answer {
    let (from, to) = (BoardNo(form.board), BoardNo(form.to));
    change(
        organising,
        place,
        Action::PairMoved,
        DraftChange::Move(from, to),
    )
    .await
}

/// `POST /e/{key}/rounds/{round}/settle`: toggles whether a pair is kept when the round is paired
/// again.
pub(crate) async fn settle(
    organising: Organising<PairRounds>,
    place: RoundPath,
    form: Form<BoardForm>,
) -> Answer {
    let (round, board) = (RoundNo(place.1), BoardNo(form.board));
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
    place: RoundPath,
    form: Form<ByeForm>,
) -> Answer {
    let entrant = EntrantId(form.entrant);
    let kind = match form.kind.as_str() {
        "" => Some(ByeKind::Allocated),
        code => ByeKind::from_code(code),
    };
    let kind = kind.ok_or_else(|| {
        let fault = form_parsing::wrong("bye", FormProblem::NotAChoice);
        organising.visitor.failed(fault)
    })?;
    change(
        organising,
        place,
        Action::ByeGiven,
        DraftChange::Bye(entrant, kind),
    )
    .await
}

async fn change(
    Organising { visitor, organiser }: Organising<PairRounds>,
    place: RoundPath,
    action: Action,
    change: DraftChange,
) -> Answer {
    let (key, round) = place.into_inner();
    let (round, at, by) = (RoundNo(round), visitor.at, organiser.clone());
    let done = visitor
        .desk(move |desk| desk.change_draft(&by, round, action, change, at))
        .await;
    if !visitor.reply.wants_part {
        done?;
        let place = paths::of(&key).draft(round);
        return Ok(visitor.see(&place, FlashMessage::from_code(&action.slug())));
    }
    part(&visitor, &organiser, round, action, done).await
}

async fn part(
    visitor: &RequestContext,
    organiser: &Actor,
    round: RoundNo,
    action: Action,
    done: Result<(), Failed>,
) -> Answer {
    let (code, notice) = match &done {
        Ok(()) => (
            StatusCode::OK,
            Notice::good(visitor.t.msg(&format!("notice-{}", action.slug()))),
        ),
        Err(failed) => (
            status(failed.fault()),
            Notice::bad(words(failed.fault(), &visitor.t)),
        ),
    };
    let to = format!("rounds/{round}/draft");
    let visitor = visitor.clone().offered(organiser, visitor.at, to).await?;
    let page = load(&visitor, organiser, round, Some(notice), None).await?;
    Ok(HttpResponse::build(code)
        .content_type("text/html; charset=utf-8")
        .body(page.as_live().render()?))
}

async fn load(
    visitor: &RequestContext,
    organiser: &Actor,
    round: RoundNo,
    notice: Option<Notice>,
    picked: Option<EntrantId>,
) -> Result<DraftView, Failed> {
    let by = organiser.clone();
    let (event, seen) = visitor
        .desk(move |desk| {
            let event = desk.event(&by.event().key)?;
            let (tournament, draft) = desk.draft(&by, round)?;
            Ok::<_, Fault>((event, draft_view::DraftData::of(tournament, draft)))
        })
        .await?;
    Ok(DraftView::of(visitor, &event, &seen, notice, picked))
}
