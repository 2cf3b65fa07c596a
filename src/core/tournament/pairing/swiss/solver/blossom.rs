//! Minimum-cost perfect matching of a complete graph by Edmonds' blossom algorithm
//! (primal-dual). The matching can be changed and reoptimised with little work.
//!
//! Dual feasibility: every vertex has a price, every blossom a price of at least 0, and no edge
//! costs less than the prices of its ends plus those of the blossoms around both. `lower` is
//! the sum of all prices, a lower bound on every perfect matching, which the result attains.

mod contract;
mod search;
#[cfg(test)]
mod tests;

use super::step_counts::{Effort, count};
use super::weight::Weight;
use search::Tree;
use std::collections::HashMap;

/// No vertex, no blossom.
const NONE: u32 = u32::MAX;

/// An odd cycle of vertices and blossoms.
#[derive(Clone)]
struct Blossom<W> {
    /// In cycle order, starting with the child that contains the base.
    children: Vec<u32>,
    /// The edge from each child to the next one.
    links: Vec<(u32, u32)>,
    price: W,
    /// The vertex that is matched outside the blossom, or exposed.
    base: u32,
    is_used: bool,
}

/// All that changes during a search; restored if an attempt fails.
#[derive(Clone)]
struct MatcherState<W> {
    live: Vec<u32>,
    /// The price of each vertex plus those of all blossoms around it.
    price: Vec<W>,
    mate: Vec<u32>,
    /// The outermost blossom of each vertex, or the vertex itself.
    top: Vec<u32>,
    /// The blossom directly around each vertex and blossom.
    parent: Vec<u32>,
    blossoms: Vec<Blossom<W>>,
    free: Vec<u32>,
    lower: W,
}

/// A complete graph with edge costs and a minimum-cost matching.
pub(crate) struct Matcher<W> {
    size: usize,
    cost: Vec<W>,
    now: MatcherState<W>,
    tree: Tree<W>,
}

impl<W: Weight> Matcher<W> {
    /// A graph of `0..size`; `cost` is called once for each pair, the smaller vertex first. Costs
    /// must be even: prices start at half a cost, and the search halves slacks, so all of them
    /// stay integers.
    pub(crate) fn new(size: usize, cost: impl Fn(usize, usize) -> W) -> Matcher<W> {
        let mut table = vec![W::ZERO; size * size];
        for one in 0..size {
            for other in one + 1..size {
                let value = cost(one, other);
                table[one * size + other] = value;
                table[other * size + one] = value;
            }
        }
        // Nested blossoms of three children and more: fewer than `size / 2` exist at a time.
        let ids = 2 * size;
        Matcher {
            size,
            cost: table,
            now: MatcherState {
                live: (0..size as u32).collect(),
                price: vec![W::ZERO; size],
                mate: vec![NONE; size],
                top: (0..size as u32).collect(),
                parent: vec![NONE; ids],
                blossoms: Vec::new(),
                free: Vec::new(),
                lower: W::ZERO,
            },
            tree: Tree::new(size, ids),
        }
    }

    /// A graph with its minimum-cost perfect matching; see [`Self::new`].
    pub(crate) fn settled(size: usize, cost: impl Fn(usize, usize) -> W) -> Matcher<W> {
        let mut matcher = Matcher::new(size, cost);
        matcher.begin();
        matcher.settle(None);
        matcher
    }

    /// The initial number of vertices.
    pub(crate) fn len(&self) -> usize {
        self.size
    }

    /// Sets initial prices and matches tight pairs greedily.
    pub(crate) fn begin(&mut self) {
        for at in 0..self.now.live.len() {
            let vertex = self.now.live[at];
            self.now.price[vertex as usize] = self.least_cost(vertex).half();
        }
        for at in 0..self.now.live.len() {
            let vertex = self.now.live[at];
            if let Some((slack, other)) = self.least_slack(vertex) {
                self.now.price[vertex as usize] += slack;
                let is_free = |id: u32| self.now.mate[id as usize] == NONE;
                if is_free(vertex) && is_free(other) {
                    self.match_pair(vertex, other);
                }
            }
        }
        self.now.lower = W::ZERO;
        for vertex in &self.now.live {
            self.now.lower += self.now.price[*vertex as usize];
        }
    }

