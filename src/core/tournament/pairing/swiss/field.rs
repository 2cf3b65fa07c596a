//! The input of the Swiss system: players, their past rounds and the point system.

use crate::rules::Side;
use crate::tournament::SwissSystem;

/// A score in tenths of a point.
pub type Tenths = i32;

/// A tournament before one of its rounds is paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// All players, including those who do not take part in this round.
    pub players: Vec<Player>,
    /// The round to pair, from 1. Each player's `past` has one entry fewer.
    pub round: usize,
    /// The number of rounds of the tournament.
    pub rounds: usize,
    /// The points for each result.
    pub worth: PointSystem,
    /// The initial colour: the side of odd-numbered players in the first round.
    pub initial: Side,
    /// Pairs, as indices into `players`, that must not meet in this round.
    pub forbidden: Vec<(usize, usize)>,
    /// Pairs, as indices into `players`, of which as few as possible are to meet.
    pub unwanted: Vec<(usize, usize)>,
    /// The rules that pair the players.
    pub system: SwissSystem,
}

/// C.04.4.2:1.6.2 the number of seeding rounds: half of the rounds, rounded down, but at most four.
fn seeding_rounds(rounds: usize) -> usize {
    (rounds / 2).min(4)
}

/// The point system.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointSystem {
    /// A win.
    pub win: Tenths,
    /// A draw.
    pub draw: Tenths,
    /// A loss.
    pub loss: Tenths,
}

impl PointSystem {
    /// One point for a win, half a point for a draw.
    pub const STANDARD: PointSystem = PointSystem {
        win: 10,
        draw: 5,
        loss: 0,
    };
}

impl Field {
    /// The next round of these players in a tournament of `rounds`, with standard points and
    /// without forbidden pairs. All players must have the same number of past rounds.
    pub fn of(players: Vec<Player>, rounds: usize) -> Field {
        Field {
            round: players.first().map_or(1, |player| player.past.len() + 1),
            rounds,
            players,
            worth: PointSystem::STANDARD,
            initial: Side::First,
            forbidden: Vec::new(),
            unwanted: Vec::new(),
            system: SwissSystem::Dutch,
        }
    }

    /// The rules that pair this round. The seeding rounds of the Burstein system are Dutch
    /// (C.04.4.2:1.6.1).
    pub fn system_of_round(&self) -> SwissSystem {
        match self.system {
            SwissSystem::Burstein if self.round <= seeding_rounds(self.rounds) => {
                SwissSystem::Dutch
            }
            system => system,
        }
    }

    /// The first round of `count` players, numbered from 1.
    pub fn beginning(count: usize, rounds: usize) -> Field {
        Field::of((1..=count as u32).map(Player::new).collect(), rounds)
    }
}

/// A player of the tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The tournament pairing number, unique among the players.
    pub number: u32,
    /// Whether the player is to be paired in this round.
    pub is_here: bool,
    /// The rounds before this one, the oldest first.
    pub past: Vec<PastRound>,
    /// Virtual points for each round up to and including this one; missing entries count as 0.
    pub virtual_points: Vec<Tenths>,
    /// The rating, 0 if there is none. Only the Dubov system uses it.
    pub rating: u32,
}

/// One past round of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PastRound {
    /// A game, a bye, a forfeit or absence.
    pub what: PastKind,
    /// The points for it.
    pub points: Tenths,
}

/// How a player took part in a past round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PastKind {
    /// A game.
    Played {
        /// The opponent, as an index into `players`.
        against: usize,
        /// The player's own side.
        side: Side,
    },
    /// Paired, but no game was played.
    Forfeit,
    /// The pairing-allocated bye.
    PairingBye,
    /// Absent, or a bye requested before the pairing.
    NotPaired,
}

impl PastKind {
    /// C.04.2:2.4 whether the player was paired, and so had arrived.
    fn is_paired(self) -> bool {
        self != PastKind::NotPaired
    }
}

impl Player {
    /// A player who takes part and has no past rounds.
    pub fn new(number: u32) -> Player {
        Player {
            number,
            is_here: true,
            past: Vec::new(),
            virtual_points: Vec::new(),
            rating: 0,
        }
    }

    /// The points before a round (from 1), plus the virtual points of that round.
    pub fn score_before(&self, round: usize) -> Tenths {
        let real: Tenths = self
            .past
            .iter()
            .take(round - 1)
            .map(|past| past.points)
            .sum();
        let added = self.virtual_points.get(round - 1).copied().unwrap_or(0);
        real + added
    }

    /// C.04.2:2.4 whether the player takes part now or was paired in an earlier round.
    pub(super) fn has_arrived(&self) -> bool {
        self.is_here || self.past.iter().any(|past| past.what.is_paired())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// C.04.4.2:1.6.2
    #[test]
    fn half_of_the_rounds_but_at_most_four_seed_the_burstein_system() {
        let rounds = [1, 3, 5, 7, 8, 9, 13];
        assert_eq!(rounds.map(seeding_rounds), [0, 1, 2, 3, 4, 4, 4]);
        let fifth = |system, round| Field {
            system,
            round,
            ..Field::beginning(4, 9)
        };
        use SwissSystem::{Burstein, Dutch};
        assert_eq!(fifth(Burstein, 4).system_of_round(), Dutch);
        assert_eq!(fifth(Burstein, 5).system_of_round(), Burstein);
        assert_eq!(fifth(Dutch, 5).system_of_round(), Dutch);
    }

    /// C.04.2:2.4
    #[test]
    fn an_absent_player_who_was_never_paired_has_not_arrived() {
        let past = |what: &PastKind| PastRound {
            what: *what,
            points: 0,
        };
        let after = |is_here, what: &[PastKind]| Player {
            is_here,
            past: what.iter().map(past).collect(),
            ..Player::new(1)
        };
        use PastKind::{Forfeit, NotPaired, PairingBye};
        assert!(!after(false, &[]).has_arrived());
        assert!(!after(false, &[NotPaired, NotPaired]).has_arrived());
        assert!(after(true, &[NotPaired]).has_arrived());
        assert!(after(false, &[NotPaired, Forfeit]).has_arrived());
        assert!(after(false, &[PairingBye]).has_arrived());
    }
}
