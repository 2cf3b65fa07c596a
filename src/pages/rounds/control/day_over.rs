//! The final results above the last round, once all its results are in.

use crate::desk::events::Event;
use crate::desk::prizes::present_awards;
use crate::desk::rights::ChangeSettings;
use crate::desk::{Desk, Fault};
use crate::formats::Names;
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::paths;
use crate::rules::Kind;
use crate::store::Board;
use crate::tournament::Tournament;
use crate::view::event_final::{self, FinalResults};
use crate::view::mini_board::{MiniBoard, MiniBoards, MiniField};
use actix_web::web::Form;
use serde::Deserialize;
use std::sync::Arc;

/// The results with full names, for the organiser.
pub(super) struct DayOver {
    pub(super) results: FinalResults,
    /// A game of the winner: address, men, names of the players.
    pub(super) last: Option<(String, Arc<MiniBoard>, String)>,
    pub(super) field: MiniField,
    /// The men of the game.
    pub(super) kind: Kind,
    /// The organiser's own words of thanks.
    pub(super) thanks: String,
}

/// The organiser's words of thanks; empty for the usual ones.
#[derive(Deserialize)]
pub(crate) struct ThanksForm {
    thanks: String,
}

/// `POST /e/{key}/round-control/thanks`
///
/// # Errors
/// When the words are too long.
pub(crate) async fn thank(
    organising: Organising<ChangeSettings>,
    form: Form<ThanksForm>,
) -> Answer {
    let mut screen = organising.organiser.event().screen.clone();
    let words: Vec<&str> = form.thanks.split_whitespace().collect();
    screen.thanks = words.join(" ");
    let page = organising.paths().round_control();
    organising
        .change(page, FlashMessage::SettingsSaved, move |desk, by, at| {
            desk.set_screen(by, &screen, at)
        })
        .await
}

impl DayOver {
    /// `None` while the event goes on.
    pub(super) fn of(
        desk: &Desk,
        context: &RequestContext,
        event: &Event,
        tournament: &Tournament,
        boards: &[Board],
    ) -> Result<Option<DayOver>, Fault> {
        let t = &*context.t;
        let (_, standings) = desk.standings(event, None)?;
        let shown = (&present_awards(tournament)[..], Names::Full);
        let Some(results) = FinalResults::of(t, event, tournament, &standings, shown) else {
            return Ok(None);
        };
        let last = match results.last_board(boards) {
            Some(board) => {
                let public = desk.public(&event.key, context.at)?;
                let drawn = context.shared.of_pages.get::<MiniBoards>();
                let mini = drawn.of(desk, &public, board)?;
                let href = paths::of(&event.key).replay(board.round, board.pairing.board);
                let names = event_final::names_at(tournament, board, Names::Full);
                Some((href, mini, names))
            }
            None => None,
        };
        Ok(Some(DayOver {
            results,
            last,
            field: MiniField::of(&event.ruleset),
            kind: event.ruleset.facts().usual_kind,
            thanks: event.screen.thanks.clone(),
        }))
    }
}
