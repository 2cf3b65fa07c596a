//! Dual prices of a transportation problem between the classes, solved by successive shortest
//! augmenting paths. They yield a lower bound on the cost of a matching, and the pairs of
//! classes that a matching at that bound may use (complementary slackness).
//!
//! Every class is both a supply and a demand. A perfect matching, counted in both directions,
//! is a flow, so the cheapest flow costs at most twice as much as the cheapest matching. The
//! mean of the two prices of a class is then a feasible dual price for the matching.

use super::EquivalenceClasses;
use crate::tournament::pairing::swiss::solver::step_counts::{Effort, count};
use crate::tournament::pairing::swiss::solver::weight::Weight;

/// The transportation problem, with a flow from the classes on the left to those on the right.
struct Transport<'a, W> {
    classes: &'a EquivalenceClasses<W>,
    count: usize,
    supply: Vec<usize>,
    demand: Vec<usize>,
    carried: Vec<usize>,
    left: Vec<W>,
    right: Vec<W>,
}

/// Distances from a class with supply, and the predecessors on the shortest paths.
struct ShortestPaths<W> {
    left: Vec<Option<W>>,
    right: Vec<Option<(W, usize)>>,
    is_done: Vec<bool>,
    from: Vec<Option<usize>>,
}

impl<W: Weight> EquivalenceClasses<W> {
    /// For each pair of classes whether its cost equals its prices; `None` if no flow exists.
    pub(super) fn tight_pairs(&self) -> Option<Vec<bool>> {
        let mut load = Transport::of(self)?;
        while let Some(start) = load.supply.iter().position(|left| *left > 0) {
            load.carry(start)?;
        }
        let count = load.count;
        let price = |class: usize| load.left[class] + load.right[class];
        let is_tight = |pair: usize| {
            let both = price(pair / count) + price(pair % count);
            self.cost[pair].is_some_and(|cost| cost + cost == both)
        };
        Some((0..count * count).map(is_tight).collect())
    }
}

impl<'a, W: Weight> Transport<'a, W> {
    fn of(classes: &'a EquivalenceClasses<W>) -> Option<Transport<'a, W>> {
        let count = classes.members.len();
        let sizes = classes.members.iter().map(Vec::len).collect::<Vec<_>>();
        let row = |class: usize| &classes.cost[class * count..(class + 1) * count];
        let least = |class: usize| row(class).iter().flatten().min().copied();
        let left = (0..count).map(least).collect::<Option<Vec<W>>>()?;
        let rest = |class: usize| {
            let both = row(class).iter().zip(&left);
            both.filter_map(|(cost, left)| Some((*cost)? - *left)).min()
        };
        let right = (0..count).map(rest).collect::<Option<Vec<W>>>()?;
        let mut load = Transport {
            classes,
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

    /// Saturates the tight pairs.
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
        let cost = self.classes.cost[from * self.count + to]?;
        Some(cost - self.left[from] - self.right[to])
    }

    /// Augments the flow along a shortest path from a class with supply.
    fn carry(&mut self, start: usize) -> Option<()> {
        let (way, far, end) = self.shortest(start)?;
        for class in 0..self.count {
            if let Some(here) = way.left[class].filter(|here| *here < far) {
                self.left[class] += far - here;
            }
            if let Some((here, _)) = way.right[class].filter(|_| way.is_done[class]) {
                self.right[class] -= far - here;
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

    /// Walks a path back from its end; `step` gets the flow to reduce, if any, and the flow to
    /// increase.
    fn walk(
        &mut self,
        way: &ShortestPaths<W>,
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

    /// The shortest path to a class with demand, its length, and that class (Dijkstra).
    fn shortest(&self, start: usize) -> Option<(ShortestPaths<W>, W, usize)> {
        let mut way = ShortestPaths {
            left: vec![None; self.count],
            right: vec![None; self.count],
            is_done: vec![false; self.count],
            from: vec![None; self.count],
        };
        count(Effort::ShortestPath);
        self.reach(&mut way, start, W::ZERO, None);
        loop {
            let open = (0..self.count).filter(|class| !way.is_done[*class]);
            let seen = open.filter_map(|class| Some((way.right[class]?.0, class)));
            let (far, nearest) = seen.min()?;
            if self.demand[nearest] > 0 {
                return Some((way, far, nearest));
            }
            way.is_done[nearest] = true;
            for class in 0..self.count {
                if self.carried[class * self.count + nearest] > 0 && way.left[class].is_none() {
                    self.reach(&mut way, class, far, Some(nearest));
                }
            }
        }
    }

    fn reach(&self, way: &mut ShortestPaths<W>, class: usize, far: W, from: Option<usize>) {
        way.left[class] = Some(far);
        way.from[class] = from;
        for to in 0..self.count {
            if way.is_done[to] {
                continue;
            }
            let Some(slack) = self.slack(class, to) else {
                continue;
            };
            let path = (far + slack, class);
            way.right[to] = Some(way.right[to].map_or(path, |known| known.min(path)));
        }
    }
}
