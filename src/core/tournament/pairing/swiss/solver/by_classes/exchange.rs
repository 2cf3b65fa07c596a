//! C.04.3:4.3 exchanges: the players who lead the pairs of residents.
//!
//! With the fewest exchanges, and then the smallest sum of the BSNs of those who lead. They are taken greedily,
//! and a price for each class proves that no other choice is as good: a player of class `c` with the weight `w`
//! has the price `w - give[c]` in the lead and `keep[c]` otherwise, whichever is less, and no pair weighs less
//! than its two prices. (Who leads is the higher ranked one of each pair: otherwise the two could change
//! roles, and the sum would be smaller.)

use super::roles::{Role, Roles};
use crate::tournament::pairing::swiss::solver::tight_matching::TightMatching;

/// The residents who lead, in order, out of all; `None` if it is not proven that they are the only best choice.
pub(super) fn leaders<F: Fn(usize, usize) -> bool>(
    graph: &mut TightMatching<F>,
    roles: &Roles,
    residents: &[usize],
    half: usize,
) -> Option<Vec<usize>> {
    let mut leaders = Vec::with_capacity(half);
    for one in residents {
        let is_full = leaders.len() == half;
        if !is_full && graph.reclass(*one, roles.class_as(*one, Role::Leads)) {
            leaders.push(*one);
        } else if !graph.reclass(*one, roles.class_as(*one, Role::Follows)) {
            return None;
        }
    }
    let is_found = leaders.len() == half && !graph.is_spent();
    (is_found && Proof::of(graph, roles, residents, half).holds()).then_some(leaders)
}

/// Constraints on the prices. Variables are `keep` and `give` of each class, each also with the sign changed.
struct Proof {
    /// `value[from] + weight >= value[to]`.
    edges: Vec<(usize, usize, i64)>,
    variables: usize,
}

/// Prices are in quarters, so that a choice can be better by less than one.
const SCALE: i64 = 4;

impl Proof {
    fn of<F: Fn(usize, usize) -> bool>(
        graph: &TightMatching<F>,
        roles: &Roles,
        residents: &[usize],
        half: usize,
    ) -> Proof {
        let count = roles.tight.allows.len();
        let mut proof = Proof {
            edges: Vec::new(),
            variables: 2 * count,
        };
        let (keep, give) = (|class: usize| class, |class: usize| count + class);
        let is_of = |class: usize, is_resident: bool| {
            let mut all = roles.classes.iter();
            all.any(|(whole, role)| *whole == class && (*role != Role::Other) == is_resident)
        };
        let has = |rows: &[u128], one: usize, other: usize| rows[one] & (1 << other) != 0;
        for one in 0..count {
            for other in 0..count {
                if !has(&roles.tight.allows, one, other) {
                    continue;
                }
                let is_own = has(&roles.tight.own, one, other);
                if is_own && is_of(one, true) && is_of(other, true) {
                    proof.at_most((keep(other), 1), (give(one), -1), 0);
                } else if !is_own {
                    proof.at_most((keep(one), 1), (keep(other), 1), 0);
                }
            }
        }
        let class_of = |one: usize| roles.classes[graph.class(one)];
        for one in 0..graph.len() {
            let ((class, role), (other, _)) = (class_of(one), class_of(graph.mate(one)));
            let is_pair = role == Role::Leads;
            let is_apart = class_of(graph.mate(one)).1 != Role::Leads && !is_pair;
            if is_pair {
                proof.at_most((give(class), 1), (keep(other), -1), 0);
            } else if is_apart {
                proof.at_most((keep(class), -1), (keep(other), -1), 0);
            }
        }
        let much = (residents.len() * residents.len()) as i64;
        for (at, one) in residents.iter().enumerate() {
            let weight = SCALE * (at as i64 + if at < half { 0 } else { much });
            let (class, role) = class_of(*one);
            if role == Role::Leads {
                proof.at_most((keep(class), -1), (give(class), -1), -weight - 1);
            } else {
                proof.at_most((keep(class), 1), (give(class), 1), weight - 1);
            }
        }
        proof.edges.sort_unstable();
        proof.edges.dedup_by_key(|edge| (edge.0, edge.1));
        proof
    }

    /// `sign * one + sign * other <= most`.
    fn at_most(&mut self, one: (usize, i64), other: (usize, i64), most: i64) {
        let node = |(variable, sign): (usize, i64)| 2 * variable + usize::from(sign < 0);
        let (first, second) = (node(one), node(other));
        // A node and the next one are a variable and the same with the sign changed.
        self.edges.push((second ^ 1, first, most));
        self.edges.push((first ^ 1, second, most));
    }

    /// Whether prices meet all constraints: no cycle is negative.
    fn holds(&self) -> bool {
        let mut value = vec![0_i64; 2 * self.variables];
        for _ in 0..=value.len() {
            let mut has_changed = false;
            for (from, to, weight) in &self.edges {
                let least = value[*from] + weight;
                if least < value[*to] {
                    value[*to] = least;
                    has_changed = true;
                }
            }
            if !has_changed {
                return true;
            }
        }
        false
    }
}
