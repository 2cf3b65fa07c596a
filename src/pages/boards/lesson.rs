//! `/practice/<ruleset>/learn`: a game in a few steps on a live board. The address holds the step; nothing is
//! stored.

mod goal;
mod step;
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
use goal::TriedTurn;
use serde::Deserialize;
use step::{LessonStep, Tried, steps};

/// The state of a lesson in the address.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct LessonQuery {
    /// The number of the step, from 1.
    step: usize,
    /// The turn that the learner tries.
    turn: String,
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
        let make = move |context: &RequestContext| LessonAnswer::of(context, &ruleset, 1, "");
        return context.public(&path, StaticPage(make)).await;
    }
    let LessonQuery { step, turn } = query.into_inner();
    let answered = context.rendered(move |context| {
        let answer = LessonAnswer::of(context, &ruleset, step, turn.trim());
        answer.text.map(|text| (answer.is_refused, text))
    });
    let (is_refused, text) = answered.await??;
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
    fn of(context: &RequestContext, ruleset: &Ruleset, step: usize, turn: &str) -> LessonAnswer {
        let mut steps = steps(ruleset);
        let here = step.clamp(1, steps.len().max(1)) - 1;
        let (tried, illegal) = match steps.get_mut(here) {
            Some(step) => attempt(context, ruleset, step, turn),
            None => (Tried::Not, None),
        };
        let is_refused = illegal.is_some();
        let page = view::page(context, ruleset, &steps, here, &tried, illegal);
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
    ruleset: &Ruleset,
    step: &mut LessonStep,
    turn: &str,
) -> (Tried, Option<Notice>) {
    if turn.is_empty() {
        return (Tried::Not, None);
    }
    let before = step.history.position().clone();
    match step.history.play(turn) {
        Ok(()) => {
            let is_met = step.goal.is_met(&TriedTurn {
                ruleset,
                before: &before,
                turn,
                after: step.history.position(),
                verdict: step.history.verdict(),
            });
            let tried = if is_met {
                Tried::Well
            } else {
                Tried::Otherwise
            };
            (tried, None)
        }
        Err(illegal) => (
            Tried::Not,
            Some(Notice::bad(context.t.localize(&illegal.why))),
        ),
    }
}
