//! C.07:14 the rounds that are cut.

use super::{Contribution, Cut};

/// Marks what is cut: first of the least, then of the most. The least is the
/// round against the opponent with the fewest points; but a round not played by
/// one's own doing goes first where that is no gain (C.07:16.5).
pub(super) fn cut(parts: &mut [Contribution], cut: Cut) {
    for _ in 0..cut.least {
        let least = of_those(
            parts,
            |part| !part.cut,
            |part| (part.reason.has(), part.value),
        );
        let missed = of_those(parts, |part| !part.cut && part.voluntary, |part| part.value);
        let value = |at: usize| parts.get(at).map(|part| part.value);
        let goes = match (least, missed) {
            (Some(least), Some(missed)) if value(least) <= value(missed) => Some(missed),
            _ => least,
        };
        mark(parts, goes);
    }
    for _ in 0..cut.most {
        let most = of_those(
            parts,
            |part| !part.cut,
            |part| {
                (
                    std::cmp::Reverse(part.reason.has()),
                    std::cmp::Reverse(part.value),
                )
            },
        );
        mark(parts, most);
    }
}

/// The first of those for whom the key is the least.
fn of_those<K: Ord>(
    parts: &[Contribution],
    is_one: impl Fn(&Contribution) -> bool,
    key: impl Fn(&Contribution) -> K,
) -> Option<usize> {
    let those = parts.iter().enumerate().filter(|(_, part)| is_one(part));
    those.min_by_key(|(_, part)| key(part)).map(|(at, _)| at)
}

fn mark(parts: &mut [Contribution], at: Option<usize>) {
    if let Some(part) = at.and_then(|at| parts.get_mut(at)) {
        part.cut = true;
    }
}
