//! Equivalence classes of players whom the criteria do not distinguish. A large bracket has
//! few of them, so its minimum cost can be computed from pairs of classes.

mod dual_prices;

use super::bipartite::{ClassSet, MOST_CLASSES};
use super::step_counts::{Effort, count};
use super::weight::Weight;
use std::collections::HashMap;
use std::hash::Hash;

/// With more classes the dual prices take too long.
const MOST_PLAYER_CLASSES: usize = 256;

/// Up to this number of pairs between two classes it is checked whether any of them is legal.
const FEW_PAIRS: usize = 64;

/// The edges of a graph, as far as the classes of their ends tell. The smaller vertex comes first.
pub(crate) trait ClassEdges<W> {
    /// The cost of a pair if the two have not met; `None` if there is no such pair in any case.
    fn edge_unless_met(&self, one: usize, other: usize) -> Option<W>;
    /// Whether the pair is of the kind of [`TightClasses::own`].
    fn is_own_unless_met(&self, one: usize, other: usize) -> bool;
    /// Whether there is no such pair because the two have met.
    fn is_barred(&self, one: usize, other: usize) -> bool;
    /// Whether two who have met are a pair of a higher cost.
    fn is_loose(&self) -> bool {
        false
    }
}

/// The classes of a graph.
struct EquivalenceClasses<W> {
    /// The class of each vertex.
    of: Vec<usize>,
    members: Vec<Vec<usize>>,
    /// The cost of a pair between two classes; `None` if there is no such pair.
    cost: Vec<Option<W>>,
}

/// The pairs that a minimum-cost matching may use, if one reaches the lower bound of the classes.
pub(crate) struct TightClasses {
    /// The class of each vertex.
    pub(crate) class: Vec<usize>,
    /// The classes that each class may meet.
    pub(crate) allows: Vec<ClassSet>,
    /// The classes among them with which it makes pairs of a certain kind, in Dutch brackets pairs of the bracket itself.
    pub(crate) own: Vec<ClassSet>,
}

/// The tight pairs of a graph; vertices of equal key must have equal edges. `None` if there is no bound.
pub(crate) fn tight_classes<K: Eq + Hash, W: Weight>(
    keys: impl Iterator<Item = K>,
    edges: &impl ClassEdges<W>,
) -> Option<TightClasses> {
    let known = EquivalenceClasses::of(keys, edges)?;
    let tight = known.tight_pairs()?;
    let count = known.members.len();
    let first = |class: usize| known.members[class].first().copied().unwrap_or(0);
    let is_own = |pair: usize| {
        let (one, other) = (first(pair / count), first(pair % count));
        tight[pair] && edges.is_own_unless_met(one.min(other), one.max(other))
    };
    let own = (0..count * count).map(is_own).collect::<Vec<_>>();
    let row = |class: usize| {
        let pairs = class * count..(class + 1) * count;
        (&tight[pairs.clone()], &own[pairs])
    };
    // Classes that may meet the same ones are merged.
    let mut rows = Vec::new();
    let merged = (0..count).map(|class| {
        let known = rows.iter().position(|other| *other == row(class));
        known.unwrap_or_else(|| {
            rows.push(row(class));
            rows.len() - 1
        })
    });
    let merged = merged.collect::<Vec<_>>();
    if rows.len() > MOST_CLASSES {
        return None;
    }
    let set = |row: &[bool]| {
        let allowed = (0..count).filter(|class| row[*class]);
        allowed.fold(0, |all, class| all | 1 << merged[class])
    };
    Some(TightClasses {
        class: known.of.iter().map(|class| merged[*class]).collect(),
        allows: rows.iter().map(|row| set(row.0)).collect(),
        own: rows.iter().map(|row| set(row.1)).collect(),
    })
}

impl<W: Weight> EquivalenceClasses<W> {
    fn of<K: Eq + Hash>(
        keys: impl Iterator<Item = K>,
        edges: &impl ClassEdges<W>,
    ) -> Option<EquivalenceClasses<W>> {
        count(Effort::Classes);
        let mut known = HashMap::new();
        let mut classes = EquivalenceClasses {
            of: Vec::new(),
            members: Vec::new(),
            cost: Vec::new(),
        };
        for (vertex, key) in keys.enumerate() {
            let at = *known.entry(key).or_insert(classes.members.len());
            if at == classes.members.len() {
                classes.members.push(Vec::new());
            }
            classes.members[at].push(vertex);
            classes.of.push(at);
            if classes.members.len() > MOST_PLAYER_CLASSES {
                return None;
            }
        }
        let count = classes.members.len();
        classes.cost = vec![None; count * count];
        for one in 0..count {
            for other in one..count {
                let cost = Self::pair_cost(edges, &classes.members[one], &classes.members[other]);
                classes.cost[one * count + other] = cost;
                classes.cost[other * count + one] = cost;
            }
        }
        Some(classes)
    }

    fn pair_cost(edges: &impl ClassEdges<W>, one: &[usize], other: &[usize]) -> Option<W> {
        let (first, second) = (*one.first()?, *other.first()?);
        if one.len() * other.len() == 1 && first == second {
            return None;
        }
        let are_few = one.len().min(other.len()) == 1 || one.len() * other.len() <= FEW_PAIRS;
        if are_few && !edges.is_loose() {
            let mut pairs = one
                .iter()
                .flat_map(|at| other.iter().map(move |two| (*at, *two)));
            if pairs.all(|(at, two)| at == two || edges.is_barred(at.min(two), at.max(two))) {
                return None;
            }
        }
        edges.edge_unless_met(first.min(second), first.max(second))
    }
}
