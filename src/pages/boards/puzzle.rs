//! `/practice/<ruleset>/puzzle`: positions with one solution, to be found on the board. The address holds the number of
//! the puzzle and the turn that is tried; nothing is stored.

mod tried;
mod view;

use crate::desk::Fault;
use crate::http::request::request_context::{RequestContext, html_with};
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Notice;
use crate::pages::shared::puzzle_list::{puzzles, today};
use crate::rules::{GameHistory, Ruleset};
use crate::system_time;
use actix_web::HttpResponse;
use actix_web::http::{StatusCode, header};
use actix_web::web::{Path, Query};
use askama::Template;
use chrono::Datelike;
use inkundla_engine::PuzzleLevel;
use serde::Deserialize;
use tried::Tried;

/// The state of a puzzle in the address.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct PuzzleQuery {
    /// The number of the puzzle, from 1.
    n: usize,
    /// The turn that is tried.
    turn: String,
    /// Non-empty to show the solution.
    solution: String,
    /// The level of the puzzles that the number counts; empty for all.
    level: String,
}

/// `GET /puzzle`: leads to the puzzle of the day, which is the same for everybody.
pub async fn of_today(context: RequestContext) -> Answer {
    let (ruleset, number) = today(i64::from(system_time::today(context.at).num_days_from_ce()));
    Ok(HttpResponse::SeeOther()
        .insert_header((
            header::LOCATION,
            crate::paths::puzzle(ruleset.name(), number),
        ))
        .finish())
}

/// `GET /practice/{ruleset}/puzzle`
///
/// # Errors
/// [`Fault::NotFound`] for a game without puzzles.
pub async fn show(
    context: RequestContext,
    name: Path<String>,
    query: Query<PuzzleQuery>,
) -> Answer {
    let ruleset = Ruleset::by_name(&name).filter(|ruleset| !puzzles(ruleset, None).is_empty());
    let Some(ruleset) = ruleset else {
        return Err(context.failed(Fault::NotFound));
    };
    let query = query.into_inner();
    let answered = context.rendered(move |context| {
        let (view, is_refused) = tried(context, &ruleset, &query);
        let text = if context.reply.wants_part {
            view.as_live().render()
        } else {
            view.render()
        };
        text.map(|text| (is_refused, text))
    });
    let (is_refused, text) = answered.await??;
    let status = if is_refused {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    };
    Ok(html_with(status, text))
}

/// The page after the turn of the query, and whether the turn is illegal.
fn tried(
    context: &RequestContext,
    ruleset: &Ruleset,
    query: &PuzzleQuery,
) -> (view::PuzzleView, bool) {
    let level = PuzzleLevel::by_name(&query.level);
    let level = level.filter(|level| !puzzles(ruleset, Some(*level)).is_empty());
    let all = puzzles(ruleset, level);
    let number = query.n.clamp(1, all.len());
    let puzzle = all[number - 1];
    let mut history = GameHistory::from(puzzle.position.clone());
    let (turn, is_shown) = match query.turn.trim() {
        "" if !query.solution.is_empty() => (puzzle.solutions[0].as_str(), true),
        turn => (turn, false),
    };
    let mut illegal = None;
    let tried = match turn {
        "" => Tried::Not,
        turn => match history.play(turn) {
            Err(why) => {
                illegal = Some(Notice::bad(context.t.localize(&why.why)));
                Tried::Not
            }
            Ok(()) if is_shown => Tried::Solution,
            Ok(()) => {
                let played = history.turns().last();
                let is_solved = played.is_some_and(|turn| puzzle.solutions.contains(turn));
                if is_solved {
                    Tried::Well
                } else {
                    Tried::Otherwise
                }
            }
        },
    };
    let is_refused = illegal.is_some();
    let state = view::PuzzleState {
        ruleset,
        puzzle,
        history: &history,
        number,
        count: all.len(),
        level,
        tried,
    };
    (view::page(context, &state, illegal), is_refused)
}
