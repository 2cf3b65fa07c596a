//! Planned rounds as a calendar (iCalendar, RFC 5545). Times are written in UTC,
//! which every calendar shows in the time of its own place.

use chrono::{DateTime, Utc};
use icalendar::{Calendar, Component, Event, EventLike};

/// Something that is planned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Planned {
    /// Its name among all calendars: the same for the same thing, so that a
    /// later file moves it instead of adding it again.
    pub uid: String,
    /// What it is.
    pub what: String,
    /// Where; empty where that is not known.
    pub place: String,
    /// When it begins.
    pub begins: DateTime<Utc>,
}

/// A calendar of that name, as it was at a moment.
pub fn write(name: &str, planned: &[Planned], at: DateTime<Utc>) -> String {
    let mut calendar = Calendar::new();
    calendar.name(name);
    for one in planned {
        let mut event = Event::new();
        event
            .uid(&one.uid)
            .timestamp(at)
            .summary(&one.what)
            .starts(one.begins);
        if !one.place.is_empty() {
            event.location(&one.place);
        }
        calendar.push(event.done());
    }
    calendar.done().to_string()
}
