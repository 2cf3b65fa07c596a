//! Umpires' phones that have not sent a request for a while.

use crate::store::Recorder;
use chrono::{DateTime, Utc};

/// Time without a request after which a phone is shown as silent; a turn takes a minute at most.
const SILENT_MS: i64 = 2 * 60 * 1000;

/// Minutes for which a phone has been silent; `None` while it is not.
pub fn silent_minutes(recorder: &Recorder, at: DateTime<Utc>) -> Option<i64> {
    let silent_ms = at.timestamp_millis() - recorder.seen_ms;
    (silent_ms > SILENT_MS).then_some(silent_ms / 60_000)
}
