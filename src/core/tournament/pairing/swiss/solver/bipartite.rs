//! Perfect bipartite matching between the two halves of a bracket (S1 and S2).
//!
//! A flow between the classes determines how many pairs of each two classes to form and proves
//! infeasibility early. Only past meetings require augmenting paths between players.

mod flow;
mod transpose;

use super::step_counts::{Effort, count};
pub(super) use flow::{ClassSet, flow};

/// The maximum number of classes: one bit each in a [`ClassSet`].
pub(super) const MOST_CLASSES: usize = 128;

/// The pairs that may meet.
pub(super) struct Compatibility<F> {
    /// The class of each vertex.
    pub(super) class: Vec<usize>,
    /// The classes that each class may meet.
    pub(super) allows: Vec<ClassSet>,
    /// Whether two vertices may not meet although their classes may.
    pub(super) is_barred: F,
}

impl<F: Fn(usize, usize) -> bool> Compatibility<F> {
    pub(super) fn may(&self, one: usize, other: usize) -> bool {
        count(Effort::Question);
        self.allows[self.class[one]] & (1 << self.class[other]) != 0
            && !(self.is_barred)(one, other)
    }

    /// The number of these vertices in each class.
    pub(super) fn count(&self, these: &[usize]) -> Vec<usize> {
        let mut count = vec![0; self.allows.len()];
        for one in these {
            count[self.class[*one]] += 1;
        }
        count
    }
}

/// No vertex.
pub(super) const NONE: usize = usize::MAX;

/// A perfect matching of two halves. Vertices are indices into their half.
pub(super) struct BipartiteMatching<'a, F> {
    meets: &'a Compatibility<F>,
    left: Vec<usize>,
    right: Vec<usize>,
    left_mate: Vec<usize>,
    right_mate: Vec<usize>,
    /// The unmatched vertices on the right.
    exposed: Vec<usize>,
    /// The vertices on the right by class, in order, including those that are gone.
    by_class: Vec<Vec<usize>>,
    /// Whether a vertex on the right has its final mate.
    is_gone: Vec<bool>,
    /// The number of pairs of each class on the left with each class on the right.
    pairs: Vec<usize>,
    seen: Vec<usize>,
    from: Vec<usize>,
    search: usize,
}

