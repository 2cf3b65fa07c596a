//! What the solver does, counted: a test holds how often it takes its longer ways, which no test of
//! its results can see.

/// A step that takes time.
#[derive(Clone, Copy)]
pub(super) enum Effort {
    /// A bracket is searched pair by pair, as its classes do not tell.
    Search,
    /// An unmatched vertex of that search looks for a way.
    Root,
    /// Costs of a vertex are changed, to see whether the matching stays as cheap.
    Recost,
    /// The players of a bracket are put into classes.
    Classes,
    /// A flow between classes looks for a way.
    FlowWay,
    /// Two halves are matched.
    Halves,
    /// A match of two halves looks for a way.
    HalvesWay,
    /// It is asked whether two may meet.
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

    /// A count of each kind, in their order.
    pub(in super::super) type Counts = [u64; 8];

    thread_local! {
        static COUNTS: RefCell<Counts> = const { RefCell::new([0; 8]) };
    }

    pub(in super::super) fn count(effort: Effort) {
        COUNTS.with_borrow_mut(|counts| counts[effort as usize] += 1);
    }

    /// What this thread has counted since it was last asked.
    pub(in super::super) fn taken() -> Counts {
        COUNTS.with_borrow_mut(std::mem::take)
    }
}
