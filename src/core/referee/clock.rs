//! The clock of one game: seconds for each turn, or minutes for the whole game (002:68–69). The
//! server has no timer: a reading is computed from the entries and a moment.

use crate::rules::{BySide, Side};
use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

/// When the clock runs (002:68-69). `seconds` is the time for one whole turn,
/// the shot included.
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
    /// Each player has a time for the whole game, and the minute on top: when
    /// the whole time is used up, every turn still has its own.
    WholeGame {
        /// Time for all turns of a player, in seconds.
        total: u16,
        /// Time on top for a turn, in seconds.
        seconds: u16,
    },
    /// No clock.
    Off,
}

impl ClockPolicy {
    /// A minute on every turn.
    pub const MINUTE: ClockPolicy = ClockPolicy::EveryTurn { seconds: 60 };

    /// The time of one turn.
    fn of_turn(self) -> Option<TimeDelta> {
        match self {
            ClockPolicy::EveryTurn { seconds }
            | ClockPolicy::OnCall { seconds }
            | ClockPolicy::WholeGame { seconds, .. } => Some(TimeDelta::seconds(seconds.into())),
            ClockPolicy::Off => None,
        }
    }

    /// The time of the whole game.
    fn of_game(self) -> TimeDelta {
        match self {
            ClockPolicy::WholeGame { total, .. } => TimeDelta::seconds(total.into()),
            ClockPolicy::EveryTurn { .. } | ClockPolicy::OnCall { .. } | ClockPolicy::Off => {
                TimeDelta::zero()
            }
        }
    }

    fn starts_by_itself(self) -> bool {
        matches!(
            self,
            ClockPolicy::EveryTurn { .. } | ClockPolicy::WholeGame { .. }
        )
    }
}

/// The clock of the player to move, and what both have left of a whole time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    policy: ClockPolicy,
    /// Whose it is.
    mover: Side,
    /// What is left of the time for the whole game, as the turn began.
    left: BySide<TimeDelta>,
    /// What the umpire has given (or taken) for this turn.
    given: TimeDelta,
    used: TimeDelta,
    state: ClockState,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ClockState {
    Standing,
    RunningSince(DateTime<Utc>),
    Paused { was_running: bool },
}

/// What the clock shows at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockReading {
    /// Milliseconds left for this turn; negative once the time is over. It
    /// counts on, because nothing happens by itself: the umpire *can* show a card.
    pub left_ms: i64,
    /// Whether it is counting now.
    pub is_running: bool,
}

impl Clock {
    pub(super) fn start(policy: ClockPolicy, mover: Side, at: DateTime<Utc>) -> Clock {
        let mut clock = Clock {
            policy,
            mover,
            left: BySide::from_fn(|_| policy.of_game()),
            given: TimeDelta::zero(),
            used: TimeDelta::zero(),
            state: ClockState::Standing,
        };
        clock.begin(mover, at);
        clock
    }

    /// The rule by which it starts.
    pub fn policy(&self) -> ClockPolicy {
        self.policy
    }

    /// What it shows; `None` where there is no clock, or none was called.
    pub fn reading(&self, at: DateTime<Utc>) -> Option<ClockReading> {
        let is_running = match self.state {
            ClockState::Standing => return None,
            ClockState::RunningSince(_) => true,
            ClockState::Paused { was_running: false } => return None,
            ClockState::Paused { was_running: true } => false,
        };
        let allowed = self.policy.of_turn()? + self.left[self.mover] + self.given;
        Some(ClockReading {
            left_ms: (allowed - self.used_by(at)).num_milliseconds(),
            is_running,
        })
    }

    /// When the time of this turn is over, or was; `None` where nothing runs.
    pub fn over_at(&self) -> Option<DateTime<Utc>> {
        let ClockState::RunningSince(since) = self.state else {
            return None;
        };
        let left_ms = self.reading(since)?.left_ms;
        Some(since + TimeDelta::milliseconds(left_ms))
    }

    /// What a player has left of the time for the whole game; `None` where
    /// there is no such time.
    pub fn whole_left(&self, side: Side, at: DateTime<Utc>) -> Option<TimeDelta> {
        let is_whole = matches!(self.policy, ClockPolicy::WholeGame { .. });
        let used = if side == self.mover {
            self.used_by(at)
        } else {
            TimeDelta::zero()
        };
        is_whole.then(|| (self.left[side] - used).max(TimeDelta::zero()))
    }

    /// What could be taken from a player without going below nothing; `None`
    /// where no clock is running for that player.
    pub fn spare(&self, side: Side, at: DateTime<Utc>) -> Option<TimeDelta> {
        match self.policy {
            ClockPolicy::WholeGame { .. } => self.whole_left(side, at),
            _ if side == self.mover => self
                .reading(at)
                .map(|reading| TimeDelta::milliseconds(reading.left_ms).max(TimeDelta::zero())),
            _ => None,
        }
    }

    /// Whether it is paused.
    pub fn is_paused(&self) -> bool {
        matches!(self.state, ClockState::Paused { .. })
    }

    /// Time used up by a moment. A moment before the start (a wall clock that
    /// was set back) counts as the start: nobody gains or loses by it.
    pub fn used_by(&self, at: DateTime<Utc>) -> TimeDelta {
        match self.state {
            ClockState::RunningSince(since) => self.used + (at - since).max(TimeDelta::zero()),
            ClockState::Standing | ClockState::Paused { .. } => self.used,
        }
    }

    /// A turn is over, and the next begins: what it took is gone.
    pub(super) fn next_turn(&mut self, mover: Side, at: DateTime<Utc>) {
        self.spend(at);
        self.begin(mover, at);
    }

    /// A turn begins after a correction: what the correction took counts for nobody.
    pub(super) fn begin(&mut self, mover: Side, at: DateTime<Utc>) {
        self.mover = mover;
        self.used = TimeDelta::zero();
        self.given = TimeDelta::zero();
        let starts = self.policy.starts_by_itself();
        self.state = match self.state {
            ClockState::Paused { .. } => ClockState::Paused {
                was_running: starts,
            },
            _ if starts => ClockState::RunningSince(at),
            _ => ClockState::Standing,
        };
    }

    /// The full time anew for the same player: called, or after a yellow card.
    pub(super) fn restart(&mut self, at: DateTime<Utc>) {
        self.spend(at);
        self.used = TimeDelta::zero();
        self.given = TimeDelta::zero();
        if self.policy.of_turn().is_none() {
            return;
        }
        self.state = match self.state {
            ClockState::Paused { .. } => ClockState::Paused { was_running: true },
            _ => ClockState::RunningSince(at),
        };
    }

    fn spend(&mut self, at: DateTime<Utc>) {
        let left = self.left[self.mover] - self.used_by(at);
        self.left[self.mover] = left.max(TimeDelta::zero());
    }

    /// The umpire gives time, or takes it.
    pub(super) fn adjust(&mut self, side: Side, by: TimeDelta) {
        match self.policy {
            ClockPolicy::WholeGame { .. } => self.left[side] += by,
            _ => self.given += by,
        }
    }

    pub(super) fn pause(&mut self, used: TimeDelta) {
        let was_running = match self.state {
            ClockState::RunningSince(_) => true,
            ClockState::Paused { was_running } => was_running,
            ClockState::Standing => false,
        };
        self.used = used;
        self.state = ClockState::Paused { was_running };
    }

    pub(super) fn resume(&mut self, at: DateTime<Utc>) {
        if let ClockState::Paused { was_running } = self.state {
            self.state = if was_running {
                ClockState::RunningSince(at)
            } else {
                ClockState::Standing
            };
        }
    }
}
