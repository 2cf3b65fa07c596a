//! The pairing systems, their options, and the number of rounds that each needs or allows.

use super::{TeamPoints, Tiebreak};
use serde::{Deserialize, Serialize};

/// The pairing systems.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// Everybody meets everybody once, by Berger tables.
    RoundRobin,
    /// Everybody meets everybody twice, once with each first move.
    DoubleRoundRobin,
    /// Neighbours in the standings meet, nobody twice.
    Monrad,
    /// The Swiss system, FIDE Dutch, edition of February 2026.
    Swiss,
    /// Who loses is out.
    Knockout(Knockout),
    /// Round robins in groups, then a knockout of the best.
    Groups(Groups),
    /// The Swiss system with start groups: the strong begin with more points.
    #[serde(rename = "mcmahon")]
    McMahon(McMahon),
    /// Schools against each other on several boards.
    Teams(Teams),
}

/// How a knockout is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Knockout {
    /// Whether those who lose in the semi-finals play for the third place.
    pub third_place: bool,
    /// Whether two meet twice, once with each first move, before it is decided.
    pub two_games: bool,
}

/// How groups and finals are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Groups {
    /// How many groups; at least two.
    pub groups: u16,
    /// How many of each group play the finals; at least one.
    pub advance: u16,
    /// How the finals are played.
    pub finals: Knockout,
}

/// How teams meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Teams {
    /// Boards of a match.
    pub boards: u16,
    /// Whether teams are paired by the Swiss system on match points; else every
    /// team meets every other.
    pub is_swiss: bool,
    /// What the Swiss system for teams takes for a preference for a side.
    #[serde(default)]
    pub sides: SidesOfTeams,
    /// C.04.6:1.2 the points by which teams are paired and placed before all others.
    #[serde(default)]
    pub primary: TeamPoints,
}

/// C.04.6:1.7 what is taken for a team's preference for a side on the first board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SidesOfTeams {
    /// Type A: two sides behind, or the same side twice in a row.
    #[default]
    Simple,
    /// Type B: the same, and less strongly one side behind or the last side.
    Graded,
    /// Sides are given, but nobody is paired by them.
    Ignored,
}

impl Default for Teams {
    fn default() -> Teams {
        Teams {
            boards: 4,
            is_swiss: false,
            sides: SidesOfTeams::default(),
            primary: TeamPoints::default(),
        }
    }
}

/// How a McMahon tournament begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct McMahon {
    /// How many start groups; at least two.
    pub groups: u16,
}

impl Default for McMahon {
    fn default() -> McMahon {
        McMahon { groups: 3 }
    }
}

impl Default for Groups {
    fn default() -> Groups {
        Groups {
            groups: 4,
            advance: 2,
            finals: Knockout::default(),
        }
    }
}

impl Knockout {
    /// Games of two who meet, unless it is still undecided then.
    pub fn games(self) -> u16 {
        if self.two_games { 2 } else { 1 }
    }

    /// Rounds without deciders for a number of entrants.
    pub fn rounds(self, entrants: usize) -> u16 {
        stages(entrants) * self.games()
    }
}

impl Groups {
    /// Rounds of the groups, for a number of entrants in all.
    pub fn group_rounds(self, entrants: usize) -> u16 {
        everybody_once(entrants.div_ceil(usize::from(self.groups.max(1))))
    }

    /// How many play the finals.
    pub fn finalists(self, entrants: usize) -> usize {
        entrants.min(usize::from(self.groups) * usize::from(self.advance))
    }
}

/// The number of stages of a knockout: each halves the entrants that are left.
fn stages(entrants: usize) -> u16 {
    match entrants {
        0 | 1 => 0,
        more => more.next_power_of_two().ilog2() as u16,
    }
}

/// Rounds in which everybody meets everybody once.
fn everybody_once(entrants: usize) -> u16 {
    let once = match entrants {
        0 | 1 => 0,
        // An odd field needs one round more, as somebody sits out in each.
        odd if odd % 2 == 1 => odd,
        even => even - 1,
    };
    u16::try_from(once).unwrap_or(u16::MAX)
}

