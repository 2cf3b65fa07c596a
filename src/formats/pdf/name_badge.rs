//! Name badges, ten on a page, to be cut.

use super::beadwork::{BadgePart, badge, strip};
use super::font::{Fonts, Weight, heading};
use super::page::{A4, Ink, Page};
use crate::qr::Qr;

/// The localised texts of a name badge.
#[derive(Clone, PartialEq, Debug)]
pub struct NameBadge {
    /// The name that everybody may read.
    pub name: String,
    /// School and grade; may be empty.
    pub school: String,
    /// The badge of the school.
    pub badge: Vec<BadgePart>,
    /// The start number, in words.
    pub number: String,
    /// The player's code.
    pub code: String,
    /// The QR code by which the player is checked in.
    pub qr: Option<Qr>,
}

/// Width and height of a badge, which fits into a sleeve of 90 × 55 mm.
const SIZE: (f32, f32) = (252.0, 152.0);
/// Badges of a page.
const ON_A_PAGE: usize = 10;
/// The edge of the QR code.
const CODE: f32 = 64.0;
/// From the edge of a badge to its texts.
const INSIDE: f32 = 13.0;

pub(super) fn pages(fonts: &Fonts, all: &[NameBadge]) -> Vec<Page> {
    let gap = ((A4.0 - 2.0 * SIZE.0) / 3.0, 6.0);
    let top = (A4.1 - 5.0 * SIZE.1 - 4.0 * gap.1) / 2.0;
    let pages = all.chunks(ON_A_PAGE).map(|ten| {
        let mut page = Page::new(A4);
        for (place, one) in ten.iter().enumerate() {
            let x = gap.0 + (place % 2) as f32 * (SIZE.0 + gap.0);
            let y = top + (place / 2) as f32 * (SIZE.1 + gap.1);
            draw(fonts, &mut page, one, (x, y));
        }
        page
    });
    pages.collect()
}

fn draw(fonts: &Fonts, page: &mut Page, one: &NameBadge, (x, y): (f32, f32)) {
    let (right, bottom) = (x + SIZE.0, y + SIZE.1);
    strip(page, (x, right), y, 14.0, 1.0);
    let corners = [(x, y), (right, y), (right, bottom), (x, bottom), (x, y)];
    for line in corners.windows(2) {
        if let [from, to] = line {
            page.thin_line(*from, *to);
        }
    }
    let left = x + INSIDE;
    let mut room = SIZE.0 - 2.0 * INSIDE;
    if let Some(qr) = &one.qr {
        page.qr(qr, (right - INSIDE - CODE, y + 36.0), CODE);
        room -= CODE + 8.0;
    }
    let weight = heading(&one.name);
    let (size, lines) = fonts.fitted(&one.name, weight, 29.0, room, 2);
    let mut down = y + 62.0;
    for line in lines.iter().take(2) {
        page.words((left, down), weight, size, line);
        down += size;
    }
    let foot = bottom - 13.0;
    page.inked(
        (left, foot - 20.0),
        (Weight::Plain, 9.0),
        Ink::BLACK,
        &one.number,
    );
    let code = right - INSIDE - fonts.width(&one.code, Weight::Bold, 12.0);
    page.words((code, foot), Weight::Bold, 12.0, &one.code);
    badge(page, &one.badge, (left, foot - 12.0), 16.0);
    let from = if one.badge.is_empty() {
        left
    } else {
        left + 22.0
    };
    let (size, lines) = fonts.fitted(&one.school, Weight::Plain, 9.5, code - from - 8.0, 1);
    for line in lines.iter().take(1) {
        page.words((from, foot), Weight::Plain, size, line);
    }
}
