//! The fair queue of the hashing thread. Requesters are served in turn, so that one with very many
//! attempts delays the others little. Browsers in which the account has signed in before have a
//! queue of their own.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The client for which a pass-phrase is hashed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Requester {
    /// A browser in which the account has signed in before, or the server itself.
    Known(String),
    /// A client of a source address from which nobody has tried wrongly of late.
    First(String),
    /// Another client, by its source address.
    Source(String),
}

impl Requester {
    /// The server itself.
    pub(in crate::desk) fn inside() -> Requester {
        Requester::Known(String::new())
    }
}

/// Numbers of jobs that may wait.
#[derive(Clone, Copy)]
struct Capacity {
    in_all: usize,
    of_one: usize,
}

const KNOWN_CAPACITY: Capacity = Capacity {
    in_all: 16,
    of_one: 4,
};
/// First attempts wait rather than being refused: each source has only a few, so a flood of them from many addresses
/// ends by itself.
const FIRST_CAPACITY: Capacity = Capacity {
    in_all: 128,
    of_one: 2,
};
const SOURCE_CAPACITY: Capacity = Capacity {
    in_all: 32,
    of_one: 8,
};
/// The kinds take turns: two first attempts for each attempt of a source that was wrong before.
const TURNS: [usize; 4] = [0, 1, 2, 1];

/// A queue for each requester. The queues are served in turn.
struct FairQueue<J> {
    capacity: Capacity,
    queues: VecDeque<(String, VecDeque<J>)>,
    waiting: usize,
}

impl<J> FairQueue<J> {
    fn new(capacity: Capacity) -> FairQueue<J> {
        FairQueue {
            capacity,
            queues: VecDeque::new(),
            waiting: 0,
        }
    }

    /// Adds a job; false when it is refused. When the queue is full, a requester with fewer jobs
    /// displaces the last job of the longest queue.
    fn push(&mut self, requester: String, job: J) -> bool {
        let known = self.queues.iter().position(|(name, _)| *name == requester);
        let length = |(_, jobs): &(String, VecDeque<J>)| jobs.len();
        let own = known.and_then(|at| self.queues.get(at)).map_or(0, length);
        if own >= self.capacity.of_one {
            return false;
        }
        if self.waiting >= self.capacity.in_all {
            let longest = self.queues.iter_mut().max_by_key(|(_, jobs)| jobs.len());
            match longest.filter(|(_, jobs)| jobs.len() > own + 1) {
                Some((_, jobs)) => drop(jobs.pop_back()),
                None => return false,
            }
            self.waiting -= 1;
        }
        match known.and_then(|at| self.queues.get_mut(at)) {
            Some((_, jobs)) => jobs.push_back(job),
            None => self.queues.push_back((requester, VecDeque::from([job]))),
        }
        self.waiting += 1;
        true
    }

    fn pop(&mut self) -> Option<J> {
        let (requester, mut jobs) = self.queues.pop_front()?;
        let job = jobs.pop_front()?;
        if !jobs.is_empty() {
            self.queues.push_back((requester, jobs));
        }
        self.waiting -= 1;
        Some(job)
    }
}

struct Waiting<J> {
    /// Known browsers, first attempts, and others.
    kinds: [FairQueue<J>; 3],
    /// The place of the next turn in [`TURNS`].
    next: usize,
    is_closed: bool,
}

impl<J> Waiting<J> {
    /// Whether the thread has to wait: there are no jobs yet, but more may come.
    fn is_quiet(&mut self) -> bool {
        self.kinds.iter().all(|kind| kind.waiting == 0) && !self.is_closed
    }

    fn pop(&mut self) -> Option<J> {
        let mut turns = (self.next..self.next + TURNS.len()).map(|turn| turn % TURNS.len());
        let (turn, job) = turns.find_map(|turn| {
            let kind = self.kinds.get_mut(*TURNS.get(turn)?)?;
            Some((turn, kind.pop()?))
        })?;
        self.next = turn + 1;
        Some(job)
    }
}

/// The queue, shared by senders and the thread.
pub(super) struct Queue<J> {
    waiting: Mutex<Waiting<J>>,
    changed: Condvar,
}

