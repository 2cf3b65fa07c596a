//! Compares two pairings of the same round.

use crate::tournament::{BoardNo, Bye, DraftRound, Pairing};
use std::collections::HashSet;

/// The differences between two pairings of the same round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Difference {
    /// Pairs in the first only.
    pub added: Vec<Pairing>,
    /// Pairs in the second only.
    pub removed: Vec<Pairing>,
    /// Boards of the first whose pair is in both, but with the sides swapped.
    pub sides_swapped: Vec<BoardNo>,
    /// Byes in the first only.
    pub byes_added: Vec<Bye>,
    /// Byes in the second only.
    pub byes_removed: Vec<Bye>,
}

impl Difference {
    /// Whether there is no difference; board numbers are ignored.
    pub fn is_none(&self) -> bool {
        *self == Difference::default()
    }
}

/// Compares a draft with another one, such as the proposed one.
pub fn difference(draft: &DraftRound, proposed: &DraftRound) -> Difference {
    let swapped = |one: &&Pairing| {
        proposed
            .pairings
            .iter()
            .any(|two| (two.first, two.second) == (one.second, one.first))
    };
    let byes_only = |one: &DraftRound, other: &DraftRound| -> Vec<Bye> {
        let byes = one.byes.iter();
        let new = byes.filter(|bye| !other.byes.contains(bye));
        new.copied().collect()
    };
    Difference {
        added: only_in(draft, proposed),
        removed: only_in(proposed, draft),
        sides_swapped: draft
            .pairings
            .iter()
            .filter(swapped)
            .map(|pairing| pairing.board)
            .collect(),
        byes_added: byes_only(draft, proposed),
        byes_removed: byes_only(proposed, draft),
    }
}

fn only_in(one: &DraftRound, other: &DraftRound) -> Vec<Pairing> {
    let pair = |pairing: &Pairing| {
        let (one, other) = (pairing.first, pairing.second);
        (one.min(other), one.max(other))
    };
    let known = other.pairings.iter().map(pair).collect::<HashSet<_>>();
    let pairings = one.pairings.iter();
    let new = pairings.filter(|pairing| !known.contains(&pair(pairing)));
    new.copied().collect()
}
