//! Time is read here and nowhere else.

use crate::tongue::Tongue;
use chrono::{DateTime, Datelike, Days, Local, NaiveTime, SubsecRound, TimeDelta, Utc};

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

/// When the day on the server's wall ends; never sooner than in two hours, for
/// an event that runs late.
pub fn day_ends(at: DateTime<Utc>) -> DateTime<Utc> {
    let tomorrow = at.with_timezone(&Local).checked_add_days(Days::new(1));
    let midnight = tomorrow.and_then(|day| day.with_time(NaiveTime::MIN).earliest());
    let soonest = at + TimeDelta::hours(2);
    midnight.map_or(soonest, |midnight| {
        soonest.max(midnight.with_timezone(&Utc))
    })
}
