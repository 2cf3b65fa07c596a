//! The input of the Swiss system: players, their past rounds, the point system.

use crate::rules::Side;

/// A score in tenths of a point.
pub type Tenths = i32;

/// Everybody in a tournament, before one of its rounds is paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Everybody, also who does not take part in the round.
    pub players: Vec<Player>,
    /// The round to pair, from 1. Each player's `past` has one entry less.
    pub round: usize,
    /// How many rounds were announced.
    pub rounds: usize,
    /// What results are worth.
    pub worth: PointSystem,
    /// Who moves first in the first round of those with odd numbers.
    pub initial: Side,
    /// Pairs, as places in `players`, who must not meet in this round.
    pub forbidden: Vec<(usize, usize)>,
    /// Pairs, as places in `players`, of whom as few as can be shall meet.
    pub unwanted: Vec<(usize, usize)>,
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
    /// The next round of these players in a tournament of `rounds`, by the standard points and
    /// without restrictions on who may meet. All players have as many past rounds.
    pub fn of(players: Vec<Player>, rounds: usize) -> Field {
        Field {
            round: players.first().map_or(1, |player| player.past.len() + 1),
            rounds,
            players,
            worth: PointSystem::STANDARD,
            initial: Side::First,
            forbidden: Vec::new(),
            unwanted: Vec::new(),
        }
    }

    /// The first round of `count` players with the numbers from 1.
    pub fn beginning(count: usize, rounds: usize) -> Field {
        Field::of((1..=count as u32).map(Player::new).collect(), rounds)
    }
}

/// Somebody in the tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The tournament pairing number; no two have the same.
    pub number: u32,
    /// Whether the player is to be paired in this round.
    pub is_here: bool,
    /// The rounds before this one, the oldest first.
    pub past: Vec<PastRound>,
    /// Virtual points of each round, this one included; none where it is shorter.
    pub virtual_points: Vec<Tenths>,
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
    /// A game, against a place in `players`.
    Played {
        /// The opponent.
        against: usize,
        /// One's own side.
        side: Side,
    },
    /// Paired, but no game was played.
    Forfeit,
    /// The bye of the pairing.
    PairingBye,
    /// Announced before the pairing: any other bye, or absent.
    NotPaired,
}

impl PastKind {
    /// C.04.2:2.4 whether the player had arrived by then.
    fn is_paired(self) -> bool {
        self != PastKind::NotPaired
    }
}

impl Player {
    /// Somebody who takes part and has no past rounds.
    pub fn new(number: u32) -> Player {
        Player {
            number,
            is_here: true,
            past: Vec::new(),
            virtual_points: Vec::new(),
        }
    }

    /// The points before a round (from 1), with the virtual ones of that round.
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

    /// Whether the player takes part now or ever was paired.
    pub(super) fn has_arrived(&self) -> bool {
        self.is_here || self.past.iter().any(|past| past.what.is_paired())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// C.04.2:2.4
    #[test]
    fn who_was_never_paired_and_is_not_here_has_not_arrived() {
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
