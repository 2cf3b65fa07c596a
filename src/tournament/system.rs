use super::Tiebreak;
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
}

impl System {
    /// The rounds to propose for so many entrants: all of a round robin, and of
    /// the Monrad and the Swiss system as many as find one winner, and one more.
    pub fn rounds_needed(self, entrants: usize) -> u16 {
        match self {
            System::RoundRobin | System::DoubleRoundRobin => self.rounds_possible(entrants),
            System::Monrad | System::Swiss => (entrants.max(2).next_power_of_two().ilog2() as u16
                + 1)
            .min(self.rounds_possible(entrants)),
        }
    }

    /// The most rounds that can be played before somebody must meet an
    /// opponent again, or sit out again. The Monrad system may come to its end
    /// earlier, depending on who met whom.
    pub fn rounds_possible(self, entrants: usize) -> u16 {
        let once = match entrants {
            0 | 1 => 0,
            // An odd field needs one round more, as somebody sits out in each.
            odd if odd % 2 == 1 => odd,
            even => even - 1,
        };
        let cycles = if self == System::DoubleRoundRobin {
            2
        } else {
            1
        };
        u16::try_from(once * cycles).unwrap_or(u16::MAX)
    }

    /// Whether everybody meets everybody.
    pub fn is_round_robin(self) -> bool {
        matches!(self, System::RoundRobin | System::DoubleRoundRobin)
    }

    /// How often two entrants meet at most.
    pub fn meetings(self) -> usize {
        match self {
            System::RoundRobin | System::Monrad | System::Swiss => 1,
            System::DoubleRoundRobin => 2,
        }
    }

    /// The tie-breaks to propose, in order.
    pub fn default_tiebreaks(self) -> Vec<Tiebreak> {
        match self {
            // C.07:8 Buchholz says nothing where everybody has the same opponents.
            System::RoundRobin | System::DoubleRoundRobin => {
                vec![
                    Tiebreak::DIRECT_ENCOUNTER,
                    Tiebreak::WINS,
                    Tiebreak::SONNEBORN_BERGER,
                ]
            }
            // South African board-game rules: first the opponents' points, then the game between the tied.
            System::Monrad | System::Swiss => {
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
