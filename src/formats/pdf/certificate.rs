//! Certificates: one landscape page each.

use super::beadwork::{BadgePart, badge, draw_logo, strip};
use super::font::{Fonts, Weight, heading};
use super::page::{A4, Ink, MARGIN, Page};

/// The localised texts of a certificate.
#[derive(Clone, PartialEq, Debug)]
pub struct Certificate {
    /// The title.
    pub title: String,
    /// The player.
    pub name: String,
    /// The player's school and grade; may be empty.
    pub school: String,
    /// The badge beside the school, in a square of [`BADGE`](super::BADGE): filled polygons in order, each with its
    /// colour.
    pub badge: Vec<BadgePart>,
    /// The place in the standings.
    pub place: String,
    /// The number of players, the points and the games.
    pub about: String,
    /// The event and its game.
    pub event: String,
    /// The place and the date.
    pub day: String,
    /// Labels of the lines for signatures.
    pub signs: Vec<String>,
}

/// The side of the badge of a school on paper.
const BADGE_SIZE: f32 = 22.0;
/// The height of a strip of beadwork.
const STRIP: f32 = 24.0;
/// From the edge of the paper to the frame.
const EDGE: f32 = 28.0;

pub(super) fn page(fonts: &Fonts, certificate: &Certificate) -> Page {
    let (width, height) = (A4.1, A4.0);
    let mut page = Page::new((width, height));
    let edges = (EDGE, width - EDGE);
    strip(&mut page, edges, EDGE, STRIP, 1.0);
    strip(&mut page, edges, height - EDGE, STRIP, -1.0);
    frame(&mut page, (width, height));
    draw_logo(&mut page, (width / 2.0, 100.0), 44.0);
    let lines = [
        (166.0, Weight::Heading, 26.0, Ink::BLUE, &certificate.title),
        (192.0, Weight::Plain, 15.0, Ink::BLACK, &certificate.event),
        (268.0, Weight::Heading, 48.0, Ink::BLACK, &certificate.name),
        (302.0, Weight::Plain, 16.0, Ink::BLACK, &certificate.school),
        (368.0, Weight::Heading, 28.0, Ink::BLUE, &certificate.place),
        (394.0, Weight::Plain, 15.0, Ink::BLACK, &certificate.about),
        (420.0, Weight::Plain, 13.0, Ink::BLACK, &certificate.day),
    ];
    for (y, weight, size, ink, text) in lines {
        let weight = match weight {
            Weight::Heading => heading(text),
            Weight::Plain | Weight::Bold => weight,
        };
        let (size, lines) = fonts.fitted(text, weight, size, width - 3.0 * MARGIN, 2);
        for (up, line) in lines.iter().rev().enumerate() {
            let y = y - up as f32 * size * 1.1;
            page.centred(fonts, y, (weight, size), ink, line);
        }
    }
    draw_badge(&mut page, fonts, certificate, width);
    let each = (width - 4.0 * MARGIN) / certificate.signs.len().max(1) as f32;
    for (place, sign) in certificate.signs.iter().enumerate() {
        let x = 2.0 * MARGIN + place as f32 * each;
        page.line((x + 20.0, 484.0), (x + each - 20.0, 484.0));
        let middle = x + (each - fonts.width(sign, Weight::Plain, 11.0)) / 2.0;
        page.words((middle, 500.0), Weight::Plain, 11.0, sign);
    }
    page
}

/// The badge of the school, left of its name where that is one line.
fn draw_badge(page: &mut Page, fonts: &Fonts, certificate: &Certificate, width: f32) {
    let text = &certificate.school;
    let (size, lines) = fonts.fitted(text, Weight::Plain, 16.0, width - 3.0 * MARGIN, 2);
    if lines.len() != 1 {
        return;
    }
    let long = fonts.width(text, Weight::Plain, size);
    let left = (width - long) / 2.0 - BADGE_SIZE - 8.0;
    badge(page, &certificate.badge, (left, 285.0), BADGE_SIZE);
}

fn frame(page: &mut Page, (width, height): (f32, f32)) {
    let (right, bottom) = (width - EDGE, height - EDGE);
    let corners = [
        (EDGE, EDGE),
        (right, EDGE),
        (right, bottom),
        (EDGE, bottom),
        (EDGE, EDGE),
    ];
    for line in corners.windows(2) {
        if let [from, to] = line {
            page.drawn(*from, *to, Ink::BLUE, 2.0);
        }
    }
}
