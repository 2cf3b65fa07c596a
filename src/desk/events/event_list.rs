//! Lists of events. An event that cannot be read hides no other: it is left out, logged, and named
//! to its organisers.

use super::Event;
use crate::desk::rights::{LookInside, Permission as _};
use crate::desk::{Desk, Fault};
use crate::store::{Account, EventQuery, EventRow, ListedTournament};
use chrono::{DateTime, Utc};

/// The readable events of a list, and those that are left out.
#[derive(Clone, Debug, Default)]
pub struct EventList {
    /// The events, the newest first.
    pub events: Vec<Event>,
    /// The events whose settings cannot be read.
    pub unreadable: Vec<UnreadableEvent>,
}

/// An event with a stored value that cannot be read, for example of a newer version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnreadableEvent {
    /// The key in its addresses.
    pub key: String,
    /// Its name.
    pub name: String,
}

impl EventList {
    fn of(listed: impl IntoIterator<Item = ListedTournament>) -> EventList {
        let mut list = EventList::default();
        for one in listed {
            let ListedTournament {
                public_key: key,
                name,
                record,
                ..
            } = one;
            match record.map_err(Fault::from).and_then(Event::try_from) {
                Ok(event) => list.events.push(event),
                Err(fault) => {
                    tracing::warn!(key, %fault, "an event cannot be read, and is left out of a list");
                    list.unreadable.push(UnreadableEvent { key, name });
                }
            }
        }
        list
    }
}

impl Desk {
    /// All events into which an account may look, the newest first.
    pub fn event_list(&self, account: &Account, at: DateTime<Utc>) -> Result<EventList, Fault> {
        let (id, at_ms) = (account.id, at.timestamp_millis());
        let listed = self.store.read(move |db| db.tournaments_of(id, at_ms))?;
        let listed = listed.into_iter();
        let inside = listed.filter(|(_, role)| LookInside::ROW.by.contains(role));
        Ok(EventList::of(inside.map(|(one, _)| one)))
    }

    /// The readable events of [`Desk::event_list`].
    pub fn events_of(&self, account: &Account, at: DateTime<Utc>) -> Result<Vec<Event>, Fault> {
        Ok(self.event_list(account, at)?.events)
    }

    /// A part of a list of events, for lists of any length. Public, where the scope is.
    pub fn list(&self, query: EventQuery) -> Result<Vec<EventRow>, Fault> {
        Ok(self.store.read(move |db| db.event_list(&query))?)
    }

    /// The events of a list as a whole.
    pub fn events_in(&self, list: &[EventRow]) -> Result<EventList, Fault> {
        let listed = self.store.read(|db| {
            let whole = |row: &EventRow| ListedTournament {
                id: row.id,
                record: db.tournament(row.id),
                public_key: row.public_key.clone(),
                name: row.name.clone(),
            };
            Ok(list.iter().map(whole).collect::<Vec<_>>())
        })?;
        Ok(EventList::of(listed))
    }

    /// All readable events that have posted a round, the newest first, also those that no list
    /// names: for the people of the server.
    pub fn events_posted(&self) -> Result<Vec<Event>, Fault> {
        let listed = self.store.read(|db| db.tournaments_posted())?;
        Ok(EventList::of(listed).events)
    }

    /// The readable events with exactly this name, the newest first. For the command line; the web
    /// finds events by key only.
    pub fn events_named(&self, name: &str) -> Result<Vec<Event>, Fault> {
        let name = name.to_owned();
        let listed = self.store.read(move |db| db.tournaments_named(&name))?;
        Ok(EventList::of(listed).events)
    }
}
