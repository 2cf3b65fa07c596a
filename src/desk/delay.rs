//! The delay of boards for outsiders.

use chrono::TimeDelta;
use inkundla_core::codes;

/// How late outsiders see what is recorded at the boards, so that nobody can
/// help a player from afar. Once a round is closed its games are open to all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Delay {
    /// At once.
    #[default]
    None,
    /// One minute later.
    OneMinute,
    /// Five minutes later.
    FiveMinutes,
}

// What outsiders see of an event: aliases in any case.
codes!(Delay {
    None = "alias",
    OneMinute = "alias-after-1-minute",
    FiveMinutes = "alias-after-5-minutes",
});

impl Delay {
    /// In minutes.
    pub fn minutes(self) -> u8 {
        match self {
            Delay::None => 0,
            Delay::OneMinute => 1,
            Delay::FiveMinutes => 5,
        }
    }

    /// The delay of a number of minutes, if there is one.
    pub fn of_minutes(minutes: u8) -> Option<Delay> {
        Delay::ALL
            .into_iter()
            .find(|delay| delay.minutes() == minutes)
    }

    /// As a time.
    pub fn time(self) -> TimeDelta {
        TimeDelta::minutes(i64::from(self.minutes()))
    }
}
