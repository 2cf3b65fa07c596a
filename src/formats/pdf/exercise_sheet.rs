//! Sheets of exercises for a class: positions with tasks, nine on a page, and the answers on a page of their own.

use super::font::{Fonts, Weight};
use super::page::{A4, Ink, MARGIN, Page};
use super::score_sheet::BoardOutline;
use super::text_flow::TextFlow;

/// The localised texts of a sheet, and its positions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExerciseSheet {
    /// The line at the top.
    pub title: String,
    /// How to write an answer.
    pub note: String,
    /// The label of the line for the child's name.
    pub name: String,
    /// The kinds of men, if a game has several.
    pub legend: Vec<(ManShape, String)>,
    /// The exercises in order.
    pub exercises: Vec<Exercise>,
    /// The line at the top of the answers.
    pub answers: String,
}

/// A position with a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exercise {
    /// The task.
    pub task: String,
    /// Its solution.
    pub answer: String,
    /// The empty board.
    pub board: BoardOutline,
    /// The letters and numbers around it, each with its middle and baseline.
    pub labels: Vec<((u16, u16), &'static str)>,
    /// The men on it.
    pub men: Vec<PrintedMan>,
}

/// A man on a printed board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrintedMan {
    /// The middle, in the units of the outline.
    pub at: (u16, u16),
    /// Whether he is drawn black.
    pub is_dark: bool,
    /// The shape of his kind.
    pub shape: ManShape,
    /// The name of his point, written on him; may be empty.
    pub name: &'static str,
}

/// The shape in which a kind of men is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ManShape {
    /// A circle.
    Round,
    /// A square.
    Square,
    /// A square on its tip.
    Diamond,
}

const COLUMNS: usize = 3;
const ON_A_PAGE: usize = 9;
/// The top of the first row of exercises.
const TOP: f32 = 104.0;
/// The height of a row.
const ROW: f32 = 236.0;
/// The space between columns.
const GAP: f32 = 14.0;
/// The largest board.
const BOARD: (f32, f32) = (150.0, 158.0);
/// The radius of a man, in the units of the outline.
const RADIUS: f32 = 5.2;
/// Corners of a drawn circle.
const CORNERS: u16 = 28;

pub(super) fn pages(fonts: &Fonts, sheet: &ExerciseSheet) -> Vec<Page> {
    let nines = sheet.exercises.chunks(ON_A_PAGE);
    let mut pages: Vec<Page> = (0..)
        .zip(nines)
        .map(|(number, nine)| tasks(fonts, sheet, nine, number * ON_A_PAGE))
        .collect();
    pages.push(answers(fonts, sheet));
    let of = pages.len();
    for (number, page) in (1..).zip(&mut pages) {
        page.numbered(fonts, number, of);
    }
    pages
}

fn tasks(fonts: &Fonts, sheet: &ExerciseSheet, nine: &[Exercise], before: usize) -> Page {
    let mut page = Page::new(A4);
    let width = A4.0 - 2.0 * MARGIN;
    let mut flow = TextFlow::new(fonts, &mut page, (MARGIN, MARGIN * 0.7), width);
    flow.words(Weight::Bold, 15.0, &sheet.title, 1);
    flow.words(Weight::Plain, 9.0, &sheet.note, 2);
    flow.width = width * 0.55;
    flow.blank(&sheet.name);
    legend(&mut page, fonts, &sheet.legend);
    let column = (width - GAP * (COLUMNS - 1) as f32) / COLUMNS as f32;
    for (place, exercise) in nine.iter().enumerate() {
        let x = MARGIN + (column + GAP) * (place % COLUMNS) as f32;
        let y = TOP + ROW * (place / COLUMNS) as f32;
        let board = board_size(&exercise.board);
        drawn(
            &mut page,
            fonts,
            exercise,
            (x + (column - board.0) / 2.0, y),
        );
        let mut flow = TextFlow::new(fonts, &mut page, (x, y + BOARD.1 + 4.0), column);
        let text = format!("{}. {}", before + place + 1, exercise.task);
        flow.words(Weight::Plain, 9.5, &text, 3);
        let foot = y + ROW - 14.0;
        page.line((x, foot), (x + column, foot));
    }
    page
}

