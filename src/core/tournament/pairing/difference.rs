//! Compares two pairings of the same round.

use crate::tournament::{BoardNo, Bye, DraftRound, EntrantId, Pairing};

/// What two pairings of the same round do not have in common.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Difference {
    /// Pairs in the first only.
    pub added: Vec<Pairing>,
    /// Pairs in the second only.
    pub removed: Vec<Pairing>,
    /// Boards of the first whose pair is in both, but with the other side to move first.
    pub sides_swapped: Vec<BoardNo>,
    /// Byes in the first only.
    pub byes_added: Vec<Bye>,
    /// Byes in the second only.
    pub byes_removed: Vec<Bye>,
}

impl Difference {
    /// Whether the two are the same; at which boards the pairs sit does not matter.
    pub fn is_none(&self) -> bool {
        *self == Difference::default()
    }
}

/// How a draft differs from another, e.g. from the one that was proposed.
pub fn difference(draft: &DraftRound, proposed: &DraftRound) -> Difference {
    let swapped = |one: &&Pairing| {
        proposed
            .pairings
            .iter()
            .any(|two| (two.first, two.second) == (one.second, one.first))
    };
    let byes_only = |one: &DraftRound, other: &DraftRound| {
        one.byes
            .iter()
            .filter(|bye| !other.byes.contains(bye))
            .copied()
            .collect::<Vec<_>>()
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
    let who = |pairing: &Pairing| -> (EntrantId, EntrantId) {
        (
            pairing.first.min(pairing.second),
            pairing.first.max(pairing.second),
        )
    };
    let known = other
        .pairings
        .iter()
        .map(who)
        .collect::<std::collections::HashSet<_>>();
    one.pairings
        .iter()
        .filter(|pairing| !known.contains(&who(pairing)))
        .copied()
        .collect()
}
