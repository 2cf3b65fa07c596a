//! How long a round may take, the timer of the round that is played, and what happens at its end.
//!
//! A timer that runs is kept as the moment at which it ends, one that rests as what is left: it
//! needs nobody who counts, and goes on when the server has been stopped meanwhile.

use crate::tournament::RoundNo;
use chrono::{DateTime, TimeDelta, Utc};
use inkundla_core::codes;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// How long a round may take, and by how much it can be extended at once, in minutes.
pub const MINUTES: RangeInclusive<u16> = 1..=600;
/// What is left of a round when its last minutes begin.
pub const LAST_MINUTES: TimeDelta = TimeDelta::minutes(5);

/// What happens when the time of a round is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AtEnd {
    /// The turn is finished, the pieces are counted, and the umpire enters the result.
    #[default]
    Count,
    /// The turn is finished, and the organiser decides the game.
    Adjudicate,
    /// Games go on to their own end.
    PlayOn,
}

codes!(AtEnd {
    Count = "count",
    Adjudicate = "adjudicate",
    PlayOn = "play-on",
});

/// Whether a timer runs, and what is left of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimerState {
    /// It ends at this moment, in milliseconds since 1970 (UTC).
    EndsAtMs(i64),
    /// It is paused, with these milliseconds left.
    LeftMs(i64),
}

/// The timer of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundTimer {
    /// Of which round.
    pub round: RoundNo,
    /// When it was started, in milliseconds since 1970 (UTC).
    pub started_at_ms: i64,
    /// Whether it runs.
    pub state: TimerState,
}

impl RoundTimer {
    /// Milliseconds that are left at a moment; 0 once it is over.
    pub fn left_ms(&self, at: DateTime<Utc>) -> i64 {
        match self.state {
            TimerState::EndsAtMs(end) => (end - at.timestamp_millis()).max(0),
            TimerState::LeftMs(left) => left,
        }
    }

    /// Whether it counts, or has come to its end; false while it is paused.
    pub fn is_running(&self) -> bool {
        matches!(self.state, TimerState::EndsAtMs(_))
    }

    /// Whether the time is over.
    pub fn is_over(&self, at: DateTime<Utc>) -> bool {
        self.is_running() && self.left_ms(at) == 0
    }

    /// When it shows something else by itself: its last minutes begin, or it ends.
    pub fn changes_at(&self, at: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let TimerState::EndsAtMs(end) = self.state else {
            return None;
        };
        let end = DateTime::from_timestamp_millis(end)?;
        let moments = [end - LAST_MINUTES, end];
        moments.into_iter().find(|moment| *moment > at)
    }
}

/// How long the rounds of an event may take; nothing decided before somebody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct RoundTime {
    /// In minutes; 0 for events without a timer.
    pub minutes: u16,
    /// What happens then.
    pub at_end: AtEnd,
    /// The timer that was started last, until it is stopped.
    pub timer: Option<RoundTimer>,
}

impl RoundTime {
    /// The timer of a round, if it has been started.
    pub fn timer_of(&self, round: RoundNo) -> Option<RoundTimer> {
        self.timer.filter(|timer| timer.round == round)
    }

    /// What it is after a step; `None` where the step changes nothing, or cannot be made now.
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
            // What is over is extended from now on: nobody gets minutes that have passed.
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

/// What the organiser does with the timer of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimerStep {
    /// It begins with the length of a round.
    Start,
    /// It stops, and keeps what is left.
    Pause,
    /// It goes on after a pause.
    GoOn,
    /// The number of minutes that are added, in [`MINUTES`].
    Extend(u16),
    /// It is put away.
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
        // Two minutes after the end one minute more is one minute, not none.
        assert_eq!(left(&after(&on, TimerStep::Extend(1), 1_760), 1_760), 60);
        assert_eq!(after(&on, TimerStep::Stop, 300).timer, None);
    }

    #[test]
    fn a_step_that_has_been_made_changes_nothing() {
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
        // The timer of an earlier round is in nobody's way.
        assert!(running.after(RoundNo(2), TimerStep::Start, at(9)).is_some());
    }
}
