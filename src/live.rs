//! Who is told that something changed. A message says *what* changed and up to
//! which number, never how: whoever listens looks at the store for the rest.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch;

/// Something that can be followed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Topic {
    /// What an account may do, by its identity: somebody has signed out or was
    /// sent away. The first, so that it is told before what they may not see.
    Account(i64),
    /// The record of one game, by its identity.
    Game(i64),
    /// Pairings, results and standings of a tournament, by its identity.
    Tournament(i64),
    /// Anything on any board of a tournament, by its identity.
    Hall(i64),
    /// A round was posted or closed somewhere: worth a backup.
    Milestone,
}

/// As other processes are told of it.
impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Topic::Game(id) => write!(f, "game {id}"),
            Topic::Tournament(id) => write!(f, "tournament {id}"),
            Topic::Hall(id) => write!(f, "hall {id}"),
            Topic::Account(id) => write!(f, "account {id}"),
            Topic::Milestone => f.write_str("milestone"),
        }
    }
}

/// Words that name nothing that this program knows.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is nothing that can be followed")]
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
            "tournament" => Ok(Topic::Tournament(id)),
            "hall" => Ok(Topic::Hall(id)),
            "account" => Ok(Topic::Account(id)),
            _ => Err(unknown()),
        }
    }
}

/// Whoever brings a change about and is told of it by an answer, so that their
/// own stream need not tell it again: one page on one phone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin(u64);

impl Origin {
    /// The same for the same words, and another for others.
    pub fn of(words: impl Hash) -> Origin {
        let mut hasher = DefaultHasher::new();
        words.hash(&mut hasher);
        Origin(hasher.finish())
    }
}

/// The last announcement of a topic.
#[derive(Clone, Copy, Debug)]
pub struct Announced {
    /// Its number.
    pub number: u64,
    /// Who is told by an answer.
    by: Option<Origin>,
    /// The last one before it that was not by the same.
    before: u64,
}

impl Announced {
    /// By nobody who is told by an answer.
    fn to_all(number: u64) -> Announced {
        Announced {
            number,
            by: None,
            before: number,
        }
    }

    fn followed_by(self, number: u64, by: Option<Origin>) -> Announced {
        let goes_on = by.is_some() && self.by == by;
        Announced {
            number,
            by,
            before: if goes_on { self.before } else { self.number },
        }
    }

    /// Whether there is something after a number, and all of it is by one who
    /// was told by answers.
    pub fn is_told_by_answers(self, origin: Option<Origin>, after: u64) -> bool {
        let is_theirs = origin.is_some() && self.by == origin;
        is_theirs && self.before <= after && after < self.number
    }
}

/// Those who follow a topic.
#[derive(Debug)]
struct Followed {
    /// Open streams.
    streams: watch::Sender<Announced>,
    /// What is kept until something changes.
    kept: watch::Sender<u64>,
}

impl Followed {
    fn from(number: u64) -> Followed {
        Followed {
            streams: watch::channel(Announced::to_all(number)).0,
            kept: watch::channel(number).0,
        }
    }

    fn is_left(&self) -> bool {
        self.streams.is_closed() && self.kept.is_closed()
    }
}

/// What the line to other processes is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    /// Something has changed here.
    Announced(Topic),
    /// It is followed here, and was not before.
    Followed(Topic),
}

/// Where changes are announced and followed. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Hub {
    topics: Arc<Mutex<HashMap<Topic, Followed>>>,
    /// Announcements of all topics so far: a number is never given twice, also
    /// not to a topic that nobody followed for a while.
    count: Arc<AtomicU64>,
    /// Whether this process is about to stop.
    stopping: Arc<AtomicBool>,
    /// Who passes announcements on to other processes, if there are any.
    relay: Arc<Mutex<Option<Sender<Told>>>>,
}

impl Hub {
    /// Tells everybody who follows the topic, here and in other processes.
    pub fn announce(&self, topic: Topic) {
        self.announce_by(None, topic);
    }

    /// The same of what somebody has done who is told by an answer.
    pub fn announce_by(&self, origin: Option<Origin>, topic: Topic) {
        self.tell(topic, origin);
        self.pass_on(Told::Announced(topic));
    }

    fn pass_on(&self, told: Told) {
        let mut relay = self.relay.lock().unwrap_or_else(PoisonError::into_inner);
        if relay
            .as_ref()
            .is_some_and(|relay| relay.send(told).is_err())
        {
            *relay = None;
        }
    }

    /// Tells everybody here who follows the topic. The number only grows;
    /// followers who are slow see the newest one.
    pub fn heard(&self, topic: Topic) {
        self.tell(topic, None);
    }

    fn tell(&self, topic: Topic, by: Option<Origin>) {
        let mut topics = self.topics.lock().unwrap_or_else(PoisonError::into_inner);
        if topics.get(&topic).is_some_and(Followed::is_left) {
            topics.remove(&topic);
        }
        if let Some(followed) = topics.get(&topic) {
            let number = self.next();
            let streams = &followed.streams;
            streams.send_modify(|last| *last = last.followed_by(number, by));
            followed.kept.send_replace(number);
        }
    }

    /// Wakes every open stream, which then [is told](Hub::is_stopping) that
    /// this process stops.
    pub fn stop(&self) {
        self.stopping.store(true, Ordering::SeqCst);
        let topics = self.topics.lock().unwrap_or_else(PoisonError::into_inner);
        for followed in topics.values() {
            let farewell = Announced::to_all(self.next());
            followed.streams.send_replace(farewell);
        }
    }