impl System {
    /// The rounds to propose for a number of entrants, or teams: all of a round robin, and of
    /// the Monrad and the Swiss system as many as find one winner, and one more, but
    /// none about which we would have to warn; of a knockout those it takes if no tie needs a decider.
    pub fn rounds_needed(self, entrants: usize) -> u16 {
        match self {
            System::Monrad
            | System::Swiss
            | System::McMahon(_)
            | System::Teams(Teams { is_swiss: true, .. }) => {
                (stages(entrants.max(2)) + 1).min(System::rounds_safe(entrants))
            }
            _ => self.rounds_possible(entrants),
        }
    }

    /// The number of rounds of the Monrad or the Swiss system that can be paired without a rematch,
    /// whoever met before. Who sits out of an odd field meets an empty chair, once at most
    /// like anybody else; so each round is a perfect matching of an even number of places,
    /// and everybody has equally many left to meet. As long as that is half of the places
    /// there is a pairing (a theorem of Dirac). Of four places what is left after two rounds
    /// is a pairing itself.
    pub fn rounds_safe(entrants: usize) -> u16 {
        let safe = match entrants.next_multiple_of(2) {
            0 => 0,
            few @ (2 | 4) => few - 1,
            places => places / 2,
        };
        u16::try_from(safe).unwrap_or(u16::MAX)
    }

    /// The most rounds that can be played before somebody must meet an
    /// opponent again, or sit out again. The Monrad system may come to its end
    /// earlier, depending on who met whom; a knockout later, by deciders.
    pub fn rounds_possible(self, entrants: usize) -> u16 {
        match self {
            System::RoundRobin
            | System::Monrad
            | System::Swiss
            | System::McMahon(_)
            | System::Teams(_) => everybody_once(entrants),
            System::DoubleRoundRobin => everybody_once(entrants).saturating_mul(2),
            System::Knockout(how) => how.rounds(entrants),
            System::Groups(how) => {
                how.group_rounds(entrants) + how.finals.rounds(how.finalists(entrants))
            }
        }
    }

    /// Whether everybody meets everybody.
    pub fn is_round_robin(self) -> bool {
        matches!(self, System::RoundRobin | System::DoubleRoundRobin)
    }

    /// Whether each round is paired by what was scored before.
    pub fn is_by_standing(self) -> bool {
        matches!(self, System::Monrad | System::Swiss | System::McMahon(_))
    }

    /// Whether its rounds are paired by C.04.3.
    pub fn is_swiss(self) -> bool {
        matches!(self, System::Swiss | System::McMahon(_))
    }

    /// Whether it comes to its end by who wins, not by a number of rounds.
    pub fn has_finals(self) -> bool {
        matches!(self, System::Knockout(_) | System::Groups(_))
    }

    /// Whether it has tables beside the standings: groups, a bracket, teams.
    pub fn has_tables(self) -> bool {
        self.has_finals() || matches!(self, System::Teams(_))
    }

    /// How often two entrants meet at most; as often as they like where nobody counts.
    pub fn meetings(self) -> usize {
        match self {
            System::RoundRobin | System::Monrad | System::Swiss | System::McMahon(_) => 1,
            System::DoubleRoundRobin => 2,
            System::Knockout(_) | System::Groups(_) | System::Teams(_) => usize::MAX,
        }
    }

    /// The tie-breaks to propose, in order.
    pub fn default_tiebreaks(self) -> Vec<Tiebreak> {
        match self {
            // C.07:8 Buchholz says nothing where everybody has the same opponents.
            System::RoundRobin
            | System::DoubleRoundRobin
            | System::Knockout(_)
            | System::Groups(_) => {
                vec![
                    Tiebreak::DIRECT_ENCOUNTER,
                    Tiebreak::WINS,
                    Tiebreak::SONNEBORN_BERGER,
                ]
            }
            System::Teams(_) => vec![
                Tiebreak::OTHER_POINTS,
                Tiebreak::EXTENDED_ENCOUNTER,
                Tiebreak::MATCH_SONNEBORN_BERGER,
                Tiebreak::BOARD_COUNT,
            ],
            // South African board-game rules: first the opponents' points, then the game between the tied.
            System::Monrad | System::Swiss | System::McMahon(_) => {
                vec![
                    Tiebreak::BUCHHOLZ,
                    Tiebreak::DIRECT_ENCOUNTER,
                    Tiebreak::SONNEBORN_BERGER,
                    Tiebreak::WINS,
                ]
            }
        }
    }
}