    /// As [`Self::begin`] with known prices, which must be feasible: no pair may cost less than
    /// its two prices.
    pub(crate) fn begin_with(&mut self, price: impl Fn(usize) -> W) {
        self.now.lower = W::ZERO;
        for at in 0..self.now.live.len() {
            let vertex = self.now.live[at] as usize;
            self.now.price[vertex] = price(vertex);
            self.now.lower += self.now.price[vertex];
        }
        for at in 0..self.now.live.len() {
            let vertex = self.now.live[at];
            if self.now.mate[vertex as usize] != NONE {
                continue;
            }
            let is_partner = |other: &&u32| {
                **other != vertex
                    && self.now.mate[**other as usize] == NONE
                    && self.slack(vertex, **other) == W::ZERO
            };
            if let Some(other) = self.now.live[at..].iter().find(is_partner).copied() {
                self.match_pair(vertex, other);
            }
        }
    }

    /// The price of a vertex, without those of the blossoms around it.
    pub(crate) fn price(&self, vertex: usize) -> W {
        let mut price = self.now.price[vertex];
        let mut around = self.now.parent[vertex];
        while around != NONE {
            price -= self.blossom(around).price;
            around = self.now.parent[around as usize];
        }
        price
    }

    /// The cost of the matching, once it is perfect.
    pub(crate) fn total(&self) -> W {
        self.now.lower
    }

    /// The cost of the pair.
    pub(crate) fn cost(&self, one: usize, other: usize) -> W {
        self.cost[one * self.size + other]
    }

    /// The vertex matched with another one.
    pub(crate) fn mate(&self, one: usize) -> Option<usize> {
        match self.now.mate[one] {
            NONE => None,
            mate => Some(mate as usize),
        }
    }

    /// Completes the matching to a perfect one of minimum cost. Returns `false` if that would cost
    /// more than `most`.
    pub(crate) fn settle(&mut self, most: Option<W>) -> bool {
        for at in 0..self.now.live.len() {
            let vertex = self.now.live[at];
            if self.now.mate[vertex as usize] == NONE && !self.search(vertex, most) {
                return false;
            }
        }
        most.is_none_or(|most| self.now.lower <= most)
    }

    /// The vertices among `others` whose edge to `one` is tight: only these can be its mates in a
    /// minimum-cost matching (complementary slackness).
    pub(crate) fn tight_of(&self, one: usize, others: &[usize]) -> Vec<usize> {
        // For each blossom around `one` the sum of its price and those of the blossoms around it.
        let mut above = HashMap::new();
        let mut sum = W::ZERO;
        for around in self.around(one).into_iter().rev() {
            sum += self.blossom(around).price;
            above.insert(around, sum);
        }
        let is_tight = |other: &usize| {
            let slack = self.slack(one as u32, *other as u32);
            let mut at = self.now.parent[*other];
            while at != NONE && !above.contains_key(&at) {
                at = self.now.parent[at as usize];
            }
            let common = above.get(&at).copied().unwrap_or(W::ZERO);
            slack + common + common == W::ZERO
        };
        others.iter().copied().filter(is_tight).collect()
    }

    /// The blossoms around a vertex, the innermost first.
    fn around(&self, vertex: usize) -> Vec<u32> {
        let parent = |id: &u32| Some(self.now.parent[*id as usize]).filter(|id| *id != NONE);
        let first = parent(&(vertex as u32));
        std::iter::successors(first, parent).collect()
    }

    /// Removes a pair from the graph if a minimum-cost matching contains it; otherwise nothing
    /// changes. Returns whether it does.
    pub(crate) fn take(&mut self, one: usize, other: usize) -> bool {
        let rest = self.now.lower - self.cost(one, other);
        let is_matched = self.now.mate[one] == other as u32;
        // Without a matched pair outside all blossoms, the rest remains optimal.
        if is_matched && self.is_plain(one) && self.is_plain(other) {
            self.drop_plain(one);
            self.drop_plain(other);
            return true;
        }
        let before = self.now.clone();
        self.remove(one);
        self.remove(other);
        if self.settle(Some(rest)) {
            return true;
        }
        self.now = before;
        false
    }

