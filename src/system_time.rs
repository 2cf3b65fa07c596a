//! The clock of the web layer: the only place that reads the time.

use crate::i18n::Localizer;
use chrono::{
    DateTime, Datelike, Days, Local, NaiveDate, NaiveDateTime, NaiveTime, SubsecRound, TimeDelta,
    TimeZone, Utc,
};
use std::sync::OnceLock;

/// Now, truncated to milliseconds like the times in records.
#[expect(
    clippy::disallowed_methods,
    reason = "the one place where the wall clock is read"
)]
pub fn now() -> DateTime<Utc> {
    Utc::now().trunc_subsecs(3)
}

/// The time at which this process began, as far as it has been asked for then: `main` does so first.
pub fn process_start() -> DateTime<Utc> {
    static START: OnceLock<DateTime<Utc>> = OnceLock::new();
    *START.get_or_init(now)
}

/// A time of the store, in milliseconds since 1970; invalid ones count as 1970.
pub fn of_millis(ms: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(ms).unwrap_or_default()
}

/// The local time: `10:42`.
pub fn time_of_day(at: DateTime<Utc>) -> String {
    at.with_timezone(&Local).format("%H:%M").to_string()
}

/// The local time with seconds: `10:42:07`.
pub fn second_of_day(at: DateTime<Utc>) -> String {
    at.with_timezone(&Local).format("%H:%M:%S").to_string()
}

/// The local day: `21 Nov`.
pub fn day(t: &Localizer, at: DateTime<Utc>) -> String {
    day_of_month(t, &at.with_timezone(&Local))
}

fn day_of_month(t: &Localizer, day: &impl Datelike) -> String {
    t.msg_with(
        "day-of-month",
        &[("day", day.day().into()), ("month", day.month().into())],
    )
}

/// The local day.
pub fn today(at: DateTime<Utc>) -> NaiveDate {
    at.with_timezone(&Local).date_naive()
}

/// The first and the last day of an event: `21 Nov 2026`, `21 Nov – 3 Dec 2026`.
pub fn days(t: &Localizer, (first, last): (NaiveDate, NaiveDate)) -> String {
    if first == last {
        return with_year(t, &last);
    }
    let first = if first.year() == last.year() {
        day_of_month(t, &first)
    } else {
        with_year(t, &first)
    };
    format!("{first} – {}", with_year(t, &last))
}

/// Noon of a local day.
pub fn noon(day: NaiveDate) -> DateTime<Utc> {
    let noon = day.and_time(NaiveTime::MIN) + TimeDelta::hours(12);
    let local = Local.from_local_datetime(&noon).earliest();
    local.map_or_else(|| noon.and_utc(), |local| local.to_utc())
}

/// The end of the local day, but at least two hours from now, for events that run late.
pub fn day_ends(at: DateTime<Utc>) -> DateTime<Utc> {
    let tomorrow = at.with_timezone(&Local).checked_add_days(Days::new(1));
    let midnight = tomorrow.and_then(|day| day.with_time(NaiveTime::MIN).earliest());
    let soonest = at + TimeDelta::hours(2);
    midnight.map_or(soonest, |midnight| {
        soonest.max(midnight.with_timezone(&Utc))
    })
}

/// The local day with its year, for documents: `21 Nov 2026`.
pub fn date(t: &Localizer, at: DateTime<Utc>) -> String {
    with_year(t, &at.with_timezone(&Local))
}

fn with_year(t: &Localizer, day: &impl Datelike) -> String {
    let year = day.year().to_string();
    let values = [("day", day_of_month(t, day).into()), ("year", year.into())];
    t.msg_with("day-of-year", &values)
}

/// The local day and time: `21 Nov, 10:42`.
pub fn moment(t: &Localizer, at: DateTime<Utc>) -> String {
    format!("{}, {}", day(t, at), time_of_day(at))
}

/// The local time as the value of a form field: `2026-11-21T10:42`.
pub fn field(at: DateTime<Utc>) -> String {
    at.with_timezone(&Local).format(FIELD).to_string()
}

/// Parses the value of a form field. Where the clock is set back, the earlier of the two times is taken. `None`
/// for a time that is skipped where the clock is set forward.
pub fn of_field(text: &str) -> Option<DateTime<Utc>> {
    let seconds = format!("{FIELD}:%S");
    let read = NaiveDateTime::parse_from_str(text, FIELD);
    let read = read.or_else(|_| NaiveDateTime::parse_from_str(text, &seconds));
    let local = Local.from_local_datetime(&read.ok()?).earliest()?;
    Some(local.to_utc())
}

const FIELD: &str = "%Y-%m-%dT%H:%M";

/// The UTC offset of local time: `+02:00`.
pub fn zone(at: DateTime<Utc>) -> String {
    at.with_timezone(&Local).format("%:z").to_string()
}