/// The kinds of men beside the line for the name.
fn legend(page: &mut Page, fonts: &Fonts, kinds: &[(ManShape, String)]) {
    let (mut x, y) = (A4.0 - MARGIN, TOP - 18.0);
    for (shape, text) in kinds.iter().rev() {
        x -= fonts.width(text, Weight::Plain, 9.0);
        page.words((x, y), Weight::Plain, 9.0, text);
        x -= 9.0;
        page.polygon(&outline(*shape, (x, y - 3.0), 5.0), Ink::BLACK);
        x -= 16.0;
    }
}

fn scale(board: &BoardOutline) -> f32 {
    let (width, height) = board.size;
    (BOARD.0 / f32::from(width.max(1))).min(BOARD.1 / f32::from(height.max(1)))
}

fn board_size(board: &BoardOutline) -> (f32, f32) {
    let scale = scale(board);
    (
        f32::from(board.size.0) * scale,
        f32::from(board.size.1) * scale,
    )
}

fn drawn(page: &mut Page, fonts: &Fonts, exercise: &Exercise, (left, top): (f32, f32)) {
    let scale = scale(&exercise.board);
    super::score_sheet::outline(page, &exercise.board, (left, top), scale);
    let size = 4.5 * scale;
    for ((x, y), label) in &exercise.labels {
        let half = fonts.width(label, Weight::Plain, size) / 2.0;
        let from = (
            left + f32::from(*x) * scale - half,
            top + f32::from(*y) * scale,
        );
        page.words(from, Weight::Plain, size, label);
    }
    for man in &exercise.men {
        let (x, y) = man.at;
        let at = (left + f32::from(x) * scale, top + f32::from(y) * scale);
        page.polygon(&outline(man.shape, at, RADIUS * scale), Ink::BLACK);
        if !man.is_dark {
            let inside = RADIUS * scale - 0.9;
            page.polygon(&outline(man.shape, at, inside), Ink::Grey(u8::MAX));
        }
        let half = fonts.width(man.name, Weight::Plain, size) / 2.0;
        let ink = if man.is_dark {
            Ink::Grey(u8::MAX)
        } else {
            Ink::BLACK
        };
        let from = (at.0 - half, at.1 + size * 0.35);
        page.inked(from, (Weight::Plain, size), ink, man.name);
    }
}

/// The corners of a shape.
fn outline(shape: ManShape, (x, y): (f32, f32), radius: f32) -> Vec<(f32, f32)> {
    match shape {
        ManShape::Round => {
            let angle =
                |corner: u16| f32::from(corner) * std::f32::consts::TAU / f32::from(CORNERS);
            let corner = |at: u16| {
                let (sine, cosine) = angle(at).sin_cos();
                (x + radius * cosine, y + radius * sine)
            };
            (0..CORNERS).map(corner).collect()
        }
        ManShape::Square => {
            let r = radius * 0.9;
            vec![
                (x - r, y - r),
                (x + r, y - r),
                (x + r, y + r),
                (x - r, y + r),
            ]
        }
        ManShape::Diamond => {
            let r = radius * 1.15;
            vec![(x, y - r), (x + r, y), (x, y + r), (x - r, y)]
        }
    }
}

fn answers(fonts: &Fonts, sheet: &ExerciseSheet) -> Page {
    let mut page = Page::new(A4);
    let width = A4.0 - 2.0 * MARGIN;
    let mut flow = TextFlow::new(fonts, &mut page, (MARGIN, MARGIN * 0.7), width);
    flow.words(Weight::Bold, 15.0, &sheet.answers, 1);
    flow.words(Weight::Plain, 9.0, &sheet.title, 1);
    flow.gap(10.0);
    for (number, exercise) in (1..).zip(&sheet.exercises) {
        let text = format!("{number}. {}", exercise.answer);
        flow.words(Weight::Plain, 11.0, &text, 3);
        flow.gap(6.0);
    }
    page
}