impl<J> Queue<J> {
    pub(super) fn new() -> Arc<Queue<J>> {
        Arc::new(Queue {
            waiting: Mutex::new(Waiting {
                kinds: [KNOWN_CAPACITY, FIRST_CAPACITY, SOURCE_CAPACITY].map(FairQueue::new),
                next: 0,
                is_closed: false,
            }),
            changed: Condvar::new(),
        })
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting<J>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a job; false when it is refused. A displaced job is dropped.
    pub(super) fn push(&self, requester: Requester, job: J) -> bool {
        let mut waiting = self.waiting();
        let (kind, name) = match requester {
            Requester::Known(name) => (0, name),
            Requester::First(name) => (1, name),
            Requester::Source(name) => (2, name),
        };
        let kind = waiting.kinds.get_mut(kind);
        let is_queued = kind.is_some_and(|kind| kind.push(name, job));
        self.changed.notify_one();
        is_queued
    }

    /// Ends the queue once the waiting jobs are served.
    pub(super) fn close(&self) {
        self.waiting().is_closed = true;
        self.changed.notify_all();
    }

    /// Waits for the next job; `None` at the end.
    pub(super) fn next(&self) -> Option<J> {
        let waited = self.changed.wait_while(self.waiting(), Waiting::is_quiet);
        waited.unwrap_or_else(PoisonError::into_inner).pop()
    }

    /// Waits for the next job, but not longer than a time.
    pub(super) fn next_within(&self, time: Duration) -> Option<J> {
        let waiting = self.waiting();
        let waited = (self.changed).wait_timeout_while(waiting, time, Waiting::is_quiet);
        waited.unwrap_or_else(PoisonError::into_inner).0.pop()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn served(queue: &Queue<String>) -> Vec<String> {
        queue.close();
        std::iter::from_fn(|| queue.next()).collect()
    }

    fn push(queue: &Queue<String>, requester: Requester, job: &str) -> bool {
        queue.push(requester, job.to_owned())
    }

    fn source(name: &str) -> Requester {
        Requester::Source(name.to_owned())
    }

    #[test]
    fn sources_are_served_in_turn_however_many_one_of_them_sends() {
        let queue = Queue::new();
        for job in ["a1", "a2", "a3"] {
            push(&queue, source("a"), job);
        }
        push(&queue, source("b"), "b1");
        push(&queue, source("c"), "c1");
        push(&queue, Requester::Known("teacher".to_owned()), "known");
        assert_eq!(served(&queue), ["known", "a1", "b1", "c1", "a2", "a3"]);
    }

    #[test]
    fn known_browsers_and_strangers_take_turns() {
        let queue = Queue::new();
        for n in 0..3 {
            push(&queue, Requester::Known("k".to_owned()), &format!("k{n}"));
            push(&queue, source("s"), &format!("s{n}"));
        }
        assert_eq!(served(&queue), ["k0", "s0", "k1", "s1", "k2", "s2"]);
    }

    #[test]
    fn first_attempts_go_before_those_of_sources_that_were_wrong() {
        let queue = Queue::new();
        for n in 0..32 {
            assert!(push(&queue, source(&format!("s{n}")), "source"));
        }
        for n in 0..120 {
            let first = Requester::First(format!("f{n}"));
            assert!(push(&queue, first, "first"), "each of very many waits");
        }
        let served = served(&queue);
        let of_sources = served.iter().take(30).filter(|job| *job == "source");
        assert_eq!(of_sources.count(), 10);
    }

    #[test]
    fn a_full_queue_admits_those_who_send_least() {
        let queue = Queue::new();
        let of_one = (0..40).filter(|n| push(&queue, source("a"), &format!("a{n}")));
        assert_eq!(of_one.count(), SOURCE_CAPACITY.of_one);
        for n in 0..100 {
            push(&queue, source(&format!("b{n}")), "b");
        }
        assert!(!push(&queue, source("late"), "late"), "all have one each");
        assert!(push(&queue, Requester::Known("k".to_owned()), "k"));
        let served = served(&queue);
        assert_eq!(served.len(), SOURCE_CAPACITY.in_all + 1);
        let of_a = served.iter().filter(|job| job.starts_with('a'));
        assert_eq!(of_a.count(), 1, "the longest queue gave way");
    }
}
