//! The delay of the boards for outsiders.

use chrono::TimeDelta;
use inkundla_core::codes;

/// The delay with which outsiders see records, so that nobody can help a player remotely. Closed
/// rounds are shown without delay.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Delay {
    /// Without delay.
    #[default]
    None,
    /// One minute.
    OneMinute,
    /// Five minutes.
    FiveMinutes,
}

codes!(Delay {
    None = "none",
    OneMinute = "1-minute",
    FiveMinutes = "5-minutes",
});

impl Delay {
    /// The delay in minutes; 0 without one.
    pub fn minutes(self) -> u8 {
        match self {
            Delay::None => 0,
            Delay::OneMinute => 1,
            Delay::FiveMinutes => 5,
        }
    }

    /// The delay in minutes, if there is one.
    pub fn minutes_late(self) -> Option<u8> {
        Some(self.minutes()).filter(|minutes| *minutes > 0)
    }

    /// The delay of this number of minutes, if that is a choice.
    pub fn of_minutes(minutes: u8) -> Option<Delay> {
        Delay::ALL
            .into_iter()
            .find(|delay| delay.minutes() == minutes)
    }

    /// The delay as a duration.
    pub fn time(self) -> TimeDelta {
        TimeDelta::minutes(i64::from(self.minutes()))
    }
}
