//! Blank score sheets, one to a leaf that stands: the turns of both players, the
//! board with the names of its points, and what is ticked at the end.

use super::face::{Faces, Weight};
use super::leaf::{A4, Leaf, MARGIN};
use super::pen::Pen;
use super::seat::Seated;
use super::slip::Question;

/// The height of a row: a hand writes in it.
const ROW: f32 = 17.5;
/// The width of the column of numbers.
const NUMBER: f32 = 20.0;
/// The edge of the drawn board.
const BOARD: f32 = 150.0;

/// What stands on a score sheet, all said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreSheet {
    /// Board and players.
    pub seated: Seated,
    /// The headings of one half: the number, then for each player the turn and what it took.
    pub heads: [String; 5],
    /// The numbers of the turns, those of the right half beside those of the left.
    pub rows: Vec<(u16, u16)>,
    /// The cards of each player, to be ticked.
    pub cards: [Question; 2],
    /// The word before the time, which is written by hand.
    pub time: String,
    /// What else is to be ticked.
    pub questions: Vec<Question>,
    /// The board of the game.
    pub board: Outline,
    /// Who signs.
    pub signs: Vec<String>,
}

/// A board as lines and names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outline {
    /// Width and height in the units of what follows.
    pub size: (u16, u16),
    /// From here to there, across and down.
    pub lines: Vec<[(u16, u16); 2]>,
    /// The names of its points, where they begin.
    pub names: Vec<((i32, i32), &'static str)>,
}

pub(super) fn leaf(faces: &Faces, sheet: &ScoreSheet) -> Leaf {
    let mut leaf = Leaf::of(A4);
    let width = A4.0 - 2.0 * MARGIN;
    let mut pen = Pen::new(faces, &mut leaf, (MARGIN, MARGIN * 0.7), width);
    sheet.seated.head(&mut pen);
    pen.gap(4.0);
    turns(&mut pen, sheet);
    pen.gap(10.0);
    let (top, right) = (pen.y, pen.x + width - BOARD);
    outline(&mut pen, &sheet.board, (right, top));
    pen.width = width - BOARD - 16.0;
    for question in sheet.cards.iter().chain(&sheet.questions) {
        pen.ticks(&question.text, &question.choices);
        pen.gap(7.0);
    }
    pen.blank(&sheet.time);
    pen.signs(&sheet.signs);
    leaf
}

/// Two halves side by side, ruled for the hand.
fn turns(pen: &mut Pen<'_>, sheet: &ScoreSheet) {
    let top = pen.y;
    let bottom = top + ROW * (sheet.rows.len() + 1) as f32;
    let half = pen.width / 2.0;
    let cell = (half - NUMBER) / 4.0;
    for left in [pen.x, pen.x + half] {
        let begins = (0..5).map(|column| match column {
            0 => left,
            column => left + NUMBER + cell * (column - 1) as f32,
        });
        for (x, head) in begins.zip(&sheet.heads) {
            let room = if x > left { cell } else { NUMBER };
            let (size, lines) = pen.faces.fitted(head, Weight::Plain, 7.5, room - 4.0, 1);
            for line in lines {
                let at = (x + 2.0, top + ROW - 5.0);
                pen.leaf.words(at, Weight::Bold, size, &line);
            }
            pen.leaf.ink((x, top), (x, bottom));
        }
    }
    let right = pen.x + pen.width;
    pen.leaf.ink((right, top), (right, bottom));
    for row in 0..=sheet.rows.len() + 1 {
        let y = top + ROW * row as f32;
        pen.leaf.ink((pen.x, y), (right, y));
    }
    for (row, (left, other)) in (1..).zip(&sheet.rows) {
        let y = top + ROW * (row + 1) as f32 - 5.0;
        for (x, number) in [(pen.x, left), (pen.x + half, other)] {
            let at = (x + 3.0, y);
            pen.leaf.words(at, Weight::Plain, 8.0, &number.to_string());
        }
    }
    pen.y = bottom;
}

fn outline(pen: &mut Pen<'_>, board: &Outline, (left, top): (f32, f32)) {
    let scale = BOARD / f32::from(board.size.0.max(board.size.1).max(1));
    let at = |(x, y): (f32, f32)| (left + x * scale, top + y * scale);
    for line in &board.lines {
        let [from, to] = line.map(|(x, y)| at((f32::from(x), f32::from(y))));
        pen.leaf.ink(from, to);
    }
    for ((x, y), name) in &board.names {
        let place = at((*x as f32, *y as f32));
        pen.leaf.words(place, Weight::Plain, 4.5 * scale, name);
    }
}
