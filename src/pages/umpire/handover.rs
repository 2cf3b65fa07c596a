//! `/u/<code>/handover`: hands a board over to another umpire's phone by a QR code. A phone without network
//! shows codes of its own, whose addresses carry what waits on it.

use super::recorded_game::recorded_game;
use super::view::{mark, page};
use crate::desk::games::{JoinProblem, Umpire};
use crate::desk::{Desk, Fault};
use crate::formats::qr::Qr;
use crate::formats::record_codes::{CodePart, MOST_PARTS, gathered};
use crate::http::request::base_url::{BaseUrl, base};
use crate::http::request::request_context::Umpiring;
use crate::http::response::error_page::{Answer, words};
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::pages::shared::phone_codes::{phone_requests, refusal_message};
use crate::paths::{self, UmpirePaths};
use crate::view::game_view;
use actix_web::HttpRequest;
use askama::Template;
use chrono::{DateTime, Utc};

#[derive(Template)]
#[template(path = "umpire/handover.html")]
struct HandoverView {
    page: Page,
    paths: UmpirePaths,
    title: String,
    seq: u32,
    mark: String,
    base: BaseUrl,
    address: String,
    qr: Option<Qr>,
}

/// `GET /u/{code}/handover`: the QR code. When the other phone records, a script replaces it by the board.
pub async fn show(umpiring: Umpiring, request: HttpRequest) -> Answer {
    if !umpiring.umpire.is_recording() {
        return Ok(umpiring.see_board());
    }
    let recorded = recorded_game(&umpiring).await?;
    let t = &*umpiring.context.t;
    let base = base(&umpiring.context.shared.ingress, &request);
    let address = format!("{}{}", base.url, paths::of_code(&umpiring.code).take());
    umpiring.context.html(&HandoverView {
        title: t.msg_arg(
            "hand-over-title",
            "place",
            game_view::place(t, umpiring.umpire.board_context()),
        ),
        seq: recorded.game.seq,
        mark: mark(&umpiring.umpire, &recorded),
        qr: Qr::of(&address),
        address,
        base,
        paths: paths::of_code(&umpiring.code),
        page: umpiring.context.page(),
    })
}

/// `GET /u/{code}/take`: the target of the QR code.
pub async fn take(umpiring: Umpiring) -> Answer {
    let recorded = recorded_game(&umpiring).await?;
    umpiring
        .context
        .html_compressed(&page(&umpiring, &recorded, None).given())
}

/// The page again, with the reason why nothing was taken over.
pub(super) async fn not_taken(umpiring: &Umpiring, why: String) -> Answer {
    let recorded = recorded_game(umpiring).await?;
    let mut view = page(umpiring, &recorded, None).given();
    view.page.notice = Some(Notice::bad(why));
    umpiring.context.not_done(&view)
}

/// Enters what waited on the phone that hands its board over, from the codes that it showed. The inner error says
/// why nothing was entered.
pub(super) fn enter_codes(
    desk: &Desk,
    t: &Localizer,
    umpire: &Umpire,
    codes: &str,
    at: DateTime<Utc>,
) -> Result<Result<(), String>, Fault> {
    let digits = codes.split_ascii_whitespace().take(MOST_PARTS.into());
    let messages = gathered(digits.filter_map(CodePart::of_digits));
    let Some(message) = messages.iter().find_map(|parts| parts.message()) else {
        return Ok(Err(t.msg("scan-damaged")));
    };
    let proven = match desk.codes_of_recorder(umpire, &message, at)? {
        Ok(proven) => proven,
        Err(refusal) => return Ok(Err(t.msg(refusal_message(refusal)))),
    };
    let entered = phone_requests(desk, &proven, at)
        .and_then(|requests| desk.enter_handed_codes(&proven.umpire, &requests, at));
    Ok(entered
        .map(|_| ())
        .map_err(|JoinProblem { number, fault }| {
            let why = words(&fault, t);
            t.msg_with("scan-stops", &[("n", number.into()), ("why", why.into())])
        }))
}
