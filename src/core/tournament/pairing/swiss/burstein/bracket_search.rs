//! The first of the best pairings of a bracket (C.04.4.2:3.2.2): a minimum-cost matching, restricted
//! player by player to the first opponent in the order of C.04.4.2:4.3 that keeps the minimum.

use super::bracket::{BursteinBracket, PairedBursteinBracket, Scope};
use super::costs::{Costs, Digits};
use crate::tournament::pairing::swiss::solver::{
    ClassEdges, FirstPartner, Matcher, TightMatching, Way, Weight, WeightedSearch,
};

/// The first of the best pairings within the bracket's scope; `None` if there is no legal one, or it is not
/// found this way.
pub(super) fn best(bracket: &BursteinBracket, way: Way) -> Option<PairedBursteinBracket> {
    let search = |way: Way| {
        let digits = Digits::of(bracket);
        BracketSearch {
            bracket,
            way,
            digits,
        }
        .optimum()
    };
    // Unwanted pairs are pairs of players, which classes cannot express.
    let by_classes = if bracket.ready.has_unwanted() {
        None
    } else {
        search(Way::Classes)
    };
    match way {
        Way::Classes => by_classes,
        Way::Pairs => by_classes.or_else(|| search(Way::Pairs)),
    }
}

struct BracketSearch<'a> {
    bracket: &'a BursteinBracket<'a>,
    way: Way,
    digits: Digits,
}

impl WeightedSearch for BracketSearch<'_> {
    type Optimum = PairedBursteinBracket;

    fn bits(&self) -> u32 {
        self.digits.scale.bits()
    }

    fn search<W: Weight>(&self) -> Option<PairedBursteinBracket> {
        let costs = Costs::<W>::new(self.bracket, &self.digits);
        if self.way == Way::Classes {
            return self.by_classes(&costs);
        }
        let matcher = Matcher::settled(costs.len(), |one, other| costs.edge(one, other));
        let is_legal = |one: usize| {
            let mate = matcher.mate(one);
            mate.is_some_and(|mate| costs.is_legal(one, mate))
        };
        if self.bracket.scope != Scope::Next && !(0..costs.len()).all(is_legal) {
            return None;
        }
        Some(self.earliest(matcher, &costs))
    }
}

impl BracketSearch<'_> {
    fn by_classes<W: Weight>(&self, costs: &Costs<W>) -> Option<PairedBursteinBracket> {
        let tight = costs.tight_classes()?;
        let is_barred = |one: usize, other: usize| costs.is_barred(one, other);
        let mut graph = TightMatching::of(tight.class, tight.allows, is_barred)?;
        let (pairs, down) = self.settle(costs, |one, opponents| {
            graph.first_partner(one, opponents.into_iter())
        });
        let paired = self.paired(costs, pairs, down, |place| Some(graph.mate(place)));
        (!graph.is_spent()).then_some(paired)
    }

    fn earliest<W: Weight>(
        &self,
        mut matcher: Matcher<W>,
        costs: &Costs<W>,
    ) -> PairedBursteinBracket {
        let mut first = FirstPartner::default();
        let profile = |place: usize| costs.profile(place);
        let (pairs, down) = self.settle(costs, |one, opponents| {
            first.partner(&mut matcher, one, opponents, profile)
        });
        self.paired(costs, pairs, down, |place| matcher.mate(place))
    }

    /// Gives each player in turn the first opponent that keeps the minimum; the pairs and the floaters.
    fn settle<W: Weight>(
        &self,
        costs: &Costs<W>,
        mut first: impl FnMut(usize, Vec<usize>) -> Option<usize>,
    ) -> (Vec<(usize, usize)>, Vec<usize>) {
        let own = self.bracket.own.len();
        // A player whose opponent is settled: another one, or nobody in this bracket.
        let mut is_settled = vec![false; own];
        let mut pairs = Vec::with_capacity(own / 2);
        let mut down = Vec::new();
        for one in 0..own {
            if std::mem::replace(&mut is_settled[one], true) {
                continue;
            }
            // C.04.4.2:4.3 the opponent with the largest number comes first, floating last.
            let opponents = (one + 1..own)
                .rev()
                .filter(|other| !is_settled[*other] && costs.is_own(one, *other))
                .collect();
            match first(one, opponents) {
                Some(other) => {
                    is_settled[other] = true;
                    pairs.push((one, other));
                }
                None => down.push(one),
            }
        }
        (pairs, down)
    }

    fn paired<W: Weight>(
        &self,
        costs: &Costs<W>,
        pairs: Vec<(usize, usize)>,
        down: Vec<usize>,
        mate: impl Fn(usize) -> Option<usize>,
    ) -> PairedBursteinBracket {
        let mut is_paired = vec![false; costs.len()];
        for (one, other) in &pairs {
            is_paired[*one] = true;
            is_paired[*other] = true;
        }
        let is_left = |place: &usize| {
            let is_met = mate(*place)
                .is_some_and(|mate| costs.rank(mate).is_some() && costs.is_legal(*place, mate));
            !is_paired[*place] && !is_met
        };
        let left = (0..costs.len()).filter(is_left);
        let own = &self.bracket.own;
        let ranked = |(one, other): (usize, usize)| {
            let (one, other) = (own[one], own[other]);
            (one.min(other), one.max(other))
        };
        PairedBursteinBracket {
            left: left.filter_map(|place| costs.rank(place)).collect(),
            pairs: pairs.into_iter().map(ranked).collect(),
            down: down.into_iter().map(|place| own[place]).collect(),
        }
    }
}
