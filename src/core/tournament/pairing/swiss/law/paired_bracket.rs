//! One bracket after pairing: the input of the criteria C6 to C21.

use crate::tournament::pairing::swiss::field::Tenths;

/// A bracket of a round. Players are ranks.
pub(in crate::tournament::pairing::swiss) struct PairedBracket {
    /// The score of its residents.
    pub(in crate::tournament::pairing::swiss) score: Tenths,
    /// Players moved down into it (MDPs), the highest first.
    pub(in crate::tournament::pairing::swiss) moved: Vec<usize>,
    /// Its score group, the highest first.
    pub(in crate::tournament::pairing::swiss) residents: Vec<usize>,
    /// The higher ranked player of each pair comes first.
    pub(in crate::tournament::pairing::swiss) pairs: Vec<(usize, usize)>,
    /// Players who float down or, in the last bracket, get the bye.
    pub(in crate::tournament::pairing::swiss) down: Vec<usize>,
}

impl PairedBracket {
    pub(super) fn is_moved(&self, one: usize) -> bool {
        self.moved.contains(&one)
    }
}
