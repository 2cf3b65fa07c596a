//! Planned rounds as iCalendar (RFC 5545). Times are in UTC; calendars show them in
//! local time.

use chrono::{DateTime, Utc};
use icalendar::{Calendar, Component, Event, EventLike};

/// A planned calendar event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Planned {
    /// The global id. It stays the same when the event moves, so that a
    /// later file updates it instead of adding a second one.
    pub uid: String,
    /// The summary.
    pub what: String,
    /// The location; may be empty.
    pub place: String,
    /// The start.
    pub begins: DateTime<Utc>,
}

/// Writes a calendar with a name; `at` is the time of writing.
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
