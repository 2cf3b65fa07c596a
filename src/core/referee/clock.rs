//! The clock of one game: seconds for each turn, or minutes for the whole game (002:68–69). The
//! server has no timer: a reading is computed from the entries and a moment.

use crate::rules::{BySide, Side};
use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

/// When the clock runs (002:68-69). `seconds` is the time for a whole turn,
/// including its shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "starts", rename_all = "kebab-case")]
pub enum ClockPolicy {
    /// It starts with every turn.
    EveryTurn {
        /// Time for a turn, in seconds.
        seconds: u16,
    },
    /// The umpire starts it when a player delays.
    OnCall {
        /// Time from the call, in seconds.
        seconds: u16,
    },
    /// Each player has a time for the whole game. When it is used up, every turn
    /// still has its own time.
    WholeGame {
        /// Time for all turns of a player, in seconds.
        total: u16,
        /// Additional time for each turn, in seconds.
        seconds: u16,
    },
    /// No clock.
    Off,
}

impl ClockPolicy {
    /// A minute for every turn.
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
            _ => TimeDelta::zero(),
        }
    }

    fn starts_by_itself(self) -> bool {
        matches!(
            self,
            ClockPolicy::EveryTurn { .. } | ClockPolicy::WholeGame { .. }
        )
    }
}

/// The clock of the player to move, and both players' time for the whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    policy: ClockPolicy,
    /// The player to move.
    mover: Side,
    /// The time left for the whole game at the beginning of the turn.
    left: BySide<TimeDelta>,
    /// The time that the umpire has given (or, if negative, taken) for this turn.
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

/// The state of the clock at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockReading {
    /// Milliseconds left for this turn; negative after the time is over. The clock
    /// continues, because nothing follows automatically: the umpire *can* show a card.
    pub left_ms: i64,
    /// Whether the clock is running.
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

    /// The clock policy of the game.
    pub fn policy(&self) -> ClockPolicy {
        self.policy
    }

    /// The player whose time it counts.
    pub fn mover(&self) -> Side {
        self.mover
    }

    /// The reading at a moment; `None` if there is no clock or none was called.
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

    /// The moment when the time of this turn runs out or ran out; `None` if the
    /// clock is not running.
    pub fn over_at(&self) -> Option<DateTime<Utc>> {
        let ClockState::RunningSince(since) = self.state else {
            return None;
        };
        let left_ms = self.reading(since)?.left_ms;
        Some(since + TimeDelta::milliseconds(left_ms))
    }

    /// The rest of a player's time for the whole game; `None` under other policies.
    pub fn whole_left(&self, side: Side, at: DateTime<Utc>) -> Option<TimeDelta> {
        let is_whole = matches!(self.policy, ClockPolicy::WholeGame { .. });
        let used = if side == self.mover {
            self.used_by(at)
        } else {
            TimeDelta::zero()
        };
        is_whole.then(|| (self.left[side] - used).max(TimeDelta::zero()))
    }

    /// The time that can be taken from a player without making it negative; `None`
    /// if no clock is running for that player.
    pub fn spare(&self, side: Side, at: DateTime<Utc>) -> Option<TimeDelta> {
        match self.policy {
            ClockPolicy::WholeGame { .. } => self.whole_left(side, at),
            _ if side == self.mover => self
                .reading(at)
                .map(|reading| TimeDelta::milliseconds(reading.left_ms).max(TimeDelta::zero())),
            _ => None,
        }
    }

    /// Whether the clock is paused.
    pub fn is_paused(&self) -> bool {
        matches!(self.state, ClockState::Paused { .. })
    }

    /// The time used until a moment. A moment before the start (after a wall clock
    /// was set back) counts as the start, so that it affects neither player.
    pub fn used_by(&self, at: DateTime<Utc>) -> TimeDelta {
        match self.state {
            ClockState::RunningSince(since) => self.used + (at - since).max(TimeDelta::zero()),
            ClockState::Standing | ClockState::Paused { .. } => self.used,
        }
    }

    /// Ends a turn, subtracts the time used, and begins the next.
    pub(super) fn next_turn(&mut self, mover: Side, at: DateTime<Utc>) {
        self.spend(at);
        self.begin(mover, at);
    }

    /// Begins a turn without subtracting time: corrections cost neither player time.
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

    /// Restarts the full time for the same player: on a call or after a yellow card.
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

    /// Gives time to a player or takes it.
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