    /// Excludes edges of a vertex from minimum-cost matchings, if one remains without them;
    /// otherwise nothing changes. Returns whether it changed. No cost may be negative.
    pub(crate) fn exclude(&mut self, one: usize, others: &[usize]) -> bool {
        // Such an edge alone costs more than a whole matching.
        let much = self.now.lower + W::small(2);
        let changes = others
            .iter()
            .map(|other| (*other, self.cost(one, *other).max(much)))
            .collect::<Vec<_>>();
        self.recost(one, &changes)
    }

    /// Changes the costs of edges of a vertex and reoptimises, if the minimum does not increase;
    /// otherwise nothing changes. Returns whether it changed.
    fn recost(&mut self, one: usize, changes: &[(usize, W)]) -> bool {
        count(Effort::Recost);
        let most = self.now.lower;
        // If only unmatched edges get more expensive, prices stay feasible and the matching tight.
        let is_harmless = changes.iter().all(|(other, cost)| {
            self.now.mate[one] != *other as u32 && *cost >= self.cost(one, *other)
        });
        let before = self.now.clone();
        let old = changes
            .iter()
            .map(|(other, _)| (*other, self.cost(one, *other)))
            .collect::<Vec<_>>();
        // In a blossom even an unmatched edge may be a link of the cycle, which must stay tight.
        if !is_harmless || !self.is_plain(one) {
            self.expose(one);
        }
        self.set_costs(one, changes);
        if self.now.mate[one] == NONE {
            self.reprice(one);
        }
        if self.settle(Some(most)) {
            return true;
        }
        self.set_costs(one, &old);
        self.now = before;
        false
    }

    fn set_costs(&mut self, one: usize, changes: &[(usize, W)]) {
        for (other, cost) in changes {
            self.cost[one * self.size + other] = *cost;
            self.cost[other * self.size + one] = *cost;
        }
    }

    fn slack(&self, one: u32, other: u32) -> W {
        self.cost(one as usize, other as usize)
            - self.now.price[one as usize]
            - self.now.price[other as usize]
    }

    fn least_cost(&self, vertex: u32) -> W {
        let others = self.now.live.iter().filter(|other| **other != vertex);
        let costs = others.map(|other| self.cost(vertex as usize, *other as usize));
        costs.min().unwrap_or(W::ZERO)
    }

    fn least_slack(&self, vertex: u32) -> Option<(W, u32)> {
        let others = self.now.live.iter().filter(|other| **other != vertex);
        let slacks = others.map(|other| (self.slack(vertex, *other), *other));
        // Among equals an exposed one, so that the two are matched at once.
        slacks.min_by_key(|(slack, other)| (*slack, self.now.mate[*other as usize] != NONE))
    }

    fn match_pair(&mut self, one: u32, other: u32) {
        self.now.mate[one as usize] = other;
        self.now.mate[other as usize] = one;
    }

    /// Whether a vertex is in no blossom.
    fn is_plain(&self, vertex: usize) -> bool {
        self.now.parent[vertex] == NONE
    }

    fn drop_plain(&mut self, vertex: usize) {
        self.now.lower -= self.now.price[vertex];
        self.now.live.retain(|live| *live != vertex as u32);
        self.now.mate[vertex] = NONE;
    }

    /// Removes a vertex from the graph.
    fn remove(&mut self, vertex: usize) {
        self.expose(vertex);
        self.drop_plain(vertex);
    }

    /// Dissolves the blossoms of a vertex and its pair.
    fn expose(&mut self, vertex: usize) {
        while !self.is_plain(vertex) {
            self.dissolve(self.now.top[vertex]);
        }
        let mate = self.now.mate[vertex];
        self.now.mate[vertex] = NONE;
        if mate != NONE {
            self.now.mate[mate as usize] = NONE;
        }
    }

    /// Sets the price of an exposed vertex to the highest feasible one.
    fn reprice(&mut self, vertex: usize) {
        self.now.lower -= self.now.price[vertex];
        self.now.price[vertex] = W::ZERO;
        if let Some((slack, _)) = self.least_slack(vertex as u32) {
            self.now.price[vertex] = slack;
        }
        self.now.lower += self.now.price[vertex];
    }
}
