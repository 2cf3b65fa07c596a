//! Certificates: one landscape page each.

use super::font::{Fonts, Weight, heading};
use super::page::{A4, Ink, MARGIN, Page};
use crate::logo;

/// The localised texts of a certificate.
#[derive(Clone, PartialEq, Debug)]
pub struct Certificate {
    /// The title.
    pub title: String,
    /// The player.
    pub name: String,
    /// The player's school and grade; may be empty.
    pub school: String,
    /// The badge beside the school, in a square of [`BADGE`]: filled polygons in order, each with its colour.
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

/// Red, green and blue, and the corners of a polygon.
pub type BadgePart = ([u8; 3], Vec<(f32, f32)>);

/// The side of the square of a badge.
pub const BADGE: f32 = 40.0;
/// The same on paper.
const BADGE_SIZE: f32 = 22.0;
/// The height of a strip of beadwork.
const STRIP: f32 = 24.0;
/// From the edge of the paper to the frame.
const EDGE: f32 = 28.0;

pub(super) fn page(fonts: &Fonts, certificate: &Certificate) -> Page {
    let (width, height) = (A4.1, A4.0);
    let mut page = Page::new((width, height));
    strip(&mut page, EDGE, 1.0);
    strip(&mut page, height - EDGE, -1.0);
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
    let unit = BADGE_SIZE / BADGE;
    for ([red, green, blue], corners) in &certificate.badge {
        let at = |(x, y): &(f32, f32)| (left + x * unit, 285.0 + y * unit);
        let corners: Vec<(f32, f32)> = corners.iter().map(at).collect();
        page.shape(&corners, Ink::Colour(*red, *green, *blue));
    }
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

/// A strip of beadwork along `y`, below it for `down` 1 and above it for -1.
fn strip(page: &mut Page, y: f32, down: f32) {
    let unit = STRIP / 16.0;
    let (left, right) = (EDGE, A4.1 - EDGE);
    let at = |x: f32, dy: f32| (x.clamp(left, right), y + down * dy * unit);
    let band = [at(left, 0.), at(right, 0.), at(right, 16.), at(left, 16.)];
    page.shape(&band, Ink::CLAY);
    // Only whole beads.
    let count = ((right - left) / (32.0 * unit)).round().max(1.0);
    let step = (right - left) / count;
    for bead in 0..count as usize {
        let x = left + bead as f32 * step;
        let part = |of: f32| x + of / 32.0 * step;
        page.shape(
            &[at(x, 16.), at(part(16.), 0.), at(part(32.), 16.)],
            Ink::OCHRE,
        );
        page.shape(
            &[at(part(9.), 16.), at(part(16.), 9.), at(part(23.), 16.)],
            Ink::BLUE,
        );
        let ends = [[part(0.), part(6.)], [part(26.), part(32.)]];
        for (edge, [from, to]) in ends.into_iter().enumerate() {
            let point = if edge == 0 { from } else { to };
            page.shape(&[at(from, 0.), at(point, 6.), at(to, 0.)], Ink::Grey(255));
        }
    }
}

/// The logo, centred.
fn draw_logo(page: &mut Page, (x, y): (f32, f32), size: f32) {
    let unit = size / 32.0;
    let at = |dx: f32, dy: f32| (x + (dx - 16.0) * unit, y + (dy - 16.0) * unit);
    let ground = [
        (2., 0.),
        (30., 0.),
        (32., 2.),
        (32., 30.),
        (30., 32.),
        (2., 32.),
        (0., 30.),
        (0., 2.),
    ];
    page.shape(&ground.map(|(x, y)| at(x, y)), Ink::OCHRE);
    let edges = logo::SQUARES.iter().flat_map(|corners| corners.windows(2));
    for line in edges.chain(logo::ROADS.iter().map(<[_; 2]>::as_slice)) {
        if let [from, to] = line {
            page.drawn(at(from.0, from.1), at(to.0, to.1), Ink::BLUE, 1.9 * unit);
        }
    }
}
