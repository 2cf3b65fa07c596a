//! The view of a step in a lesson.

use super::Goal;
use super::step::{LessonStep, Tried};
use crate::http::request::request_context::RequestContext;
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::pages::boards::half_turn::HalfTurn;
use crate::pages::shared::practice_address::{self, escaped};
use crate::paths;
use crate::rules::{Colour, Kind, Ruleset, TurnPoints};
use crate::view::turn_prompts::{KindChoice, Listener, ScriptPrompts};
use crate::view::{game_view, rules_pictures, rules_text, turn_prompts};
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
    /// The address of the step as it is now, with the turns of the short game.
    here: String,
    /// The address of the step at its beginning.
    again: String,
    number: usize,
    /// The turns of the short game so far.
    so_far: String,
    play: String,
    /// The sentence while the program thinks; empty without a program.
    thinking: String,
    drawing: Drawing,
    half: HalfTurn,
    say: Notice,
    is_well: bool,
    is_tried: bool,
    /// The address that shows a turn; none once a good one was played.
    show: Option<String>,
    turns: Vec<String>,
    can_pass: bool,
    part: String,
    sentences: Vec<String>,
    count: String,
    back: Option<String>,
    next: Option<String>,
    practice: String,
    class_sheet: String,
}

/// A step in the row above the board.
struct StepLink {
    number: usize,
    href: String,
    is_done: bool,
    is_here: bool,
}

pub(super) fn page(
    context: &RequestContext,
    ruleset: &Ruleset,
    steps: &[LessonStep],
    here: usize,
    tried: Tried,
    illegal: Option<Notice>,
) -> LessonView {
    let t = &*context.t;
    let step = &steps[here];
    let is_tried = tried != Tried::Not;
    let is_game = step.goal == Goal::Game;
    let turns = turns(step, is_tried);
    let can_pass = turns == ["--"];
    // A pass has its own button.
    let has_choice = !is_game && !can_pass;
    let place = |index: usize| format!("{}?step={}", paths::lesson(ruleset.name()), index + 1);
    let so_far = so_far(step);
    let now = match so_far.as_str() {
        "" => place(here),
        turns => format!("{}&m={}", place(here), escaped(turns)),
    };
    let numbers = [("n", (here + 1).into()), ("m", steps.len().into())];
    LessonView {
        page: context.page(),
        title: t.msg_arg("learn-of", "game", rules_text::game(t, ruleset)),
        code: ruleset.name(),
        family: ruleset.facts().family,
        prompts: turn_prompts::script_prompts(t, ruleset, Listener::Player),
        kinds: kinds(t, step, is_tried),
        steps: links(steps.len(), (here, tried), place),
        again: place(here),
        number: here + 1,
        play: format!("{now}&turn="),
        here: now,
        so_far,
        thinking: thinking(t, step),
        drawing: drawing(t, step, is_tried || is_game),
        half: HalfTurn::of(t, &step.ruleset, &step.history),
        say: illegal.unwrap_or_else(|| Notice::good(said(t, step, tried, &turns))),
        is_well: tried == Tried::Well,
        is_tried,
        show: (has_choice && !matches!(tried, Tried::Well | Tried::Solution))
            .then(|| format!("{}&show=1", place(here))),
        can_pass,
        turns,
        sentences: rules_pictures::sentences(t, ruleset, step.part),
        count: t.msg_with("learn-step", &numbers),
        back: here.checked_sub(1).map(place),
        next: steps.get(here + 1).map(|_| place(here + 1)),
        part: title(t, step),
        practice: practice_address::address(ruleset),
        class_sheet: paths::class_sheet(ruleset.name()),
    }
}

/// The legal turns, while a turn is to be tried.
fn turns(step: &LessonStep, is_tried: bool) -> Vec<String> {
    if is_tried {
        Vec::new()
    } else {
        step.history.position().turns()
    }
}

/// The kinds of men to choose from, while a turn is to be tried.
fn kinds(t: &Localizer, step: &LessonStep, is_tried: bool) -> Vec<KindChoice> {
    if is_tried {
        Vec::new()
    } else {
        turn_prompts::kinds(t, &step.ruleset, step.history.position())
    }
}

/// The turns of the short game so far; none in other steps.
fn so_far(step: &LessonStep) -> String {
    match step.goal {
        Goal::Game => step.history.turns().join(" "),
        _ => String::new(),
    }
}

fn thinking(t: &Localizer, step: &LessonStep) -> String {
    match step.goal {
        Goal::Game => t.msg("practice-thinking"),
        _ => String::new(),
    }
}

fn links(
    count: usize,
    (here, tried): (usize, Tried),
    place: impl Fn(usize) -> String,
) -> Vec<StepLink> {
    let links = (0..count).map(|index| StepLink {
        number: index + 1,
        href: place(index),
        is_done: index < here || (index == here && tried == Tried::Well),
        is_here: index == here,
    });
    links.collect()
}

fn title(t: &Localizer, step: &LessonStep) -> String {
    match step.goal {
        Goal::Game => t.msg("learn-short-game"),
        _ => rules_pictures::title(t, &step.ruleset, step.part),
    }
}

/// The position, with the last turn marked if it was played here.
fn drawing(t: &Localizer, step: &LessonStep, is_played: bool) -> Drawing {
    let last = step.history.turns().last().map(String::as_str);
    let last = last.filter(|_| is_played);
    Drawing::of(t, &step.ruleset, step.history.position(), last)
}

/// The task of a step.
fn task(t: &Localizer, step: &LessonStep) -> String {
    match step.goal {
        Goal::Game => t.msg("learn-task-game"),
        Goal::Draws => {
            let turns = step.solutions();
            let points = turns.first().map(|turn| TurnPoints::of(turn));
            let to = points.and_then(|points| points.points().last());
            t.msg_arg("learn-task-draw", "to", to.unwrap_or_default())
        }
        _ => {
            let family = step.ruleset.facts().family;
            t.msg(&format!("learn-task-{family}-{}", step.name))
        }
    }
}

/// The task, or the feedback on the turn.
fn said(t: &Localizer, step: &LessonStep, tried: Tried, turns: &[String]) -> String {
    let is_begun = step.goal == Goal::Game && !step.history.turns().is_empty();
    let id = match tried {
        Tried::Not if is_begun => return in_game(t, step, turns),
        Tried::Not => return task(t, step),
        Tried::Well => "learn-well",
        Tried::Otherwise => "learn-otherwise",
        Tried::Solution => "learn-shown",
        Tried::Over => "learn-over",
    };
    let values = [
        ("turn", played(t, step).into()),
        ("task", task(t, step).into()),
    ];
    let said = t.msg_with(id, &values);
    let Some(verdict) = step.history.verdict() else {
        return said;
    };
    let end = game_view::verdict(t, &step.ruleset, verdict);
    format!("{said} {end}")
}

/// The program's turn, and the learner's task.
fn in_game(t: &Localizer, step: &LessonStep, turns: &[String]) -> String {
    let position = step.history.position();
    let other = t.localize(&step.ruleset.colour(!position.to_move()));
    let values = [
        ("player", t.msg("play-your-turn").into()),
        ("other", other.into()),
    ];
    let task = turn_prompts::players_task(&step.ruleset, position, turns);
    format!("{}. {}", played(t, step), t.msg_with(task, &values))
}

/// The last turn in words.
fn played(t: &Localizer, step: &LessonStep) -> String {
    let before = step.history.positions().iter().rev().nth(1);
    match (before, step.history.turns().last()) {
        (Some(before), Some(turn)) => game_view::turn_text(t, &step.ruleset, before, turn),
        _ => String::new(),
    }
}
