//! The view of a step in a lesson.

use super::step::{LessonStep, Tried};
use crate::http::request::request_context::RequestContext;
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::pages::boards::half_turn::HalfTurn;
use crate::rules::{Colour, Kind, Ruleset};
use crate::view::turn_prompts::{KindChoice, Listener, ScriptPrompts};
use crate::view::{game_view, rules_pictures, rules_text};
use askama::Template;
use inkundla_replay::board_svg::Drawing;

#[derive(Template)]
#[template(path = "boards/lesson.html", blocks = ["live"])]
pub(super) struct LessonView {
    page: Page,
    title: String,
    code: &'static str,
    family: &'static str,
    prompts: ScriptPrompts,
    kinds: Vec<KindChoice>,
    steps: Vec<StepLink>,
    here: String,
    number: usize,
    play: String,
    drawing: Drawing,
    half: HalfTurn,
    say: Notice,
    is_well: bool,
    is_tried: bool,
    turns: Vec<String>,
    can_pass: bool,
    part: String,
    sentences: Vec<String>,
    count: String,
    back: Option<String>,
    next: Option<(String, String)>,
    practice: String,
}

/// A step in the row above the board.
struct StepLink {
    number: usize,
    title: String,
    href: String,
    is_done: bool,
    is_here: bool,
}

pub(super) fn page(
    context: &RequestContext,
    ruleset: &Ruleset,
    steps: &[LessonStep],
    here: usize,
    tried: &Tried,
    illegal: Option<Notice>,
) -> LessonView {
    let t = &*context.t;
    let step = &steps[here];
    let part = step.example.part;
    let is_well = matches!(tried, Tried::Well);
    let is_tried = !matches!(tried, Tried::Not);
    let position = step.history.position();
    let turns = if is_tried {
        Vec::new()
    } else {
        position.turns()
    };
    let place = |index: usize| {
        format!(
            "{}?step={}",
            crate::paths::lesson(ruleset.name()),
            index + 1
        )
    };
    let title = |step: &LessonStep| rules_pictures::title(t, ruleset, step.example.part);
    let links = steps.iter().enumerate().map(|(index, step)| StepLink {
        number: index + 1,
        title: title(step),
        href: place(index),
        is_done: index < here || (index == here && is_well),
        is_here: index == here,
    });
    let numbers = [("n", (here + 1).into()), ("m", steps.len().into())];
    let last = step.history.turns().last().map(String::as_str);
    LessonView {
        page: context.page(),
        title: t.msg_arg("learn-of", "game", rules_text::game(t, ruleset)),
        code: ruleset.name(),
        family: ruleset.facts().family,
        prompts: crate::view::turn_prompts::script_prompts(t, ruleset, Listener::Player),
        kinds: if is_tried {
            Vec::new()
        } else {
            crate::view::turn_prompts::kinds(t, ruleset, position)
        },
        here: place(here),
        number: here + 1,
        play: format!("{}&turn=", place(here)),
        drawing: Drawing::of(t, ruleset, position, last.filter(|_| is_tried)),
        half: HalfTurn::of(t, ruleset, &step.history),
        say: illegal.unwrap_or_else(|| Notice::good(feedback(t, ruleset, step, tried))),
        is_well,
        is_tried,
        can_pass: turns == ["--"],
        turns,
        sentences: rules_pictures::sentences(t, ruleset, part),
        count: t.msg_with("learn-step", &numbers),
        back: here.checked_sub(1).map(place),
        next: steps
            .get(here + 1)
            .map(|next| (place(here + 1), title(next))),
        part: title(step),
        steps: links.collect(),
        practice: crate::pages::shared::practice_address::address(ruleset),
    }
}

/// The task, or the feedback on the turn.
fn feedback(t: &Localizer, ruleset: &Ruleset, step: &LessonStep, tried: &Tried) -> String {
    let (family, part) = (ruleset.facts().family, step.example.part);
    let task = t.msg(&format!("learn-task-{family}-{part}"));
    let id = match tried {
        Tried::Not => return task,
        Tried::Well => "learn-well",
        Tried::Otherwise => "learn-otherwise",
    };
    let values = [
        ("turn", played(t, ruleset, step).into()),
        ("task", task.into()),
    ];
    let said = t.msg_with(id, &values);
    let Some(verdict) = step.history.verdict() else {
        return said;
    };
    let end = game_view::verdict(t, ruleset, verdict);
    format!("{said} {end}")
}

/// The turn in words.
fn played(t: &Localizer, ruleset: &Ruleset, step: &LessonStep) -> String {
    let before = step.history.positions().iter().rev().nth(1);
    match (before, step.history.turns().last()) {
        (Some(before), Some(turn)) => game_view::turn_text(t, ruleset, before, turn),
        _ => String::new(),
    }
}
