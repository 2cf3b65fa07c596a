//! The bead pattern of a school beside its name.

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

/// The data of the macro `school` in `templates/macros/parts.html`. It is decoration only: two schools may
/// share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SchoolToken {
    /// The pattern.
    pub pattern: Pattern,
    /// Ground, first and second colour as CSS colours.
    pub colours: [&'static str; 3],
}

const PATTERNS: [Pattern; 4] = [
    Pattern::Diamonds,
    Pattern::Triangles,
    Pattern::Hourglass,
    Pattern::Chevrons,
];

/// Each ground has a contrast of at least 3 : 1 to its two colours.
const COLOURS: [[&str; 3]; 6] = [
    ["#8c2f5b", "#f3b557", "#fff"],
    ["#1f6a4a", "#f0c46a", "#fff"],
    ["#a4441f", "#fff", "#ffd98a"],
    ["#2a4a94", "#f0b543", "#fff"],
    ["#3d2810", "#f0b543", "#fbeed5"],
    ["#0f5a66", "#ffd98a", "#fff"],
];

impl SchoolToken {
    /// The token of a school. It depends only on the name, so that it is the same on every page and day.
    pub fn of(school: &str) -> SchoolToken {
        let hash = school
            .trim()
            .to_lowercase()
            .bytes()
            .fold(5381_u32, |hash, byte| {
                hash.wrapping_mul(33) ^ u32::from(byte)
            });
        // Mix the bits, so that similar names get different tokens (the finaliser of MurmurHash3).
        let hash = (hash ^ (hash >> 16)).wrapping_mul(0x85eb_ca6b);
        let hash = (hash ^ (hash >> 13)).wrapping_mul(0xc2b2_ae35);
        let hash = hash ^ (hash >> 16);
        let pick = |step: u32, count: usize| (hash / step) as usize % count;
        SchoolToken {
            pattern: PATTERNS[pick(1, PATTERNS.len())],
            colours: COLOURS[pick(4, COLOURS.len())],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{COLOURS, PATTERNS, SchoolToken};
    use std::collections::HashSet;

    #[test]
    fn a_school_has_one_token_however_it_is_written() {
        assert_eq!(
            SchoolToken::of("Umlazi Primary"),
            SchoolToken::of(" umlazi primary")
        );
    }

    #[test]
    fn all_tokens_are_used() {
        let all: HashSet<_> = (0..500)
            .map(|number| SchoolToken::of(&format!("School {number}")))
            .map(|token| format!("{token:?}"))
            .collect();
        assert_eq!(all.len(), PATTERNS.len() * COLOURS.len());
    }
}
