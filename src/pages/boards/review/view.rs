//! The view of a look back at a game.

use super::numbers::{LeadChart, Tile, TimeChart, lead_chart, tiles, time_chart};
use super::turning_point::TurningPointView;
use crate::desk::games::{BoardContext, RecordedGame};
use crate::http::request::request_context::RequestContext;
use crate::http::response::page_context::Page;
use crate::i18n::{Localizer, short_result};
use crate::paths;
use crate::rules::{Colour, Kind, Side};
use crate::view::game_view;
use askama::Template;
use inkundla_engine::TurningPoint;
use std::sync::Arc;

/// A look back at a game.
pub(super) enum Review {
    /// Not before the round is over.
    Shut,
    Open {
        recorded: Box<RecordedGame>,
        /// `None` while too many wait for the engine.
        points: Option<Arc<Vec<TurningPoint>>>,
    },
}

#[derive(Template)]
#[template(path = "boards/review.html")]
pub(super) struct ReviewView {
    page: Page,
    event_name: String,
    place: String,
    /// The address of the board.
    board: String,
    /// Both players with the score between them, and how the game ended; empty while it is shut.
    score: String,
    how: String,
    /// Why nothing is shown about turns.
    note: Option<String>,
    point: Option<TurningPointView>,
    times: Option<TimeChart>,
    lead: Option<LeadChart>,
    tiles: Vec<Tile>,
}

impl ReviewView {
    pub(super) fn of(
        context: &RequestContext,
        board_context: &BoardContext,
        review: &Review,
        number: usize,
    ) -> ReviewView {
        let t = &*context.t;
        let paths = paths::of(&board_context.event.key);
        let view = ReviewView {
            page: context.page(),
            event_name: board_context.event.title(),
            place: game_view::place(t, board_context),
            board: paths.board(board_context.round, board_context.board),
            score: String::new(),
            how: String::new(),
            note: None,
            point: None,
            times: None,
            lead: None,
            tiles: Vec::new(),
        };
        let Review::Open { recorded, points } = review else {
            return ReviewView {
                note: Some(t.msg("review-shut")),
                ..view
            };
        };
        let view = ReviewView {
            score: score(t, board_context),
            how: game_view::end(t, board_context, recorded).unwrap_or_default(),
            ..view
        };
        let play = recorded.game.play().filter(|play| play.turn_count() > 0);
        let Some(play) = play else {
            return ReviewView {
                note: Some(t.msg("replay-nothing")),
                ..view
            };
        };
        let known = points.as_deref();
        let point =
            known.and_then(|points| TurningPointView::of(t, board_context, play, points, number));
        let note = match known {
            None => Some("review-busy"),
            Some(points) if points.is_empty() => Some("review-even"),
            Some(_) => None,
        };
        ReviewView {
            note: note.map(|note| t.msg(note)),
            point,
            times: time_chart(t, board_context, recorded, play),
            lead: lead_chart(t, board_context, play),
            tiles: tiles(t, board_context, play),
            ..view
        }
    }
}

fn score(t: &Localizer, board_context: &BoardContext) -> String {
    let [first, second] = Side::BOTH.map(|side| game_view::alias(&board_context.names, side));
    board_context.result.map_or(String::new(), |scored| {
        format!("{first} {} {second}", short_result(t, scored.result))
    })
}
