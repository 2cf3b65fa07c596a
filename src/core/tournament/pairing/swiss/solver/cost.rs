//! Edge costs of a bracket's graph: the contribution of each pair to the criteria.

#[cfg(test)]
mod tests;

use super::bracket::{Bracket, Scope};
use super::equivalence_classes::ClassEdges;
use super::mixed_radix::Priority;
use super::priority_weights::PriorityWeights;
use super::step_counts::{Effort, count};
use super::weight::Weight;
use crate::rules::Side;
use crate::tournament::pairing::swiss::colour::Strength;
use crate::tournament::pairing::swiss::field::Tenths;
use crate::tournament::pairing::swiss::law::absolute::c3_colours_agree;
use crate::tournament::pairing::swiss::law::colours::{
    c10_difference_above_two, c11_same_colour_three_times, c12_preference_denied,
    c13_strong_preference_denied,
};
use crate::tournament::pairing::swiss::law::floats::{was_down, was_up};
use crate::tournament::pairing::swiss::prepared::Float;

/// The properties of a player before the round.
pub(super) type Profile = Option<(Tenths, Option<Side>, Strength, bool, [Float; 2])>;

/// The edge costs of a bracket. The vertices of the graph are the players of the bracket, those
/// of the next one, all others, and the dummies, in this order.
pub(super) struct Costs<'a, W> {
    bracket: &'a Bracket<'a>,
    everybody: Vec<usize>,
    /// The score group of each MDP, counted from the top.
    group: Vec<usize>,
    /// The cost of each player of the bracket floating down.
    leaves: Vec<W>,
    /// The cost of each player not being paired in the next bracket either.
    stays: Vec<W>,
    illegal: W,
    unwanted: W,
    sides: [W; 4],
    up: [W; 2],
    up_scores: [Vec<W>; 2],
}

