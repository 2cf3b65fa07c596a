//! The pairing systems, their options, and the numbers of rounds that they need or allow.

use super::stages::{FirstStage, Knockout, McMahon, Stages, stages};
use super::{Points, Scoring, TeamPoints, Tiebreak};
use serde::{Deserialize, Serialize};

/// The pairing systems.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// A single round robin by Berger tables.
    RoundRobin,
    /// A double round robin: each pair meets once with either side.
    DoubleRoundRobin,
    /// Neighbours in the standings meet, nobody twice.
    Monrad,
    /// The Swiss system, FIDE Dutch, edition of February 2026.
    Swiss,
    /// Knockout: the loser of a tie is eliminated.
    Knockout(Knockout),
    /// Round robins in groups, then a knockout of the best of each group.
    Groups(Groups),
    /// The Swiss system with start groups: strong players begin with more points.
    #[serde(rename = "mcmahon")]
    McMahon(McMahon),
    /// A stage of several rounds, then a knockout of the best.
    Stages(Stages),
    /// Schools against each other on several boards.
    Teams(Teams),
}

/// The options of groups and finals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Groups {
    /// Number of groups; at least two.
    pub groups: u16,
    /// Number of finalists from each group; at least one.
    pub advance: u16,
    /// The options of the finals.
    pub finals: Knockout,
}

/// The options of team tournaments.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Teams {
    /// Number of boards of a match.
    pub boards: u16,
    /// Whether teams are paired by the Swiss system on match points; otherwise by a round robin.
    pub is_swiss: bool,
    /// The side preference of teams in the Swiss system.
    #[serde(default)]
    pub sides: SidesOfTeams,
    /// C.04.6:1.2 the primary points, by which teams are paired and ranked first.
    #[serde(default)]
    pub primary: TeamPoints,
    /// Whether captains choose the order of the boards; otherwise players sit in the order of the list, and captains
    /// choose who plays.
    #[serde(default)]
    pub is_free_order: bool,
}

/// C.04.6:1.7 the side preference of a team at the first board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SidesOfTeams {
    /// Type A: a side difference of two, or the same side twice in a row.
    #[default]
    Simple,
    /// Type B: as type A, and a weaker preference by a side difference of one or by the last side.
    Graded,
    /// Sides are assigned, but do not influence the pairing.
    Ignored,
}

impl Teams {
    /// The worth of the pairing-allocated bye at each board, or of the match: a drawn one
    /// (C.04.6:1.4); a free round of a round robin is no match and worth nothing.
    pub fn bye(self, scoring: &Scoring) -> Points {
        if self.is_swiss {
            scoring.draw
        } else {
            Points::default()
        }
    }

    /// Match points: 2 for a win, 1 for a draw, and the bye.
    pub fn match_scoring(self) -> Scoring {
        let scoring = Scoring {
            win: Points::halves(4),
            draw: Points::halves(2),
            loss: Points::halves(0),
            bye: Points::default(),
            average_bye: false,
        };
        Scoring {
            bye: self.bye(&scoring),
            ..scoring
        }
    }
}

impl Default for Teams {
    fn default() -> Teams {
        Teams {
            boards: 4,
            is_swiss: false,
            sides: SidesOfTeams::default(),
            primary: TeamPoints::default(),
            is_free_order: false,
        }
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

impl Groups {
    /// Number of group rounds for a number of entrants in all groups.
    pub fn group_rounds(self, entrants: usize) -> u16 {
        everybody_once(entrants.div_ceil(usize::from(self.groups.max(1))))
    }

    /// Number of finalists.
    pub fn finalists(self, entrants: usize) -> usize {
        entrants.min(usize::from(self.groups) * usize::from(self.advance))
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

/// Number of rounds of a single round robin.
fn everybody_once(entrants: usize) -> u16 {
    let once = match entrants {
        0 | 1 => 0,
        // An odd number needs one more round because of the byes.
        odd if odd % 2 == 1 => odd,
        even => even - 1,
    };
    u16::try_from(once).unwrap_or(u16::MAX)
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

    /// The default number of rounds for a number of entrants, or teams: all of a round robin; in the
    /// Monrad and Swiss systems one more than a single winner needs, but at most
    /// [`System::rounds_safe`]; in a knockout all without deciders.
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

    /// The number of rounds of the Monrad or Swiss system that can always be paired without a
    /// rematch. A bye counts as a meeting with an extra place; so each round is a perfect matching of
    /// an even number of places, and all places have equally many possible opponents left. As long
    /// as these are at least half of the places, a perfect matching exists (Dirac's theorem). With
    /// four places the pairs left after two rounds are a matching themselves.
    pub fn rounds_safe(entrants: usize) -> u16 {
        let safe = match entrants.next_multiple_of(2) {
            0 => 0,
            few @ (2 | 4) => few - 1,
            places => places / 2,
        };
        u16::try_from(safe).unwrap_or(u16::MAX)
    }

    /// The highest possible number of rounds without a rematch or a second bye. The Monrad and Swiss
    /// systems may end earlier, depending on the pairings; a knockout later, because of deciders.
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
            System::Stages(how) => how.all_rounds(entrants),
        }
    }

    /// The usual worth of the pairing-allocated bye: that of a win, but nothing where everybody meets
    /// everybody and so sits out equally often.
    pub fn usual_bye(self, scoring: &Scoring) -> Points {
        match self {
            System::RoundRobin | System::DoubleRoundRobin | System::Groups(_) => Points::default(),
            System::Teams(how) => how.bye(scoring),
            System::Monrad
            | System::Swiss
            | System::McMahon(_)
            | System::Knockout(_)
            | System::Stages(_) => scoring.win,
        }
    }

    /// Whether it is a single or double round robin.
    pub fn is_round_robin(self) -> bool {
        matches!(self, System::RoundRobin | System::DoubleRoundRobin)
    }

    /// Whether each round is paired by the standings.
    pub fn is_by_standing(self) -> bool {
        matches!(self, System::Monrad | System::Swiss | System::McMahon(_))
    }

    /// Whether rounds are paired by C.04.3.
    pub fn is_swiss(self) -> bool {
        matches!(self, System::Swiss | System::McMahon(_))
    }

    /// Whether it ends with a final and not after a number of rounds.
    pub fn has_finals(self) -> bool {
        self.finals().is_some()
    }

    /// Whether it has tables beside the standings: groups, a bracket, teams.
    pub fn has_tables(self) -> bool {
        self.has_finals() || matches!(self, System::Teams(_))
    }

    /// The highest number of meetings of two entrants; `usize::MAX` if not limited.
    pub fn meetings(self) -> usize {
        match self {
            System::RoundRobin | System::Monrad | System::Swiss | System::McMahon(_) => 1,
            System::DoubleRoundRobin => 2,
            System::Knockout(_) | System::Groups(_) | System::Stages(_) | System::Teams(_) => {
                usize::MAX
            }
        }
    }

    /// The default tie-breaks, in order.
    pub fn default_tiebreaks(self) -> Vec<Tiebreak> {
        match self {
            // C.07:8 Buchholz is useless where all have the same opponents.
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
            // South African board-game rules: first the opponents' points, then the game between the
            // tied players.
            System::Monrad | System::Swiss | System::McMahon(_) | System::Stages(_) => {
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
