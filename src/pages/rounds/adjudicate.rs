//! `/e/<event>/rounds/<n>/boards/<m>/adjudicate`: the engine's word on an unfinished game. The organiser decides.

use crate::desk::rights::EnterResults;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::pages::shared::adjudication::{Adjudication, EngineWord, adjudication};
use crate::pages::shared::event_paths::BoardPath;
use crate::paths::{self, EventPaths};
use crate::rules::{Colour, Kind};
use crate::tournament::{BoardNo, RoundNo};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::men_counts::MenPicture;
use askama::Template;

#[derive(Template)]
#[template(path = "rounds/adjudicate.html")]
struct AdjudicateView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    round: RoundNo,
    board: BoardNo,
    /// Whether a result can be entered.
    is_open: bool,
    asked: Adjudication,
}

/// `GET /e/{key}/rounds/{round}/boards/{board}/adjudicate`
pub(crate) async fn show(organising: Organising<EnterResults>, path: BoardPath) -> Answer {
    let Organising { context, organiser } = organising;
    let (round, board) = (RoundNo(path.1), BoardNo(path.2));
    let by = organiser.clone();
    let found = context.desk(move |desk| {
        let board_context = desk.board_context(&by.event().key, round, board)?;
        let recorded = desk.recorded_game(&board_context)?;
        Ok((board_context, recorded, desk.tournament(by.event())?))
    });
    let (board_context, recorded, tournament) = found.await?;
    let asked = adjudication(&context, &board_context, &recorded).await?;
    context.html(&AdjudicateView {
        nav: EventNav::of(
            &context.t,
            organiser.event(),
            &tournament,
            OrganiserTab::Round,
        ),
        paths: paths::of(&organiser.event().key),
        round,
        board,
        is_open: board_context.is_open && board_context.result.is_none(),
        asked,
        page: context.page(),
    })
}
