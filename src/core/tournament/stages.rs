//! Events of two stages: a Swiss stage, then a knockout of the best.

use super::{Knockout, McMahon, System};
use serde::{Deserialize, Serialize};

/// The fate of the loser of a tie of a knockout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Losers {
    /// They are out.
    #[default]
    Out,
    /// Losers of their first tie, before the semi-finals, play a knockout of their own: the plate.
    Plate,
    /// They play on in the losers' bracket, and are out after the second loss. One grand final decides.
    Twice,
    /// As `Twice`, and the winner of the winners' bracket must lose the grand final twice.
    TwiceInFinal,
}

/// The options of a stage of several rounds, then a knockout of the best.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stages {
    /// The system of the first stage.
    pub first: FirstStage,
    /// Number of rounds of the first stage; 0 until it is known from the number of players.
    pub rounds: u16,
    /// Number of finalists; at least two.
    pub finalists: u16,
    /// The options of the finals.
    pub finals: Knockout,
}

/// The system of a first stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstStage {
    /// The Swiss system.
    Swiss,
    /// The Monrad system.
    Monrad,
    /// The Swiss system with start groups.
    #[serde(rename = "mcmahon")]
    McMahon(McMahon),
}

impl Default for Stages {
    fn default() -> Stages {
        Stages {
            first: FirstStage::Swiss,
            rounds: 0,
            finalists: 4,
            finals: Knockout::default(),
        }
    }
}

impl Losers {
    /// Whether an entrant is out after the second loss.
    pub fn is_double(self) -> bool {
        matches!(self, Losers::Twice | Losers::TwiceInFinal)
    }
}

impl Stages {
    /// The number of rounds of the first stage for a number of entrants.
    pub fn first_rounds(self, entrants: usize) -> u16 {
        match self.rounds {
            0 => self.first.system().rounds_needed(entrants),
            known => known,
        }
    }

    /// The number of all rounds for a number of entrants, without deciders.
    pub fn all_rounds(self, entrants: usize) -> u16 {
        let finalists = entrants.min(self.finalists.into());
        self.first_rounds(entrants) + self.finals.rounds(finalists)
    }
}

impl FirstStage {
    /// The system as that of a whole event.
    pub fn system(self) -> System {
        match self {
            FirstStage::Swiss => System::Swiss,
            FirstStage::Monrad => System::Monrad,
            FirstStage::McMahon(how) => System::McMahon(how),
        }
    }
}

impl System {
    /// The system of the first stage, or of the whole event if it has no stages.
    #[must_use]
    pub fn first(self) -> System {
        match self {
            System::Stages(how) => how.first.system(),
            whole => whole,
        }
    }

    /// The options of the knockout that decides the event, if one does.
    pub fn finals(self) -> Option<Knockout> {
        match self {
            System::Knockout(how) => Some(how),
            System::Groups(how) => Some(how.finals),
            System::Stages(how) => Some(how.finals),
            _ => None,
        }
    }
}
