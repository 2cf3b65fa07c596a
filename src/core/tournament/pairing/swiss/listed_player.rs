//! A player in the checklist of a round.

use super::field::Tenths;
use crate::rules::Side;

/// A player before a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedPlayer {
    /// The index into `Field::players`.
    pub at: usize,
    /// The points, with virtual ones.
    pub score: Tenths,
    /// The preferred side and how strongly it is preferred (C.04.3:1.7).
    pub preference: Option<(Side, PreferenceStrength)>,
    /// C2 whether the player may have the bye.
    pub may_have_bye: bool,
    /// The facts of the system of the round.
    pub of_system: ListedFacts,
}

/// The strength of a colour preference (C.04.3:1.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PreferenceStrength {
    /// To alternate.
    Mild,
    /// One game more with the other side.
    Strong,
    /// Two games more with the other side, or in a row.
    Absolute,
}

/// Facts about a player that only one system knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListedFacts {
    /// C14 to C17 whether the player floated down or up in the last round and in the one before.
    Dutch {
        /// `Some(true)` is down.
        floats: [Option<bool>; 2],
    },
    /// C.04.4.2:1.7.1
    Burstein {
        /// Buchholz, in tenths.
        buchholz: i64,
        /// Sonneborn-Berger, in hundredths.
        sonneborn_berger: i64,
    },
    /// C.04.4.1:1.7, 1.8
    Dubov {
        /// The average rating of the opponents.
        average: u64,
        /// The number of upfloats.
        upfloats: u32,
        /// Whether there was one in the last round.
        was_up: bool,
    },
}
