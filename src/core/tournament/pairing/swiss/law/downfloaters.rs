//! C6 to C9: the downfloaters.

use super::paired_bracket::PairedBracket;
use crate::tournament::pairing::swiss::field::Tenths;
use crate::tournament::pairing::swiss::prepared::PreparedField;
use std::cmp::Reverse;

/// C.04.3:2 C6: as few downfloaters as possible, hence as many pairs as possible.
pub(super) fn c6_downfloaters(bracket: &PairedBracket) -> Vec<Tenths> {
    vec![bracket.down.len() as Tenths]
}

/// C.04.3:2 C7: the scores of the downfloaters are as low as possible, the highest
/// compared first.
pub(super) fn c7_downfloaters_scores(
    field: &PreparedField,
    bracket: &PairedBracket,
) -> Vec<Tenths> {
    let scores = bracket.down.iter().map(|one| field.all[*one].score);
    let mut scores = scores.collect::<Vec<_>>();
    scores.sort_unstable_by_key(|score| Reverse(*score));
    scores
}

/// C.04.3:2 C8: the downfloaters allow the next bracket the best C6, then the best C7.
pub(super) fn c8_next_bracket(field: &PreparedField, next: Option<&PairedBracket>) -> Vec<Tenths> {
    next.map_or_else(Vec::new, |next| {
        [c6_downfloaters(next), c7_downfloaters_scores(field, next)].concat()
    })
}

/// C.04.3:2 C9: the player with the bye has as few unplayed rounds as possible. It counts
/// in the bracket whose only downfloater gets the bye.
pub(super) fn c9_unplayed_of_bye(
    field: &PreparedField,
    bracket: &PairedBracket,
    bye: Option<usize>,
) -> Vec<Tenths> {
    match bracket.down.as_slice() {
        [one] if Some(*one) == bye => vec![field.all[*one].unplayed as Tenths],
        _ => Vec::new(),
    }
}
