//! Equivalence classes of players whom the criteria do not distinguish. A large bracket has
//! few of them, so its minimum cost can be computed from pairs of classes.

mod dual_prices;

use super::bipartite::{Compatibility, MOST_CLASSES};
use super::bracket::{Bracket, Scope};
use super::cost::Costs;
use super::priority_weights::PriorityWeights;
use super::step_counts::{Effort, count};
use super::weight::Weight;
use crate::rules::Side;
use crate::tournament::pairing::swiss::colour::Strength;
use crate::tournament::pairing::swiss::law::floats::{was_down, was_up};
use std::collections::HashMap;

/// With more classes the dual prices take too long.
const MOST_PLAYER_CLASSES: usize = 256;

/// Up to this number of pairs between two classes it is checked whether any of them is legal.
const FEW_PAIRS: usize = 64;

/// All that the cost of a pair depends on, apart from past meetings.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct PlayerClass {
    moved: Option<usize>,
    side: Option<Side>,
    strength: Strength,
    topscorer: Option<(bool, u32, Option<Side>)>,
    down: [bool; 2],
    up: [bool; 2],
    unplayed: u32,
    may_leave: bool,
    settled: Option<usize>,
}

/// The classes of a bracket that is paired alone. The dummies are a class, too.
struct EquivalenceClasses<W> {
    /// The class of each vertex.
    of: Vec<usize>,
    members: Vec<Vec<usize>>,
    /// The cost of a pair between two classes; `None` if there is no such pair.
    cost: Vec<Option<W>>,
}

/// Which MDPs may float down again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Moved {
    /// None. If all can be paired like this, it is best by C7: the number of downfloaters is
    /// the same in any case, and residents have lower scores.
    Stay,
    /// All for whom it is legal.
    MayLeave,
}

/// The pairs of classes that a minimum-cost matching may use, if one reaches the lower bound
/// of the classes; `None` if there is no such bound.
pub(super) fn tight_pairs_of_classes<'a, W: Weight>(
    bracket: &'a Bracket<'a>,
    costs: &Costs<W>,
    weights: &PriorityWeights,
    moved: Moved,
) -> Option<Compatibility<impl Fn(usize, usize) -> bool + use<'a, W>>> {
    let known = EquivalenceClasses::of(bracket, costs, weights, moved)?;
    let tight = known.tight_pairs()?;
    let count = known.members.len();
    let mut rows = Vec::new();
    let mut merged = vec![0; count];
    for class in 0..count {
        let row = &tight[class * count..(class + 1) * count];
        merged[class] = rows
            .iter()
            .position(|other| *other == row)
            .unwrap_or_else(|| {
                rows.push(row);
                rows.len() - 1
            });
    }
    if rows.len() > MOST_CLASSES {
        return None;
    }
    let allows = rows.iter().map(|row| {
        let allowed = (0..count).filter(|class| row[*class]);
        allowed.fold(0, |all, class| all | 1 << merged[class])
    });
    let own = bracket.own;
    Some(Compatibility {
        allows: allows.collect(),
        class: known.of.iter().map(|class| merged[*class]).collect(),
        is_barred: move |one: usize, other: usize| match (own.get(one), own.get(other)) {
            (Some(one), Some(other)) => bracket.ready.is_barred(*one, *other),
            _ => false,
        },
    })
}

impl<W: Weight> EquivalenceClasses<W> {
    fn of(
        bracket: &Bracket,
        costs: &Costs<W>,
        weights: &PriorityWeights,
        moved: Moved,
    ) -> Option<EquivalenceClasses<W>> {
        count(Effort::Classes);
        let mut known = HashMap::new();
        let mut classes = EquivalenceClasses {
            of: Vec::with_capacity(costs.len()),
            members: Vec::new(),
            cost: Vec::new(),
        };
        let classifier = Classifier::of(bracket, weights, moved);
        let somebody = (0..bracket.own.len()).map(|place| Some(classifier.class(place)));
        let nobody = std::iter::repeat_n(None, bracket.dummy_count());
        for (vertex, class) in somebody.chain(nobody).enumerate() {
            let at = *known.entry(class).or_insert(classes.members.len());
            if at == classes.members.len() {
                classes.members.push(Vec::new());
            }
            classes.members[at].push(vertex);
            classes.of.push(at);
        }
        if classes.members.len() > MOST_PLAYER_CLASSES {
            return None;
        }
        classes.set_costs(costs);
        if moved == Moved::Stay {
            classes.keep_moved(bracket);
        }
        Some(classes)
    }

