//! `/practice/<ruleset>/learn`: a game in a few steps on a live board. The address holds the step; nothing is
//! stored.

mod goal;
mod view;

use crate::desk::Fault;
use crate::http::middleware::page_cache::{Body, StaticPage};
use crate::http::request::request_context::{RequestContext, html_with};
use crate::http::response::download::HTML;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Notice;
use crate::rules::{GameHistory, Ruleset};
use crate::view::rules_pictures::{self, Example};
use actix_web::http::StatusCode;
use actix_web::web::{Path, Query};
use askama::Template;
use goal::Goal;
use serde::Deserialize;

/// The state of a lesson in the address.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct LessonQuery {
    /// The number of the step, from 1.
    step: usize,
    /// The turn that the learner tries.
    turn: String,
}

/// A step of a lesson: a position and a goal.
struct LessonStep {
    example: Example,
    goal: Goal,
    history: GameHistory,
}

/// The result of an attempt.
enum Tried {
    /// No turn yet.
    Not,
    /// The goal was reached.
    Well,
    /// A legal turn that misses the goal.
    Otherwise,
}

/// The steps of each family's lesson, with their goals.
const STEPS: [(&str, &str, Goal); 15] = [
    ("mill", "place", Goal::Any),
    ("mill", "row", Goal::Captures),
    ("mill", "move", Goal::Any),
    ("mill", "fly", Goal::Flies),
    ("mill", "blocked", Goal::Passes),
    ("mill", "end", Goal::Wins),
    ("camelot", "step", Goal::Steps),
    ("camelot", "canter", Goal::Canters),
    ("camelot", "jump", Goal::Captures),
    ("camelot", "charge", Goal::Charges),
    ("camelot", "end", Goal::Wins),
    ("reversi", "outflank", Goal::Any),
    ("reversi", "turn", Goal::Most),
    ("reversi", "pass", Goal::Passes),
    ("reversi", "end", Goal::Any),
];

/// The address of the lesson of a game.
pub(crate) fn address(ruleset: &Ruleset) -> String {
    format!("/practice/{}/learn", ruleset.name())
}

/// The steps of a game: those of its family that its rules allow.
fn steps(ruleset: &Ruleset) -> Vec<LessonStep> {
    let family = ruleset.facts().family;
    let mut examples = rules_pictures::of(ruleset.name());
    let of_family = STEPS.into_iter().filter(|(of, ..)| *of == family);
    let steps = of_family.filter_map(|(_, part, goal)| {
        let index = examples.iter().position(|example| example.part == part)?;
        let example = examples.swap_remove(index);
        let history = rules_pictures::before(ruleset, &example)?;
        let step = LessonStep {
            example,
            goal,
            history,
        };
        step.can_be_done(ruleset).then_some(step)
    });
    steps.collect()
}

impl LessonStep {
    /// Whether some turn reaches the goal: a blocked player passes in some games, and loses in others.
    fn can_be_done(&self, ruleset: &Ruleset) -> bool {
        let turns = self.history.position().turns();
        turns
            .iter()
            .any(|turn| self.goal.is_met(ruleset, self.history.position(), turn))
    }
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
        Ok(()) if step.goal.is_met(ruleset, &before, turn) => (Tried::Well, None),
        Ok(()) => (Tried::Otherwise, None),
        Err(illegal) => (
            Tried::Not,
            Some(Notice::bad(context.t.localize(&illegal.why))),
        ),
    }
}
