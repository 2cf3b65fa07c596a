//! `/e/<event>/overlay/<board>`: the players, clocks and position of a board without anything around them, for the
//! picture of a live broadcast. It goes on with the same board of the next round.

use crate::change_feed::Topic;
use crate::desk::{Desk, Fault};
use crate::http::middleware::page_cache::{CacheablePage, EventPage};
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::paths;
use crate::tournament::{BoardNo, RoundNo};
use crate::view::event_head::shown;
use actix_web::web::Path;
use askama::Template;

#[derive(Template)]
#[template(path = "boards/overlay.html")]
struct OverlayView {
    page: Page,
    title: String,
    /// The address of the stream of the board; `None` until a round has such a board.
    live: Option<String>,
}

/// `GET /e/{key}/overlay/{board}`
pub async fn show(context: RequestContext, place: Path<(String, u16)>) -> Answer {
    let (key, board) = place.into_inner();
    let path = paths::of(&key).overlay(board);
    let make = move |context: &RequestContext, desk: &Desk, key: &str, _: &str| {
        let public = desk.public(key, context.at)?;
        let page = OverlayView {
            page: context.page(),
            title: public.event.title(),
            live: live(
                desk,
                key,
                shown(&public.tournament).map(|round| (round, BoardNo(board))),
            )?,
        };
        Ok(CacheablePage::until(page, context.at, public.more_at))
    };
    let topic = Topic::Tournament;
    context.public(&path, EventPage { key, topic, make }).await
}

/// The address of the stream of a board, if its round has it.
fn live(
    desk: &Desk,
    key: &str,
    place: Option<(RoundNo, BoardNo)>,
) -> Result<Option<String>, Fault> {
    let Some((round, board)) = place else {
        return Ok(None);
    };
    match desk.board_context(key, round, board) {
        Ok(_) => Ok(Some(paths::of(key).board_live(round, board))),
        Err(Fault::NotFound) => Ok(None),
        Err(fault) => Err(fault),
    }
}
