//! The list of players in two columns.

use super::beadwork::{BadgePart, badge};
use super::font::{Fonts, Weight, heading};
use super::list_head::{BOTTOM, ListHead, RIGHT, TOP, finished, sheet};
use super::page::{Ink, MARGIN, Page};

/// The localised texts of the list.
#[derive(Clone, PartialEq, Debug)]
pub struct Participants {
    /// Around the list.
    pub head: ListHead,
    /// The headings: number, name, grade.
    pub columns: [String; 3],
    /// The players, in order.
    pub rows: Vec<Participant>,
}

/// A player in the list.
#[derive(Clone, PartialEq, Debug)]
pub struct Participant {
    /// The start number.
    pub number: u16,
    /// The full name.
    pub name: String,
    /// The school; may be empty.
    pub school: String,
    /// The badge of the school.
    pub badge: Vec<BadgePart>,
    /// The grade; may be empty.
    pub grade: String,
}

/// The height of a row.
const ROW: f32 = 34.0;
/// The space between the two columns.
const GAP: f32 = 28.0;
const WIDTH: f32 = (RIGHT - MARGIN - GAP) / 2.0;
/// Rows of a column.
const ROWS: usize = ((BOTTOM - TOP - 18.0) / ROW) as usize;

pub(super) fn pages(fonts: &Fonts, list: &Participants) -> Vec<Page> {
    let mut pages = Vec::new();
    for rows in list.rows.chunks(2 * ROWS) {
        let mut page = sheet(fonts, &list.head, pages.is_empty());
        // A short list stays in one column.
        let half = rows.len().div_ceil(2).max(ROWS / 2);
        for (at, rows) in rows.chunks(half).enumerate() {
            column(
                fonts,
                &mut page,
                &list.columns,
                rows,
                MARGIN + at as f32 * (WIDTH + GAP),
            );
        }
        pages.push(page);
    }
    if pages.is_empty() {
        pages.push(sheet(fonts, &list.head, true));
    }
    finished(fonts, &list.head, pages)
}

fn column(fonts: &Fonts, page: &mut Page, heads: &[String; 3], rows: &[Participant], left: f32) {
    let right = left + WIDTH;
    let end = |text: &str, x: f32, weight, size| x - fonts.width(text, weight, size);
    let y = TOP + 8.0;
    page.words((left, y), Weight::Bold, 9.0, &heads[0]);
    page.words((left + 34.0, y), Weight::Bold, 9.0, &heads[1]);
    let x = end(&heads[2], right, Weight::Bold, 9.0);
    page.words((x, y), Weight::Bold, 9.0, &heads[2]);
    for (at, row) in rows.iter().enumerate() {
        let y = TOP + 18.0 + at as f32 * ROW;
        let number = row.number.to_string();
        let weight = heading(&number);
        let x = end(&number, left + 24.0, weight, 12.0);
        page.inked((x, y + 18.0), (weight, 12.0), Ink::BLUE, &number);
        badge(page, &row.badge, (left + 34.0, y + 5.0), 19.0);
        let name = left + 60.0;
        let room = right - name - 30.0;
        let (size, lines) = fonts.fitted(&row.name, Weight::Plain, 11.0, room, 1);
        for line in lines.iter().take(1) {
            page.words((name, y + 15.0), Weight::Plain, size, line);
        }
        let (size, lines) = fonts.fitted(&row.school, Weight::Plain, 7.5, room, 1);
        for line in lines.iter().take(1) {
            page.words((name, y + 25.0), Weight::Plain, size, line);
        }
        let x = end(&row.grade, right, Weight::Plain, 11.0);
        page.words((x, y + 18.0), Weight::Plain, 11.0, &row.grade);
        page.thin_line((left, y + ROW), (right, y + ROW));
    }
}
