//! `/practice/<ruleset>/learn`: a game in a few steps on a live board, the last of them a short game against the
//! program. The address holds the step and the turns of that game; nothing is stored.

mod goal;
mod short_game;
pub(super) mod step;
mod view;

use crate::desk::Fault;
use crate::http::middleware::page_cache::{Body, StaticPage};
use crate::http::request::request_context::{RequestContext, html_with};
use crate::http::response::download::HTML;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Notice;
use crate::rules::Ruleset;
use actix_web::http::StatusCode;
use actix_web::web::{Path, Query};
use askama::Template;
pub(super) use goal::Goal;
use serde::Deserialize;
use step::{LessonStep, Tried, steps};

/// The state of a lesson in the address.
#[derive(Deserialize, Clone, Default)]
#[serde(default)]
pub struct LessonQuery {
    /// The number of the step, from 1.
    step: usize,
    /// The turn that the learner tries.
    turn: String,
    /// Not empty to see a turn that reaches the goal.
    show: String,
    /// The turns of the short game so far.
    m: String,
}

/// The address of the lesson of a game.
pub(crate) fn address(ruleset: &Ruleset) -> String {
    format!("/practice/{}/learn", ruleset.name())
}

/// `GET /practice/{ruleset}/learn`
pub async fn show(
    context: RequestContext,
    name: Path<String>,
    query: Query<LessonQuery>,
) -> Answer {
    let Some(ruleset) = Ruleset::by_name(&name) else {
        return Err(context.failed(Fault::NotFound));
    };
    if context.query().is_empty() {
        let path = address(&ruleset);
        let query = LessonQuery::default();
        let make = move |context: &RequestContext| LessonAnswer::of(context, &ruleset, &query);
        return context.public(&path, StaticPage(make)).await;
    }
    let query = query.into_inner();
    let thinks = !query.turn.is_empty() && steps(&ruleset).len() <= query.step;
    let work = move |context: &RequestContext| {
        let answer = LessonAnswer::of(context, &ruleset, &query);
        answer.text.map(|text| (answer.is_refused, text))
    };
    let answered = if thinks {
        context.thinking(work).await?
    } else {
        context.rendered(work).await?
    };
    let (is_refused, text) = answered?;
    let status = if is_refused {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    };
    Ok(html_with(status, text))
}

/// The rendered page or its part.
struct LessonAnswer {
    is_refused: bool,
    text: Result<String, askama::Error>,
}

impl LessonAnswer {
    fn of(context: &RequestContext, ruleset: &Ruleset, query: &LessonQuery) -> LessonAnswer {
        let mut steps = steps(ruleset);
        let here = query.step.clamp(1, steps.len().max(1)) - 1;
        let (tried, illegal) = match steps.get_mut(here) {
            Some(step) => attempt(context, step, query),
            None => (Tried::Not, None),
        };
        let is_refused = illegal.is_some();
        let page = view::page(context, ruleset, &steps, here, tried, illegal);
        let text = if context.reply.wants_part {
            page.as_live().render()
        } else {
            page.render()
        };
        LessonAnswer { is_refused, text }
    }
}

impl Body for LessonAnswer {
    fn bytes(&self) -> Result<(&'static str, Vec<u8>), askama::Error> {
        let text = self.text.as_ref().map_err(|_| askama::Error::Fmt)?;
        Ok((HTML, text.clone().into_bytes()))
    }
}

/// Plays the turn of the query, if any, and returns the result or the reason why it is illegal.
fn attempt(
    context: &RequestContext,
    step: &mut LessonStep,
    query: &LessonQuery,
) -> (Tried, Option<Notice>) {
    let turn = query.turn.trim();
    let tried = if step.goal == Goal::Game {
        let seed = context.at.timestamp_millis();
        short_game::go_on(&mut step.history, &query.m, turn, seed)
    } else if !turn.is_empty() {
        step.attempt(turn)
    } else if !query.show.is_empty() {
        let shown = step.solutions().into_iter().next();
        let shown = shown.map(|turn| step.attempt(&turn).map(|_| Tried::Solution));
        shown.unwrap_or(Ok(Tried::Not))
    } else {
        Ok(Tried::Not)
    };
    match tried {
        Ok(tried) => (tried, None),
        Err(illegal) => {
            let why = context.t.localize(&illegal.why);
            (Tried::Not, Some(Notice::bad(why)))
        }
    }
}
