//! One stage of the blossom algorithm: grows an alternating tree until it contains an augmenting
//! path, which matches one more vertex.

use super::{Matcher, NONE};
use crate::tournament::pairing::swiss::solver::step_counts::{Effort, count};
use crate::tournament::pairing::swiss::solver::weight::Weight;

/// The label of a vertex or outermost blossom in the alternating tree.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Label {
    /// Not in the tree.
    Free,
    /// At an even distance from the root (outer, S): its price rises.
    Over,
    /// At an odd distance from the root (inner, T): its price falls.
    Under,
}

/// The tree of one search.
pub(super) struct Tree<W> {
    pub(super) label: Vec<Label>,
    /// The edge by which the tree reached each `Under`.
    pub(super) via: Vec<(u32, u32)>,
    pub(super) under: Vec<u32>,
    /// For each vertex the `Over` vertex outside its own blossom with the least slack.
    best: Vec<u32>,
    slack: Vec<W>,
    open: Vec<u32>,
}

impl<W: Weight> Tree<W> {
    pub(super) fn new(size: usize, ids: usize) -> Tree<W> {
        Tree {
            label: vec![Label::Free; ids],
            via: vec![(NONE, NONE); ids],
            under: Vec::new(),
            best: vec![NONE; size],
            slack: vec![W::ZERO; size],
            open: Vec::new(),
        }
    }

    fn clear(&mut self) {
        self.label.fill(Label::Free);
        self.best.fill(NONE);
        self.under.clear();
        self.open.clear();
    }
}

/// The next event of the dual adjustment.
enum Event {
    Edge(u32, u32),
    Open(u32),
}

impl<W: Weight> Matcher<W> {
    /// Matches an exposed vertex, unless the matching would then cost more than `most`.
    pub(super) fn search(&mut self, root: u32, most: Option<W>) -> bool {
        count(Effort::Root);
        self.tree.clear();
        let root = self.now.top[root as usize];
        self.raise(root);
        // Every dual adjustment raises the cost of the matching, so at the bound only edges that
        // are tight already can help.
        let may_cost_more = most.is_none_or(|most| self.now.lower < most);
        let found = loop {
            if let Some((one, other)) = self.scan(may_cost_more) {
                self.augment(one, other);
                break true;
            }
            if !may_cost_more {
                break false;
            }
            let Some((change, event)) = self.next_event() else {
                break false;
            };
            if most.is_some_and(|most| self.now.lower + change > most) {
                break false;
            }
            self.change_prices(change);
            match event {
                Event::Open(id) => self.open(id),
                Event::Edge(one, other) => {
                    if self.follow(one, other) {
                        self.augment(one, other);
                        break true;
                    }
                }
            }
        };
        self.tidy();
        found
    }

    /// Labels a vertex or blossom `Over`.
    pub(super) fn raise(&mut self, id: u32) {
        self.tree.label[id as usize] = Label::Over;
        if self.is_vertex(id) {
            self.tree.best[id as usize] = NONE;
            self.tree.open.push(id);
            return;
        }
        for vertex in self.members(id) {
            self.tree.best[vertex as usize] = NONE;
            self.tree.open.push(vertex);
        }
    }

    fn label_of(&self, vertex: u32) -> Label {
        self.tree.label[self.now.top[vertex as usize] as usize]
    }

    /// Scans the edges of new `Over` vertices. Returns the edge that ends an augmenting path, if
    /// one is found. Slacks are noted only if prices may still change.
    fn scan(&mut self, with_notes: bool) -> Option<(u32, u32)> {
        while let Some(one) = self.tree.open.pop() {
            for at in 0..self.now.live.len() {
                let other = self.now.live[at];
                if self.now.top[one as usize] == self.now.top[other as usize] {
                    continue;
                }
                let slack = self.slack(one, other);
                let label = self.label_of(other);
                if slack == W::ZERO && label != Label::Under {
                    if self.follow(one, other) {
                        return Some((one, other));
                    }
                    continue;
                }
                if !with_notes {
                    continue;
                }
                self.note(other, one, slack);
                if label == Label::Over {
                    self.note(one, other, slack);
                }
            }
        }
        None
    }

    fn note(&mut self, vertex: u32, over: u32, slack: W) {
        let place = vertex as usize;
        if self.tree.best[place] == NONE || slack < self.tree.slack[place] {
            self.tree.best[place] = over;
            self.tree.slack[place] = slack;
        }
    }

    /// Adds a tight edge of an `Over` vertex to the tree. Returns whether its end is exposed.
    fn follow(&mut self, one: u32, other: u32) -> bool {
        let there = self.now.top[other as usize];
        match self.tree.label[there as usize] {
            Label::Under => false,
            Label::Over => {
                if there != self.now.top[one as usize] {
                    self.shrink(one, other);
                }
                false
            }
            Label::Free => {
                let mate = self.now.mate[self.base(there) as usize];
                if mate == NONE {
                    return true;
                }
                self.tree.label[there as usize] = Label::Under;
                self.tree.via[there as usize] = (one, other);
                self.tree.under.push(there);
                self.raise(self.now.top[mate as usize]);
                false
            }
        }
    }

