//! Time is read here and nowhere else.

use crate::tongue::Tongue;
use chrono::{DateTime, Datelike, Local, SubsecRound, Utc};

/// Now, in whole milliseconds, as records keep it.
#[expect(
    clippy::disallowed_methods,
    reason = "the one place where the wall clock is read"
)]
pub fn now() -> DateTime<Utc> {
    Utc::now().trunc_subsecs(3)
}

/// The time of day on the server's wall: `10:42`.
pub fn time_of_day(at: DateTime<Utc>) -> String {
    at.with_timezone(&Local).format("%H:%M").to_string()
}

/// The same to the second: `10:42:07`.
pub fn second_of_day(at: DateTime<Utc>) -> String {
    at.with_timezone(&Local).format("%H:%M:%S").to_string()
}

/// The day on the server's wall: `21 Nov`.
pub fn day(t: &Tongue, at: DateTime<Utc>) -> String {
    let at = at.with_timezone(&Local);
    t.tell(
        "day-of-month",
        &[("day", at.day().into()), ("month", at.month().into())],
    )
}
