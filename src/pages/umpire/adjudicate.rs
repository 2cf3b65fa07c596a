//! `/u/<code>/adjudicate`: the engine's word on the game, once the time is over or the clock stands. The umpire decides.

use super::recorded_game::recorded_game;
use crate::http::request::request_context::Umpiring;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::pages::shared::adjudication::{Adjudication, EngineWord, adjudication};
use crate::paths::{self, UmpirePaths};
use crate::rules::{Colour, Kind};
use crate::view::men_counts::MenPicture;
use askama::Template;

#[derive(Template)]
#[template(path = "umpire/adjudicate.html")]
struct AdjudicateView {
    page: Page,
    paths: UmpirePaths,
    seq: u32,
    can_record: bool,
    asked: Adjudication,
}

/// `GET /u/{code}/adjudicate`
pub async fn show(umpiring: Umpiring) -> Answer {
    let recorded = recorded_game(&umpiring).await?;
    let (context, umpire) = (&umpiring.context, &umpiring.umpire);
    let board_context = umpire.board_context();
    let asked = adjudication(context, board_context, &recorded).await?;
    context.html(&AdjudicateView {
        paths: paths::of_code(&umpiring.code),
        seq: recorded.game.seq,
        can_record: umpire.is_recording() && board_context.is_open,
        asked,
        page: context.page(),
    })
}
