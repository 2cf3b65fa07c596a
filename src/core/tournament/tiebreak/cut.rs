//! C.07:14 cuts rounds from a sum.

use super::{Contribution, Cut};
use std::cmp::Reverse;

/// Marks the parts that are cut: first the least significant, then the most significant. The least
/// is the round against the opponent with the fewest points; but a round that the entrant chose
/// not to play is cut before it unless that would be a gain (C.07:16.5).
pub(super) fn cut(parts: &mut [Contribution], cut: Cut) {
    for _ in 0..cut.least {
        let least = first_least(parts, |_| true, |part| (part.reason.has(), part.value));
        let missed = first_least(parts, |part| part.voluntary, |part| part.value);
        let value = |at: usize| parts.get(at).map(|part| part.value);
        let chosen = match (least, missed) {
            (Some(least), Some(missed)) if value(least) <= value(missed) => Some(missed),
            _ => least,
        };
        mark(parts, chosen);
    }
    for _ in 0..cut.most {
        let key = |part: &Contribution| Reverse((part.reason.has(), part.value));
        let most = first_least(parts, |_| true, key);
        mark(parts, most);
    }
}

/// The first part with the least key among the uncut parts for which `is_candidate` holds.
fn first_least<K: Ord>(
    parts: &[Contribution],
    is_candidate: impl Fn(&Contribution) -> bool,
    key: impl Fn(&Contribution) -> K,
) -> Option<usize> {
    let parts = parts.iter().enumerate();
    let candidates = parts.filter(|(_, part)| !part.cut && is_candidate(part));
    candidates
        .min_by_key(|(_, part)| key(part))
        .map(|(at, _)| at)
}

fn mark(parts: &mut [Contribution], at: Option<usize>) {
    if let Some(part) = at.and_then(|at| parts.get_mut(at)) {
        part.cut = true;
    }
}
