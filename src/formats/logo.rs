//! The geometry of the logo, in a square of 32 units: a board of two squares joined by roads.

/// The corners of both squares, each path closed.
pub(crate) const SQUARES: [[(f32, f32); 5]; 2] = [square(6., 26.), square(11., 21.)];

/// The lines between the squares.
pub(crate) const ROADS: [[(f32, f32); 2]; 8] = [
    [(6., 6.), (11., 11.)],
    [(26., 6.), (21., 11.)],
    [(26., 26.), (21., 21.)],
    [(6., 26.), (11., 21.)],
    [(16., 6.), (16., 11.)],
    [(16., 21.), (16., 26.)],
    [(6., 16.), (11., 16.)],
    [(21., 16.), (26., 16.)],
];

const fn square(from: f32, to: f32) -> [(f32, f32); 5] {
    [(from, from), (to, from), (to, to), (from, to), (from, from)]
}
