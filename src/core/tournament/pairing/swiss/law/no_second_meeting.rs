//! C1: no second meeting, by the rounds before.

use crate::tournament::pairing::swiss::field::{Field, PastKind};

/// C.04.3:2 C1, C.04.1:2: two players meet at most once; pairs that the organiser has
/// forbidden do not meet at all. Both players are indices into the field.
pub(in crate::tournament::pairing::swiss) fn c1_may_meet(
    field: &Field,
    one: usize,
    other: usize,
) -> bool {
    let is_forbidden =
        field.forbidden.contains(&(one, other)) || field.forbidden.contains(&(other, one));
    !is_forbidden && rounds_met(field, one, other).is_empty()
}

/// The rounds, from 1, in which two played each other. A forfeit does not count (C.04.2:3.5).
pub(in crate::tournament::pairing::swiss) fn rounds_met(
    field: &Field,
    one: usize,
    other: usize,
) -> Vec<usize> {
    let past = field.players[one].past.iter().zip(1..);
    let met = past.filter(
        |(past, _)| matches!(past.what, PastKind::Played { against, .. } if against == other),
    );
    met.map(|(_, round)| round).collect()
}
