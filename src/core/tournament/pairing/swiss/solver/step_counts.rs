//! Counts the solver's expensive steps, so that a test notices if it takes a slow path
//! unnecessarily. The results do not show that.

/// An expensive step.
#[derive(Clone, Copy)]
pub(super) enum Effort {
    /// A bracket is searched over pairs of players.
    Search,
    /// The blossom algorithm starts a search tree at an exposed vertex.
    Root,
    /// The costs of a vertex are changed, to test whether the minimum stays the same.
    Recost,
    /// The players of a bracket are divided into equivalence classes.
    Classes,
    /// The dual prices of the classes need a shortest path.
    ShortestPath,
    /// A flow between classes searches an augmenting path.
    FlowWay,
    /// Two halves are matched (bipartite).
    Halves,
    /// A matching of halves, or of tight pairs, searches an augmenting path.
    HalvesWay,
    /// Whether two players may meet is looked up.
    Question,
}

#[cfg(not(test))]
pub(super) const fn count(_: Effort) {}

#[cfg(test)]
mod tests;

#[cfg(test)]
pub(super) use counter::count;

#[cfg(test)]
pub(super) mod counter {
    use super::Effort;
    use std::cell::RefCell;

    /// A count of each kind, in the order of [`Effort`].
    pub(in super::super) type Counts = [u64; 9];

    thread_local! {
        static COUNTS: RefCell<Counts> = const { RefCell::new([0; 9]) };
    }

    pub(in super::super) fn count(effort: Effort) {
        COUNTS.with_borrow_mut(|counts| counts[effort as usize] += 1);
    }

    /// The counts of this thread since the last call.
    pub(in super::super) fn taken() -> Counts {
        COUNTS.with_borrow_mut(std::mem::take)
    }
}
