//! The players of a round of the Dubov system.

use super::past::DubovPast;
use crate::tournament::pairing::swiss::field::Tenths;
use crate::tournament::pairing::swiss::prepared::PreparedField;

/// A field to be paired, with what only this system knows of its players.
pub(super) struct DubovField<'a> {
    pub(super) ready: &'a PreparedField,
    /// By rank.
    pub(super) past: Vec<DubovPast>,
    /// C8 to C10 do not count in the last round.
    pub(super) is_last: bool,
    /// With fewer players remaining, all of them are considered at once.
    pub(super) small: usize,
}

impl DubovField<'_> {
    pub(super) fn score(&self, one: usize) -> Tenths {
        self.ready.all[one].score
    }
}
