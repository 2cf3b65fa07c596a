//! C.04.3:4.2 transpositions: each vertex of S1 in turn gets the first of S2 with which all
//! others can still be matched.

use super::flow::ClassSet;
use super::{BipartiteMatching, NONE};

impl<F: Fn(usize, usize) -> bool> BipartiteMatching<'_, F> {
    /// The pairs, with the first `leaders` of the left half in the order of 4.2.
    pub(in super::super) fn transpose(mut self, leaders: usize) -> Vec<(usize, usize)> {
        let mut heads = vec![0; self.by_class.len()];
        for left in 0..leaders {
            let right = self.first_partner(left, &mut heads);
            self.is_gone[right] = true;
            let cell = self.cell(left, right);
            self.pairs[cell] -= 1;
        }
        let pair = |left: usize| (self.left[left], self.right[self.left_mate[left]]);
        (0..self.left.len()).map(pair).collect()
    }

    fn first_partner(&mut self, left: usize, heads: &mut [usize]) -> usize {
        let mate = self.left_mate[left];
        let classes = self.allowed(left, mate);
        let mut at = heads.to_vec();
        loop {
            let Some((class, right)) = self.next_free(classes, &mut at) else {
                return mate;
            };
            // Vertices at the head of a class that are gone need not be scanned again.
            if heads[class] + 1 == at[class] && self.is_gone[right] {
                heads[class] = at[class];
            }
            if self.is_gone[right] || !self.may(left, right) {
                continue;
            }
            if right == mate || self.swap(left, mate, right) {
                return right;
            }
        }
    }

    /// The next vertex on the right among some classes.
    fn next_free(&self, mut classes: ClassSet, at: &mut [usize]) -> Option<(usize, usize)> {
        let mut next: Option<(usize, usize)> = None;
        while classes != 0 {
            let class = classes.trailing_zeros() as usize;
            classes &= classes - 1;
            if let Some(right) = self.by_class[class].get(at[class])
                && next.is_none_or(|(_, first)| *right < first)
            {
                next = Some((class, *right));
            }
        }
        if let Some((class, _)) = next {
            at[class] += 1;
        }
        next
    }

    /// The classes of the right that a vertex may reach if others change their mates, judged by
    /// the classes alone (reachability in the residual graph).
    fn allowed(&self, left: usize, mate: usize) -> ClassSet {
        let count = self.by_class.len();
        let class = self.class_of(left);
        let home = self.meets.class[self.right[mate]];
        let mut reached: ClassSet = 1 << home;
        loop {
            let before = reached;
            for from in 0..count {
                if self.meets.allows[from] & reached == 0 {
                    continue;
                }
                for to in 0..count {
                    let own = usize::from(from == class && to == home);
                    if self.pairs[from * count + to] > own {
                        reached |= 1 << to;
                    }
                }
            }
            if before == reached {
                return reached & self.meets.allows[class];
            }
        }
    }

    /// Changes the mate of a vertex on the left, if all others can still be matched.
    fn swap(&mut self, left: usize, mate: usize, right: usize) -> bool {
        let other = self.right_mate[right];
        self.part(left, mate);
        self.part(other, right);
        self.is_gone[right] = true;
        self.exposed.push(mate);
        let is_found = self.augment(other);
        self.is_gone[right] = false;
        if is_found {
            self.join(left, right);
        } else {
            self.exposed.retain(|one| *one != mate);
            self.join(left, mate);
            self.join(other, right);
        }
        debug_assert!(self.exposed.is_empty() && self.left_mate[left] != NONE);
        is_found
    }
}
