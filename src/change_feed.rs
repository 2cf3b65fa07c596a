//! Announcements of changes to the event streams and caches of this process, and through a
//! relay to other processes. An announcement names the topic and a number, not the change:
//! subscribers read the store.

mod cache;

pub use cache::{Cache, Freshness};

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch;

/// A subject of announcements.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Topic {
    /// The rights of an account, by its identity: somebody has signed out or lost a role.
    /// The first in order, so that it is announced before what they may no longer see.
    Account(i64),
    /// The record of one game, by its identity.
    Game(i64),
    /// A casual game, by its identity.
    CasualGame(i64),
    /// Pairings, results and standings of a tournament, by its identity.
    Tournament(i64),
    /// Anything on any board of a tournament, by its identity.
    Hall(i64),
    /// A round was posted or closed somewhere: worth a backup.
    Milestone,
}

/// The form in relayed messages.
impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Topic::Game(id) => write!(f, "game {id}"),
            Topic::CasualGame(id) => write!(f, "casual-game {id}"),
            Topic::Tournament(id) => write!(f, "tournament {id}"),
            Topic::Hall(id) => write!(f, "hall {id}"),
            Topic::Account(id) => write!(f, "account {id}"),
            Topic::Milestone => f.write_str("milestone"),
        }
    }
}

/// The text of an unknown topic.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown topic `{0}`")]
pub struct UnknownTopic(String);

impl FromStr for Topic {
    type Err = UnknownTopic;
    fn from_str(text: &str) -> Result<Topic, UnknownTopic> {
        let unknown = || UnknownTopic(text.to_owned());
        let Some((kind, id)) = text.split_once(' ') else {
            let is_milestone = text == "milestone";
            return is_milestone.then_some(Topic::Milestone).ok_or_else(unknown);
        };
        let id = id.parse().map_err(|_| unknown())?;
        match kind {
            "game" => Ok(Topic::Game(id)),
            "casual-game" => Ok(Topic::CasualGame(id)),
            "tournament" => Ok(Topic::Tournament(id)),
            "hall" => Ok(Topic::Hall(id)),
            "account" => Ok(Topic::Account(id)),
            _ => Err(unknown()),
        }
    }
}

/// The client that causes a change: one page on one phone. It learns the outcome from its
/// HTTP response, so its own event stream skips the echo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClientId(u64);

impl ClientId {
    /// The client with this key, by its hash.
    pub fn of(key: impl Hash) -> ClientId {
        let mut hasher = DefaultHasher::new();
        key.hash(&mut hasher);
        ClientId(hasher.finish())
    }
}

/// The last announcement of a topic.
#[derive(Clone, Copy, Debug)]
pub struct Announcement {
    /// Grows with each announcement of any topic.
    pub number: u64,
    /// The client that caused it.
    by: Option<ClientId>,
    /// The number of the last announcement by anybody else.
    before: u64,
}

impl Announcement {
    fn by_nobody(number: u64) -> Announcement {
        Announcement {
            number,
            by: None,
            before: number,
        }
    }

    fn followed_by(self, number: u64, by: Option<ClientId>) -> Announcement {
        let is_same_client = by.is_some() && self.by == by;
        Announcement {
            number,
            by,
            before: if is_same_client {
                self.before
            } else {
                self.number
            },
        }
    }

    /// Whether every announcement after `after` was caused by this client, and there is one.
    pub fn is_echo_for(self, origin: Option<ClientId>, after: u64) -> bool {
        let is_own = origin.is_some() && self.by == origin;
        is_own && self.before <= after && after < self.number
    }
}

#[derive(Debug)]
struct Subscribers {
    /// Open event streams.
    streams: watch::Sender<Announcement>,
    /// Caches: they hold a value until the number changes, and are woken by nothing else.
    caches: watch::Sender<u64>,
}

impl Subscribers {
    fn from(number: u64) -> Subscribers {
        Subscribers {
            streams: watch::channel(Announcement::by_nobody(number)).0,
            caches: watch::channel(number).0,
        }
    }

    fn is_gone(&self) -> bool {
        self.streams.is_closed() && self.caches.is_closed()
    }
}

/// A message of the hub to the relay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RelayMessage {
    /// A change was announced in this process.
    Announced(Topic),
    /// The topic got its first subscriber in this process.
    Subscribed(Topic),
}

