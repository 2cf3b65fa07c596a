//! Several processes may serve one PostgreSQL. What is announced in one is
//! announced in all, so that whoever watches is told wherever they are
//! connected. The messages may be lost, with the process that sent them or with
//! the connection: every two seconds, and whenever the connection is new, the
//! numbers of all that is followed are compared with those of the last look. At
//! what is newly followed it is looked at once, before much of it is remembered.

use super::{Desk, Fault};
use crate::live::{Hub, RelayMessage, Topic};
use crate::store::{Mark, Store, StoreError, Wire};
use std::collections::{BTreeSet, HashMap};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// How often it is listened.
const PULSE: Duration = Duration::from_millis(10);
/// How often numbers are compared.
const LOOK: Duration = Duration::from_secs(2);
/// How long a broken connection is left alone.
const PAUSE: Duration = Duration::from_millis(500);

/// The line to the other processes.
pub struct Relay {
    store: Store,
    hub: Hub,
    told: Receiver<RelayMessage>,
    wire: Wire,
    known: HashMap<Topic, i64>,
}

impl Desk {
    /// Joins the processes that serve the same database; `None` where there
    /// can be no others.
    ///
    /// # Errors
    /// Those of the store.
    pub fn relay(&self) -> Result<Option<Relay>, Fault> {
        let Some(wire) = self.store.wire()? else {
            return Ok(None);
        };
        Ok(Some(Relay {
            store: self.store.clone(),
            hub: self.hub.clone(),
            told: self.hub.connect_relay(),
            wire,
            known: HashMap::new(),
        }))
    }
}

impl Relay {
    /// Whether no other process was serving the database when this one joined.
    pub fn is_first(&self) -> bool {
        self.wire.is_first()
    }

    /// Tells and hears until the hub is gone. Blocks: for a thread of its own.
    pub fn run(mut self) {
        loop {
            match self.carry() {
                Ok(()) => return,
                Err(why) => tracing::warn!(%why, "the line to the other processes is cut"),
            }
            let Some(wire) = self.next_wire() else {
                return;
            };
            self.wire = wire;
            tracing::warn!("the line to the other processes is there again");
        }
    }

    /// Waits until the database is there again.
    fn next_wire(&self) -> Option<Wire> {
        loop {
            std::thread::sleep(PAUSE);
            match self.store.wire() {
                Ok(wire) => return wire,
                // Said once already; this is tried twice a second.
                Err(why) => tracing::debug!(%why, "no line to the other processes"),
            }
        }
    }

    /// Until the connection breaks; `Ok` when nobody is left to tell.
    fn carry(&mut self) -> Result<(), StoreError> {
        self.look()?;
        let mut looked = Instant::now();
        loop {
            match self.told.recv_timeout(PULSE) {
                Ok(first) => self.pass_on(first)?,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            for word in self.wire.hear()? {
                if let Ok(topic) = word.parse() {
                    self.hub.announce_local(topic);
                }
            }
            if looked.elapsed() > LOOK {
                self.look()?;
                looked = Instant::now();
            }
        }
    }

    /// Tells the others what was announced, and looks at what is newly followed.
    fn pass_on(&mut self, first: RelayMessage) -> Result<(), StoreError> {
        let (mut announced, mut followed) = (BTreeSet::new(), BTreeSet::new());
        for told in std::iter::once(first).chain(self.told.try_iter()) {
            match told {
                RelayMessage::Announced(topic) => announced.insert(topic),
                RelayMessage::Subscribed(topic) => followed.insert(topic),
            };
        }
        if !announced.is_empty() {
            let words: Vec<String> = announced.iter().map(ToString::to_string).collect();
            self.wire.tell(&words)?;
        }
        // What was looked at before is left to the next look at all.
        followed.retain(|topic| !self.known.contains_key(topic));
        if !followed.is_empty() {
            let followed: Vec<Topic> = followed.into_iter().collect();
            let now = self.marked(&followed)?;
            self.hear_what_is_new(&now);
            self.known.extend(now);
        }
        Ok(())
    }

    fn look(&mut self) -> Result<(), StoreError> {
        let now = self.marked(&self.hub.subscribed_topics())?;
        self.hear_what_is_new(&now);
        self.known = now;
        Ok(())
    }

    /// Announces what has another number than at the last look. What is looked
    /// at for the first time may have changed just before, so it counts as changed.
    fn hear_what_is_new(&self, now: &HashMap<Topic, i64>) {
        let news = now
            .iter()
            .filter(|(topic, number)| self.known.get(topic) != Some(number));
        news.for_each(|(topic, _)| self.hub.announce_local(*topic));
    }

    fn marked(&mut self, followed: &[Topic]) -> Result<HashMap<Topic, i64>, StoreError> {
        let these =
            |id: fn(&Topic) -> Option<i64>| followed.iter().filter_map(id).collect::<Vec<_>>();
        let games = these(|topic| match topic {
            Topic::Game(id) => Some(*id),
            _ => None,
        });
        let tournaments = these(|topic| match topic {
            Topic::Tournament(id) => Some(*id),
            _ => None,
        });
        let halls = these(|topic| match topic {
            Topic::Hall(id) => Some(*id),
            _ => None,
        });
        let marked = |topic: fn(i64) -> Topic, marks: Vec<Mark>| {
            marks
                .into_iter()
                .map(move |mark| (topic(mark.id), mark.number))
        };
        Ok(marked(Topic::Game, self.wire.marks_of_games(&games)?)
            .chain(marked(
                Topic::Tournament,
                self.wire.marks_of_tournaments(&tournaments)?,
            ))
            .chain(marked(Topic::Hall, self.wire.marks_of_halls(&halls)?))
            .collect())
    }
}
