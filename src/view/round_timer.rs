//! The timer of a round as pages show it.

use crate::desk::events::Event;
use crate::desk::round_time::{AtEnd, LAST_MINUTES, RoundTimer, TimerState};
use crate::i18n::Localizer;
use crate::system_time;
use crate::tournament::RoundNo;
use chrono::{DateTime, Utc};

/// The timer of the current round. Scripts count on by themselves.
#[derive(Clone)]
pub(crate) struct TimerFace {
    /// The round, in words.
    pub(crate) title: String,
    /// The time left, in milliseconds.
    pub(crate) left_ms: i64,
    /// The time left, in minutes and seconds.
    pub(crate) left: String,
    /// Whether it counts down, or has run out.
    pub(crate) is_running: bool,
    /// Whether the last minutes have begun.
    pub(crate) is_last: bool,
    pub(crate) is_over: bool,
    /// The end of a running timer: `11:32`.
    pub(crate) ends: Option<String>,
    /// The rule for the end of time, announced then.
    pub(crate) rule: String,
    /// Changes with every phase, but not with the time left.
    pub(crate) mark: String,
}

impl TimerFace {
    /// The timer of a round, if it has been started.
    pub(crate) fn of(
        t: &Localizer,
        event: &Event,
        round: RoundNo,
        at: DateTime<Utc>,
    ) -> Option<TimerFace> {
        let timer = event.round_time.timer_of(round)?;
        let left_ms = timer.left_ms(at);
        let is_over = timer.is_over(at);
        let is_last = !is_over && left_ms <= LAST_MINUTES.num_milliseconds();
        let end = match timer.state {
            TimerState::EndsAtMs(end) => DateTime::from_timestamp_millis(end),
            TimerState::LeftMs(_) => None,
        };
        Some(TimerFace {
            title: t.msg_arg("round-n", "round", round.0),
            left_ms,
            left: time_left(left_ms),
            is_running: timer.is_running(),
            is_last,
            is_over,
            ends: end.filter(|_| !is_over).map(system_time::time_of_day),
            rule: t.msg(&format!("over-{}", event.round_time.at_end.code())),
            mark: format!("{:?} {is_last} {is_over}", timer.state),
        })
    }
}

/// The time left in minutes and seconds: `12:34`.
pub(crate) fn time_left(left_ms: i64) -> String {
    let seconds = (left_ms + 999) / 1_000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The timer for the script of an umpire's page: milliseconds left, whether it runs, and what happens at the
/// end.
pub(crate) fn for_script(timer: &RoundTimer, at_end: AtEnd, at: DateTime<Utc>) -> String {
    let state = if timer.is_running() { "runs" } else { "paused" };
    format!("{} {state} {}", timer.left_ms(at), at_end.code())
}
