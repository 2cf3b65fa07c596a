//! Who is told that something changed. A message says *what* changed and up to
//! which number, never how: whoever listens looks at the store for the rest.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch;

/// Something that can be followed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// The record of one game, by its identity.
    Game(i64),
    /// Pairings, results and standings of a tournament, by its identity.
    Tournament(i64),
    /// Anything on any board of a tournament, by its identity.
    Hall(i64),
    /// A round was posted or closed somewhere: worth a backup.
    Milestone,
}

/// Where changes are announced and followed. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Hub {
    topics: Arc<Mutex<HashMap<Topic, watch::Sender<u64>>>>,
    /// Announcements of all topics so far: a number is never given twice, also
    /// not to a topic that nobody followed for a while.
    count: Arc<AtomicU64>,
}

impl Hub {
    /// Tells everybody who follows the topic. The number only grows; followers
    /// who are slow see the newest one.
    pub fn announce(&self, topic: Topic) {
        let mut topics = self.topics.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sender) = topics.get(&topic) {
            if sender.is_closed() {
                topics.remove(&topic);
            } else {
                sender.send_replace(self.count.fetch_add(1, Ordering::SeqCst) + 1);
            }
        }
    }

    /// Follows a topic from now on.
    pub fn follow(&self, topic: Topic) -> watch::Receiver<u64> {
        let mut topics = self.topics.lock().unwrap_or_else(PoisonError::into_inner);
        topics
            .entry(topic)
            .or_insert_with(|| watch::channel(self.count.fetch_add(1, Ordering::SeqCst) + 1).0)
            .subscribe()
    }

    /// How many streams are open. The keeper of copies, who waits for
    /// milestones, is none.
    pub fn followers(&self) -> usize {
        let topics = self.topics.lock().unwrap_or_else(PoisonError::into_inner);
        let watched = topics
            .iter()
            .filter(|(topic, _)| **topic != Topic::Milestone);
        watched.map(|(_, sender)| sender.receiver_count()).sum()
    }
}
