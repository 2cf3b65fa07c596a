//! The contribution of each pair to the criteria C5 to C8 (C.04.4.2:2.3), as the cost of an edge.

use super::bracket::{BursteinBracket, Scope};
use crate::rules::Side;
use crate::tournament::pairing::swiss::colour::Strength;
use crate::tournament::pairing::swiss::field::Tenths;
use crate::tournament::pairing::swiss::law::absolute::c3_colours_agree;
use crate::tournament::pairing::swiss::law::colours::c12_preference_denied;
use crate::tournament::pairing::swiss::solver::{
    ClassEdges, Priority, Scale, TightClasses, Weight, class_of, tight_classes,
};

/// The digits of the criteria, the most significant first.
pub(super) struct Digits {
    pub(super) scale: Scale,
    illegal: Priority,
    unwanted: Priority,
    c5: Priority,
    /// C6: one digit for each score of the bracket, the highest first.
    c6: Vec<(Tenths, Priority)>,
    /// C7: C5 of the next bracket, and its C6.
    next_c5: Priority,
    next_c6: Vec<(Tenths, Priority)>,
    c8: Priority,
}

impl Digits {
    pub(super) fn of(bracket: &BursteinBracket) -> Digits {
        let own = bracket.own.len();
        let everybody = own + bracket.next.len() + bracket.rest.len() + 1;
        let mut scale = Scale::default();
        let illegal = scale.add(everybody);
        let unwanted = scale.add(bracket.ready.unwanted_pairs().min(everybody));
        let c5 = scale.add(own);
        let digit = |scale: &mut Scale, (score, count)| (score, scale.add(count));
        let c6 = scores(bracket, &bracket.own).into_iter();
        let c6 = c6.map(|of| digit(&mut scale, of)).collect();
        let next_c5 = scale.add(own + bracket.next.len());
        let both = [&bracket.own, bracket.next].concat();
        // The next bracket is looked at only with its players.
        let next = match bracket.scope {
            Scope::Alone => Vec::new(),
            Scope::Next | Scope::Whole => scores(bracket, &both),
        };
        let next_c6 = next.into_iter().map(|of| digit(&mut scale, of)).collect();
        Digits {
            illegal,
            unwanted,
            c5,
            c6,
            next_c5,
            next_c6,
            c8: scale.add(own),
            scale,
        }
    }

    fn at(digits: &[(Tenths, Priority)], score: Tenths) -> Option<Priority> {
        let mut digits = digits.iter();
        digits.find(|digit| digit.0 == score).map(|digit| digit.1)
    }
}

/// The scores of some players, the highest first, with the number of players.
fn scores(bracket: &BursteinBracket, these: &[usize]) -> Vec<(Tenths, usize)> {
    let score = |one: &usize| bracket.ready.all[*one].score;
    let mut all = these.iter().map(score).collect::<Vec<_>>();
    all.sort_unstable_by(|one, other| other.cmp(one));
    let groups = all.chunk_by(|one, other| one == other);
    let sized = groups.filter_map(|group| Some((*group.first()?, group.len())));
    sized.collect()
}

/// The properties of a player that count for the criteria.
pub(super) type Profile = Option<(Tenths, Option<Side>, Strength)>;

/// The edge costs of a bracket. The vertices are its players, those of the next score group, all
/// others, and a dummy if their number is odd, in this order.
pub(super) struct Costs<'a, W> {
    bracket: &'a BursteinBracket<'a>,
    everybody: Vec<usize>,
    /// The cost of each player of the bracket floating down.
    leaves: Vec<W>,
    /// The cost of each player not being paired in the next bracket either.
    stays: Vec<W>,
    illegal: W,
    unwanted: W,
    c8: W,
}