/// Announcements and subscriptions of one process. Clones are cheap and share them.
#[derive(Clone, Debug, Default)]
pub struct Hub {
    topics: Arc<Mutex<HashMap<Topic, Subscribers>>>,
    /// The last number given, over all topics: a topic without subscribers is forgotten, and
    /// must not get an old number when it comes back.
    count: Arc<AtomicU64>,
    /// Whether this process is about to stop.
    stopping: Arc<AtomicBool>,
    /// The relay to other processes, if there are any.
    relay: Arc<Mutex<Option<Sender<RelayMessage>>>>,
}

impl Hub {
    /// Announces a change in this process and in all others.
    pub fn announce(&self, topic: Topic) {
        self.announce_by(None, topic);
    }

    /// Announces a change that a client caused.
    pub fn announce_by(&self, client: Option<ClientId>, topic: Topic) {
        self.notify(topic, client);
        self.relay(RelayMessage::Announced(topic));
    }

    fn relay(&self, message: RelayMessage) {
        let mut relay = self.relay.lock().unwrap_or_else(PoisonError::into_inner);
        if relay
            .as_ref()
            .is_some_and(|relay| relay.send(message).is_err())
        {
            *relay = None;
        }
    }

    /// Announces a change in this process only: another one has relayed it.
    pub fn announce_local(&self, topic: Topic) {
        self.notify(topic, None);
    }

    /// Slow subscribers see only the newest number.
    fn notify(&self, topic: Topic, by: Option<ClientId>) {
        let mut topics = self.topics.lock().unwrap_or_else(PoisonError::into_inner);
        if topics.get(&topic).is_some_and(Subscribers::is_gone) {
            topics.remove(&topic);
        }
        if let Some(subscribers) = topics.get(&topic) {
            let number = self.next();
            let streams = &subscribers.streams;
            streams.send_modify(|last| *last = last.followed_by(number, by));
            subscribers.caches.send_replace(number);
        }
    }

    /// Marks the process as stopping and wakes every open stream.
    pub fn stop(&self) {
        self.stopping.store(true, Ordering::SeqCst);
        let topics = self.topics.lock().unwrap_or_else(PoisonError::into_inner);
        for subscribers in topics.values() {
            let last = Announcement::by_nobody(self.next());
            subscribers.streams.send_replace(last);
        }
    }

