//! The first of the best pairings of a bracket (C.04.4.2:3.2.2): a minimum-cost matching, restricted
//! player by player to the first opponent in the order of C.04.4.2:4.3 that keeps the minimum.

use super::bracket::{BursteinBracket, PairedBursteinBracket, Scope};
use super::costs::{Costs, Digits};
use crate::tournament::pairing::swiss::solver::{FirstPartner, Matcher, Weight, WeightedSearch};

/// The first of the best pairings within the bracket's scope; `None` if there is no legal one.
pub(super) fn best(bracket: &BursteinBracket) -> Option<PairedBursteinBracket> {
    let digits = Digits::of(bracket);
    BracketSearch { bracket, digits }.optimum()
}

struct BracketSearch<'a> {
    bracket: &'a BursteinBracket<'a>,
    digits: Digits,
}

impl WeightedSearch for BracketSearch<'_> {
    type Optimum = PairedBursteinBracket;

    fn bits(&self) -> u32 {
        self.digits.scale.bits()
    }

    fn search<W: Weight>(&self) -> Option<PairedBursteinBracket> {
        let costs = Costs::<W>::new(self.bracket, &self.digits);
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
    fn earliest<W: Weight>(
        &self,
        mut matcher: Matcher<W>,
        costs: &Costs<W>,
    ) -> PairedBursteinBracket {
        let own = self.bracket.own.len();
        let mut first = FirstPartner::default();
        // A player whose opponent is settled: another one, or nobody in this bracket.
        let mut is_settled = vec![false; own];
        let mut is_paired = vec![false; costs.len()];
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
            let profile = |place: usize| costs.profile(place);
            match first.partner(&mut matcher, one, opponents, profile) {
                Some(other) => {
                    is_settled[other] = true;
                    is_paired[one] = true;
                    is_paired[other] = true;
                    let (one, other) = (self.bracket.own[one], self.bracket.own[other]);
                    pairs.push((one.min(other), one.max(other)));
                }
                None => down.push(self.bracket.own[one]),
            }
        }
        let is_left = |place: &usize| {
            let mate = matcher.mate(*place);
            let is_met =
                mate.is_some_and(|mate| costs.rank(mate).is_some() && costs.is_legal(*place, mate));
            !is_paired[*place] && !is_met
        };
        let left = (0..costs.len()).filter(is_left);
        PairedBursteinBracket {
            left: left.filter_map(|place| costs.rank(place)).collect(),
            pairs,
            down,
        }
    }
}
