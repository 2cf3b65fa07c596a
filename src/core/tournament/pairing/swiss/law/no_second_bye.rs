//! C2: no second bye, by the rounds before.

use crate::tournament::pairing::swiss::field::{Field, PastKind, Player};

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
