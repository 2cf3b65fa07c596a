//! A perfect matching of a graph whose vertices fall into few classes: the classes tell who may meet whom,
//! except for single pairs. Edmonds' algorithm without costs; a search scans each vertex about once, because
//! it looks for the vertices of a class that it has not reached.

mod augment;

use super::bipartite::{ClassSet, MOST_CLASSES, NONE, flow};
use super::step_counts::{Effort, count};

/// The vertices that a search may scan for each vertex of the graph, in all searches together.
const EFFORT: usize = 20_000;

/// A graph with a perfect matching, which changes as vertices are restricted and removed.
pub(crate) struct TightMatching<F> {
    class: Vec<usize>,
    /// The classes that each class may meet, in both directions.
    allows: Vec<ClassSet>,
    /// Whether two vertices may not meet although their classes may.
    is_barred: F,
    /// The vertices of each class, and some that have left it.
    members: Vec<Vec<usize>>,
    /// The number of vertices left in each class.
    count: Vec<usize>,
    is_gone: Vec<bool>,
    mate: Vec<usize>,
    exposed: Vec<usize>,
    /// The number of classes in the beginning.
    classes: usize,
    /// The vertices that may still be scanned.
    effort: usize,
}

impl<F: Fn(usize, usize) -> bool> TightMatching<F> {
    /// Whether there is a perfect matching; `allows` must be symmetric.
    pub(crate) fn exists(class: Vec<usize>, allows: Vec<ClassSet>, is_barred: F) -> bool {
        TightMatching::within(class, allows, is_barred, usize::MAX).is_some()
    }

    /// `None` if there is no perfect matching, or the search takes too long. `allows` must be symmetric.
    pub(crate) fn of(
        class: Vec<usize>,
        allows: Vec<ClassSet>,
        is_barred: F,
    ) -> Option<TightMatching<F>> {
        let effort = EFFORT * (class.len() + 1);
        TightMatching::within(class, allows, is_barred, effort)
    }

    fn within(
        class: Vec<usize>,
        allows: Vec<ClassSet>,
        is_barred: F,
        effort: usize,
    ) -> Option<TightMatching<F>> {
        let size = class.len();
        let mut members = vec![Vec::new(); allows.len()];
        for (vertex, class) in class.iter().enumerate() {
            members[*class].push(vertex);
        }
        let mut graph = TightMatching {
            count: members.iter().map(Vec::len).collect(),
            is_gone: vec![false; size],
            mate: vec![NONE; size],
            exposed: Vec::new(),
            classes: allows.len(),
            effort,
            class,
            allows,
            is_barred,
            members,
        };
        if !graph.is_feasible() {
            return None;
        }
        graph.begin();
        graph.exposed = (0..size).filter(|one| graph.mate[*one] == NONE).collect();
        while let Some(root) = graph.exposed.pop() {
            if !graph.augment(root) {
                return None;
            }
        }
        Some(graph)
    }

