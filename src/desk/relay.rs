//! The relay between processes that serve one PostgreSQL. It passes the announcements of each process
//! on to all others, so that pages of all processes learn of a change. Messages may be lost with the
//! process that sent them or with the connection. Therefore the versions of all subscribed topics are
//! compared with the last known ones every two seconds and after each reconnect. A newly subscribed
//! topic is compared at once, to keep the time short in which a change is missed.

use super::{Desk, Fault};
use crate::change_feed::{Hub, RelayMessage, Topic};
use crate::store::{Listener, Store, StoreError, Version};
use std::collections::{BTreeSet, HashMap};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// Interval of polling for messages. Announcements come through a channel and messages through a
/// socket. A thread cannot wait for both, so this bounds the delay of a message.
const POLL: Duration = Duration::from_millis(10);
/// Interval of comparing versions, which finds changes whose message was lost.
const COMPARE: Duration = Duration::from_secs(2);
/// The metric of the time for which changes could not be sent.
const UNSENT: &str = "inkundla_relay_unsent_seconds";
/// Time before a lost connection is opened again.
const PAUSE: Duration = Duration::from_millis(500);

/// The connection to the other processes.
pub struct Relay {
    store: Store,
    hub: Hub,
    messages: Receiver<RelayMessage>,
    listener: Listener,
    known: HashMap<Topic, i64>,
}

impl Desk {
    /// Connects to the other processes of the same database; `None` for a database that only one
    /// process can serve.
    pub fn relay(&self) -> Result<Option<Relay>, Fault> {
        let Some(listener) = self.store.listener()? else {
            return Ok(None);
        };
        Ok(Some(Relay {
            store: self.store.clone(),
            hub: self.hub.clone(),
            messages: self.hub.connect_relay(),
            listener,
            known: HashMap::new(),
        }))
    }
}

impl Relay {
    /// Whether no other process was serving the database when this one connected.
    pub fn is_first(&self) -> bool {
        self.listener.is_first()
    }

    /// Sends and receives until the hub is dropped. Blocks, so it needs its own thread.
    pub fn run(mut self) {
        loop {
            match self.relay_messages() {
                Ok(()) => return,
                Err(why) => tracing::warn!(%why, "the connection to the other processes is lost"),
            }
            let lost = Instant::now();
            let Some(listener) = self.reconnect(lost) else {
                return;
            };
            self.listener = listener;
            tracing::warn!("the connection to the other processes is restored");
        }
    }

    /// Waits until the database can be reached again; it was `lost` at a time.
    fn reconnect(&self, lost: Instant) -> Option<Listener> {
        loop {
            std::thread::sleep(PAUSE);
            metrics::gauge!(UNSENT).set(lost.elapsed().as_secs_f64());
            match self.store.listener() {
                Ok(listener) => return listener,
                // The loss was logged; this happens twice a second.
                Err(why) => tracing::debug!(%why, "no connection to the other processes"),
            }
        }
    }

    /// Sends and receives until the connection breaks; `Ok` when the hub is dropped.
    fn relay_messages(&mut self) -> Result<(), StoreError> {
        self.compare()?;
        let mut compared = Instant::now();
        loop {
            match self.messages.recv_timeout(POLL) {
                Ok(first) => self.pass_on(first)?,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            for message in self.listener.received()? {
                if let Ok(topic) = message.parse() {
                    self.hub.announce_local(topic);
                }
            }
            if compared.elapsed() > COMPARE {
                self.compare()?;
                compared = Instant::now();
            }
        }
    }

    /// Sends announcements, and compares newly subscribed topics.
    fn pass_on(&mut self, first: RelayMessage) -> Result<(), StoreError> {
        let (mut announced, mut followed) = (BTreeSet::new(), BTreeSet::new());
        for message in std::iter::once(first).chain(self.messages.try_iter()) {
            match message {
                RelayMessage::Announced(topic) => announced.insert(topic),
                RelayMessage::Subscribed(topic) => followed.insert(topic),
            };
        }
        if !announced.is_empty() {
            let messages: Vec<String> = announced.iter().map(ToString::to_string).collect();
            self.listener.notify(&messages)?;
        }
        // A topic with a known version is compared together with all others, within two seconds.
        followed.retain(|topic| !self.known.contains_key(topic));
        if !followed.is_empty() {
            let followed: Vec<Topic> = followed.into_iter().collect();
            let now = self.versions(&followed)?;
            self.announce_changed(&now);
            self.known.extend(now);
        }
        Ok(())
    }

    /// Compares the versions of all subscribed topics.
    fn compare(&mut self) -> Result<(), StoreError> {
        let now = self.versions(&self.hub.subscribed_topics())?;
        self.announce_changed(&now);
        self.known = now;
        metrics::gauge!(UNSENT).set(0.0);
        Ok(())
    }

    /// Announces the topics whose version differs from the last comparison. A topic without a known
    /// version may have changed before it was subscribed, so it counts as changed.
    fn announce_changed(&self, now: &HashMap<Topic, i64>) {
        for (topic, version) in now {
            if self.known.get(topic) != Some(version) {
                self.hub.announce_local(*topic);
            }
        }
    }

    fn versions(&mut self, followed: &[Topic]) -> Result<HashMap<Topic, i64>, StoreError> {
        let (mut games, mut tournaments, mut halls) = (Vec::new(), Vec::new(), Vec::new());
        let mut casual = Vec::new();
        for topic in followed {
            match topic {
                Topic::Game(id) => games.push(*id),
                Topic::CasualGame(id) => casual.push(*id),
                Topic::Tournament(id) => tournaments.push(*id),
                Topic::Hall(id) => halls.push(*id),
                _ => {}
            }
        }
        let mut found = HashMap::new();
        let mut add = |topic: fn(i64) -> Topic, versions: Vec<Version>| {
            found.extend(versions.into_iter().map(|one| (topic(one.id), one.number)));
        };
        add(Topic::Game, self.listener.versions_of_games(&games)?);
        let versions = self.listener.versions_of_casual_games(&casual)?;
        add(Topic::CasualGame, versions);
        add(
            Topic::Tournament,
            self.listener.versions_of_tournaments(&tournaments)?,
        );
        add(Topic::Hall, self.listener.versions_with_boards(&halls)?);
        Ok(found)
    }
}
