//! `/e/<event>/overlay/<board>`: the players, clocks and position of a board without anything around them, for the
//! picture of a live broadcast. It goes on with the same board of the next round.

use super::BoardSource;
use super::view::BoardView;
use crate::change_feed::Topic;
use crate::desk::{Desk, Fault};
use crate::http::middleware::page_cache::{Body, CacheablePage, Source};
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::paths;
use crate::tournament::BoardNo;
use crate::view::event_head::shown;
use actix_web::web::Path;
use askama::Template;

#[derive(Template)]
#[template(path = "boards/overlay.html")]
struct OverlayView {
    page: Page,
    title: String,
    /// The board with the address of its stream; `None` until a round has such a board.
    board: Option<(BoardView, String)>,
}

#[derive(Clone)]
struct OverlaySource {
    key: String,
    board: BoardNo,
}

impl OverlaySource {
    /// The board of the round that visitors see, if the round has one of this number.
    fn found(&self, context: &RequestContext, desk: &Desk) -> Result<Option<BoardSource>, Fault> {
        let Some(round) = shown(&desk.public(&self.key, context.at)?.tournament) else {
            return Ok(None);
        };
        let found = BoardSource {
            key: self.key.clone(),
            round,
            board: self.board,
        };
        match found.board_context(desk) {
            Ok(_) => Ok(Some(found)),
            Err(Fault::NotFound) => Ok(None),
            Err(fault) => Err(fault),
        }
    }
}

impl Source for OverlaySource {
    fn topics(&self, desk: &Desk) -> Result<Vec<Topic>, Fault> {
        Ok(vec![Topic::Hall(desk.id_of_event(&self.key)?.0)])
    }

    fn make(
        &self,
        context: &RequestContext,
        desk: &Desk,
        _: &str,
    ) -> Result<CacheablePage<impl Body>, Fault> {
        let title = desk.event(&self.key)?.title();
        let overlay = |board| OverlayView {
            page: context.page(),
            title,
            board,
        };
        let Some(found) = self.found(context, desk)? else {
            return Ok(CacheablePage::until(overlay(None), context.at, None));
        };
        let live = paths::of(&found.key).board_live(found.round, found.board);
        let made = found.view(context, desk)?;
        Ok(CacheablePage {
            page: overlay(Some((made.page, live))),
            changes_in: made.changes_in,
            offers: made.offers,
        })
    }
}

/// `GET /e/{key}/overlay/{board}`
pub async fn show(context: RequestContext, place: Path<(String, u16)>) -> Answer {
    let (key, board) = place.into_inner();
    let path = paths::of(&key).overlay(board);
    let board = BoardNo(board);
    context.public(&path, OverlaySource { key, board }).await
}