    /// Matches greedily according to a flow between the classes.
    fn begin(&mut self) {
        let classes = self.allows.len();
        let Some(mut planned) = flow(&self.count, &self.count, &self.allows) else {
            return;
        };
        let mut next = vec![0; classes];
        for one in 0..self.class.len() {
            if self.mate[one] != NONE {
                continue;
            }
            let class = self.class[one];
            let mut to = 0..classes;
            let found = to.find_map(|to| {
                if planned[class * classes + to] == 0 {
                    return None;
                }
                let list = &self.members[to];
                let is_taken = |at: usize| list.get(at).is_some_and(|it| self.mate[*it] != NONE);
                while is_taken(next[to]) {
                    next[to] += 1;
                }
                let open = list[next[to]..].iter().take(8);
                let mut open = open.copied().filter(|other| self.mate[*other] == NONE);
                let other = open.find(|other| *other != one && self.may(one, *other))?;
                Some((to, other))
            });
            if let Some((to, other)) = found {
                for cell in [class * classes + to, to * classes + class] {
                    planned[cell] = planned[cell].saturating_sub(1);
                }
                self.join(one, other);
            }
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.class.len()
    }

    pub(crate) fn class(&self, one: usize) -> usize {
        self.class[one]
    }

    pub(crate) fn mate(&self, one: usize) -> usize {
        self.mate[one]
    }

    /// Whether a vertex has been removed.
    pub(crate) fn is_gone(&self, one: usize) -> bool {
        self.is_gone[one]
    }

    fn may(&self, one: usize, other: usize) -> bool {
        count(Effort::Question);
        self.allows[self.class[one]] & (1 << self.class[other]) != 0
            && !(self.is_barred)(one, other)
    }

    fn join(&mut self, one: usize, other: usize) {
        self.mate[one] = other;
        self.mate[other] = one;
    }

    /// Whether the searches so far have taken too long to go on.
    pub(crate) fn is_spent(&self) -> bool {
        self.effort == 0
    }

    /// A necessary condition: whether the classes allow all of the vertices that are left to be matched.
    fn is_feasible(&self) -> bool {
        flow(&self.count, &self.count, &self.allows).is_some()
    }

    fn set_gone(&mut self, one: usize, is_gone: bool) {
        self.is_gone[one] = is_gone;
        if is_gone {
            self.count[self.class[one]] -= 1;
        } else {
            self.count[self.class[one]] += 1;
        }
    }

    /// Restricts a vertex to vertices that have been in some classes from the beginning, if a perfect matching remains, otherwise changes nothing.
    /// Returns whether it did.
    pub(crate) fn restrict(&mut self, one: usize, to: ClassSet) -> bool {
        let to = self.allows[self.class[one]] & to;
        let Some(class) = self.class_of_allowed(to) else {
            self.effort = 0;
            return false;
        };
        self.reclass(one, class)
    }

    /// Changes the class of a vertex if a perfect matching remains, otherwise changes nothing. Returns
    /// whether it did.
    pub(crate) fn reclass(&mut self, one: usize, class: usize) -> bool {
        let (before, mate) = (self.class[one], self.mate[one]);
        self.count[before] -= 1;
        self.count[class] += 1;
        self.class[one] = class;
        if before != class {
            self.members[class].push(one);
        }
        if self.may(one, mate) {
            return true;
        }
        if self.is_feasible() {
            self.mate[one] = NONE;
            self.mate[mate] = NONE;
            self.exposed = vec![mate];
            if self.augment(one) {
                return true;
            }
            self.join(one, mate);
        }
        self.members[class].pop();
        self.class[one] = before;
        self.count[class] -= 1;
        self.count[before] += 1;
        false
    }

    /// The class of vertices that are restricted to these; a new one if there is none.
    fn class_of_allowed(&mut self, to: ClassSet) -> Option<usize> {
        // Not one of the first ones, because restricted vertices do not meet each other.
        let mut created = self.classes..self.allows.len();
        if let Some(known) = created.find(|class| self.allows[*class] == to) {
            return Some(known);
        }
        let class = self.allows.len();
        if class >= MOST_CLASSES {
            return None;
        }
        for (other, allows) in self.allows.iter_mut().enumerate() {
            if to & (1 << other) != 0 {
                *allows |= 1 << class;
            }
        }
        self.allows.push(to);
        self.members.push(Vec::new());
        self.count.push(0);
        Some(class)
    }

    /// Removes a vertex together with the first of these partners that a perfect matching gives to it.
    pub(crate) fn first_partner(
        &mut self,
        one: usize,
        partners: impl Iterator<Item = usize>,
    ) -> Option<usize> {
        let (mut refused, mut feasible): (ClassSet, ClassSet) = (0, 0);
        for other in partners {
            let class = 1 << self.class[other];
            if self.is_gone[other] || refused & class != 0 || !self.may(one, other) {
                continue;
            }
            let is_mate = self.mate[one] == other;
            self.set_gone(one, true);
            self.set_gone(other, true);
            if feasible & class == 0 && !is_mate {
                if self.is_feasible() {
                    feasible |= class;
                } else {
                    refused |= class;
                }
            }
            if is_mate || refused & class == 0 && self.part(one, other) {
                return Some(other);
            }
            self.set_gone(one, false);
            self.set_gone(other, false);
            if self.is_spent() {
                return None;
            }
        }
        None
    }

    /// Whether the rest can be matched without two vertices that are gone.
    fn part(&mut self, one: usize, other: usize) -> bool {
        let (first, second) = (self.mate[one], self.mate[other]);
        self.mate[first] = NONE;
        self.mate[second] = NONE;
        self.exposed = vec![second];
        let is_found = self.augment(first);
        if !is_found {
            self.join(one, first);
            self.join(other, second);
        }
        is_found
    }
}

#[cfg(test)]
mod tests;
