//! The sheet of check-in: the players of each school with a box to tick.

use super::beadwork::{BadgePart, badge};
use super::font::{Fonts, Weight, heading};
use super::list_head::{BOTTOM, ListHead, RIGHT, TOP, finished, sheet};
use super::page::{Ink, MARGIN, Page};

/// The localised texts of the sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct CheckInSheet {
    /// Around the list.
    pub head: ListHead,
    /// The headings: here, name, grade, code, consent to show the name.
    pub columns: [String; 5],
    /// The schools, in order.
    pub schools: Vec<SheetSchool>,
}

/// The players of a school on the sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetSchool {
    /// Its name, or the words for none.
    pub name: String,
    /// Its badge.
    pub badge: Vec<BadgePart>,
    /// Its players.
    pub rows: Vec<SheetRow>,
}

/// A player on the sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetRow {
    /// The start number.
    pub number: u16,
    /// The full name.
    pub name: String,
    /// The grade; may be empty.
    pub grade: String,
    /// The code of the name badge.
    pub code: String,
}

/// The height of a row.
const ROW: f32 = 21.0;
/// The edge of a box to tick.
const BOX: f32 = 14.0;
/// The height of a school's name and headings.
const HEADINGS: f32 = 50.0;
/// Rows of a school that stand below its name on the same sheet.
const TOGETHER: usize = 5;
/// The left edges of the columns.
const COLUMNS: [f32; 5] = [
    MARGIN + 30.0,
    MARGIN + 76.0,
    MARGIN + 266.0,
    MARGIN + 316.0,
    MARGIN + 376.0,
];

pub(super) fn pages(fonts: &Fonts, list: &CheckInSheet) -> Vec<Page> {
    let mut pages = vec![sheet(fonts, &list.head, true)];
    let mut y = TOP;
    for school in &list.schools {
        let mut is_begun = false;
        for row in &school.rows {
            let height = if is_begun {
                ROW
            } else {
                HEADINGS + school.rows.len().min(TOGETHER) as f32 * ROW
            };
            if y + height > BOTTOM {
                pages.push(sheet(fonts, &list.head, false));
                (y, is_begun) = (TOP, false);
            }
            let Some(page) = pages.last_mut() else {
                break;
            };
            if !is_begun {
                begin(fonts, page, school, &list.columns, y);
                (y, is_begun) = (y + HEADINGS, true);
            }
            draw_row(fonts, page, row, y);
            y += ROW;
        }
        y += 12.0;
    }
    finished(fonts, &list.head, pages)
}

/// The name of a school and the headings of the columns.
fn begin(fonts: &Fonts, page: &mut Page, school: &SheetSchool, columns: &[String; 5], y: f32) {
    badge(page, &school.badge, (MARGIN, y), 20.0);
    let weight = heading(&school.name);
    let left = if school.badge.is_empty() {
        MARGIN
    } else {
        MARGIN + 27.0
    };
    let (size, lines) = fonts.fitted(&school.name, weight, 14.0, RIGHT - left, 1);
    for line in &lines {
        page.words((left, y + 15.0), weight, size, line);
    }
    for (at, (text, x)) in columns.iter().zip(COLUMNS).enumerate() {
        let next = COLUMNS.get(at + 1).map_or(RIGHT, |next| next - 6.0);
        let (size, lines) = fonts.fitted(text, Weight::Bold, 9.0, next - x, 1);
        for line in &lines {
            page.words((x, y + 42.0), Weight::Bold, size, line);
        }
    }
}

fn draw_row(fonts: &Fonts, page: &mut Page, row: &SheetRow, y: f32) {
    let base = y + 14.0;
    let number = row.number.to_string();
    let x = MARGIN + 18.0 - fonts.width(&number, Weight::Bold, 9.5);
    page.inked((x, base), (Weight::Bold, 9.5), Ink::BLUE, &number);
    page.square((COLUMNS[0], y + 3.0), BOX);
    page.square((COLUMNS[4], y + 3.0), BOX);
    let room = COLUMNS[2] - COLUMNS[1] - 6.0;
    let (size, lines) = fonts.fitted(&row.name, Weight::Plain, 10.5, room, 1);
    for line in lines.iter().take(1) {
        page.words((COLUMNS[1], base), Weight::Plain, size, line);
    }
    page.words((COLUMNS[2], base), Weight::Plain, 10.0, &row.grade);
    page.words((COLUMNS[3], base), Weight::Bold, 10.0, &row.code);
    page.thin_line((MARGIN, y + ROW), (RIGHT, y + ROW));
}
