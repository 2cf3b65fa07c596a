//! Statistics of an event: the games of each round, and the games and the attendance of each group of players.

use super::crosstable::{Crosstable, Score, Through};
use super::{Bye, ByeKind, Entrant, PairingResult, Presence, RoundNo, Tournament};
use crate::rules::BySide;
use std::collections::BTreeMap;

/// The boards of a round, or of all rounds.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RoundStatistics {
    /// Games that were played and won, by side.
    pub won: BySide<u16>,
    /// Games that were played without a winner.
    pub drawn: u16,
    /// Pairings that were not played, as somebody was absent.
    pub forfeits: u16,
    /// Games without a result: they are being played, or are postponed.
    pub open: u16,
    /// Entrants with a bye that gives points.
    pub byes: u16,
    /// Entrants who were absent without points.
    pub absent: u16,
}

impl RoundStatistics {
    /// Number of played games with a result.
    pub fn played(self) -> u16 {
        self.won.first + self.won.second + self.drawn
    }

    /// The sum of two rounds.
    #[must_use]
    pub fn and(self, other: RoundStatistics) -> RoundStatistics {
        RoundStatistics {
            won: BySide::from_fn(|side| self.won[side] + other.won[side]),
            drawn: self.drawn + other.drawn,
            forfeits: self.forfeits + other.forfeits,
            open: self.open + other.open,
            byes: self.byes + other.byes,
            absent: self.absent + other.absent,
        }
    }

    fn count(&mut self, result: Option<PairingResult>) {
        match result {
            None => self.open += 1,
            Some(PairingResult::Forfeit(_) | PairingResult::DoubleForfeit) => self.forfeits += 1,
            Some(PairingResult::Won(side) | PairingResult::Awarded(side)) => self.won[side] += 1,
            Some(PairingResult::Drawn | PairingResult::HalfPoint(_) | PairingResult::BothLost) => {
                self.drawn += 1
            }
        }
    }
}

/// The statistics of each posted and closed round, in order.
pub fn of_rounds(tournament: &Tournament) -> Vec<(RoundNo, RoundStatistics)> {
    let rounds = tournament.posted_rounds(Through::Live).into_iter();
    let counted = rounds.map(|round| {
        let mut statistics = RoundStatistics::default();
        for (_, scored) in &round.boards {
            statistics.count(scored.map(|scored| scored.result));
        }
        let is_absent = |bye: &&Bye| bye.kind == ByeKind::Absent;
        statistics.absent = round.byes.iter().filter(is_absent).count() as u16;
        statistics.byes = round.byes.len() as u16 - statistics.absent;
        (round.number, statistics)
    });
    counted.collect()
}

/// A group of players: a school, a grade, or all.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct GroupStatistics {
    /// Number of players, without those who left before they had played.
    pub players: u16,
    /// Number of players who have played a game.
    pub have_played: u16,
    /// Number of players who left the event.
    pub left: u16,
    /// Games of its players that were won.
    pub won: u16,
    /// Games of its players that were drawn.
    pub drawn: u16,
    /// Games of its players that were lost.
    pub lost: u16,
}

impl GroupStatistics {
    /// Number of games of its players. A game between two of them counts twice.
    pub fn games(self) -> u16 {
        self.won + self.drawn + self.lost
    }
}

/// The statistics of groups, by the key of each player's group; players without a key are left out.
pub fn of_groups<K: Ord>(
    tournament: &Tournament,
    key: impl Fn(&Entrant) -> Option<K>,
) -> BTreeMap<K, GroupStatistics> {
    let crosstable = Crosstable::of(tournament, Through::Live);
    let mut groups: BTreeMap<K, GroupStatistics> = BTreeMap::new();
    for entrant in &tournament.entrants {
        let scores = crosstable.lines(entrant.id).iter();
        let scores: Vec<Score> = scores.filter_map(|line| line.outcome.score()).collect();
        let has_left = entrant.presence == Presence::WentHome;
        let (false, Some(key)) = (has_left && scores.is_empty(), key(entrant)) else {
            continue;
        };
        let group = groups.entry(key).or_default();
        group.players += 1;
        group.have_played += u16::from(!scores.is_empty());
        group.left += u16::from(has_left);
        for score in scores {
            match score {
                Score::Win => group.won += 1,
                Score::Draw => group.drawn += 1,
                Score::Loss => group.lost += 1,
            }
        }
    }
    groups
}
