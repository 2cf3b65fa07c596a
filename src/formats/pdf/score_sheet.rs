//! Blank score sheets, one portrait page each: the turns of both players, the
//! board with the names of its points, and boxes to tick at the end.

use super::board_heading::BoardHeading;
use super::font::{Fonts, Weight};
use super::page::{A4, MARGIN, Page};
use super::result_slip::TickBoxes;
use super::text_flow::TextFlow;

/// The height of a row, enough for handwriting.
const ROW: f32 = 17.5;
/// The width of the column of numbers.
const NUMBER: f32 = 20.0;
/// The edge of the drawn board.
const BOARD: f32 = 150.0;

/// The localised texts of a score sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreSheet {
    /// Board and players.
    pub heading: BoardHeading,
    /// The headings of one half: the number, then for each player the turn and the capture.
    pub heads: [String; 5],
    /// The numbers of turns in the left and right half of each row.
    pub rows: Vec<(u16, u16)>,
    /// The penalty cards of each player, to tick.
    pub cards: [TickBoxes; 2],
    /// The label of the time, which is written by hand.
    pub time: String,
    /// Further questions to tick.
    pub questions: Vec<TickBoxes>,
    /// The board of the game.
    pub board: BoardOutline,
    /// Labels of the lines for signatures.
    pub signs: Vec<String>,
}

/// A board drawn as lines and names of points.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoardOutline {
    /// Width and height in the units of the coordinates.
    pub size: (u16, u16),
    /// Lines between two points.
    pub lines: Vec<[(u16, u16); 2]>,
    /// The names of points and where their texts begin.
    pub names: Vec<((i32, i32), &'static str)>,
}

pub(super) fn page(fonts: &Fonts, sheet: &ScoreSheet) -> Page {
    let mut page = Page::new(A4);
    let width = A4.0 - 2.0 * MARGIN;
    let mut flow = TextFlow::new(fonts, &mut page, (MARGIN, MARGIN * 0.7), width);
    sheet.heading.draw(&mut flow);
    flow.gap(4.0);
    turns(&mut flow, sheet);
    flow.gap(10.0);
    let (top, right) = (flow.y, flow.x + width - BOARD);
    let size = sheet.board.size;
    let scale = BOARD / f32::from(size.0.max(size.1).max(1));
    outline(flow.page, &sheet.board, (right, top), scale);
    flow.width = width - BOARD - 16.0;
    for question in sheet.cards.iter().chain(&sheet.questions) {
        flow.ticks(&question.text, &question.choices);
        flow.gap(7.0);
    }
    flow.blank(&sheet.time);
    flow.signs(&sheet.signs);
    page
}

/// Two ruled halves side by side.
fn turns(flow: &mut TextFlow<'_>, sheet: &ScoreSheet) {
    let top = flow.y;
    let bottom = top + ROW * (sheet.rows.len() + 1) as f32;
    let half = flow.width / 2.0;
    let cell = (half - NUMBER) / 4.0;
    for left in [flow.x, flow.x + half] {
        let begins = (0..5).map(|column| match column {
            0 => left,
            column => left + NUMBER + cell * (column - 1) as f32,
        });
        for (x, head) in begins.zip(&sheet.heads) {
            let room = if x > left { cell } else { NUMBER };
            let (size, lines) = flow.fonts.fitted(head, Weight::Plain, 7.5, room - 4.0, 1);
            for line in lines {
                let at = (x + 2.0, top + ROW - 5.0);
                flow.page.words(at, Weight::Bold, size, &line);
            }
            flow.page.line((x, top), (x, bottom));
        }
    }
    let right = flow.x + flow.width;
    flow.page.line((right, top), (right, bottom));
    for row in 0..=sheet.rows.len() + 1 {
        let y = top + ROW * row as f32;
        flow.page.line((flow.x, y), (right, y));
    }
    for (row, (left, other)) in (1..).zip(&sheet.rows) {
        let y = top + ROW * (row + 1) as f32 - 5.0;
        for (x, number) in [(flow.x, left), (flow.x + half, other)] {
            let at = (x + 3.0, y);
            flow.page.words(at, Weight::Plain, 8.0, &number.to_string());
        }
    }
    flow.y = bottom;
}

/// Draws a board at a scale of its units.
pub(super) fn outline(page: &mut Page, board: &BoardOutline, (left, top): (f32, f32), scale: f32) {
    let at = |(x, y): (f32, f32)| (left + x * scale, top + y * scale);
    for line in &board.lines {
        let [from, to] = line.map(|(x, y)| at((f32::from(x), f32::from(y))));
        page.line(from, to);
    }
    for ((x, y), name) in &board.names {
        let place = at((*x as f32, *y as f32));
        // Lines are hidden behind the name of a point.
        let corner = (place.0 - 0.5 * scale, place.1 - 4.0 * scale);
        page.blank(corner, (8.0 * scale, 5.0 * scale));
        page.words(place, Weight::Plain, 4.5 * scale, name);
    }
}
