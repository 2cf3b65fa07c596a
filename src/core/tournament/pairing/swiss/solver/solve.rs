//! The best candidate of a bracket (C.04.3:3): the cheapest matching of a graph whose
//! costs are the criteria, each outweighing all later ones together.

use super::blossom::Matcher;
use super::bracket::{Bracket, Outcome, Scope};
use super::cost::Costs;
use super::effort::{Effort, count};
use super::priority_weights::PriorityWeights;
use super::weight::{Weight, Wide};
use super::{by_classes, order};

/// The best candidate; `None` when nobody can be paired like this.
pub(super) fn best(bracket: &Bracket) -> Option<Outcome> {
    bracket.solve()
}

impl Bracket<'_> {
    fn solve(&self) -> Option<Outcome> {
        // C9 counts only if the one who goes down sits out, which the first search tells.
        let weights = PriorityWeights::of(self, false);
        let outcome = self.solve_with(&weights)?;
        if self.seeks_bye && outcome.down.len() == 1 {
            return self.solve_with(&PriorityWeights::of(self, true));
        }
        Some(outcome)
    }

    fn solve_with(&self, weights: &PriorityWeights) -> Option<Outcome> {
        let own = self.own.len();
        let bits = |most: usize| usize::BITS - most.leading_zeros();
        // `order` adds the exchanges of C.04.3:4.3 below the criteria: room for them, too.
        let exchanges = bits(own) + bits(own * own);
        // The narrowest number that holds all of it: a search does little but add and compare.
        match weights.scale.len() + exchanges + 2 {
            room if room <= <i64 as Weight>::ROOM => self.solve_as::<i64>(weights),
            room if room <= <i128 as Weight>::ROOM => self.solve_as::<i128>(weights),
            room if room <= Wide::<4>::ROOM => self.solve_as::<Wide<4>>(weights),
            room if room <= Wide::<5>::ROOM => self.solve_as::<Wide<5>>(weights),
            room if room <= Wide::<7>::ROOM => self.solve_as::<Wide<7>>(weights),
            room if room <= Wide::<16>::ROOM => self.solve_as::<Wide<16>>(weights),
            _ => self.solve_as::<Wide<64>>(weights),
        }
    }

    fn solve_as<W: Weight>(&self, weights: &PriorityWeights) -> Option<Outcome> {
        let costs = Costs::<W>::new(self, weights);
        // Classes say nothing of single pairs that the organiser would rather keep apart.
        if !self.ready.has_unwanted()
            && self.next.is_empty()
            && self.rest.is_empty()
            && let Some(outcome) = by_classes::solve(self, &costs, weights)
        {
            return Some(outcome);
        }
        // A matching with many forced down takes as long as a wider scope, which `step` tries next.
        if self.forced_down.is_some() {
            return None;
        }
        self.search(&costs, weights)
    }

    /// Looks at every pair there could be.
    pub(super) fn search<W: Weight>(
        &self,
        costs: &Costs<W>,
        weights: &PriorityWeights,
    ) -> Option<Outcome> {
        count(Effort::Search);
        let mut matcher = Matcher::new(costs.len(), |one, other| costs.edge(one, other));
        matcher.begin();
        matcher.settle(None);
        let is_legal = |one: usize| {
            let mate = matcher.mate(one);
            mate.is_some_and(|mate| costs.is_legal(one.min(mate), one.max(mate)))
        };
        if self.scope != Scope::Next && !(0..self.everybody()).all(is_legal) {
            return None;
        }
        let task = order::OrderTask {
            own: self.own.len(),
            moved: self.moved,
            bits: weights.scale.len(),
            is_loose: self.scope == Scope::Next,
        };
        let found = order::earliest(matcher, costs, &task);
        let rank = |place: &usize| self.own.get(*place).copied();
        let everybody = self
            .own
            .iter()
            .chain(self.next)
            .copied()
            .collect::<Vec<_>>();
        let pairs = found.pairs.iter();
        Some(Outcome {
            pairs: pairs
                .filter_map(|(one, other)| Some((rank(one)?, rank(other)?)))
                .collect(),
            down: found.down.iter().filter_map(rank).collect(),
            left: found
                .left
                .iter()
                .filter_map(|place| everybody.get(*place).copied())
                .collect(),
        })
    }
}
