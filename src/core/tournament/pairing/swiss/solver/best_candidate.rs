//! The best candidate of a bracket (C.04.3:3): the minimum-cost matching of a graph whose
//! edge costs encode the criteria lexicographically.

use super::blossom::Matcher;
use super::bracket::{Bracket, BracketPairing, Scope};
use super::by_classes::ClassSearch;
use super::cost::Costs;
use super::first_candidate;
use super::first_candidate::exchange_bits;
use super::priority_weights::PriorityWeights;
use super::step_counts::{Effort, count};
use super::weight::{Weight, WeightedSearch};

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
        bracket.search(&costs)
    }
}

/// How to look for the best candidate of a bracket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::tournament::pairing::swiss) enum Way {
    /// By classes of players, which is fast and does not always find it.
    Classes,
    /// Over all pairs of players.
    Pairs,
}

/// The best candidate; `None` if there is none within the bracket's scope, or it is not found this way.
pub(super) fn best(bracket: &Bracket, way: Way) -> Option<BracketPairing> {
    best_by(bracket, |with_c9| {
        let by_pairs = || match way {
            Way::Classes => None,
            Way::Pairs => by_pairs(bracket, with_c9),
        };
        by_classes(bracket, with_c9).or_else(by_pairs)
    })
}

fn best_by(
    bracket: &Bracket,
    solve: impl Fn(bool) -> Option<BracketPairing>,
) -> Option<BracketPairing> {
    // C9 counts only if the single downfloater gets the bye, which is known after one search.
    let pairing = solve(false)?;
    if bracket.seeks_bye && pairing.down.len() == 1 {
        return solve(true);
    }
    Some(pairing)
}

/// The best candidate by a search over all pairs alone.
#[cfg(test)]
pub(super) fn best_by_pairs(bracket: &Bracket) -> Option<BracketPairing> {
    best_by(bracket, |with_c9| by_pairs(bracket, with_c9))
}

fn by_classes(bracket: &Bracket, with_c9: bool) -> Option<BracketPairing> {
    // Unwanted pairs are pairs of players, which classes cannot express.
    let has_unwanted = bracket.ready.has_unwanted();
    let search = (!has_unwanted).then(|| ClassSearch::of(bracket, with_c9));
    search?.optimum()
}

fn by_pairs(bracket: &Bracket, with_c9: bool) -> Option<BracketPairing> {
    let weights = PriorityWeights::of(bracket, with_c9, true);
    BracketSearch { bracket, weights }.optimum()
}

impl Bracket<'_> {
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