    /// Whether this process is about to stop.
    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::SeqCst)
    }

    /// Follows a topic from now on.
    pub fn follow(&self, topic: Topic) -> watch::Receiver<Announced> {
        self.among_followers(topic, |followed| followed.streams.subscribe())
    }

    /// The same for what is kept until something changes: no stream is counted.
    pub fn heed(&self, topic: Topic) -> watch::Receiver<u64> {
        self.among_followers(topic, |followed| followed.kept.subscribe())
    }

    fn among_followers<R>(&self, topic: Topic, join: impl FnOnce(&Followed) -> R) -> R {
        let mut topics = self.topics.lock().unwrap_or_else(PoisonError::into_inner);
        let (is_new, joined) = match topics.entry(topic) {
            Entry::Occupied(followed) => (false, join(followed.get())),
            Entry::Vacant(free) => (true, join(free.insert(Followed::from(self.next())))),
        };
        drop(topics);
        if is_new {
            self.pass_on(Told::Followed(topic));
        }
        joined
    }

    fn next(&self) -> u64 {
        self.count.fetch_add(1, Ordering::SeqCst) + 1
    }

    /// All announcements that are made here from now on, and what is newly
    /// followed, for whoever tells other processes.
    pub fn relayed(&self) -> Receiver<Told> {
        let (sender, announced) = channel();
        let mut relay = self.relay.lock().unwrap_or_else(PoisonError::into_inner);
        *relay = Some(sender);
        announced
    }

    /// What somebody follows.
    pub fn followed(&self) -> Vec<Topic> {
        let topics = self.topics.lock().unwrap_or_else(PoisonError::into_inner);
        let followed = topics.iter().filter(|(_, followed)| !followed.is_left());
        followed.map(|(topic, _)| *topic).collect()
    }

    /// How many streams are open. The keeper of copies, who waits for
    /// milestones, is none.
    pub fn followers(&self) -> usize {
        let topics = self.topics.lock().unwrap_or_else(PoisonError::into_inner);
        let watched = topics
            .iter()
            .filter(|(topic, _)| **topic != Topic::Milestone);
        let counts = watched.map(|(_, followed)| followed.streams.receiver_count());
        counts.sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_topic_reads_back_as_it_was_told() {
        for topic in [
            Topic::Game(17),
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
    fn what_is_kept_hears_of_changes_and_is_no_stream() {
        let hub = Hub::default();
        let mut kept = hub.heed(Topic::Hall(1));
        assert_eq!((hub.followers(), hub.followed()), (0, vec![Topic::Hall(1)]));
        hub.announce(Topic::Hall(1));
        assert!(kept.has_changed().is_ok_and(|changed| changed));
        kept.mark_unchanged();
        let _stream = hub.follow(Topic::Hall(1));
        assert_eq!(hub.followers(), 1);
        assert!(kept.has_changed().is_ok_and(|changed| !changed));
    }

    #[test]
    fn who_follows_is_woken_when_the_process_stops() {
        let hub = Hub::default();
        let (stream, kept) = (hub.follow(Topic::Game(1)), hub.heed(Topic::Game(1)));
        assert!(!hub.is_stopping());
        hub.stop();
        assert!(hub.is_stopping());
        assert!(stream.has_changed().is_ok_and(|changed| changed));
        assert!(kept.has_changed().is_ok_and(|changed| !changed));
    }

    #[test]
    fn what_is_told_by_answers_is_so_only_while_nobody_else_does_anything() {
        let hub = Hub::default();
        let [own, other] = ["one", "another"].map(|page| Some(Origin::of(page)));
        let changes = hub.follow(Topic::Game(1));
        let last = || *changes.borrow();
        let begun = last().number;
        assert!(!last().is_told_by_answers(own, begun), "nothing is new");
        hub.announce_by(own, Topic::Game(1));
        hub.announce_by(own, Topic::Game(1));
        assert!(last().is_told_by_answers(own, begun));
        assert!(!last().is_told_by_answers(other, begun));
        assert!(!last().is_told_by_answers(None, begun));
        let two = last().number;
        hub.heard(Topic::Game(1));
        assert!(!last().is_told_by_answers(own, two));
        assert!(!last().is_told_by_answers(None, two), "by nobody");
        hub.announce_by(own, Topic::Game(1));
        assert!(!last().is_told_by_answers(own, two), "one of two");
        assert!(last().is_told_by_answers(own, last().number - 1));
        hub.announce_by(other, Topic::Game(1));
        assert!(!last().is_told_by_answers(other, two));
    }

    #[test]
    fn what_is_heard_is_not_told_on() {
        let hub = Hub::default();
        let (told, mut followed) = (hub.relayed(), hub.follow(Topic::Game(1)));
        hub.heard(Topic::Game(1));
        assert!(followed.has_changed().is_ok_and(|changed| changed));
        followed.mark_unchanged();
        hub.announce(Topic::Game(1));
        assert!(followed.has_changed().is_ok_and(|changed| changed));
        let told: Vec<Told> = told.try_iter().collect();
        let (followed, announced) = (Told::Followed, Told::Announced);
        assert_eq!(told, [followed(Topic::Game(1)), announced(Topic::Game(1))]);
    }

    #[test]
    fn what_is_newly_followed_is_told_on_once() {
        let hub = Hub::default();
        let told = hub.relayed();
        let (stream, kept) = (hub.follow(Topic::Hall(1)), hub.heed(Topic::Hall(1)));
        let said: Vec<Told> = told.try_iter().collect();
        assert_eq!(said, [Told::Followed(Topic::Hall(1))]);
        drop((stream, kept));
        hub.heard(Topic::Hall(1));
        assert_eq!(told.try_iter().count(), 0, "heard, not told on");
        let _again = hub.heed(Topic::Hall(1));
        assert_eq!(told.try_iter().count(), 1, "it was left, so it is new");
    }
}
