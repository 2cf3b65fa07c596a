//! C4 and C5: the whole round.

use super::absolute::c3_colours_agree;
use super::no_second_meeting::c1_may_meet;
use crate::tournament::pairing::swiss::field::{Field, Tenths};
use crate::tournament::pairing::swiss::prepared::PreparedField;

/// A complete set of pairs, as ranks, and the player with the bye.
#[derive(Clone)]
pub(super) struct Complete {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) bye: Option<usize>,
}

/// C.04.3:2 C4: after a bracket is paired, all remaining players can be paired without
/// violating C1 to C3. This is so exactly in complete rounds, and these are all of them.
pub(super) fn c4_complete_rounds(
    field: &Field,
    ready: &PreparedField,
    open: &[usize],
) -> Vec<Complete> {
    let [one, rest @ ..] = open else {
        let pairs = Vec::new();
        return vec![Complete { pairs, bye: None }];
    };
    let mut rounds = Vec::new();
    if open.len() % 2 == 1 && ready.all[*one].may_have_bye {
        for round in c4_complete_rounds(field, ready, rest) {
            let bye = Some(*one);
            rounds.push(Complete { bye, ..round });
        }
    }
    for other in rest {
        let (higher, lower) = (&ready.all[*one], &ready.all[*other]);
        if c1_may_meet(field, higher.at, lower.at) && c3_colours_agree(higher, lower) {
            let third = rest.iter().filter(|third| *third != other).copied();
            for mut round in c4_complete_rounds(field, ready, &third.collect::<Vec<_>>()) {
                round.pairs.push((*one, *other));
                rounds.push(round);
            }
        }
    }
    rounds
}

/// C.04.3:2 C5: the score of the player with the bye is as low as possible.
pub(super) fn c5_bye_score(field: &PreparedField, bye: Option<usize>) -> Vec<Tenths> {
    bye.map(|one| field.all[one].score).into_iter().collect()
}
