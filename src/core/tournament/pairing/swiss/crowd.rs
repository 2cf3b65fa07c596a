//! C3 those who must all have the same side: no two of them may meet.

use super::ready::Ready;
use crate::rules::Side;

/// Those of some who must have the side that most of them must have.
#[derive(Clone, Copy)]
pub(super) struct Crowd {
    side: Side,
    /// How many more they are than all others.
    pub(super) more: i64,
}

impl Crowd {
    /// The larger of the two crowds.
    pub(super) fn of(ready: &Ready, group: &[usize]) -> Crowd {
        let count = |side: Side| {
            let crowd = Crowd { side, more: 0 };
            let those = group.iter().filter(|one| crowd.is_in(ready, **one));
            2 * those.count() as i64 - group.len() as i64
        };
        let [first, second] = Side::BOTH.map(count);
        let (side, more) = match first >= second {
            true => (Side::First, first),
            false => (Side::Second, second),
        };
        Crowd { side, more }
    }

    /// C3 no two of them may meet.
    pub(super) fn is_in(&self, ready: &Ready, one: usize) -> bool {
        let one = &ready.all[one];
        one.due.is_absolute() && !one.is_topscorer && one.due.side == Some(self.side)
    }
}
