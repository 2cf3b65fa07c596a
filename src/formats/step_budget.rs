//! A limit of the work on the file of a stranger, in counted steps: the same file takes the same steps on every
//! machine. The work also ends when nobody waits for it any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Steps that are left for a task. Clones share them.
#[derive(Clone, Debug)]
pub struct StepBudget {
    left: Arc<AtomicU64>,
    is_cancelled: Arc<AtomicBool>,
}

impl StepBudget {
    /// A budget of a number of steps.
    pub fn of(steps: u64) -> StepBudget {
        StepBudget {
            left: Arc::new(AtomicU64::new(steps)),
            is_cancelled: Arc::default(),
        }
    }

    /// Takes steps; `false` when too few are left, or nobody waits for the result. Then none are left.
    pub fn take(&self, steps: u64) -> bool {
        let taken = |left: u64| left.checked_sub(steps);
        let order = Ordering::Relaxed;
        let is_enough = self.left.fetch_update(order, order, taken).is_ok();
        if !is_enough {
            self.left.store(0, order);
        }
        is_enough && !self.is_cancelled.load(order)
    }

    /// Steps that are left.
    pub fn left(&self) -> u64 {
        self.left.load(Ordering::Relaxed)
    }

    /// Whether all steps were taken.
    pub fn is_used_up(&self) -> bool {
        !self.take(1)
    }

    /// A guard that ends the work when it is dropped before [`CancelOnDrop::done`].
    pub fn cancel_on_drop(&self) -> CancelOnDrop {
        CancelOnDrop {
            is_cancelled: Some(Arc::clone(&self.is_cancelled)),
        }
    }
}

/// Ends the work of a budget when it is dropped: the client has gone.
#[derive(Debug)]
pub struct CancelOnDrop {
    is_cancelled: Option<Arc<AtomicBool>>,
}

impl CancelOnDrop {
    /// The work is done.
    pub fn done(mut self) {
        self.is_cancelled = None;
    }
}

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        if let Some(is_cancelled) = &self.is_cancelled {
            is_cancelled.store(true, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clones_share_the_steps() {
        let budget = StepBudget::of(10);
        assert!(budget.clone().take(6) && budget.take(4));
        assert!(!budget.take(1) && budget.is_used_up());
    }

    #[test]
    fn work_ends_when_the_client_goes() {
        let budget = StepBudget::of(10);
        budget.cancel_on_drop().done();
        assert!(budget.take(1));
        drop(budget.cancel_on_drop());
        assert!(!budget.take(1));
    }
}
