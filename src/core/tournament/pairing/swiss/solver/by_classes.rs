//! Pairs a bracket by equivalence classes of players: the classes give a lower bound on the cost. If a
//! perfect matching of tight pairs reaches it, every choice of C.04.3:4 is one question about such matchings.

mod exchange;
mod roles;

#[cfg(test)]
pub(super) mod tests;

use super::bracket::{Bracket, BracketPairing};
use super::cost::Costs;
use super::equivalence_classes::{ClassEdges, TightClasses};
use super::player_class::tight_classes_of;
use super::priority_weights::PriorityWeights;
use super::tight_matching::TightMatching;
use super::weight::{Weight, WeightedSearch};
use roles::{Role, Roles};

/// A search for the best candidate.
pub(super) struct ClassSearch<'a> {
    bracket: &'a Bracket<'a>,
    weights: PriorityWeights,
}

impl<'a> ClassSearch<'a> {
    pub(super) fn of(bracket: &'a Bracket<'a>, with_c9: bool) -> ClassSearch<'a> {
        ClassSearch {
            weights: PriorityWeights::of(bracket, with_c9, false),
            bracket,
        }
    }
}

impl WeightedSearch for ClassSearch<'_> {
    type Optimum = BracketPairing;

    fn bits(&self) -> u32 {
        self.weights.scale.bits()
    }

    /// The best candidate; `None` if it cannot be found this way.
    fn search<W: Weight>(&self) -> Option<BracketPairing> {
        let costs = Costs::<W>::new(self.bracket, &self.weights);
        let tight = tight_classes_of(self.bracket, &costs, &self.weights)?;
        let mut pairs = self.pairs_of_moved(&costs, &tight)?;
        let left = self.pair_residents(&costs, &tight, &mut pairs)?;
        let own = self.bracket.own;
        let mut is_paired = vec![false; own.len()];
        for (one, other) in &pairs {
            is_paired[*one] = true;
            is_paired[*other] = true;
        }
        let down = (0..own.len()).filter(|place| !is_paired[*place]);
        let pairs = pairs.iter();
        Some(BracketPairing {
            down: down.map(|place| own[place]).collect(),
            pairs: pairs.map(|(one, other)| (own[*one], own[*other])).collect(),
            left,
        })
    }
}

impl ClassSearch<'_> {
    /// The pairs of the MDPs, as vertices: C.04.3:4.4, then 4.2.
    fn pairs_of_moved<W: Weight>(
        &self,
        costs: &Costs<W>,
        tight: &TightClasses,
    ) -> Option<Vec<(usize, usize)>> {
        let (moved, own) = (self.bracket.moved, self.bracket.own.len());
        if moved == 0 {
            return Some(Vec::new());
        }
        let is_barred = |one: usize, other: usize| costs.is_barred(one, other);
        let mut graph = TightMatching::of(tight.class.clone(), tight.allows.clone(), is_barred)?;
        for one in 0..moved {
            graph.restrict(one, tight.own[tight.class[one]]);
        }
        let mut is_open = vec![true; own];
        let mut pairs = Vec::with_capacity(moved);
        for one in 0..moved {
            if graph.mate(one) >= own || !costs.is_own(one, graph.mate(one)) {
                continue;
            }
            let residents = (moved..own).filter(|other| is_open[*other]);
            let residents = residents.filter(|other| costs.is_own(one, *other));
            let other = graph.first_partner(one, residents)?;
            is_open[other] = false;
            pairs.push((one, other));
        }
        (!graph.is_spent()).then_some(pairs)
    }

    /// C.04.3:3.3, 4.2, 4.3 adds the pairs of S1 with S2. Returns the ranks of the players who are left over.
    fn pair_residents<W: Weight>(
        &self,
        costs: &Costs<W>,
        tight: &TightClasses,
        pairs: &mut Vec<(usize, usize)>,
    ) -> Option<Vec<usize>> {
        let (moved, own) = (self.bracket.moved, self.bracket.own.len());
        let mut is_open = vec![true; costs.len()];
        for (one, other) in pairs.iter() {
            is_open[*one] = false;
            is_open[*other] = false;
        }
        let open = (0..costs.len())
            .filter(|vertex| is_open[*vertex])
            .collect::<Vec<_>>();
        let is_resident = |at: &usize| (moved..own).contains(&open[*at]);
        let residents = (0..open.len()).filter(is_resident).collect::<Vec<_>>();
        let is_barred = |one: usize, other: usize| costs.is_barred(open[one], open[other]);
        let class = open
            .iter()
            .map(|vertex| tight.class[*vertex])
            .collect::<Vec<_>>();
        let mut roles = Roles::of(tight, &class, &residents)?;
        let mut graph = roles.matching(is_barred)?;
        let is_own = |one: usize, other: usize| costs.is_own(open[one], open[other]);
        let is_paired = |one: &&usize| {
            let mate = graph.mate(**one);
            is_resident(&mate) && is_own(**one, mate)
        };
        let half = residents.iter().filter(is_paired).count() / 2;
        let (mut upper, mut lower) = (residents[..half].to_vec(), residents[half..].to_vec());
        roles.give(&upper, Role::Leads);
        roles.give(&lower, Role::Follows);
        match roles.matching(is_barred) {
            Some(divided) => graph = divided,
            None => {
                upper = exchange::leaders(&mut graph, &roles, &residents, half)?;
                lower.clone_from(&residents);
                lower.retain(|one| !upper.contains(one));
            }
        }
        for one in upper {
            let partners = lower.iter().copied().filter(|other| *other > one);
            let other = graph.first_partner(one, partners)?;
            lower.retain(|at| *at != other);
            pairs.push((open[one], open[other]));
        }
        let is_left = |one: &usize| {
            let (place, mate) = (open[*one], open[graph.mate(*one)]);
            let is_met = costs.is_player(mate) && costs.is_legal(place.min(mate), place.max(mate));
            !graph.is_gone(*one) && !is_met
        };
        let left = (0..open.len()).filter(is_left);
        let left = left.filter_map(|one| costs.rank(open[one])).collect();
        (!graph.is_spent()).then_some(left)
    }
}
