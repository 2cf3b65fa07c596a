//! Pairs one bracket: the subgroups, the players who change between them, and the opponents
//! (C.04.4.1:3.2.3 to 3.2.6).

use super::dubov_field::DubovField;
use super::shifters;
use super::subgroups::Subgroups;
use crate::tournament::pairing::swiss::solver::transposed;

/// The pairs of a bracket if no more players than counting requires are denied the preferred colour.
pub(super) fn without_more_clashes(
    field: &DubovField,
    bracket: &[usize],
) -> Option<Vec<(usize, usize)>> {
    let groups = Subgroups::of(field, bracket);
    let of_first = !groups.is_first_smaller();
    let more = groups.first.len().abs_diff(groups.second.len()) / 2;
    let mut shifters = groups.shifters(field, of_first);
    shifters.truncate(more);
    let mut groups = groups.shifted(&shifters);
    groups.sort(field);
    transposed(field.ready, &groups.first, &groups.second)
}

/// The pairs of a bracket, the higher ranked player first.
pub(super) fn paired(field: &DubovField, bracket: &[usize]) -> Option<Vec<(usize, usize)>> {
    // The first set of shifters is the best if it needs no pair within the smaller subgroup.
    let quick = if field.ready.has_unwanted() {
        None
    } else {
        without_more_clashes(field, bracket)
    };
    let pairs = quick.or_else(|| shifters::paired(field, bracket))?;
    let ranked = |(one, other): (usize, usize)| (one.min(other), one.max(other));
    Some(pairs.into_iter().map(ranked).collect())
}