    fn next_event(&mut self) -> Option<(W, Event)> {
        let mut first: Option<(W, Event)> = None;
        let mut offer = |change: W, event: Event| {
            if first.as_ref().is_none_or(|(least, _)| change < *least) {
                first = Some((change, event));
            }
        };
        for at in 0..self.now.live.len() {
            let vertex = self.now.live[at];
            let place = vertex as usize;
            match self.label_of(vertex) {
                Label::Under => continue,
                Label::Free => {
                    if self.tree.best[place] != NONE {
                        offer(
                            self.tree.slack[place],
                            Event::Edge(self.tree.best[place], vertex),
                        );
                    }
                }
                Label::Over => {
                    let best = self.tree.best[place];
                    if best != NONE && self.now.top[best as usize] == self.now.top[place] {
                        self.look_again(vertex);
                    }
                    let best = self.tree.best[place];
                    if best != NONE {
                        // Both ends rise, so the edge is tight after half of its slack.
                        offer(self.tree.slack[place].half(), Event::Edge(best, vertex));
                    }
                }
            }
        }
        for id in &self.tree.under {
            let is_there = !self.is_vertex(*id)
                && self.now.parent[*id as usize] == NONE
                && self.blossom(*id).is_used
                && self.tree.label[*id as usize] == Label::Under;
            if is_there {
                offer(self.blossom(*id).price, Event::Open(*id));
            }
        }
        first
    }

    /// Finds the nearest `Over` vertex again, after the previous one came into the same blossom.
    fn look_again(&mut self, vertex: u32) {
        self.tree.best[vertex as usize] = NONE;
        let top = self.now.top[vertex as usize];
        for at in 0..self.now.live.len() {
            let other = self.now.live[at];
            if self.now.top[other as usize] != top && self.label_of(other) == Label::Over {
                self.note(vertex, other, self.slack(vertex, other));
            }
        }
    }

    fn change_prices(&mut self, change: W) {
        if change == W::ZERO {
            return;
        }
        self.now.lower += change;
        for at in 0..self.now.live.len() {
            let vertex = self.now.live[at];
            let place = vertex as usize;
            match self.label_of(vertex) {
                Label::Under => self.now.price[place] -= change,
                Label::Over => {
                    self.now.price[place] += change;
                    // Twice, as the other end is `Over` and rises as well.
                    self.tree.slack[place] -= change;
                    self.tree.slack[place] -= change;
                }
                Label::Free => self.tree.slack[place] -= change,
            }
        }
        for at in 0..self.now.blossoms.len() {
            let id = (at + self.size) as u32;
            if !self.blossom(id).is_used || self.now.parent[id as usize] != NONE {
                continue;
            }
            match self.tree.label[id as usize] {
                Label::Over => self.blossom_mut(id).price += change,
                Label::Under => self.blossom_mut(id).price -= change,
                Label::Free => {}
            }
        }
    }

    /// The path from an `Over` to the root: its vertices and blossoms, and its edges.
    fn way(&self, from: u32) -> (Vec<u32>, Vec<(u32, u32)>) {
        let mut on = vec![from];
        let mut edges = Vec::new();
        let mut at = from;
        loop {
            let base = self.base(at);
            let mate = self.now.mate[base as usize];
            if mate == NONE {
                return (on, edges);
            }
            let under = self.now.top[mate as usize];
            let (over, into) = self.tree.via[under as usize];
            edges.push((base, mate));
            edges.push((into, over));
            at = self.now.top[over as usize];
            on.push(under);
            on.push(at);
        }
    }

    /// Contracts the odd cycle that a tight edge between two `Over` closes.
    fn shrink(&mut self, one: u32, other: u32) {
        let (mut left, mut left_edges) = self.way(self.now.top[one as usize]);
        let (mut right, mut right_edges) = self.way(self.now.top[other as usize]);
        // Both paths end at the root; their first common vertex is the base of the cycle.
        while left.len() > 1 && right.len() > 1 && left[left.len() - 2] == right[right.len() - 2] {
            left.pop();
            right.pop();
            left_edges.pop();
            right_edges.pop();
        }
        right.pop();
        let children = left.iter().rev().chain(&right).copied().collect::<Vec<_>>();
        let back = left_edges.iter().rev().map(|(from, to)| (*to, *from));
        let links = back
            .chain([(one, other)])
            .chain(right_edges.iter().copied())
            .collect();
        let fresh = children
            .iter()
            .filter(|child| self.tree.label[**child as usize] == Label::Under)
            .flat_map(|child| self.members(*child))
            .collect::<Vec<_>>();
        let id = self.new_blossom(children, links);
        self.tree.label[id as usize] = Label::Over;
        for vertex in fresh {
            self.tree.best[vertex as usize] = NONE;
            self.tree.open.push(vertex);
        }
    }

    /// Flips the matching along the path from an exposed end to the root.
    fn augment(&mut self, one: u32, other: u32) {
        let (mut one, mut other) = (one, other);
        self.turn(self.now.top[other as usize], other);
        loop {
            let over = self.now.top[one as usize];
            let before = self.now.mate[self.base(over) as usize];
            self.turn(over, one);
            self.match_pair(one, other);
            if before == NONE {
                return;
            }
            let under = self.now.top[before as usize];
            let (from, into) = self.tree.via[under as usize];
            self.turn(under, into);
            (one, other) = (from, into);
        }
    }
}
