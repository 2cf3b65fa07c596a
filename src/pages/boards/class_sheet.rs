//! `/practice/<ruleset>/class.pdf` and `puzzles-<level>.pdf`: sheets of exercises for a class, with answers.

use super::lesson::Goal;
use super::lesson::step::{LessonStep, steps};
use crate::desk::Fault;
use crate::formats::pdf::{self, Exercise, PdfMetadata, PdfPart};
use crate::http::middleware::page_cache::{File, StaticPage};
use crate::http::request::request_context::RequestContext;
use crate::http::response::download::PDF;
use crate::http::response::error_page::Answer;
use crate::i18n::Localizer;
use crate::pages::shared::puzzle_list::puzzles;
use crate::paths;
use crate::rules::Ruleset;
use crate::view::{exercise, rules_text};
use actix_web::web::Path;
use inkundla_engine::{Puzzle, PuzzleLevel};

/// The exercises of a sheet that goes with a lesson: one page.
const OF_LESSON: usize = 9;
/// The most puzzles of a sheet: two pages.
const MOST_PUZZLES: usize = 18;

/// `GET /practice/{ruleset}/class.pdf`
///
/// # Errors
/// [`Fault::NotFound`] for an unknown game.
pub async fn of_lesson(context: RequestContext, name: Path<String>) -> Answer {
    let Some(ruleset) = Ruleset::by_name(&name) else {
        return Err(context.failed(Fault::NotFound));
    };
    let path = paths::class_sheet(ruleset.name());
    let make = move |context: &RequestContext| {
        let t = &*context.t;
        let title = t.msg_arg("class-title", "game", rules_text::game(t, &ruleset));
        file(t, &ruleset, title, exercises(t, &ruleset))
    };
    context.public(&path, StaticPage(make)).await
}

/// `GET /practice/{ruleset}/puzzles-{level}.pdf`
///
/// # Errors
/// [`Fault::NotFound`] for an unknown game or level, or one without puzzles.
pub async fn of_puzzles(context: RequestContext, names: Path<(String, String)>) -> Answer {
    let (name, level) = names.into_inner();
    let ruleset = Ruleset::by_name(&name);
    let level = match level.as_str() {
        "all" => Some(None),
        name => PuzzleLevel::by_name(name).map(Some),
    };
    let (Some(ruleset), Some(level)) = (ruleset, level) else {
        return Err(context.failed(Fault::NotFound));
    };
    let chosen: Vec<&Puzzle> = puzzles(&ruleset, level);
    if chosen.is_empty() {
        return Err(context.failed(Fault::NotFound));
    }
    let path = paths::puzzle_sheet(ruleset.name(), level.map_or("all", PuzzleLevel::name));
    let make = move |context: &RequestContext| {
        let t = &*context.t;
        let title = t.msg_arg("puzzle-sheet-of", "game", rules_text::game(t, &ruleset));
        let chosen = chosen.iter().take(MOST_PUZZLES);
        let printed = chosen.map(|puzzle| exercise::of_puzzle(t, &ruleset, puzzle, ""));
        file(t, &ruleset, title, printed.collect())
    };
    context.public(&path, StaticPage(make)).await
}

fn file(t: &Localizer, ruleset: &Ruleset, title: String, exercises: Vec<Exercise>) -> File {
    let sheet = exercise::sheet(t, ruleset, title.clone(), exercises);
    let metadata = PdfMetadata {
        title: &title,
        language: t.language().tag(),
    };
    let bytes = pdf::document(metadata, &[PdfPart::Exercises(sheet)]);
    File {
        mime: PDF,
        bytes: bytes.map_err(|_| askama::Error::Fmt),
    }
}

/// The steps of a lesson that have a solution to write down, then the easiest puzzles.
fn exercises(t: &Localizer, ruleset: &Ruleset) -> Vec<Exercise> {
    let steps = steps(ruleset);
    let of_steps = steps.iter().filter_map(|step| of_step(t, step));
    let easiest = puzzles(ruleset, None).into_iter();
    let puzzles = easiest.map(|puzzle| exercise::of_puzzle(t, ruleset, puzzle, ""));
    of_steps.chain(puzzles).take(OF_LESSON).collect()
}

fn of_step(t: &Localizer, step: &LessonStep) -> Option<Exercise> {
    let chooses = step.ruleset.facts().chooses_captures;
    let id = match step.goal {
        Goal::Captures if chooses => "puzzle-task-shoot".to_owned(),
        Goal::Wins => "puzzle-task-win-now".to_owned(),
        Goal::Any | Goal::Kinds | Goal::Passes | Goal::Draws | Goal::Game => return None,
        Goal::Flies | Goal::Steps | Goal::Canters => return None,
        goal => format!("class-{}", goal.name()),
    };
    let position = step.history.position();
    let side = t.localize(&step.ruleset.colour(position.to_move()));
    let task = t.msg_arg(&id, "side", side);
    let solutions = step.solutions();
    Some(exercise::of_position(
        t,
        &step.ruleset,
        position,
        task,
        &solutions,
    ))
}
