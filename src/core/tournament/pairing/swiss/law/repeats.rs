//! C1 and C2: no second meeting and no second bye, by the rounds before.

use crate::tournament::pairing::swiss::field::{Field, PastKind, Player};

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

/// C.04.3:2 C2, C.04.1:4: a player who has had the pairing-allocated bye, or a win's points
/// in a round without a game, does not get the bye.
pub(in crate::tournament::pairing::swiss) fn c2_may_have_bye(
    field: &Field,
    player: &Player,
) -> bool {
    !player.past.iter().any(|past| match past.what {
        PastKind::Played { .. } => false,
        PastKind::PairingBye => true,
        PastKind::Forfeit | PastKind::NotPaired => past.points >= field.worth.win,
    })
}
