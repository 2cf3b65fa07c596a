//! One bracket after it was paired: what the criteria C6 to C21 look at.

use crate::tournament::pairing::swiss::field::Tenths;

/// A bracket of a round, as ranks.
pub(in crate::tournament::pairing::swiss) struct PairedBracket {
    /// Of its residents.
    pub(in crate::tournament::pairing::swiss) score: Tenths,
    /// Who was moved down into it, the highest first.
    pub(in crate::tournament::pairing::swiss) moved: Vec<usize>,
    /// Its own score group, the highest first.
    pub(in crate::tournament::pairing::swiss) residents: Vec<usize>,
    /// The higher ranked in front.
    pub(in crate::tournament::pairing::swiss) pairs: Vec<(usize, usize)>,
    /// Who goes down to the next bracket or, from the last one, sits out.
    pub(in crate::tournament::pairing::swiss) down: Vec<usize>,
}

impl PairedBracket {
    pub(super) fn is_moved(&self, one: usize) -> bool {
        self.moved.contains(&one)
    }
}
