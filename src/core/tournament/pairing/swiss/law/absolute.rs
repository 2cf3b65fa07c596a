//! C1 to C3: the absolute criteria, which no pairing may violate, of players who are prepared for pairing.

use crate::tournament::pairing::swiss::prepared::{PreparedField, PreparedPlayer};

/// C.04.3:2 C3: two players with the same absolute colour preference do not meet,
/// unless one of them is a topscorer.
pub(in crate::tournament::pairing::swiss) fn c3_colours_agree(
    one: &PreparedPlayer,
    other: &PreparedPlayer,
) -> bool {
    let both_must = one.preference.is_absolute() && other.preference.is_absolute();
    let clash = both_must && one.preference.clashes(&other.preference);
    !clash || one.is_topscorer || other.is_topscorer
}

impl PreparedField {
    /// C1 and C3 together; both players are ranks.
    pub(in crate::tournament::pairing::swiss) fn may_meet(&self, one: usize, other: usize) -> bool {
        !self.is_barred(one, other) && c3_colours_agree(&self.all[one], &self.all[other])
    }

    /// C2, and whether the player has the score at which the bye is given (C5).
    pub(in crate::tournament::pairing::swiss) fn may_sit_out(
        &self,
        one: usize,
        score: Option<i32>,
    ) -> bool {
        let one = &self.all[one];
        one.may_have_bye && score == Some(one.score)
    }
}
