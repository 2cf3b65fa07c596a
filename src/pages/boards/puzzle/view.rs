//! The view of a puzzle.

use super::tried::Tried;
use crate::http::request::request_context::RequestContext;
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::pages::boards::half_turn::HalfTurn;
use crate::pages::shared::puzzle_list::puzzles;
use crate::paths;
use crate::rules::{Colour, GameHistory, Kind, Ruleset};
use crate::view::turn_prompts::{KindChoice, Listener, ScriptPrompts};
use crate::view::{exercise, game_view, rules_text, turn_prompts};
use askama::Template;
use inkundla_engine::{Puzzle, PuzzleLevel};
use inkundla_replay::board_svg::Drawing;

#[derive(Template)]
#[template(path = "boards/puzzle.html", blocks = ["live"])]
pub(super) struct PuzzleView {
    page: Page,
    title: String,
    code: &'static str,
    family: &'static str,
    prompts: ScriptPrompts,
    kinds: Vec<KindChoice>,
    here: String,
    number: usize,
    count: String,
    /// How hard it is, in words.
    level: String,
    /// The name of the chosen level in the address; empty for all.
    chosen: &'static str,
    play: String,
    drawing: Drawing,
    half: HalfTurn,
    task: String,
    say: Notice,
    is_tried: bool,
    is_well: bool,
    turns: Vec<String>,
    next: String,
    levels: Vec<LevelLink>,
    sheet: String,
    /// Name and address of the puzzles of all games.
    games: Vec<(String, String)>,
}

/// The first puzzle of a level, or of all.
struct LevelLink {
    text: String,
    href: String,
    is_here: bool,
}

/// A puzzle, and the turn that was tried.
pub(super) struct PuzzleState<'a> {
    pub(super) ruleset: &'a Ruleset,
    pub(super) puzzle: &'a Puzzle,
    pub(super) history: &'a GameHistory,
    pub(super) number: usize,
    /// The number of puzzles of the game.
    pub(super) count: usize,
    /// The chosen level; `None` for all.
    pub(super) level: Option<PuzzleLevel>,
    pub(super) tried: Tried,
}

pub(super) fn page(
    context: &RequestContext,
    state: &PuzzleState<'_>,
    illegal: Option<Notice>,
) -> PuzzleView {
    let t = &*context.t;
    let (ruleset, history) = (state.ruleset, state.history);
    let position = history.position();
    let is_tried = state.tried != Tried::Not;
    let here = place(ruleset, state.number, state.level);
    let chosen = state.level.map_or("", PuzzleLevel::name);
    let last = history.turns().last().map(String::as_str);
    let numbers = [("n", state.number.into()), ("m", state.count.into())];
    let game = |ruleset: Ruleset| {
        (
            rules_text::game(t, &ruleset),
            paths::puzzle(ruleset.name(), 1),
        )
    };
    PuzzleView {
        page: context.page(),
        title: t.msg_arg("puzzle-of", "game", rules_text::game(t, ruleset)),
        code: ruleset.name(),
        family: ruleset.facts().family,
        prompts: turn_prompts::script_prompts(t, ruleset, Listener::Player),
        kinds: if is_tried {
            Vec::new()
        } else {
            turn_prompts::kinds(t, ruleset, position)
        },
        number: state.number,
        count: t.msg_with("puzzle-number", &numbers),
        level: level_name(t, Some(state.puzzle.level())),
        chosen,
        levels: levels(t, state),
        sheet: paths::puzzle_sheet(ruleset.name(), state.level.map_or("all", PuzzleLevel::name)),
        play: format!("{here}&turn="),
        here,
        drawing: Drawing::of(t, ruleset, position, last.filter(|_| is_tried)),
        half: HalfTurn::of(t, ruleset, history),
        task: exercise::puzzle_task(t, ruleset, state.puzzle),
        say: illegal.unwrap_or_else(|| Notice::good(said(t, state))),
        is_well: state.tried == Tried::Well,
        turns: if is_tried {
            Vec::new()
        } else {
            position.turns()
        },
        is_tried,
        next: place(ruleset, state.number % state.count + 1, state.level),
        games: Ruleset::all().into_iter().map(game).collect(),
    }
}

/// The address of a puzzle among those of a level.
fn place(ruleset: &Ruleset, number: usize, level: Option<PuzzleLevel>) -> String {
    let place = paths::puzzle(ruleset.name(), number);
    match level {
        None => place,
        Some(level) => format!("{place}&level={}", level.name()),
    }
}

fn level_name(t: &Localizer, level: Option<PuzzleLevel>) -> String {
    let name = level.map_or("all", PuzzleLevel::name);
    t.msg(&format!("puzzle-level-{name}"))
}

/// The levels of a game that has puzzles of several.
fn levels(t: &Localizer, state: &PuzzleState<'_>) -> Vec<LevelLink> {
    let each = PuzzleLevel::ALL.into_iter().map(Some);
    let link = |level: Option<PuzzleLevel>| {
        let count = puzzles(state.ruleset, level).len();
        (count > 0).then(|| LevelLink {
            text: format!("{} ({count})", level_name(t, level)),
            href: place(state.ruleset, 1, level),
            is_here: level == state.level,
        })
    };
    std::iter::once(None).chain(each).filter_map(link).collect()
}

/// The answer to the turn that was tried; the task before.
fn said(t: &Localizer, state: &PuzzleState<'_>) -> String {
    let task = exercise::puzzle_task(t, state.ruleset, state.puzzle);
    let id = match state.tried {
        Tried::Not => return task,
        Tried::Well => "puzzle-right",
        Tried::Otherwise => "puzzle-wrong",
        Tried::Solution => "puzzle-shown",
    };
    let turn = state.history.turns().last();
    let turn =
        turn.map(|turn| game_view::turn_text(t, state.ruleset, &state.puzzle.position, turn));
    t.msg_arg(id, "turn", turn.unwrap_or_default())
}
