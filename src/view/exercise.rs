//! Positions with tasks on paper: exercises of a lesson, and puzzles.

use crate::formats::pdf::{BoardOutline, Exercise, ExerciseSheet, ManShape, PrintedMan};
use crate::i18n::Localizer;
use crate::rules::{Colour, Kind, Position, Ruleset, Side};
use inkundla_engine::{Puzzle, PuzzleTask};
use inkundla_replay::board_svg::Drawing;

/// With more solutions an answer names only what they have in common.
const MOST_SOLUTIONS: usize = 4;

/// A sheet of exercises.
pub(crate) fn sheet(
    t: &Localizer,
    ruleset: &Ruleset,
    title: String,
    exercises: Vec<Exercise>,
) -> ExerciseSheet {
    let own = ruleset
        .letters()
        .filter(|(_, side, _)| *side == Side::First);
    let kinds: Vec<Kind> = own.map(|(_, _, kind)| kind).collect();
    let legend = kinds.iter().map(|kind| (shape(*kind), t.localize(kind)));
    ExerciseSheet {
        title,
        note: t.msg("class-note"),
        name: t.msg("class-name"),
        legend: legend.filter(|_| kinds.len() > 1).collect(),
        exercises,
        answers: t.msg("class-answers"),
    }
}

/// A puzzle on paper; `place` is where it comes from, or empty.
pub(crate) fn of_puzzle(
    t: &Localizer,
    ruleset: &Ruleset,
    puzzle: &Puzzle,
    place: &str,
) -> Exercise {
    let task = puzzle_task(t, ruleset, puzzle);
    let task = if place.is_empty() {
        task
    } else {
        format!("{task} ({place})")
    };
    of_position(t, ruleset, &puzzle.position, task, &puzzle.solutions)
}

/// A position with its task and all turns that solve it.
pub(crate) fn of_position(
    t: &Localizer,
    ruleset: &Ruleset,
    position: &Position,
    task: String,
    solutions: &[String],
) -> Exercise {
    let drawing = Drawing::of(t, ruleset, position, None);
    let men = drawing.points.iter().filter_map(|spot| {
        let (colour, kind) = spot.man?;
        Some(PrintedMan {
            at: (spot.x, spot.y),
            is_dark: colour == Colour::Black,
            shape: shape(kind),
            name: if drawing.is_squares { "" } else { spot.name },
        })
    });
    let labels = drawing.labels.iter();
    let mut board = outline(&drawing, false);
    // The name of a point with a man is written on him.
    let is_empty = |name: &str| {
        let mut spots = drawing.points.iter();
        spots.any(|spot| spot.name == name && spot.man.is_none())
    };
    board.names.retain(|(_, name)| is_empty(name));
    Exercise {
        task,
        answer: answer(ruleset, solutions),
        men: men.collect(),
        labels: labels
            .map(|label| ((label.x, label.y), label.text))
            .collect(),
        board,
    }
}

/// The task of a puzzle in words.
pub(crate) fn puzzle_task(t: &Localizer, ruleset: &Ruleset, puzzle: &Puzzle) -> String {
    let colour = t.localize(&ruleset.colour(puzzle.position.to_move()));
    let values = |n: u32| [("side", colour.clone().into()), ("n", n.into())];
    match puzzle.task {
        PuzzleTask::Win(1) => t.msg_with("puzzle-task-win-now", &values(1)),
        PuzzleTask::Win(plies) => t.msg_with("puzzle-task-win", &values(plies.div_ceil(2))),
        PuzzleTask::Save => t.msg_with("puzzle-task-save", &values(1)),
        PuzzleTask::Shoot => t.msg_with("puzzle-task-shoot", &values(1)),
        PuzzleTask::MostDiscs => t.msg_with("puzzle-task-discs", &values(1)),
    }
}

/// The lines of a drawing and the names of its points. Squares are drawn by their edges, and named inside if asked for.
pub(crate) fn outline(drawing: &Drawing, names_squares: bool) -> BoardOutline {
    let edges = drawing.edges.iter();
    let mut lines: Vec<[(u16, u16); 2]> = edges
        .map(|edge| [(edge.x1, edge.y1), (edge.x2, edge.y2)])
        .collect();
    let half = Drawing::STEP / 2;
    let mut names = Vec::new();
    for spot in &drawing.points {
        let (x, y) = (i32::from(spot.x), i32::from(spot.y));
        if !drawing.is_squares {
            names.push(((x - 4, y + 2), spot.name));
            continue;
        }
        let (left, right) = (spot.x - half, spot.x + half);
        let (top, bottom) = (spot.y - half, spot.y + half);
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
        let next = corners.iter().cycle().skip(1);
        lines.extend(corners.iter().zip(next).map(|(from, to)| [*from, *to]));
        if names_squares {
            names.push(((x - 6, y + 6), spot.name));
        }
    }
    BoardOutline {
        size: (drawing.width, drawing.height),
        lines,
        names,
    }
}

fn shape(kind: Kind) -> ManShape {
    match kind {
        Kind::Cow | Kind::Man | Kind::Disc => ManShape::Round,
        Kind::Knight | Kind::HerdBoys => ManShape::Square,
        Kind::Warriors => ManShape::Diamond,
    }
}

/// The solutions; of many that differ only in the man that is shot, the moves.
fn answer(ruleset: &Ruleset, solutions: &[String]) -> String {
    let move_of = |turn: &String| {
        let is_short = solutions.len() > MOST_SOLUTIONS && ruleset.facts().chooses_captures;
        let end = turn.find('x').filter(|_| is_short);
        turn[..end.unwrap_or(turn.len())].to_owned()
    };
    let mut moves: Vec<String> = solutions.iter().map(move_of).collect();
    moves.dedup();
    moves.join(", ")
}
