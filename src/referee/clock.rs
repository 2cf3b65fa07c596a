use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

/// When the one-minute clock runs (002:68-69). `seconds` is the time for one
/// whole turn, the shot included.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "starts", rename_all = "kebab-case")]
pub enum ClockPolicy {
    /// It starts with every turn.
    EveryTurn {
        /// Time for a turn, in seconds.
        seconds: u16,
    },
    /// The umpire starts it when a delay is seen.
    OnCall {
        /// Time from the call on, in seconds.
        seconds: u16,
    },
    /// No clock.
    Off,
}

impl ClockPolicy {
    /// A minute on every turn.
    pub const MINUTE: ClockPolicy = ClockPolicy::EveryTurn { seconds: 60 };

    fn limit(self) -> Option<TimeDelta> {
        match self {
            ClockPolicy::EveryTurn { seconds } | ClockPolicy::OnCall { seconds } => {
                Some(TimeDelta::seconds(i64::from(seconds)))
            }
            ClockPolicy::Off => None,
        }
    }
}

/// The clock of the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    policy: ClockPolicy,
    used: TimeDelta,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Standing,
    RunningSince(DateTime<Utc>),
    Paused { was_running: bool },
}

/// What the clock shows at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Milliseconds left; negative once the time is over. It counts on, because
    /// nothing happens by itself: the umpire *can* show a card.
    pub left_ms: i64,
    /// Whether it is counting now.
    pub is_running: bool,
}

impl Clock {
    pub(super) fn new(policy: ClockPolicy) -> Clock {
        Clock {
            policy,
            used: TimeDelta::zero(),
            state: State::Standing,
        }
    }

    /// The rule by which it starts.
    pub fn policy(&self) -> ClockPolicy {
        self.policy
    }

    /// What it shows; `None` where there is no clock, or none was called.
    pub fn reading(&self, at: DateTime<Utc>) -> Option<Reading> {
        let limit = self.policy.limit()?;
        let is_running = match self.state {
            State::Standing => return None,
            State::RunningSince(_) => true,
            State::Paused { was_running: false } => return None,
            State::Paused { was_running: true } => false,
        };
        Some(Reading {
            left_ms: (limit - self.used_by(at)).num_milliseconds(),
            is_running,
        })
    }

    /// Whether it is paused.
    pub fn is_paused(&self) -> bool {
        matches!(self.state, State::Paused { .. })
    }

    /// Time used up by a moment. A moment before the start (a wall clock that
    /// was set back) counts as the start: nobody gains or loses by it.
    pub fn used_by(&self, at: DateTime<Utc>) -> TimeDelta {
        match self.state {
            State::RunningSince(since) => self.used + (at - since).max(TimeDelta::zero()),
            State::Standing | State::Paused { .. } => self.used,
        }
    }

    /// A turn begins.
    pub(super) fn next_turn(&mut self, at: DateTime<Utc>) {
        self.used = TimeDelta::zero();
        let starts = matches!(self.policy, ClockPolicy::EveryTurn { .. });
        self.state = match self.state {
            State::Paused { .. } => State::Paused {
                was_running: starts,
            },
            _ if starts => State::RunningSince(at),
            _ => State::Standing,
        };
    }

    /// The full time anew for the same player: called, or after a yellow card.
    pub(super) fn restart(&mut self, at: DateTime<Utc>) {
        self.used = TimeDelta::zero();
        if self.policy.limit().is_some() {
            self.state = State::RunningSince(at);
        }
    }

    pub(super) fn pause(&mut self, used: TimeDelta) {
        let was_running = matches!(self.state, State::RunningSince(_));
        self.used = used;
        self.state = State::Paused { was_running };
    }

    pub(super) fn resume(&mut self, at: DateTime<Utc>) {
        if let State::Paused { was_running } = self.state {
            self.state = if was_running {
                State::RunningSince(at)
            } else {
                State::Standing
            };
        }
    }
}
