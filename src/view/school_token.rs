//! The bead pattern of a school beside its name.

use crate::formats::pdf::BadgePart;
use crate::tournament::Tournament;
use std::collections::HashMap;

/// One of four patterns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// Nested diamonds.
    Diamonds,
    /// Two rows of triangles.
    Triangles,
    /// Two triangles that meet.
    Hourglass,
    /// Zigzag bands.
    Chevrons,
}

/// The corners of a polygon.
type Corners = &'static [(f32, f32)];

const CHEVRONS: &[(usize, Corners)] = &[
    (
        1,
        &[
            (0., 8.),
            (20., 24.),
            (40., 8.),
            (40., 18.),
            (20., 34.),
            (0., 18.),
        ],
    ),
    (
        2,
        &[
            (0., 0.),
            (20., 15.),
            (40., 0.),
            (40., 4.),
            (20., 19.5),
            (0., 4.),
        ],
    ),
    (
        2,
        &[
            (0., 24.),
            (20., 40.),
            (40., 24.),
            (40., 28.5),
            (25., 40.),
            (15., 40.),
            (0., 28.5),
        ],
    ),
];

impl Pattern {
    /// Polygons in the order of drawing, each with the number of its colour.
    fn polygons(self) -> &'static [(usize, Corners)] {
        match self {
            Pattern::Diamonds => &[
                (1, &[(20., 3.), (37., 20.), (20., 37.), (3., 20.)]),
                (0, &[(20., 10.), (30., 20.), (20., 30.), (10., 20.)]),
                (2, &[(20., 15.5), (24.5, 20.), (20., 24.5), (15.5, 20.)]),
            ],
            Pattern::Triangles => &[
                (
                    1,
                    &[(0., 20.), (10., 4.), (20., 20.), (30., 4.), (40., 20.)],
                ),
                (
                    2,
                    &[(0., 36.), (10., 20.), (20., 36.), (30., 20.), (40., 36.)],
                ),
                (1, &[(6., 36.), (10., 29.), (14., 36.)]),
                (1, &[(26., 36.), (30., 29.), (34., 36.)]),
            ],
            Pattern::Hourglass => &[
                (2, &[(4., 4.), (36., 4.), (20., 20.)]),
                (2, &[(4., 36.), (36., 36.), (20., 20.)]),
                (1, &[(4., 4.), (4., 36.), (14., 20.)]),
                (1, &[(36., 4.), (36., 36.), (26., 20.)]),
                (1, &[(11., 6.5), (29., 6.5), (20., 15.5)]),
                (1, &[(11., 33.5), (29., 33.5), (20., 24.5)]),
            ],
            Pattern::Chevrons => CHEVRONS,
        }
    }
}

/// The data of the macro `school` in `templates/macros/parts.html`. It is decoration only: the
/// name is always written beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SchoolToken {
    /// The pattern.
    pub pattern: Pattern,
    /// Ground, first and second colour as CSS colours.
    pub colours: [&'static str; 3],
}

const PATTERNS: [Pattern; 4] = [
    Pattern::Triangles,
    Pattern::Chevrons,
    Pattern::Diamonds,
    Pattern::Hourglass,
];

/// Each ground has a contrast of at least 3 : 1 to its two colours.
const COLOURS: [[&str; 3]; 6] = [
    ["#1f6a4a", "#f0c46a", "#fff"],
    ["#2a4a94", "#f0b543", "#fff"],
    ["#8c2f5b", "#f3b557", "#fff"],
    ["#a4441f", "#fff", "#ffd98a"],
    ["#3d2810", "#f0b543", "#fbeed5"],
    ["#0f5a66", "#ffd98a", "#fff"],
];

impl SchoolToken {
    /// The token of a school of an event. The first six schools differ in colour and the first four also in
    /// pattern; 24 schools have different tokens.
    pub fn of(tournament: &Tournament, school: &str) -> SchoolToken {
        let number = tournament.entrants.school_number(school);
        SchoolToken::numbered(number.unwrap_or_default())
    }

    /// The tokens of all schools, in each spelling.
    pub fn all(tournament: &Tournament) -> HashMap<String, SchoolToken> {
        let schools = tournament
            .entrants
            .iter()
            .filter_map(|one| one.school.clone());
        let token = |school: String| (school.clone(), SchoolToken::of(tournament, &school));
        schools.map(token).collect()
    }

    /// The token as filled polygons in a square of [`BADGE`](crate::formats::pdf::BADGE), each with its colour: the same as in the macro.
    pub fn polygons(&self) -> Vec<BadgePart> {
        let whole: Corners = &[(0., 0.), (40., 0.), (40., 40.), (0., 40.)];
        let shapes = self.pattern.polygons();
        let all = [(0, whole)].into_iter().chain(shapes.iter().copied());
        all.map(|(colour, corners)| (rgb(self.colours[colour % 3]), corners.to_vec()))
            .collect()
    }

    fn numbered(number: usize) -> SchoolToken {
        // Both lists begin again together after twelve schools: from there on the patterns are moved by one.
        let all = COLOURS.len() * PATTERNS.len();
        let moved = number % all / (all / 2);
        SchoolToken {
            pattern: PATTERNS[(number + moved) % PATTERNS.len()],
            colours: COLOURS[number % COLOURS.len()],
        }
    }
}

/// Red, green and blue of `#1f6a4a` or `#fff`; black for anything else.
fn rgb(colour: &str) -> [u8; 3] {
    let digits: Vec<u8> = colour
        .chars()
        .filter_map(|one| u8::try_from(one.to_digit(16)?).ok())
        .collect();
    match digits[..] {
        [red, green, blue] => [red * 17, green * 17, blue * 17],
        [r1, r2, g1, g2, b1, b2] => [r1 * 16 + r2, g1 * 16 + g2, b1 * 16 + b2],
        _ => [0; 3],
    }
}

#[cfg(test)]
mod tests {
    use super::{COLOURS, SchoolToken, rgb};
    use std::collections::HashSet;

    fn different<T: Eq + std::hash::Hash>(schools: usize, of: impl Fn(SchoolToken) -> T) -> usize {
        let all: HashSet<T> = (0..schools).map(SchoolToken::numbered).map(of).collect();
        all.len()
    }

    #[test]
    fn a_token_is_drawn_in_its_square_and_its_colours() {
        assert_eq!(rgb("#fff"), [255; 3]);
        assert_eq!(rgb("#1f6a4a"), [0x1f, 0x6a, 0x4a]);
        for (number, colours) in COLOURS.iter().enumerate() {
            let parts = SchoolToken::numbered(number).polygons();
            assert_eq!(parts[0].0, rgb(colours[0]), "the ground is first");
            assert!(parts.len() >= 4, "{number}");
            let mut corners = parts.iter().flat_map(|(_, corners)| corners);
            assert!(corners.all(|(x, y)| (0.0..=40.0).contains(x) && (0.0..=40.0).contains(y)));
        }
    }

    #[test]
    fn four_schools_never_share_a_colour_or_a_pattern() {
        assert_eq!(different(4, |token| token.colours[0]), 4);
        assert_eq!(different(4, |token| format!("{:?}", token.pattern)), 4);
        assert_eq!(different(6, |token| token.colours[0]), 6);
        assert_eq!(different(24, |token| format!("{token:?}")), 24);
    }
}
