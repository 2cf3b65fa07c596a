//! Who waits for the hashing thread. Sources take turns, so that one that sends very many keeps
//! another waiting for one of its own only. Browsers that an account knows have places of their own.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// On whose behalf something is hashed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lane {
    /// A browser that an account knows, or the server itself.
    Known(String),
    /// Anybody else, by the address from which they come.
    Source(String),
}

impl Lane {
    /// What the server itself wants hashed.
    pub(in crate::desk) fn inside() -> Lane {
        Lane::Known(String::new())
    }
}

/// How many may wait.
#[derive(Clone, Copy)]
struct Room {
    in_all: usize,
    of_one: usize,
}

const OF_KNOWN: Room = Room {
    in_all: 16,
    of_one: 4,
};
const OF_SOURCES: Room = Room {
    in_all: 32,
    of_one: 8,
};

/// Those who wait on one side, each lane in its order. Lanes are served in turn.
struct Lanes<J> {
    room: Room,
    lanes: VecDeque<(String, VecDeque<J>)>,
    waiting: usize,
}

impl<J> Lanes<J> {
    fn new(room: Room) -> Lanes<J> {
        Lanes {
            room,
            lanes: VecDeque::new(),
            waiting: 0,
        }
    }

    /// Lets somebody wait; false when there is no place. Where all places are taken, a lane with
    /// fewer gets that of the last in the longest lane.
    fn push(&mut self, lane: String, job: J) -> bool {
        let known = self.lanes.iter().position(|(name, _)| *name == lane);
        let length = |(_, jobs): &(String, VecDeque<J>)| jobs.len();
        let own = known.and_then(|at| self.lanes.get(at)).map_or(0, length);
        if own >= self.room.of_one {
            return false;
        }
        if self.waiting >= self.room.in_all {
            let longest = self.lanes.iter_mut().max_by_key(|(_, jobs)| jobs.len());
            match longest.filter(|(_, jobs)| jobs.len() > own + 1) {
                Some((_, jobs)) => drop(jobs.pop_back()),
                None => return false,
            }
            self.waiting -= 1;
        }
        match known.and_then(|at| self.lanes.get_mut(at)) {
            Some((_, jobs)) => jobs.push_back(job),
            None => self.lanes.push_back((lane, VecDeque::from([job]))),
        }
        self.waiting += 1;
        true
    }

    fn pop(&mut self) -> Option<J> {
        let (lane, mut jobs) = self.lanes.pop_front()?;
        let job = jobs.pop_front()?;
        if !jobs.is_empty() {
            self.lanes.push_back((lane, jobs));
        }
        self.waiting -= 1;
        Some(job)
    }
}

struct Waiting<J> {
    known: Lanes<J>,
    sources: Lanes<J>,
    /// Both sides are served in turn, too.
    was_known: bool,
    is_closed: bool,
}

impl<J> Waiting<J> {
    fn pop(&mut self) -> Option<J> {
        let from_known = self.sources.waiting == 0 || !self.was_known;
        let job = if from_known { self.known.pop() } else { None };
        self.was_known = job.is_some();
        job.or_else(|| self.sources.pop())
    }
}

/// The queue, at both of its ends.
pub(super) struct Queue<J> {
    waiting: Mutex<Waiting<J>>,
    changed: Condvar,
}

impl<J> Queue<J> {
    pub(super) fn new() -> Arc<Queue<J>> {
        Arc::new(Queue {
            waiting: Mutex::new(Waiting {
                known: Lanes::new(OF_KNOWN),
                sources: Lanes::new(OF_SOURCES),
                was_known: false,
                is_closed: false,
            }),
            changed: Condvar::new(),
        })
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting<J>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets somebody wait; false when there is no place. Who loses a place is dropped.
    pub(super) fn push(&self, lane: Lane, job: J) -> bool {
        let mut waiting = self.waiting();
        let is_in = match lane {
            Lane::Known(name) => waiting.known.push(name, job),
            Lane::Source(name) => waiting.sources.push(name, job),
        };
        self.changed.notify_one();
        is_in
    }

    /// Nobody comes any more; who waits is served.
    pub(super) fn close(&self) {
        self.waiting().is_closed = true;
        self.changed.notify_all();
    }

    /// Whoever is next, as soon as there is somebody; `None` at the end.
    pub(super) fn next(&self) -> Option<J> {
        let waiting = self.waiting();
        let is_quiet = |waiting: &mut Waiting<J>| {
            waiting.known.waiting + waiting.sources.waiting == 0 && !waiting.is_closed
        };
        let waited = self.changed.wait_while(waiting, is_quiet);
        waited.unwrap_or_else(PoisonError::into_inner).pop()
    }

    /// The same for so long at most.
    pub(super) fn next_within(&self, time: Duration) -> Option<J> {
        let waiting = self.waiting();
        let is_quiet = |waiting: &mut Waiting<J>| {
            waiting.known.waiting + waiting.sources.waiting == 0 && !waiting.is_closed
        };
        let waited = self.changed.wait_timeout_while(waiting, time, is_quiet);
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

    fn push(queue: &Queue<String>, lane: Lane, job: &str) -> bool {
        queue.push(lane, job.to_owned())
    }

    fn source(name: &str) -> Lane {
        Lane::Source(name.to_owned())
    }

    #[test]
    fn sources_are_served_in_turn_however_many_one_of_them_sends() {
        let queue = Queue::new();
        for job in ["a1", "a2", "a3"] {
            push(&queue, source("a"), job);
        }
        push(&queue, source("b"), "b1");
        push(&queue, source("c"), "c1");
        push(&queue, Lane::Known("teacher".to_owned()), "known");
        assert_eq!(served(&queue), ["known", "a1", "b1", "c1", "a2", "a3"]);
    }

    #[test]
    fn known_browsers_and_strangers_take_turns() {
        let queue = Queue::new();
        for n in 0..3 {
            push(&queue, Lane::Known("k".to_owned()), &format!("k{n}"));
            push(&queue, source("s"), &format!("s{n}"));
        }
        assert_eq!(served(&queue), ["k0", "s0", "k1", "s1", "k2", "s2"]);
    }

    #[test]
    fn the_queue_has_an_end_and_who_sends_least_has_a_place() {
        let queue = Queue::new();
        let of_one = (0..40).filter(|n| push(&queue, source("a"), &format!("a{n}")));
        assert_eq!(of_one.count(), OF_SOURCES.of_one);
        for n in 0..100 {
            push(&queue, source(&format!("b{n}")), "b");
        }
        assert!(!push(&queue, source("late"), "late"), "all have one each");
        assert!(push(&queue, Lane::Known("k".to_owned()), "k"));
        let served = served(&queue);
        assert_eq!(served.len(), OF_SOURCES.in_all + 1);
        let of_a = served.iter().filter(|job| job.starts_with('a'));
        assert_eq!(of_a.count(), 1, "the longest lane gave way");
    }
}
