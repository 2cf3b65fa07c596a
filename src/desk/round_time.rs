//! The length of rounds and the state of the timer of the posted round.
//!
//! A running timer is stored as the time at which it ends, a paused one as the time left. So no
//! task has to count, and the timer survives a restart of the server.

use crate::tournament::RoundNo;
use chrono::{DateTime, TimeDelta, Utc};
use inkundla_core::codes;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Length of a round, and of one extension, in minutes.
pub const MINUTES: RangeInclusive<u16> = 1..=600;
/// Time left when the last minutes of a round begin.
pub const LAST_MINUTES: TimeDelta = TimeDelta::minutes(5);

/// The procedure at the end of a round's time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AtEnd {
    /// The turn is finished, the pieces are counted, and the umpire enters the result.
    #[default]
    Count,
    /// The turn is finished, and the organiser decides the game.
    Adjudicate,
    /// Games are played to their end.
    PlayOn,
}

codes!(AtEnd {
    Count = "count",
    Adjudicate = "adjudicate",
    PlayOn = "play-on",
});

/// A running or paused timer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimerState {
    /// It runs, and ends at this time, in milliseconds since 1970 (UTC).
    EndsAtMs(i64),
    /// It is paused, with this many milliseconds left.
    LeftMs(i64),
}

/// The timer of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundTimer {
    /// The round.
    pub round: RoundNo,
    /// When it was started, in milliseconds since 1970 (UTC).
    pub started_at_ms: i64,
    /// Running or paused.
    pub state: TimerState,
}

impl RoundTimer {
    /// Milliseconds left; 0 once it is over.
    pub fn left_ms(&self, at: DateTime<Utc>) -> i64 {
        match self.state {
            TimerState::EndsAtMs(end) => (end - at.timestamp_millis()).max(0),
            TimerState::LeftMs(left) => left,
        }
    }

    /// Whether it is not paused; also true once it is over.
    pub fn is_running(&self) -> bool {
        matches!(self.state, TimerState::EndsAtMs(_))
    }

    /// Whether the time is over.
    pub fn is_over(&self, at: DateTime<Utc>) -> bool {
        self.is_running() && self.left_ms(at) == 0
    }

    /// The next time at which its display changes: its last minutes begin, or it ends.
    pub fn changes_at(&self, at: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let TimerState::EndsAtMs(end) = self.state else {
            return None;
        };
        let end = DateTime::from_timestamp_millis(end)?;
        let moments = [end - LAST_MINUTES, end];
        moments.into_iter().find(|moment| *moment > at)
    }
}

/// The settings of the time of rounds; by default there is no timer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct RoundTime {
    /// Length of a round in minutes; 0 for events without a timer.
    pub minutes: u16,
    /// The procedure at the end.
    pub at_end: AtEnd,
    /// The timer that was started last, until it is stopped.
    pub timer: Option<RoundTimer>,
}

impl RoundTime {
    /// The timer of a round, if it has been started.
    pub fn timer_of(&self, round: RoundNo) -> Option<RoundTimer> {
        self.timer.filter(|timer| timer.round == round)
    }

    /// The state after a step; `None` where the step changes nothing or is impossible now.
    pub(super) fn after(
        &self,
        round: RoundNo,
        step: TimerStep,
        at: DateTime<Utc>,
    ) -> Option<RoundTime> {
        let now = at.timestamp_millis();
        let timer = self.timer_of(round);
        let with = |timer: RoundTimer, state| Some(RoundTimer { state, ..timer });
        let timer = match (step, timer) {
            (TimerStep::Start, None) if self.minutes > 0 => Some(RoundTimer {
                round,
                started_at_ms: now,
                state: TimerState::EndsAtMs(now + ms(self.minutes)),
            }),
            (TimerStep::Pause, Some(timer)) if timer.is_running() && !timer.is_over(at) => {
                with(timer, TimerState::LeftMs(timer.left_ms(at)))
            }
            (TimerStep::GoOn, Some(timer)) if !timer.is_running() => {
                with(timer, TimerState::EndsAtMs(now + timer.left_ms(at)))
            }
            // A finished timer is extended from now on, not from its end.
            (TimerStep::Extend(minutes), Some(timer)) if MINUTES.contains(&minutes) => {
                let left = timer.left_ms(at) + ms(minutes);
                let state = match timer.state {
                    TimerState::EndsAtMs(_) => TimerState::EndsAtMs(now + left),
                    TimerState::LeftMs(_) => TimerState::LeftMs(left),
                };
                with(timer, state)
            }
            (TimerStep::Stop, Some(_)) => None,
            _ => return None,
        };
        Some(RoundTime { timer, ..*self })
    }
}