    /// Forbids that an MDP floats down again.
    fn keep_moved(&mut self, bracket: &Bracket) {
        let count = self.members.len();
        let first = |class: usize| self.members[class].first().copied().unwrap_or(0);
        let is_moved = |class: usize| first(class) < bracket.moved;
        let is_nobody = |class: usize| first(class) >= bracket.own.len();
        let left = (0..count * count)
            .filter(|pair| is_moved(pair / count) && is_nobody(pair % count))
            .collect::<Vec<_>>();
        for pair in left {
            self.cost[pair] = None;
            self.cost[pair % count * count + pair / count] = None;
        }
    }

    fn set_costs(&mut self, costs: &Costs<W>) {
        let count = self.members.len();
        self.cost = vec![None; count * count];
        for one in 0..count {
            for other in one..count {
                let cost = Self::pair_cost(costs, &self.members[one], &self.members[other]);
                self.cost[one * count + other] = cost;
                self.cost[other * count + one] = cost;
            }
        }
    }

    fn pair_cost(costs: &Costs<W>, one: &[usize], other: &[usize]) -> Option<W> {
        let (first, second) = (one.first()?, other.first()?);
        if one.len().min(other.len()) == 1 || one.len() * other.len() <= FEW_PAIRS {
            let others = |at: &usize| {
                let at = *at;
                other
                    .iter()
                    .filter(move |two| **two != at)
                    .map(move |two| (at.min(*two), at.max(*two)))
            };
            let is_some = one
                .iter()
                .flat_map(others)
                .any(|(one, other)| costs.is_legal(one, other));
            if !is_some {
                return None;
            }
        }
        costs.edge_unless_met(*first.min(second), *first.max(second))
    }
}

/// Divides the players of a bracket into classes. Properties that make no difference in this
/// bracket are left out, so that there are few classes.
struct Classifier<'a> {
    bracket: &'a Bracket<'a>,
    group: Vec<usize>,
    with_c9: bool,
    has_topscorers: bool,
    is_odd: bool,
    moved: Moved,
}

impl<'a> Classifier<'a> {
    fn of(bracket: &'a Bracket<'a>, weights: &PriorityWeights, moved: Moved) -> Classifier<'a> {
        let is_topscorer = |rank: &usize| bracket.ready.all[*rank].is_topscorer;
        Classifier {
            bracket,
            group: bracket.group_of_moved(),
            with_c9: weights.c9.is_some(),
            has_topscorers: bracket.own.iter().any(is_topscorer),
            is_odd: bracket.dummy_count() > 0,
            moved,
        }
    }

    fn class(&self, place: usize) -> PlayerClass {
        let bracket = self.bracket;
        let rank = bracket.own[place];
        let one = &bracket.ready.all[rank];
        let group = self.group.get(place);
        let leaves = self.is_odd && (group.is_none() || self.moved == Moved::MayLeave);
        // C.04.3:4.4 it matters which MDPs float down, so each is a class of its own.
        let moved = match group {
            Some(_) if leaves => Some(place),
            group => group.copied(),
        };
        let has_moved = bracket.moved > 0 && moved.is_none();
        let preference = &one.preference;
        PlayerClass {
            moved,
            side: preference.side,
            strength: preference.strength,
            topscorer: self.has_topscorers.then_some((
                one.is_topscorer,
                preference.apart,
                preference.repeated,
            )),
            down: [0, 1].map(|ago| leaves && was_down(one, ago)),
            up: [0, 1].map(|ago| has_moved && was_up(one, ago)),
            unplayed: if self.with_c9 && leaves {
                one.unplayed
            } else {
                0
            },
            may_leave: leaves && self.may_leave(place, rank),
            settled: one.is_settled.then_some(place),
        }
    }

    fn may_leave(&self, place: usize, rank: usize) -> bool {
        match self.bracket.scope {
            Scope::Alone => {
                let suits = self.bracket.suits_next.get(place).copied();
                suits.unwrap_or(true) && self.bracket.may_be_left(rank)
            }
            Scope::Next | Scope::Whole => self.bracket.may_be_left(rank),
        }
    }
}
