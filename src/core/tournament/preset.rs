//! The system and the number of rounds that are proposed for a number of entrants.

use super::System;

/// A proposal that fits a school day; the organiser may choose otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preset {
    /// Fewer than six: everybody meets everybody.
    RoundRobin,
    /// Six to ten: four rounds of the Swiss system.
    FourRounds,
    /// Eleven or more: five rounds of the Swiss system.
    FiveRounds,
}

impl Preset {
    /// The proposal for a number of entrants.
    pub fn of(entrants: usize) -> Preset {
        match entrants {
            0..6 => Preset::RoundRobin,
            6..=10 => Preset::FourRounds,
            _ => Preset::FiveRounds,
        }
    }

    /// The proposed system.
    pub fn system(self) -> System {
        match self {
            Preset::RoundRobin => System::RoundRobin,
            Preset::FourRounds | Preset::FiveRounds => System::Swiss,
        }
    }

    /// The proposed number of rounds.
    pub fn rounds(self, entrants: usize) -> u16 {
        match self {
            Preset::RoundRobin => System::RoundRobin.rounds_needed(entrants),
            Preset::FourRounds => 4,
            Preset::FiveRounds => 5,
        }
    }
}
