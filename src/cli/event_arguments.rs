//! Arguments that name an event.

use crate::desk::events::Event;
use crate::desk::rights::{Right, Unlimited};
use crate::desk::{Desk, Fault};
use anyhow::bail;

/// Finds an event by its key, or by its exact name if only one event has it, and returns the
/// operator's right to run it.
pub(super) fn find(desk: &Desk, meant: &str) -> anyhow::Result<Right<Unlimited>> {
    match desk.operator_right(meant) {
        Err(Fault::NotFound) => {}
        found => return Ok(found?),
    }
    match desk.events_named(meant)?.as_slice() {
        [] => bail!(
            "there is no event {meant}; its key is the part of its address after /e/, \
             and its name must be written just as it is there"
        ),
        [event] => Ok(desk.operator_right(&event.key)?),
        several => bail!(
            "{} events are called {meant}; say which by its key: {}",
            several.len(),
            keys(several)
        ),
    }
}

fn keys(events: &[Event]) -> String {
    let keys: Vec<&str> = events.iter().map(|event| event.key.as_str()).collect();
    keys.join(", ")
}
