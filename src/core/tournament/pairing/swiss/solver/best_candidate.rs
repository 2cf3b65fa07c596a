//! The best candidate of a bracket (C.04.3:3): the minimum-cost matching of a graph whose
//! edge costs encode the criteria lexicographically.

use super::blossom::Matcher;
use super::bracket::{Bracket, BracketPairing, Scope};
use super::cost::Costs;
use super::first_candidate::exchange_bits;
use super::priority_weights::PriorityWeights;
use super::step_counts::{Effort, count};
use super::weight::{Weight, WeightedSearch};
use super::{by_classes, first_candidate};

struct BracketSearch<'a> {
    bracket: &'a Bracket<'a>,
    weights: PriorityWeights,
}

impl WeightedSearch for BracketSearch<'_> {
    type Optimum = BracketPairing;

    fn bits(&self) -> u32 {
        // `first_candidate` appends the exchanges of C.04.3:4.3 to the criteria.
        let own = self.bracket.own.len();
        self.weights.scale.bits() + exchange_bits(own, own).iter().sum::<u32>()
    }

    fn search<W: Weight>(&self) -> Option<BracketPairing> {
        let (bracket, weights) = (self.bracket, &self.weights);
        let costs = Costs::<W>::new(bracket, weights);
        // Unwanted pairs are pairs of players, which classes cannot express.
        if !bracket.ready.has_unwanted()
            && bracket.next.is_empty()
            && bracket.rest.is_empty()
            && let Some(pairing) = by_classes::solve(bracket, &costs, weights)
        {
            return Some(pairing);
        }
        // With forced downfloaters a search takes as long as the wider scope that `step` tries next.
        if bracket.forced_down.is_some() {
            return None;
        }
        bracket.search(&costs)
    }
}

/// The best candidate; `None` if there is none within the bracket's scope.
pub(super) fn best(bracket: &Bracket) -> Option<BracketPairing> {
    bracket.solve()
}

impl Bracket<'_> {
    fn solve(&self) -> Option<BracketPairing> {
        // C9 counts only if the single downfloater gets the bye, which is known after one search.
        let pairing = self.solve_with(false)?;
        if self.seeks_bye && pairing.down.len() == 1 {
            return self.solve_with(true);
        }
        Some(pairing)
    }

    fn solve_with(&self, with_c9: bool) -> Option<BracketPairing> {
        let search = BracketSearch {
            bracket: self,
            weights: PriorityWeights::of(self, with_c9),
        };
        search.optimum()
    }

    /// Searches over all pairs of players.
    pub(super) fn search<W: Weight>(&self, costs: &Costs<W>) -> Option<BracketPairing> {
        count(Effort::Search);
        let matcher = Matcher::settled(costs.len(), |one, other| costs.edge(one, other));
        let is_legal = |one: usize| {
            let mate = matcher.mate(one);
            mate.is_some_and(|mate| costs.is_legal(one.min(mate), one.max(mate)))
        };
        if self.scope != Scope::Next && !(0..self.everybody()).all(is_legal) {
            return None;
        }
        let task = first_candidate::OrderTask {
            own: self.own.len(),
            moved: self.moved,
            is_loose: self.scope == Scope::Next,
        };
        let found = first_candidate::earliest(matcher, costs, &task);
        let rank = |place: &usize| self.own.get(*place).copied();
        let pairs = found.pairs.iter();
        Some(BracketPairing {
            pairs: pairs
                .filter_map(|(one, other)| Some((rank(one)?, rank(other)?)))
                .collect(),
            down: found.down.iter().filter_map(rank).collect(),
            left: found.left.iter().filter_map(|at| costs.rank(*at)).collect(),
        })
    }
}
