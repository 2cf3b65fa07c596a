//! The men of a position as lists of points.

use super::{Kind, Side};

/// A position as lists of points.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Arrangement {
    /// The men, by side and kind.
    pub groups: Vec<MenGroup>,
    /// Whether the second side is to move.
    pub second_moves: bool,
}

/// The men of one side and kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MenGroup {
    /// The side.
    pub side: Side,
    /// The kind.
    pub kind: Kind,
    /// The names of their points in either case, separated by blanks or commas.
    pub points: String,
    /// The number of men not yet placed; 0 in games without a hand.
    pub in_hand: u8,
}

/// A man as a letter: capital for the first side.
pub(super) fn letter(man: (Side, Kind)) -> char {
    let (side, kind) = man;
    let letter = match kind {
        Kind::Cow => 'C',
        Kind::HerdBoys => 'H',
        Kind::Warriors => 'W',
        Kind::Man => 'M',
        Kind::Knight => 'N',
        Kind::Disc => 'X',
    };
    match side {
        Side::First => letter,
        Side::Second => letter.to_ascii_lowercase(),
    }
}
