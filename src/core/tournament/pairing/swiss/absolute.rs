//! What a pairing must never break: C1 to C3.

use super::prepared::PreparedField;

impl PreparedField {
    /// C1 and C3 together: whether two may meet at all.
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        !self.is_barred(one, other) && self.c3_sides_agree(one, other)
    }

    /// C3 two who must both have the same side do not meet, topscorers apart.
    pub(super) fn c3_sides_agree(&self, one: usize, other: usize) -> bool {
        let (one, other) = (&self.all[one], &self.all[other]);
        let both_must = one.due.is_absolute() && other.due.is_absolute();
        !(both_must && one.due.clashes(&other.due)) || one.is_topscorer || other.is_topscorer
    }

    /// C2, and C5: the bye goes to a certain score.
    pub(super) fn may_sit_out(&self, one: usize, score: Option<i32>) -> bool {
        let one = &self.all[one];
        one.may_have_bye && score == Some(one.score)
    }
}
