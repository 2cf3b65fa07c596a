//! Blossoms: contracting, rotating and expanding them.

use super::search::Label;
use super::{Blossom, Matcher, NONE};
use crate::tournament::pairing::swiss::solver::weight::Weight;

impl<W: Weight> Matcher<W> {
    pub(super) fn is_vertex(&self, id: u32) -> bool {
        (id as usize) < self.size
    }

    pub(super) fn blossom(&self, id: u32) -> &Blossom<W> {
        &self.now.blossoms[id as usize - self.size]
    }

    pub(super) fn blossom_mut(&mut self, id: u32) -> &mut Blossom<W> {
        &mut self.now.blossoms[id as usize - self.size]
    }

    /// The base of a blossom, or the vertex itself.
    pub(super) fn base(&self, id: u32) -> u32 {
        if self.is_vertex(id) {
            id
        } else {
            self.blossom(id).base
        }
    }

    /// All vertices of a blossom, or the vertex itself.
    pub(super) fn members(&self, id: u32) -> Vec<u32> {
        let mut found = Vec::new();
        let mut open = vec![id];
        while let Some(id) = open.pop() {
            if self.is_vertex(id) {
                found.push(id);
            } else {
                open.extend(&self.blossom(id).children);
            }
        }
        found
    }

    pub(super) fn new_blossom(&mut self, children: Vec<u32>, links: Vec<(u32, u32)>) -> u32 {
        let base = children.first().map_or(NONE, |child| self.base(*child));
        let blossom = Blossom {
            children,
            links,
            price: W::ZERO,
            base,
            is_used: true,
        };
        let id = match self.now.free.pop() {
            Some(id) => {
                *self.blossom_mut(id) = blossom;
                id
            }
            None => {
                self.now.blossoms.push(blossom);
                (self.size + self.now.blossoms.len() - 1) as u32
            }
        };
        self.now.parent[id as usize] = NONE;
        for at in 0..self.blossom(id).children.len() {
            let child = self.blossom(id).children[at];
            self.now.parent[child as usize] = id;
        }
        for vertex in self.members(id) {
            self.now.top[vertex as usize] = id;
        }
        id
    }

    /// Replaces an outermost blossom by its children.
    pub(super) fn break_up(&mut self, id: u32) -> Vec<u32> {
        let children = std::mem::take(&mut self.blossom_mut(id).children);
        self.blossom_mut(id).is_used = false;
        self.now.free.push(id);
        for child in &children {
            self.now.parent[*child as usize] = NONE;
            for vertex in self.members(*child) {
                self.now.top[vertex as usize] = *child;
            }
        }
        children
    }

    /// Dissolves an outermost blossom of any price. The base and its mate may become exposed.
    pub(super) fn dissolve(&mut self, id: u32) {
        let price = self.blossom(id).price;
        // Its price is taken from those of the members, which keeps edges within it feasible. The
        // matched edge of the base is then no longer tight.
        if price > W::ZERO {
            for vertex in self.members(id) {
                self.now.price[vertex as usize] -= price;
            }
            self.now.lower -= price;
            let base = self.base(id);
            let mate = self.now.mate[base as usize];
            if mate != NONE {
                self.now.mate[base as usize] = NONE;
                self.now.mate[mate as usize] = NONE;
            }
        }
        self.break_up(id);
    }

    /// Dissolves outermost blossoms of price 0.
    pub(super) fn tidy(&mut self) {
        let mut open = (0..self.now.blossoms.len())
            .map(|at| (at + self.size) as u32)
            .filter(|id| self.blossom(*id).is_used && self.now.parent[*id as usize] == NONE)
            .collect::<Vec<_>>();
        while let Some(id) = open.pop() {
            if !self.is_vertex(id) && self.blossom(id).price == W::ZERO {
                open.extend(self.break_up(id));
            }
        }
    }

    /// Rotates a blossom so that the vertex becomes its base.
    pub(super) fn turn(&mut self, id: u32, vertex: u32) {
        let mut open = vec![(id, vertex)];
        while let Some((id, vertex)) = open.pop() {
            if self.is_vertex(id) {
                continue;
            }
            let mut child = vertex;
            while self.now.parent[child as usize] != id {
                child = self.now.parent[child as usize];
            }
            let blossom = self.blossom_mut(id);
            let at = blossom.children.iter().position(|one| *one == child);
            let at = at.unwrap_or(0);
            blossom.children.rotate_left(at);
            blossom.links.rotate_left(at);
            blossom.base = vertex;
            open.push((child, vertex));
            for pair in (1..blossom.children.len()).step_by(2) {
                let (one, other) = blossom.links[pair];
                open.push((blossom.children[pair], one));
                open.push((blossom.children[pair + 1], other));
            }
            for pair in (1..self.blossom(id).children.len()).step_by(2) {
                let (one, other) = self.blossom(id).links[pair];
                self.match_pair(one, other);
            }
        }
    }

    /// Expands an odd (`Under`) blossom whose price has become 0. The even path through it stays
    /// in the tree.
    pub(super) fn open(&mut self, id: u32) {
        let (from, into) = self.tree.via[id as usize];
        let links = self.blossom(id).links.clone();
        let children = self.break_up(id);
        for child in &children {
            self.tree.label[*child as usize] = Label::Free;
        }
        let count = children.len();
        let entry = self.now.top[into as usize];
        let mut at = children.iter().position(|child| *child == entry);
        let mut via = (from, into);
        while let Some(here) = at {
            self.tree.label[children[here] as usize] = Label::Under;
            self.tree.via[children[here] as usize] = via;
            self.tree.under.push(children[here]);
            if here == 0 {
                break;
            }
            // Go around the cycle to the base in the direction with an even number of steps: only
            // there unmatched and matched edges alternate. The rest leaves the tree.
            let is_back = here % 2 == 0;
            let step = |place: usize| {
                if is_back {
                    place - 1
                } else {
                    (place + 1) % count
                }
            };
            let middle = step(here);
            let next = step(middle);
            self.raise(children[middle]);
            via = if is_back {
                let (one, other) = links[next];
                (other, one)
            } else {
                links[middle]
            };
            at = Some(next);
        }
    }
}
