//! The bead pattern of a school beside its name.

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

#[cfg(test)]
mod tests {
    use super::SchoolToken;
    use std::collections::HashSet;

    fn different<T: Eq + std::hash::Hash>(schools: usize, of: impl Fn(SchoolToken) -> T) -> usize {
        let all: HashSet<T> = (0..schools).map(SchoolToken::numbered).map(of).collect();
        all.len()
    }

    #[test]
    fn four_schools_never_share_a_colour_or_a_pattern() {
        assert_eq!(different(4, |token| token.colours[0]), 4);
        assert_eq!(different(4, |token| format!("{:?}", token.pattern)), 4);
        assert_eq!(different(6, |token| token.colours[0]), 6);
        assert_eq!(different(24, |token| format!("{token:?}")), 24);
    }
}
