//! `/u/<code>/handover`: hands a board over to another umpire's phone by a QR code.

use super::recorded_game;
use super::view::{mark, page};
use crate::formats::qr::Qr;
use crate::http::request::base_url::{BaseUrl, base};
use crate::http::request::request_context::Umpiring;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::paths::{self, UmpirePaths};
use crate::view::game_view;
use actix_web::HttpRequest;
use askama::Template;

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
    let t = &*umpiring.visitor.t;
    let base = base(&umpiring.visitor.shared.ingress, &request);
    let address = format!("{}{}", base.url, paths::of_code(&umpiring.code).take());
    umpiring.visitor.html(&HandoverView {
        title: t.msg_arg(
            "hand-over-title",
            "place",
            game_view::place(t, umpiring.umpire.seat()),
        ),
        seq: recorded.game.seq,
        mark: mark(&umpiring.umpire, &recorded),
        qr: Qr::of(&address),
        address,
        base,
        paths: paths::of_code(&umpiring.code),
        page: umpiring.visitor.page(),
    })
}

/// `GET /u/{code}/take`: the target of the QR code.
pub async fn take(umpiring: Umpiring) -> Answer {
    let recorded = recorded_game(&umpiring).await?;
    umpiring
        .visitor
        .html_compressed(&page(&umpiring, &recorded, None).given())
}
