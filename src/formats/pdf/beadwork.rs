//! Strips of beadwork, the logo and the badges of schools on papers.

use super::page::{Ink, Page};
use crate::logo;

/// Red, green and blue, and the corners of a polygon.
pub type BadgePart = ([u8; 3], Vec<(f32, f32)>);

/// The side of the square of a badge.
pub const BADGE: f32 = 40.0;

/// A strip of beadwork along `y` between two edges, below it for `down` 1 and above it for -1.
pub(super) fn strip(page: &mut Page, (left, right): (f32, f32), y: f32, height: f32, down: f32) {
    let unit = height / 16.0;
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
pub(super) fn draw_logo(page: &mut Page, (x, y): (f32, f32), size: f32) {
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

/// The badge of a school in a square of this edge.
pub(super) fn badge(page: &mut Page, parts: &[BadgePart], (left, top): (f32, f32), edge: f32) {
    let unit = edge / BADGE;
    for ([red, green, blue], corners) in parts {
        let at = |(x, y): &(f32, f32)| (left + x * unit, top + y * unit);
        let corners: Vec<(f32, f32)> = corners.iter().map(at).collect();
        page.shape(&corners, Ink::Colour(*red, *green, *blue));
    }
}
