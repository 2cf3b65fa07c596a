//! The clock of the web layer: time is read here and nowhere else.

use crate::i18n::Localizer;
use chrono::{
    DateTime, Datelike, Days, Local, NaiveDateTime, NaiveTime, SubsecRound, TimeDelta, TimeZone,
    Utc,
};

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
pub fn day(t: &Localizer, at: DateTime<Utc>) -> String {
    let at = at.with_timezone(&Local);
    t.msg_with(
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

/// The same with its year, for documents: `21 Nov 2026`.
pub fn date(t: &Localizer, at: DateTime<Utc>) -> String {
    let year = at.with_timezone(&Local).year().to_string();
    let values = [("day", day(t, at).into()), ("year", year.into())];
    t.msg_with("day-of-year", &values)
}

/// Day and time on the server's wall: `21 Nov, 10:42`.
pub fn moment(t: &Localizer, at: DateTime<Utc>) -> String {
    format!("{}, {}", day(t, at), time_of_day(at))
}

/// As forms have it, on the server's wall: `2026-11-21T10:42`.
pub fn field(at: DateTime<Utc>) -> String {
    at.with_timezone(&Local).format(FIELD).to_string()
}

/// The moment that stands in a field of a form. Where the clock is set back the
/// same time comes twice: the first is meant. Where it is set forward there may
/// be no such time.
pub fn of_field(text: &str) -> Option<DateTime<Utc>> {
    let seconds = format!("{FIELD}:%S");
    let read = NaiveDateTime::parse_from_str(text, FIELD);
    let read = read.or_else(|_| NaiveDateTime::parse_from_str(text, &seconds));
    let local = Local.from_local_datetime(&read.ok()?).earliest()?;
    Some(local.to_utc())
}

const FIELD: &str = "%Y-%m-%dT%H:%M";

/// How far the server's wall is from UTC: `+02:00`.
pub fn zone(at: DateTime<Utc>) -> String {
    at.with_timezone(&Local).format("%:z").to_string()
}