impl<'a, W: Weight> Costs<'a, W> {
    pub(super) fn new(bracket: &'a Bracket, weights: &PriorityWeights) -> Costs<'a, W> {
        let unit = |priority: Priority| weights.scale.unit(priority);
        let units = |all: &Vec<Priority>| all.iter().copied().map(unit).collect();
        let everybody = bracket
            .own
            .iter()
            .chain(bracket.next)
            .chain(bracket.rest)
            .copied()
            .collect::<Vec<_>>();
        let group = bracket.group_of_moved();
        let mut costs = Costs {
            bracket,
            leaves: Vec::new(),
            stays: Vec::new(),
            illegal: unit(weights.illegal),
            unwanted: unit(weights.unwanted),
            sides: [weights.c10, weights.c11, weights.c12, weights.c13].map(unit),
            up: weights.up.map(unit),
            up_scores: weights.up_scores.each_ref().map(units),
            everybody,
            group,
        };
        costs.leaves = (0..bracket.own.len())
            .map(|place| costs.leaving(place, weights))
            .collect();
        costs.stays = (0..costs.everybody.len())
            .map(|place| costs.staying(place, weights))
            .collect();
        costs
    }

    /// C6, C7, C9, C14, C16, C18, C20: the criteria of downfloaters.
    fn leaving(&self, place: usize, weights: &PriorityWeights) -> W {
        let unit = |priority: Priority| weights.scale.unit::<W>(priority);
        let one = &self.bracket.ready.all[self.bracket.own[place]];
        let mut cost = unit(weights.c6);
        let group = self.group.get(place);
        if let Some(group) = group {
            cost += unit(weights.c7[*group]);
            if let Some(moved) = weights.moved.get(place) {
                cost += unit(*moved);
            }
        }
        if let Some(c9) = weights.c9 {
            cost += weights.scale.cost(c9, one.unplayed);
        }
        for ago in [0, 1] {
            if was_down(one, ago) {
                cost += match group {
                    Some(group) => unit(weights.down_scores[ago][*group]),
                    None => unit(weights.down[ago]),
                };
            }
        }
        cost
    }

    /// C8: C6 and C7 of the next bracket.
    fn staying(&self, place: usize, weights: &PriorityWeights) -> W {
        let unit = |priority: Priority| weights.scale.unit::<W>(priority);
        let own = self.bracket.own.len();
        if self.bracket.scope == Scope::Alone {
            // `step` knows who suits the next bracket; all others violate C8.
            let suits = self.bracket.suits_next.get(place).copied().unwrap_or(true);
            return if suits { W::ZERO } else { unit(weights.c8) };
        }
        if place >= own + self.bracket.next.len() {
            return W::ZERO;
        }
        let mut cost = unit(weights.c8);
        if place < own {
            let groups = weights.c8_scores.len() - 1;
            let group = self.group.get(place).copied().unwrap_or(groups);
            cost += unit(weights.c8_scores[group]);
        }
        cost
    }

    pub(super) fn len(&self) -> usize {
        self.everybody.len() + self.bracket.dummy_count()
    }

    /// Whether a pair is legal. Of a pair with a dummy, whether the player may be left.
    pub(super) fn is_legal(&self, one: usize, other: usize) -> bool {
        count(Effort::Question);
        let bracket = self.bracket;
        let Some(second) = self.everybody.get(other) else {
            let first = self.everybody.get(one);
            return first.is_some_and(|first| bracket.may_be_left(*first));
        };
        let both_moved = other < bracket.moved;
        !both_moved && bracket.ready.may_meet(self.everybody[one], *second)
    }

    /// Whether a pair is legal if the two have not met.
    fn is_legal_unless_met(&self, one: usize, other: usize) -> bool {
        let Some(first) = self.rank(one) else {
            return false;
        };
        let Some(second) = self.rank(other) else {
            return self.bracket.may_be_left(first);
        };
        let all = &self.bracket.ready.all;
        other >= self.bracket.moved && c3_colours_agree(&all[first], &all[second])
    }

    /// The rank of a vertex; `None` for a dummy.
    pub(super) fn rank(&self, place: usize) -> Option<usize> {
        self.everybody.get(place).copied()
    }

    /// Whether a vertex is a player.
    pub(super) fn is_player(&self, place: usize) -> bool {
        self.rank(place).is_some()
    }

    /// The profile of a vertex; `None` for a dummy.
    pub(super) fn profile(&self, place: usize) -> Profile {
        let one = &self.bracket.ready.all[self.rank(place)?];
        let preference = &one.preference;
        Some((
            one.score,
            preference.side,
            preference.strength,
            one.is_topscorer,
            one.floats,
        ))
    }

    /// Whether two vertices are a legal pair of the bracket itself.
    pub(super) fn is_own(&self, one: usize, other: usize) -> bool {
        one.max(other) < self.bracket.own.len() && self.is_legal(one.min(other), one.max(other))
    }

    /// The cost of a pair, the smaller vertex first.
    pub(super) fn edge(&self, one: usize, other: usize) -> W {
        if !self.is_legal(one, other) {
            let apart = self.alone(one) + self.alone(other);
            return if self.is_loose() {
                apart
            } else {
                apart + self.illegal
            };
        }
        let cost = self.legal_edge(one, other);
        if self.is_unwanted(one, other) {
            cost + self.unwanted
        } else {
            cost
        }
    }

    fn legal_edge(&self, one: usize, other: usize) -> W {
        let own = self.bracket.own.len();
        let next = own + self.bracket.next.len();
        match (one, other) {
            (_, other) if other < own => self.own_pair(one, other),
            (one, other) if one < own && other < next => self.leaves[one],
            (_, other) if other < next => W::ZERO,
            _ => self.alone(one),
        }
    }

    fn is_unwanted(&self, one: usize, other: usize) -> bool {
        let both = self.rank(one).zip(self.rank(other));
        both.is_some_and(|(one, other)| self.bracket.ready.is_unwanted(one, other))
    }

    fn alone(&self, place: usize) -> W {
        let mut cost = self.leaves.get(place).copied().unwrap_or(W::ZERO);
        if let Some(stays) = self.stays.get(place) {
            cost += *stays;
        }
        cost
    }

    /// C10 to C13, C15, C17, C19, C21: the criteria of pairs.
    fn own_pair(&self, one: usize, other: usize) -> W {
        let all = &self.bracket.ready.all;
        let (higher, lower) = (&all[self.everybody[one]], &all[self.everybody[other]]);
        let mut cost = W::ZERO;
        // C10, C11 and C13 only apply to pairs that violate C12.
        if c12_preference_denied(higher, lower) {
            cost += self.sides[2];
            let worse = [
                (c10_difference_above_two(higher, lower), self.sides[0]),
                (c11_same_colour_three_times(higher, lower), self.sides[1]),
                (c13_strong_preference_denied(higher, lower), self.sides[3]),
            ];
            for (is_so, unit) in worse {
                if is_so {
                    cost += unit;
                }
            }
        }
        if let Some(group) = self.group.get(one) {
            for ago in [0, 1] {
                if was_up(lower, ago) {
                    cost += self.up[ago];
                    cost += self.up_scores[ago][*group];
                }
            }
        }
        cost
    }
}

impl<W: Weight> ClassEdges<W> for Costs<'_, W> {
    fn edge_unless_met(&self, one: usize, other: usize) -> Option<W> {
        if self.is_legal_unless_met(one, other) {
            return Some(self.legal_edge(one, other));
        }
        let is_apart = self.is_loose() && self.is_player(one.max(other));
        is_apart.then(|| self.alone(one) + self.alone(other))
    }

    fn is_own_unless_met(&self, one: usize, other: usize) -> bool {
        other < self.bracket.own.len() && self.is_legal_unless_met(one, other)
    }

    fn is_barred(&self, one: usize, other: usize) -> bool {
        let both = self.rank(one).zip(self.rank(other));
        both.is_some_and(|(first, second)| self.bracket.ready.is_barred(first, second))
            && (!self.is_loose() || self.is_legal_unless_met(one.min(other), one.max(other)))
    }

    /// Whether an illegal pair stands for two players who are left over.
    fn is_loose(&self) -> bool {
        self.bracket.scope == Scope::Next
    }
}
