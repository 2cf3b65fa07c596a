//! The least that pairs of kinds can come to, and which pairs come to it.
//!
//! Everybody is taken twice, once on the left and once on the right; carrying
//! all from the left to the right at the least cost is never dearer than twice a
//! matching. Half of the sum of a kind's two prices is then a price that no pair
//! of kinds is below.

use super::Kinds;
use crate::tournament::pairing::swiss::weight::Weight;

/// What is carried from the kinds on the left to those on the right.
struct Load<'a, W> {
    kinds: &'a Kinds<W>,
    count: usize,
    supply: Vec<usize>,
    demand: Vec<usize>,
    carried: Vec<usize>,
    left: Vec<W>,
    right: Vec<W>,
}

/// How far it is from where there is a supply.
struct Way<W> {
    left: Vec<Option<W>>,
    right: Vec<Option<(W, usize)>>,
    is_done: Vec<bool>,
    from: Vec<Option<usize>>,
}

impl<W: Weight> Kinds<W> {
    /// For each two kinds whether their pairs cost no more than their prices.
    pub(super) fn tight_pairs(&self) -> Option<Vec<bool>> {
        let mut load = Load::of(self)?;
        while let Some(start) = load.supply.iter().position(|left| *left > 0) {
            load.carry(start)?;
        }
        let count = load.count;
        let price = |kind: usize| load.left[kind] + load.right[kind];
        let is_tight = |pair: usize| {
            let both = price(pair / count) + price(pair % count);
            self.cost[pair].is_some_and(|cost| cost + cost == both)
        };
        Some((0..count * count).map(is_tight).collect())
    }
}

impl<'a, W: Weight> Load<'a, W> {
    fn of(kinds: &'a Kinds<W>) -> Option<Load<'a, W>> {
        let count = kinds.members.len();
        let sizes = kinds.members.iter().map(Vec::len).collect::<Vec<_>>();
        let row = |kind: usize| &kinds.cost[kind * count..(kind + 1) * count];
        let least = |kind: usize| row(kind).iter().flatten().min().copied();
        let left = (0..count).map(least).collect::<Option<Vec<W>>>()?;
        let rest = |kind: usize| {
            let both = row(kind).iter().zip(&left);
            both.filter_map(|(cost, left)| Some((*cost)? - *left)).min()
        };
        let right = (0..count).map(rest).collect::<Option<Vec<W>>>()?;
        let mut load = Load {
            kinds,
            count,
            supply: sizes.clone(),
            demand: sizes,
            carried: vec![0; count * count],
            left,
            right,
        };
        load.begin();
        Some(load)
    }

    /// Carries what can be carried without any cost.
    fn begin(&mut self) {
        for from in 0..self.count {
            for to in 0..self.count {
                if self.slack(from, to) == Some(W::ZERO) {
                    let much = self.supply[from].min(self.demand[to]);
                    self.carried[from * self.count + to] += much;
                    self.supply[from] -= much;
                    self.demand[to] -= much;
                }
            }
        }
    }

    fn slack(&self, from: usize, to: usize) -> Option<W> {
        let cost = self.kinds.cost[from * self.count + to]?;
        Some(cost - self.left[from] - self.right[to])
    }

    /// Carries some of a supply by the shortest way.
    fn carry(&mut self, start: usize) -> Option<()> {
        let (way, far, end) = self.shortest(start)?;
        for kind in 0..self.count {
            if let Some(here) = way.left[kind].filter(|here| *here < far) {
                self.left[kind] += far - here;
            }
            if let Some((here, _)) = way.right[kind].filter(|_| way.is_done[kind]) {
                self.right[kind] -= far - here;
            }
        }
        let mut much = self.supply[start].min(self.demand[end]);
        self.walk(&way, end, |load, back, _| {
            if let Some(back) = back {
                much = much.min(load.carried[back]);
            }
        });
        self.walk(&way, end, |load, back, forth| {
            load.carried[forth] += much;
            if let Some(back) = back {
                load.carried[back] -= much;
            }
        });
        self.supply[start] -= much;
        self.demand[end] -= much;
        Some(())
    }

    /// Goes the way back: what is no longer carried, and what is carried instead.
    fn walk(
        &mut self,
        way: &Way<W>,
        end: usize,
        mut step: impl FnMut(&mut Self, Option<usize>, usize),
    ) {
        let mut to = end;
        while let Some((_, from)) = way.right[to] {
            let back = way.from[from].map(|before| from * self.count + before);
            step(self, back, from * self.count + to);
            match way.from[from] {
                Some(before) => to = before,
                None => return,
            }
        }
    }

    /// The way to the nearest demand, and how far it is.
    fn shortest(&self, start: usize) -> Option<(Way<W>, W, usize)> {
        let mut way = Way {
            left: vec![None; self.count],
            right: vec![None; self.count],
            is_done: vec![false; self.count],
            from: vec![None; self.count],
        };
        self.reach(&mut way, start, W::ZERO, None);
        loop {
            let open = (0..self.count).filter(|kind| !way.is_done[*kind]);
            let seen = open.filter_map(|kind| Some((way.right[kind]?.0, kind)));
            let (far, nearest) = seen.min()?;
            if self.demand[nearest] > 0 {
                return Some((way, far, nearest));
            }
            way.is_done[nearest] = true;
            for kind in 0..self.count {
                if self.carried[kind * self.count + nearest] > 0 && way.left[kind].is_none() {
                    self.reach(&mut way, kind, far, Some(nearest));
                }
            }
        }
    }

    fn reach(&self, way: &mut Way<W>, kind: usize, far: W, from: Option<usize>) {
        way.left[kind] = Some(far);
        way.from[kind] = from;
        for to in 0..self.count {
            if way.is_done[to] {
                continue;
            }
            let Some(slack) = self.slack(kind, to) else {
                continue;
            };
            if way.right[to].is_none_or(|(known, _)| far + slack < known) {
                way.right[to] = Some((far + slack, kind));
            }
        }
    }
}
