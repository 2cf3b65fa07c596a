//! Umpires' phones that have not sent a request for a while.

use super::events::Event;
use super::{Desk, Fault};
use crate::store::{Board, GamePhase, Recorder};
use chrono::{DateTime, Utc};

/// Time without a request after which a phone is shown as silent; a turn takes a minute at most.
const SILENT_MS: i64 = 2 * 60 * 1000;

/// Minutes for which a phone has been silent; `None` while it is not.
pub fn silent_minutes(recorder: &Recorder, at: DateTime<Utc>) -> Option<i64> {
    let silent_ms = at.timestamp_millis() - recorder.seen_ms;
    (silent_ms > SILENT_MS).then_some(silent_ms / 60_000)
}

/// Number of events that are looked through for phones, the newest.
const NEWEST: usize = 12;

impl Desk {
    /// Number of phones that record a game now: those of unfinished boards that are not silent.
    pub fn phones_connected(&self, events: &[Event], at: DateTime<Utc>) -> usize {
        let open = events.iter().filter(|event| !event.is_finished);
        let connected = open.take(NEWEST).map(|event| {
            let phones = self.phones_of(event, at);
            // An event that cannot be read does not take the page with it.
            phones.inspect_err(
                |fault| tracing::warn!(event = event.key, %fault, "its phones are not counted"),
            )
        });
        connected.flatten().sum()
    }

    fn phones_of(&self, event: &Event, at: DateTime<Utc>) -> Result<usize, Fault> {
        let Some(round) = self.tournament(event)?.posted().map(|posted| posted.number) else {
            return Ok(0);
        };
        let is_connected = |board: &&Board| {
            let state = board.state.as_ref();
            let playing = state.filter(|state| state.phase != GamePhase::Finished);
            let phone = playing.and_then(|state| state.recorder.as_ref());
            board.result.is_none() && phone.is_some_and(|phone| silent_minutes(phone, at).is_none())
        };
        Ok(self
            .boards(event, round)?
            .iter()
            .filter(is_connected)
            .count())
    }
}
