//! The first perfect matching of two halves in the order of transpositions.

use super::bipartite::{BipartiteMatching, Compatibility};
use crate::rules::Side;
use crate::tournament::pairing::swiss::prepared::PreparedField;

/// Pairs each player of one half, in order, with the first of the other half with whom all others can
/// still be paired (C1, C3); `None` if not all can be paired. Players are ranks.
pub(in crate::tournament::pairing::swiss) fn transposed(
    field: &PreparedField,
    left: &[usize],
    right: &[usize],
) -> Option<Vec<(usize, usize)>> {
    if left.len() != right.len() {
        return None;
    }
    let all = [left, right].concat();
    let class = |one: &usize| class_of(field, *one);
    let meets = Compatibility {
        class: all.iter().map(class).collect(),
        allows: ALLOWS.to_vec(),
        is_barred: |one: usize, other: usize| field.is_barred(all[one], all[other]),
    };
    let half = left.len();
    let halves = BipartiteMatching::of(&meets, (0..half).collect(), (half..all.len()).collect())?;
    let pairs = halves.transpose(half).into_iter();
    Some(pairs.map(|(one, other)| (all[one], all[other])).collect())
}

/// C3, as sets of the classes that each class may meet.
pub(super) const ALLOWS: [u128; 3] = [0b110, 0b111, 0b011];

/// The class of a player: the first side as an absolute preference, none, or the second.
pub(in crate::tournament::pairing::swiss) fn class_of(field: &PreparedField, one: usize) -> usize {
    let one = &field.all[one];
    match one.preference.side {
        Some(side) if one.preference.is_absolute() && !one.is_topscorer => {
            2 * usize::from(side == Side::Second)
        }
        _ => 1,
    }
}
