//! The head and the foot of the papers that list the players.

use super::beadwork::{draw_logo, strip};
use super::font::{Fonts, Weight, heading};
use super::page::{A4, Ink, MARGIN, Page};
use crate::qr::Qr;

/// The localised texts around a list of players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListHead {
    /// The name of the paper.
    pub title: String,
    /// The event, and what the list comprises.
    pub about: String,
    /// For whom the paper is, at the foot.
    pub keep: String,
    /// A QR code, and what it opens; on the first sheet.
    pub code: Option<(Qr, String)>,
}

/// Where the list begins, and where it ends.
pub(super) const TOP: f32 = 132.0;
pub(super) const BOTTOM: f32 = A4.1 - 54.0;
/// The right edge of the list.
pub(super) const RIGHT: f32 = A4.0 - MARGIN;
/// The edge of the QR code.
const CODE: f32 = 62.0;

/// An empty sheet with the head.
pub(super) fn sheet(fonts: &Fonts, head: &ListHead, is_first: bool) -> Page {
    let mut page = Page::new(A4);
    strip(&mut page, (MARGIN, RIGHT), 28.0, 14.0, 1.0);
    draw_logo(&mut page, (MARGIN + 20.0, 82.0), 40.0);
    let left = MARGIN + 54.0;
    let mut room = RIGHT - left;
    if let Some((qr, what)) = head.code.as_ref().filter(|_| is_first) {
        room -= CODE + 90.0;
        page.qr(qr, (RIGHT - CODE, 56.0), CODE);
        let (size, lines) = fonts.fitted(what, Weight::Plain, 9.0, 76.0, 4);
        for (at, line) in lines.iter().enumerate() {
            let x = RIGHT - CODE - 8.0 - fonts.width(line, Weight::Plain, size);
            let y = 76.0 + at as f32 * size * 1.25;
            page.words((x, y), Weight::Plain, size, line);
        }
    }
    let weight = heading(&head.title);
    let (size, lines) = fonts.fitted(&head.title, weight, 26.0, room, 1);
    for line in &lines {
        page.words((left, 86.0), weight, size, line);
    }
    let (size, lines) = fonts.fitted(&head.about, Weight::Plain, 11.0, room, 2);
    for (at, line) in lines.iter().enumerate() {
        let y = 102.0 + at as f32 * size * 1.2;
        page.words((left, y), Weight::Plain, size, line);
    }
    page
}

/// Numbers the sheets, and writes the foot of each.
pub(super) fn finished(fonts: &Fonts, head: &ListHead, mut pages: Vec<Page>) -> Vec<Page> {
    let of = pages.len();
    for (number, page) in (1..).zip(&mut pages) {
        let (size, y) = (8.0, A4.1 - 32.0);
        page.words(
            (MARGIN, y),
            Weight::Plain,
            size,
            &format!("{number} / {of}"),
        );
        page.centred(fonts, y, (Weight::Plain, size), Ink::BLACK, &head.keep);
        let x = RIGHT - fonts.width("Inkundla", Weight::Plain, size);
        page.words((x, y), Weight::Plain, size, "Inkundla");
    }
    pages
}
