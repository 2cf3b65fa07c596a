//! History lines grouped by day.

use crate::i18n::Localizer;
use crate::system_time;
use chrono::{DateTime, Utc};

/// The lines of one day, newest first.
pub(super) struct HistoryDay {
    pub(super) title: String,
    pub(super) lines: Vec<HistoryRow>,
}

pub(super) struct HistoryRow {
    pub(super) id: i64,
    pub(super) icon: &'static str,
    pub(super) at_ms: i64,
    pub(super) time: String,
    /// Day and time.
    pub(super) when: String,
    pub(super) who: String,
    pub(super) what: String,
    pub(super) why: String,
    pub(super) may_undo: bool,
    /// Why it cannot be undone; empty where a line above says the same.
    pub(super) why_not: String,
}

/// Groups consecutive lines by day.
pub(super) fn by_day(
    t: &Localizer,
    now: DateTime<Utc>,
    lines: impl Iterator<Item = HistoryRow>,
) -> Vec<HistoryDay> {
    let today = system_time::date(t, now);
    let mut days: Vec<HistoryDay> = Vec::new();
    for line in lines {
        let at = moment(line.at_ms);
        let date = system_time::date(t, at);
        let title = if date == today {
            t.msg_arg("history-today", "day", system_time::day(t, at))
        } else {
            date
        };
        match days.last_mut() {
            Some(day) if day.title == title => day.lines.push(line),
            _ => days.push(HistoryDay {
                title,
                lines: vec![line],
            }),
        }
    }
    days
}

pub(super) fn when(t: &Localizer, at_ms: i64) -> String {
    system_time::moment(t, moment(at_ms))
}

pub(super) fn time(at_ms: i64) -> String {
    system_time::time_of_day(moment(at_ms))
}

fn moment(at_ms: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(at_ms).unwrap_or_default()
}

/// The icon of a line, by the first part of its action code.
pub(super) fn icon(code: &str) -> &'static str {
    match code.split('.').next().unwrap_or_default() {
        "result" | "results" => "ok",
        "round" | "draft" | "terms" => "rounds",
        "entrants" | "entrant" | "schools" | "presence" => "people",
        "consent" | "child" | "names" => "child",
        "invitation" | "person" | "board" | "toss" => "phone",
        "call" => "call",
        "appeal" => "flag",
        "card" => "card",
        "records" => "file",
        "event" => "gear",
        _ => "text",
    }
}
