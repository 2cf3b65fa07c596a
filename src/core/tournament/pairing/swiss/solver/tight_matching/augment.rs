//! Finds an augmenting path (Edmonds): grows an alternating tree from an exposed vertex, and contracts odd
//! cycles once it cannot grow.

use super::TightMatching;
use crate::tournament::pairing::swiss::solver::bipartite::NONE;
use crate::tournament::pairing::swiss::solver::step_counts::{Effort, count};
use std::collections::VecDeque;

/// The alternating tree of one search.
struct Tree {
    root: usize,
    /// The vertex before an odd one on the path from the root, and inside a blossom also before an even one.
    from: Vec<usize>,
    is_even: Vec<bool>,
    base: Vec<usize>,
    /// The even vertices in the order in which they were reached.
    even: Vec<usize>,
    /// The number of even vertices whose edges to the earlier ones have been looked at.
    compared: usize,
    open: VecDeque<usize>,
    /// By class the vertices that have not been reached; `None` for all.
    unreached: Vec<Option<Vec<usize>>>,
}

impl Tree {
    fn of(root: usize, size: usize, classes: usize) -> Tree {
        let mut tree = Tree {
            root,
            from: vec![NONE; size],
            is_even: vec![false; size],
            base: (0..size).collect(),
            even: Vec::new(),
            compared: 0,
            open: VecDeque::new(),
            unreached: vec![None; classes],
        };
        tree.add(root);
        tree
    }

    fn add(&mut self, even: usize) {
        if !std::mem::replace(&mut self.is_even[even], true) {
            self.even.push(even);
            self.open.push_back(even);
        }
    }
}

impl<F: Fn(usize, usize) -> bool> TightMatching<F> {
    /// Matches an exposed vertex with another one by an augmenting path.
    pub(super) fn augment(&mut self, root: usize) -> bool {
        count(Effort::HalvesWay);
        let mut tree = Tree::of(root, self.class.len(), self.allows.len());
        loop {
            while let Some(one) = tree.open.pop_front() {
                if let Some(end) = self.grow(&mut tree, one) {
                    self.flip(&tree, end);
                    return true;
                }
            }
            if self.effort == 0 || !self.contract(&mut tree) {
                return false;
            }
        }
    }

    fn exposed_for(&self, one: usize) -> Option<usize> {
        let mut exposed = self.exposed.iter().copied();
        exposed.find(|other| self.may(one, *other))
    }

    /// Adds the neighbours of an even vertex to the tree; the exposed end of a path, if it finds one.
    fn grow(&mut self, tree: &mut Tree, one: usize) -> Option<usize> {
        if let Some(end) = self.exposed_for(one) {
            tree.from[end] = one;
            return Some(end);
        }
        let mut allowed = self.allows[self.class[one]];
        while allowed != 0 {
            let class = allowed.trailing_zeros() as usize;
            allowed &= allowed - 1;
            let before = tree.unreached[class].take();
            let mut after = Vec::new();
            let listed = before.as_ref().unwrap_or(&self.members[class]).len();
            self.effort = self.effort.saturating_sub(listed);
            for at in 0..listed {
                let other = before.as_ref().unwrap_or(&self.members[class])[at];
                let is_reached = tree.from[other] != NONE || tree.is_even[other];
                if is_reached || self.is_gone[other] || self.class[other] != class {
                    continue;
                }
                if (self.is_barred)(one, other) {
                    after.push(other);
                    continue;
                }
                let mate = self.mate[other];
                tree.from[other] = one;
                tree.add(mate);
                if let Some(end) = self.exposed_for(mate) {
                    tree.from[end] = mate;
                    return Some(end);
                }
            }
            tree.unreached[class] = Some(after);
        }
        None
    }

    /// Contracts an odd cycle, so that its odd vertices become even; whether there is one.
    fn contract(&mut self, tree: &mut Tree) -> bool {
        while let Some(one) = tree.even.get(tree.compared).copied() {
            let allowed = self.allows[self.class[one]];
            self.effort = self.effort.saturating_sub(tree.compared);
            for at in 0..tree.compared {
                let other = tree.even[at];
                let is_edge = tree.base[one] != tree.base[other]
                    && allowed & (1 << self.class[other]) != 0
                    && !(self.is_barred)(one, other);
                if is_edge {
                    self.shrink(tree, one, other);
                }
            }
            tree.compared += 1;
            if !tree.open.is_empty() {
                return true;
            }
        }
        false
    }

    fn shrink(&self, tree: &mut Tree, one: usize, other: usize) {
        let base = self.common_base(tree, one, other);
        let mut is_inside = vec![false; self.class.len()];
        for (mut at, mut child) in [(one, other), (other, one)] {
            while tree.base[at] != base {
                let odd = self.mate[at];
                is_inside[tree.base[at]] = true;
                is_inside[tree.base[odd]] = true;
                tree.from[at] = child;
                child = odd;
                at = tree.from[odd];
            }
        }
        for vertex in 0..self.class.len() {
            if is_inside[tree.base[vertex]] {
                tree.base[vertex] = base;
                tree.add(vertex);
            }
        }
    }

    fn common_base(&self, tree: &Tree, one: usize, other: usize) -> usize {
        let mut is_above = vec![false; self.class.len()];
        let mut at = tree.base[one];
        loop {
            is_above[at] = true;
            if at == tree.base[tree.root] {
                break;
            }
            at = tree.base[tree.from[self.mate[at]]];
        }
        let mut at = tree.base[other];
        while !is_above[at] {
            at = tree.base[tree.from[self.mate[at]]];
        }
        at
    }

    /// Flips the path from the root to an exposed end.
    fn flip(&mut self, tree: &Tree, end: usize) {
        let mut at = end;
        while at != NONE {
            let before = tree.from[at];
            let next = self.mate[before];
            self.join(at, before);
            at = next;
        }
        self.exposed.retain(|one| *one != end);
    }
}
