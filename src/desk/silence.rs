//! Which umpires' phones have not been heard of for a while.

use crate::store::Recorder;
use chrono::{DateTime, Utc};

/// A phone of a game under way that is not heard of for so long needs somebody to look: a turn
/// takes a minute at most.
const SILENT_MS: i64 = 2 * 60 * 1000;

/// For how many minutes a phone has been silent, if it is.
pub fn silent_minutes(recorder: &Recorder, at: DateTime<Utc>) -> Option<i64> {
    let silent_ms = at.timestamp_millis() - recorder.seen_ms;
    (silent_ms > SILENT_MS).then_some(silent_ms / 60_000)
}