impl<'a, W: Weight> Costs<'a, W> {
    pub(super) fn new(bracket: &'a BursteinBracket, digits: &Digits) -> Costs<'a, W> {
        let unit = |priority: Priority| digits.scale.unit::<W>(priority);
        let of = |digit: Option<Priority>| digit.map_or(W::ZERO, unit);
        let score = |one: &usize| bracket.ready.all[*one].score;
        let leaves = bracket.own.iter().map(|one| {
            let c6 = Digits::at(&digits.c6, score(one));
            unit(digits.c5) + of(c6)
        });
        let stays = bracket.own.iter().chain(bracket.next).enumerate();
        let stays = stays.map(|(place, one)| match bracket.suits_next.get(place) {
            Some(true) => W::ZERO,
            Some(false) => unit(digits.next_c5),
            None => unit(digits.next_c5) + of(Digits::at(&digits.next_c6, score(one))),
        });
        Costs {
            leaves: leaves.collect(),
            stays: stays.collect(),
            everybody: [&bracket.own, bracket.next, &bracket.rest].concat(),
            illegal: unit(digits.illegal),
            unwanted: unit(digits.unwanted),
            c8: unit(digits.c8),
            bracket,
        }
    }

    /// The number of vertices.
    pub(super) fn len(&self) -> usize {
        self.everybody.len().next_multiple_of(2)
    }

    /// The rank of a vertex; `None` for the dummy.
    pub(super) fn rank(&self, place: usize) -> Option<usize> {
        self.everybody.get(place).copied()
    }

    /// Whether two vertices are a legal pair (C1, C3), or one is the dummy.
    pub(super) fn is_legal(&self, one: usize, other: usize) -> bool {
        match (self.rank(one), self.rank(other)) {
            (Some(one), Some(other)) => self.bracket.ready.may_meet(one, other),
            _ => true,
        }
    }

    /// Whether two vertices are a legal pair of the bracket itself.
    pub(super) fn is_own(&self, one: usize, other: usize) -> bool {
        one.max(other) < self.bracket.own.len() && self.is_legal(one, other)
    }

    pub(super) fn profile(&self, place: usize) -> Profile {
        let one = &self.bracket.ready.all[self.rank(place)?];
        Some((one.score, one.preference.side, one.preference.strength))
    }

    /// The tight pairs; `None` if the classes of the players give no bound.
    pub(super) fn tight_classes(&self) -> Option<TightClasses> {
        let (own, next) = (self.bracket.own.len(), self.bracket.next.len());
        let all = &self.bracket.ready.all;
        let key = |place: usize| {
            let one = self.rank(place)?;
            let is_own = place < own;
            let is_near = place < own + next;
            Some((
                (is_own, is_near),
                is_near.then_some(all[one].score),
                is_own.then_some(all[one].preference.side),
                class_of(self.bracket.ready, one),
                self.bracket
                    .suits_next
                    .get(place)
                    .filter(|_| is_own)
                    .copied(),
                all[one].is_settled.then_some(place),
            ))
        };
        tight_classes((0..self.len()).map(key), self)
    }

    /// The cost of a pair, the smaller vertex first.
    pub(super) fn edge(&self, one: usize, other: usize) -> W {
        let (Some(first), Some(second)) = (self.rank(one), self.rank(other)) else {
            return self.alone(one);
        };
        if !self.bracket.ready.may_meet(first, second) {
            let apart = self.alone(one) + self.alone(other);
            return match self.bracket.scope {
                // An illegal pair stands for two players who are left over.
                Scope::Next => apart,
                Scope::Alone | Scope::Whole => apart + self.illegal,
            };
        }
        let mut cost = self.legal_edge(one, other);
        if self.bracket.ready.is_unwanted(first, second) {
            cost += self.unwanted;
        }
        cost
    }

    fn legal_edge(&self, one: usize, other: usize) -> W {
        let own = self.bracket.own.len();
        let next = own + self.bracket.next.len();
        match () {
            () if other < own => self.colours(self.everybody[one], self.everybody[other]),
            () if one < own && other < next => self.leaves[one],
            () if other < next => W::ZERO,
            () => self.alone(one),
        }
    }

    fn alone(&self, place: usize) -> W {
        let leaves = self.leaves.get(place).copied().unwrap_or(W::ZERO);
        leaves + self.stays.get(place).copied().unwrap_or(W::ZERO)
    }

    /// C8
    fn colours(&self, first: usize, second: usize) -> W {
        let all = &self.bracket.ready.all;
        if c12_preference_denied(&all[first], &all[second]) {
            self.c8
        } else {
            W::ZERO
        }
    }
}

impl<W: Weight> ClassEdges<W> for Costs<'_, W> {
    fn edge_unless_met(&self, one: usize, other: usize) -> Option<W> {
        let Some(second) = self.rank(other) else {
            return self.rank(one).map(|_| self.alone(one));
        };
        let all = &self.bracket.ready.all;
        if c3_colours_agree(&all[self.everybody[one]], &all[second]) {
            return Some(self.legal_edge(one, other));
        }
        let is_loose = ClassEdges::<W>::is_loose(self);
        is_loose.then(|| self.alone(one) + self.alone(other))
    }

    fn is_own_unless_met(&self, _: usize, other: usize) -> bool {
        other < self.bracket.own.len()
    }

    fn is_barred(&self, one: usize, other: usize) -> bool {
        let Some((first, second)) = self.rank(one).zip(self.rank(other)) else {
            return false;
        };
        let all = &self.bracket.ready.all;
        self.bracket.ready.is_barred(first, second)
            && (!self.is_loose() || c3_colours_agree(&all[first], &all[second]))
    }

    /// Whether an illegal pair stands for two players who are left over.
    fn is_loose(&self) -> bool {
        self.bracket.scope == Scope::Next
    }
}