impl<'a, F: Fn(usize, usize) -> bool> BipartiteMatching<'a, F> {
    /// Matches all of the left with all of the right; both must have the same size.
    pub(super) fn of(
        meets: &'a Compatibility<F>,
        left: Vec<usize>,
        right: Vec<usize>,
    ) -> Option<BipartiteMatching<'a, F>> {
        count(Effort::Halves);
        let pairs = flow(&meets.count(&left), &meets.count(&right), &meets.allows)?;
        let size = left.len();
        let mut by_class = vec![Vec::new(); meets.allows.len()];
        for (at, one) in right.iter().enumerate() {
            by_class[meets.class[*one]].push(at);
        }
        let mut halves = BipartiteMatching {
            meets,
            left_mate: vec![NONE; size],
            right_mate: vec![NONE; size],
            exposed: Vec::new(),
            by_class,
            is_gone: vec![false; size],
            pairs,
            seen: vec![0; size],
            from: vec![NONE; size],
            search: 0,
            left,
            right,
        };
        halves.begin();
        let is_exposed = |one: &usize| halves.left_mate[*one] == NONE;
        let exposed = (0..size).filter(is_exposed).collect::<Vec<_>>();
        exposed
            .into_iter()
            .all(|one| halves.augment(one))
            .then_some(halves)
    }

    /// Forms pairs according to the flow between the classes, where the two may meet.
    fn begin(&mut self) {
        let classes = self.meets.allows.len();
        let planned = std::mem::replace(&mut self.pairs, vec![0; classes * classes]);
        let mut lefts = vec![Vec::new(); classes];
        for (at, one) in self.left.iter().enumerate() {
            lefts[self.meets.class[*one]].push(at);
        }
        let mut taken = vec![0; classes];
        for (from, lefts) in lefts.iter().enumerate() {
            let mut lefts = lefts.iter();
            for to in 0..classes {
                for one in lefts.by_ref().take(planned[from * classes + to]) {
                    let other = self.by_class[to][taken[to]];
                    taken[to] += 1;
                    if self.may(*one, other) {
                        self.join(*one, other);
                    } else {
                        self.exposed.push(other);
                    }
                }
            }
        }
    }

    fn class_of(&self, left: usize) -> usize {
        self.meets.class[self.left[left]]
    }

    fn may(&self, left: usize, right: usize) -> bool {
        self.meets.may(self.left[left], self.right[right])
    }

    fn cell(&self, left: usize, right: usize) -> usize {
        let classes = self.meets.allows.len();
        self.class_of(left) * classes + self.meets.class[self.right[right]]
    }

    fn join(&mut self, left: usize, right: usize) {
        let cell = self.cell(left, right);
        self.pairs[cell] += 1;
        self.left_mate[left] = right;
        self.right_mate[right] = left;
    }

    fn part(&mut self, left: usize, right: usize) {
        let cell = self.cell(left, right);
        self.pairs[cell] -= 1;
        self.left_mate[left] = NONE;
        self.right_mate[right] = NONE;
    }

    /// An unmatched vertex on the right that may meet a vertex on the left.
    fn exposed_for(&self, left: usize) -> Option<usize> {
        let mut exposed = self.exposed.iter().copied();
        exposed.find(|right| self.may(left, *right))
    }

    /// Matches a vertex on the left by an augmenting path (breadth first).
    fn augment(&mut self, start: usize) -> bool {
        if let Some(right) = self.exposed_for(start) {
            self.change(start, right);
            return true;
        }
        count(Effort::HalvesWay);
        self.search += 1;
        // The vertices of each class that the search has not reached. Each class is scanned again
        // only over these, which keeps a search linear in the number of vertices.
        let mut left_over: Vec<Option<Vec<usize>>> = vec![None; self.by_class.len()];
        let mut open = std::collections::VecDeque::from([start]);
        while let Some(one) = open.pop_front() {
            let mut allowed = self.meets.allows[self.class_of(one)];
            while allowed != 0 {
                let class = allowed.trailing_zeros() as usize;
                allowed &= allowed - 1;
                let before = left_over[class].take();
                let mut after = Vec::new();
                let listed = before.as_ref().unwrap_or(&self.by_class[class]).len();
                for at in 0..listed {
                    let right = before.as_ref().unwrap_or(&self.by_class[class])[at];
                    if self.is_gone[right] || self.seen[right] == self.search {
                        continue;
                    }
                    if !self.may(one, right) {
                        after.push(right);
                        continue;
                    }
                    self.seen[right] = self.search;
                    self.from[right] = one;
                    let mate = self.right_mate[right];
                    if mate == NONE {
                        self.flip_path(start, right);
                        return true;
                    }
                    if let Some(end) = self.exposed_for(mate) {
                        self.from[end] = mate;
                        self.flip_path(start, end);
                        return true;
                    }
                    open.push_back(mate);
                }
                left_over[class] = Some(after);
            }
        }
        false
    }

    /// Flips the augmenting path that ends at an unmatched vertex on the right.
    fn flip_path(&mut self, start: usize, end: usize) {
        let mut right = end;
        loop {
            let left = self.from[right];
            let before = self.left_mate[left];
            if before != NONE {
                self.part(left, before);
            }
            self.join(left, right);
            if left == start {
                break;
            }
            right = before;
        }
        self.exposed.retain(|one| *one != end);
    }

    fn change(&mut self, left: usize, right: usize) {
        self.join(left, right);
        self.exposed.retain(|one| *one != right);
    }
}
