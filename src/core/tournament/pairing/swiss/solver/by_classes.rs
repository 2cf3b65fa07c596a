//! Pairs a bracket by equivalence classes of players: the minimum cost is computed from the
//! classes. If a candidate without exchanges reaches it, no search is needed.

#[cfg(test)]
pub(super) mod tests;

use super::bipartite::{BipartiteMatching, Compatibility};
use super::bracket::{Bracket, BracketPairing};
use super::cost::Costs;
use super::equivalence_classes::{self, Moved};
use super::priority_weights::PriorityWeights;
use super::weight::Weight;

/// The best candidate; `None` if it cannot be found this way.
pub(super) fn solve<W: Weight>(
    bracket: &Bracket,
    costs: &Costs<W>,
    weights: &PriorityWeights,
) -> Option<BracketPairing> {
    let stay = if bracket.moved > 0 && bracket.dummy_count() > 0 {
        solve_with(bracket, costs, weights, Moved::Stay)
    } else {
        None
    };
    stay.or_else(|| solve_with(bracket, costs, weights, Moved::MayLeave))
}

fn solve_with<W: Weight>(
    bracket: &Bracket,
    costs: &Costs<W>,
    weights: &PriorityWeights,
    moved: Moved,
) -> Option<BracketPairing> {
    let meets = equivalence_classes::tight_pairs_of_classes(bracket, costs, weights, moved)?;
    let own = bracket.own.len();
    let mut open = Open {
        meets: &meets,
        moved: 0..bracket.moved,
        residents: (bracket.moved..own).collect(),
        nobodies: (own..own + bracket.dummy_count()).collect(),
    };
    let mut pairs = Vec::new();
    for moved in 0..bracket.moved {
        open.moved.start = moved + 1;
        pairs.push((moved, open.opponent(moved)?));
    }
    pairs.extend(open.remainder()?);
    let rank = |place: &usize| bracket.own.get(*place).copied();
    let mut outcome = BracketPairing {
        pairs: Vec::with_capacity(pairs.len()),
        down: Vec::new(),
        left: Vec::new(),
    };
    for (one, other) in pairs {
        match (rank(&one), rank(&other)) {
            (Some(one), Some(other)) => outcome.pairs.push((one, other)),
            (Some(one), None) | (None, Some(one)) => outcome.down.push(one),
            (None, None) => {}
        }
    }
    outcome.down.sort_unstable();
    Some(outcome)
}

/// The vertices that are not matched yet.
struct Open<'a, F> {
    meets: &'a Compatibility<F>,
    moved: std::ops::Range<usize>,
    residents: Vec<usize>,
    nobodies: Vec<usize>,
}

impl<F: Fn(usize, usize) -> bool> Open<'_, F> {
    /// The first opponent of an MDP with whom all others can still be paired at minimum cost.
    fn opponent(&mut self, moved: usize) -> Option<usize> {
        let nobody = self.nobodies.last().copied();
        if let Some(nobody) = nobody.filter(|nobody| self.meets.may(moved, *nobody)) {
            self.nobodies.pop();
            if self.can_be_paired()? {
                return Some(nobody);
            }
            self.nobodies.push(nobody);
        }
        let mut refused = 0;
        for at in 0..self.residents.len() {
            let resident = self.residents[at];
            let class = 1 << self.meets.class[resident];
            if refused & class != 0 || !self.meets.may(moved, resident) {
                continue;
            }
            self.residents.remove(at);
            if self.can_be_paired()? {
                return Some(resident);
            }
            self.residents.insert(at, resident);
            refused |= class;
        }
        None
    }

    /// Whether all can be paired at minimum cost; `None` if it is not known.
    fn can_be_paired(&self) -> Option<bool> {
        let all = self
            .moved
            .clone()
            .chain(self.nobodies.iter().copied())
            .chain(self.residents.iter().copied());
        let all = all.collect::<Vec<_>>();
        if !self.meets.is_feasible(&all) {
            return Some(false);
        }
        let (left, right) = all.split_at(all.len() / 2);
        BipartiteMatching::of(self.meets, left.to_vec(), right.to_vec()).map(|_| true)
    }

    /// C.04.3:3.3 S1 against S2. Dummies belong to S1.
    fn remainder(&self) -> Option<Vec<(usize, usize)>> {
        let half = self.residents.len().checked_sub(self.nobodies.len())? / 2;
        let (upper, lower) = self.residents.split_at(half);
        let left = upper.iter().chain(&self.nobodies).copied();
        let left = left.collect::<Vec<_>>();
        let halves = BipartiteMatching::of(self.meets, left, lower.to_vec())?;
        Some(halves.transpose(half))
    }
}
