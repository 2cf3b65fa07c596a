//! C3: a majority with the same absolute colour preference, no two of whom may meet.

use crate::rules::Side;
use crate::tournament::pairing::swiss::prepared::PreparedField;

/// The players with the more frequent absolute colour preference of a group.
#[derive(Clone, Copy)]
pub(super) struct ColourSurplus {
    side: Side,
    /// Their number minus that of all others. If positive, at least that number of them cannot be
    /// paired within the group.
    pub(super) more: i64,
}

impl ColourSurplus {
    pub(super) fn of(field: &PreparedField, group: &[usize]) -> ColourSurplus {
        let count = |side: Side| {
            let surplus = ColourSurplus { side, more: 0 };
            let those = group.iter().filter(|one| surplus.is_in(field, **one));
            2 * those.count() as i64 - group.len() as i64
        };
        let [first, second] = Side::BOTH.map(count);
        let (side, more) = if first >= second {
            (Side::First, first)
        } else {
            (Side::Second, second)
        };
        ColourSurplus { side, more }
    }

    /// Whether a player belongs to it; topscorers do not (C3).
    pub(super) fn is_in(&self, field: &PreparedField, one: usize) -> bool {
        let one = &field.all[one];
        one.preference.is_absolute() && !one.is_topscorer && one.preference.side == Some(self.side)
    }
}