fn ms(minutes: u16) -> i64 {
    i64::from(minutes) * 60_000
}

/// A step of the timer of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimerStep {
    /// Starts it with the length of a round.
    Start,
    /// Pauses it, and keeps the time left.
    Pause,
    /// Resumes it.
    GoOn,
    /// Adds a number of minutes, in [`MINUTES`].
    Extend(u16),
    /// Removes it.
    Stop,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(1_700_000_000 + seconds, 0).unwrap()
    }

    #[test]
    fn a_timer_pauses_goes_on_is_extended_and_ends() {
        let one = RoundNo(1);
        let plan = RoundTime {
            minutes: 20,
            ..RoundTime::default()
        };
        let after = |time: &RoundTime, step, seconds| time.after(one, step, at(seconds)).unwrap();
        let left =
            |time: &RoundTime, seconds| time.timer_of(one).unwrap().left_ms(at(seconds)) / 1_000;
        let running = after(&plan, TimerStep::Start, 0);
        assert_eq!((left(&running, 0), left(&running, 60)), (1_200, 1_140));
        assert_eq!(running.timer_of(RoundNo(2)), None);
        let paused = after(&running, TimerStep::Pause, 60);
        assert_eq!(left(&paused, 5_000), 1_140);
        let longer = after(&paused, TimerStep::Extend(5), 100);
        assert_eq!(left(&longer, 5_000), 1_440);
        let on = after(&longer, TimerStep::GoOn, 200);
        assert_eq!((left(&on, 200), left(&on, 1_639)), (1_440, 1));
        let timer = on.timer_of(one).unwrap();
        assert_eq!(timer.changes_at(at(200)), Some(at(1_340)));
        assert_eq!(timer.changes_at(at(1_340)), Some(at(1_640)));
        assert_eq!(timer.changes_at(at(1_640)), None);
        assert!(!timer.is_over(at(1_639)) && timer.is_over(at(1_640)));
        // One minute added two minutes after the end leaves one minute.
        assert_eq!(left(&after(&on, TimerStep::Extend(1), 1_760), 1_760), 60);
        assert_eq!(after(&on, TimerStep::Stop, 300).timer, None);
    }

    #[test]
    fn a_repeated_step_changes_nothing() {
        let one = RoundNo(1);
        let plan = RoundTime {
            minutes: 1,
            ..RoundTime::default()
        };
        let step = |time: &RoundTime, step, seconds| time.after(one, step, at(seconds));
        let running = step(&plan, TimerStep::Start, 0).unwrap();
        let paused = step(&running, TimerStep::Pause, 1).unwrap();
        assert_eq!(step(&RoundTime::default(), TimerStep::Start, 0), None);
        assert_eq!(step(&plan, TimerStep::Stop, 0), None);
        assert_eq!(step(&running, TimerStep::Start, 1), None);
        assert_eq!(step(&running, TimerStep::GoOn, 1), None);
        assert_eq!(step(&running, TimerStep::Pause, 60), None);
        assert_eq!(step(&paused, TimerStep::Pause, 2), None);
        assert_eq!(step(&paused, TimerStep::Extend(601), 2), None);
        // The timer of an earlier round is replaced.
        assert!(running.after(RoundNo(2), TimerStep::Start, at(9)).is_some());
    }
}
