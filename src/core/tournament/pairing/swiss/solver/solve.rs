//! The best candidate of a bracket (C.04.3:3): the cheapest matching of a graph whose
//! costs are the criteria, each outweighing all later ones together.

use super::blossom::Matcher;
use super::bracket::{Bracket, Outcome, Scope};
use super::cost::Costs;
use super::priority_weights::PriorityWeights;
use super::weight::{Weight, Wide};
use super::{by_classes, order};

/// The best candidate; `None` when nobody can be paired like this.
pub(super) fn best(bracket: &Bracket) -> Option<Outcome> {
    bracket.solve()
}

impl Bracket<'_> {
    fn solve(&self) -> Option<Outcome> {
        let digits = PriorityWeights::of(self, false);
        let outcome = self.solve_with(&digits)?;
        if self.seeks_bye && outcome.down.len() == 1 {
            return self.solve_with(&PriorityWeights::of(self, true));
        }
        Some(outcome)
    }

    fn solve_with(&self, digits: &PriorityWeights) -> Option<Outcome> {
        let own = self.own.len();
        let bits = |most: usize| usize::BITS - most.leading_zeros();
        let exchanges = bits(own) + bits(own * own);
        match digits.scale.len() + exchanges + 2 {
            room if room <= <i64 as Weight>::ROOM => self.solve_as::<i64>(digits),
            room if room <= <i128 as Weight>::ROOM => self.solve_as::<i128>(digits),
            room if room <= Wide::<4>::ROOM => self.solve_as::<Wide<4>>(digits),
            room if room <= Wide::<5>::ROOM => self.solve_as::<Wide<5>>(digits),
            room if room <= Wide::<7>::ROOM => self.solve_as::<Wide<7>>(digits),
            room if room <= Wide::<16>::ROOM => self.solve_as::<Wide<16>>(digits),
            _ => self.solve_as::<Wide<64>>(digits),
        }
    }

    fn solve_as<W: Weight>(&self, digits: &PriorityWeights) -> Option<Outcome> {
        let costs = Costs::<W>::new(self, digits);
        // EquivalenceClasses do not tell who shall not meet whom.
        if !self.ready.has_unwanted()
            && self.next.is_empty()
            && self.rest.is_empty()
            && let Some(outcome) = by_classes::solve(self, &costs, digits)
        {
            return Some(outcome);
        }
        // Of so many who go down, counting is the only way that is worth it.
        if self.forced_down.is_some() {
            return None;
        }
        self.search(&costs, digits)
    }

    /// Looks at every pair there could be.
    pub(super) fn search<W: Weight>(
        &self,
        costs: &Costs<W>,
        digits: &PriorityWeights,
    ) -> Option<Outcome> {
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
            bits: digits.scale.len(),
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
