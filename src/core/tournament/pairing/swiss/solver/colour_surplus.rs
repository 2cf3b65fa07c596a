//! C3: players with the same absolute colour preference, no two of whom may meet.

use crate::rules::Side;
use crate::tournament::pairing::swiss::prepared::PreparedField;

/// The players of a group with the more frequent absolute colour preference.
#[derive(Clone, Copy)]
pub(super) struct ColourSurplus {
    side: Side,
    /// By how many they outnumber all others; below 0 if they do not. At least
    /// this number of them cannot be paired within the group.
    pub(super) more: i64,
}

impl ColourSurplus {
    /// Of the larger of the two sides.
    pub(super) fn of(ready: &PreparedField, group: &[usize]) -> ColourSurplus {
        let count = |side: Side| {
            let surplus = ColourSurplus { side, more: 0 };
            let those = group.iter().filter(|one| surplus.is_in(ready, **one));
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

    /// Whether somebody is one of them; topscorers are not (C3).
    pub(super) fn is_in(&self, ready: &PreparedField, one: usize) -> bool {
        let one = &ready.all[one];
        one.preference.is_absolute() && !one.is_topscorer && one.preference.side == Some(self.side)
    }
}
