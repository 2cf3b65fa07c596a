//! Perfect matching between the two halves of a bracket (S1 and S2).
//!
//! Players who may meet the same classes are one class, so the classes alone show at
//! once (by a flow between them) what cannot be; only past meetings are tried pair by pair.

mod flow;
mod transpose;

use super::effort::{Effort, count};
use flow::flow;

/// The most classes: one bit each in a [`ClassSet`].
pub(super) const MOST_CLASSES: usize = 128;

/// A set of classes.
pub(super) type ClassSet = u128;

/// Who may meet whom.
pub(super) struct Compatibility<F> {
    /// The class of each vertex.
    pub(super) class: Vec<usize>,
    /// The classes that each class may meet.
    pub(super) allows: Vec<ClassSet>,
    /// Whether two may not meet although their classes do.
    pub(super) is_barred: F,
}

impl<F: Fn(usize, usize) -> bool> Compatibility<F> {
    pub(super) fn may(&self, one: usize, other: usize) -> bool {
        count(Effort::Question);
        self.allows[self.class[one]] & (1 << self.class[other]) != 0
            && !(self.is_barred)(one, other)
    }

    /// How many of these there are of each class.
    pub(super) fn count(&self, these: &[usize]) -> Vec<usize> {
        let mut count = vec![0; self.allows.len()];
        for one in these {
            count[self.class[*one]] += 1;
        }
        count
    }

    /// Whether the classes at least would let all of these meet each other.
    pub(super) fn is_feasible(&self, these: &[usize]) -> bool {
        let count = self.count(these);
        flow(&count, &count, &self.allows).is_some()
    }
}

/// Nobody.
const NONE: usize = usize::MAX;

/// Two halves, all of the one with somebody of the other. Within, everybody is
/// known by a place in the own half.
pub(super) struct BipartiteMatching<'a, F> {
    meets: &'a Compatibility<F>,
    left: Vec<usize>,
    right: Vec<usize>,
    left_mate: Vec<usize>,
    right_mate: Vec<usize>,
    /// Those of the right who have no mate.
    exposed: Vec<usize>,
    /// Those of the right by class, in order; who is gone may still stand there.
    by_class: Vec<Vec<usize>>,
    is_gone: Vec<bool>,
    /// How many of a class on the left have one of a class on the right.
    pairs: Vec<usize>,
    seen: Vec<usize>,
    from: Vec<usize>,
    search: usize,
}

impl<'a, F: Fn(usize, usize) -> bool> BipartiteMatching<'a, F> {
    /// Finds everybody of the left a mate on the right; both are equally many.
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
        let lonely = |one: &usize| halves.left_mate[*one] == NONE;
        let lonely = (0..size).filter(lonely).collect::<Vec<_>>();
        lonely
            .into_iter()
            .all(|one| halves.augment(one))
            .then_some(halves)
    }

    /// Makes pairs as the classes have it, of those who have not met.
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

    /// One on the right without a mate whom somebody may meet.
    fn exposed_for(&self, left: usize) -> Option<usize> {
        let mut exposed = self.exposed.iter().copied();
        exposed.find(|right| self.may(left, *right))
    }

    /// Finds somebody on the left a mate, others changing theirs if need be.
    fn augment(&mut self, start: usize) -> bool {
        if let Some(right) = self.exposed_for(start) {
            self.change(start, right);
            return true;
        }
        count(Effort::HalvesWay);
        self.search += 1;
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

    /// Flips the augmenting path: everybody on it gets the next mate.
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
