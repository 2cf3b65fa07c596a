//! C1 to C3: the absolute criteria, which no pairing may violate.

use crate::tournament::pairing::swiss::field::{Field, PastKind, Player};
use crate::tournament::pairing::swiss::prepared::{PreparedField, PreparedPlayer};

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
