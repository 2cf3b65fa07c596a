//! The options of a knockout, and of a stage before it.

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

/// The options of a knockout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Knockout {
    /// Whether the losers of the semi-finals play for third place.
    pub third_place: bool,
    /// Whether a tie is two games, one with either side, before deciders.
    pub two_games: bool,
    /// The fate of the loser of a tie.
    pub losers: Losers,
    /// Whether after each stage the best of those left meets the weakest; otherwise the bracket is fixed. Not with a
    /// losers' bracket.
    pub reseeds: bool,
}

/// The options of a McMahon tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct McMahon {
    /// Number of start groups; at least two.
    pub groups: u16,
}

impl Default for McMahon {
    fn default() -> McMahon {
        McMahon { groups: 3 }
    }
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

impl Knockout {
    /// Number of games of a tie before deciders.
    pub fn games(self) -> u16 {
        if self.two_games { 2 } else { 1 }
    }

    /// Number of rounds for a number of entrants, without deciders and without a second grand final. With a plate,
    /// the most that it may need: where some have a bye it begins after the second stage.
    pub fn rounds(self, entrants: usize) -> u16 {
        let once = stages(entrants);
        let waits = once > 3 && !entrants.is_power_of_two();
        let all = match self.losers {
            Losers::Plate if waits => once + 1,
            Losers::Twice | Losers::TwiceInFinal => 2 * once,
            Losers::Out | Losers::Plate => once,
        };
        all * self.games()
    }
}

/// The number of stages of a knockout: each halves the entrants that are left.
pub(super) fn stages(entrants: usize) -> u16 {
    match entrants {
        0 | 1 => 0,
        more => more.next_power_of_two().ilog2() as u16,
    }
}