    /// Whether this process is about to stop.
    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::SeqCst)
    }

    /// Subscribes an event stream to a topic.
    pub fn subscribe(&self, topic: Topic) -> watch::Receiver<Announcement> {
        self.with_subscribers(topic, |one| one.streams.subscribe())
    }

    /// Watches the number of a topic for a cache. It is not counted as a stream.
    pub fn watch_version(&self, topic: Topic) -> watch::Receiver<u64> {
        self.with_subscribers(topic, |one| one.caches.subscribe())
    }

    fn with_subscribers<R>(&self, topic: Topic, join: impl FnOnce(&Subscribers) -> R) -> R {
        let mut topics = self.topics.lock().unwrap_or_else(PoisonError::into_inner);
        let (is_new, joined) = match topics.entry(topic) {
            Entry::Occupied(known) => (false, join(known.get())),
            Entry::Vacant(free) => (true, join(free.insert(Subscribers::from(self.next())))),
        };
        drop(topics);
        if is_new {
            self.relay(RelayMessage::Subscribed(topic));
        }
        joined
    }

    fn next(&self) -> u64 {
        self.count.fetch_add(1, Ordering::SeqCst) + 1
    }

    /// Connects the relay: it receives all announcements and new topics from now on.
    pub fn connect_relay(&self) -> Receiver<RelayMessage> {
        let (sender, messages) = channel();
        let mut relay = self.relay.lock().unwrap_or_else(PoisonError::into_inner);
        *relay = Some(sender);
        messages
    }

    /// The topics that have subscribers.
    pub fn subscribed_topics(&self) -> Vec<Topic> {
        let topics = self.topics.lock().unwrap_or_else(PoisonError::into_inner);
        let subscribers = topics
            .iter()
            .filter(|(_, subscribers)| !subscribers.is_gone());
        subscribers.map(|(topic, _)| *topic).collect()
    }

    /// The number of open event streams. The backup scheduler, which waits for milestones, is not
    /// counted.
    pub fn stream_count(&self) -> usize {
        let topics = self.topics.lock().unwrap_or_else(PoisonError::into_inner);
        let watched = topics
            .iter()
            .filter(|(topic, _)| **topic != Topic::Milestone);
        let counts = watched.map(|(_, subscribers)| subscribers.streams.receiver_count());
        counts.sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_topic_reads_back_as_it_was_written() {
        for topic in [
            Topic::Game(17),
            Topic::CasualGame(5),
            Topic::Tournament(3),
            Topic::Hall(-1),
            Topic::Account(9),
            Topic::Milestone,
        ] {
            assert_eq!(topic.to_string().parse(), Ok(topic));
        }
        for text in ["", "game", "game x", "cow 3", "game 1 2"] {
            assert!(text.parse::<Topic>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_cache_sees_changes_and_does_not_count_as_a_stream() {
        let hub = Hub::default();
        let mut cache = hub.watch_version(Topic::Hall(1));
        assert_eq!(
            (hub.stream_count(), hub.subscribed_topics()),
            (0, vec![Topic::Hall(1)])
        );
        hub.announce(Topic::Hall(1));
        assert!(cache.has_changed().is_ok_and(|changed| changed));
        cache.mark_unchanged();
        let _stream = hub.subscribe(Topic::Hall(1));
        assert_eq!(hub.stream_count(), 1);
        assert!(cache.has_changed().is_ok_and(|changed| !changed));
    }

    #[test]
    fn streams_are_woken_when_the_process_stops() {
        let hub = Hub::default();
        let (stream, cache) = (
            hub.subscribe(Topic::Game(1)),
            hub.watch_version(Topic::Game(1)),
        );
        assert!(!hub.is_stopping());
        hub.stop();
        assert!(hub.is_stopping());
        assert!(stream.has_changed().is_ok_and(|changed| changed));
        assert!(cache.has_changed().is_ok_and(|changed| !changed));
    }

    #[test]
    fn a_change_is_an_echo_only_while_nobody_else_changes_anything() {
        let hub = Hub::default();
        let [own, other] = ["one", "another"].map(|page| Some(ClientId::of(page)));
        let changes = hub.subscribe(Topic::Game(1));
        let last = || *changes.borrow();
        let begun = last().number;
        assert!(!last().is_echo_for(own, begun), "nothing is new");
        hub.announce_by(own, Topic::Game(1));
        hub.announce_by(own, Topic::Game(1));
        assert!(last().is_echo_for(own, begun));
        assert!(!last().is_echo_for(other, begun));
        assert!(!last().is_echo_for(None, begun));
        let two = last().number;
        hub.announce_local(Topic::Game(1));
        assert!(!last().is_echo_for(own, two));
        assert!(!last().is_echo_for(None, two), "by nobody");
        hub.announce_by(own, Topic::Game(1));
        assert!(!last().is_echo_for(own, two), "one of two");
        assert!(last().is_echo_for(own, last().number - 1));
        hub.announce_by(other, Topic::Game(1));
        assert!(!last().is_echo_for(other, two));
    }

    #[test]
    fn a_local_announcement_is_not_relayed() {
        let hub = Hub::default();
        let (messages, mut followed) = (hub.connect_relay(), hub.subscribe(Topic::Game(1)));
        hub.announce_local(Topic::Game(1));
        assert!(followed.has_changed().is_ok_and(|changed| changed));
        followed.mark_unchanged();
        hub.announce(Topic::Game(1));
        assert!(followed.has_changed().is_ok_and(|changed| changed));
        let messages: Vec<RelayMessage> = messages.try_iter().collect();
        let (followed, announced) = (RelayMessage::Subscribed, RelayMessage::Announced);
        assert_eq!(
            messages,
            [followed(Topic::Game(1)), announced(Topic::Game(1))]
        );
    }

    #[test]
    fn a_new_topic_is_relayed_once() {
        let hub = Hub::default();
        let messages = hub.connect_relay();
        let (stream, cache) = (
            hub.subscribe(Topic::Hall(1)),
            hub.watch_version(Topic::Hall(1)),
        );
        let received: Vec<RelayMessage> = messages.try_iter().collect();
        assert_eq!(received, [RelayMessage::Subscribed(Topic::Hall(1))]);
        drop((stream, cache));
        hub.announce_local(Topic::Hall(1));
        assert_eq!(messages.try_iter().count(), 0, "local, not relayed");
        let _again = hub.watch_version(Topic::Hall(1));
        assert_eq!(
            messages.try_iter().count(),
            1,
            "it had no subscriber, so it is new"
        );
    }
}
