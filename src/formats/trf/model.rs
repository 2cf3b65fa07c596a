//! A tournament report file as values, record by record.

use super::result_entry::{At, Mark, TrfEntry};
use super::scoring::TrfScoring;
use super::team::TeamRecords;
use inkundla_core::rules::Side;
use std::ops::RangeInclusive;

/// The highest number of a player: four columns.
pub(super) const MOST_PLAYERS: u32 = 9_999;
/// The highest number of a round.
pub(super) const MOST_ROUNDS: u32 = 999;

/// A tournament, as a file has it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trf {
    /// 012
    pub name: String,
    /// 001, in order of the numbers.
    pub players: Vec<TrfPlayer>,
    /// 142 or XXR: how many rounds were announced.
    pub rounds: Option<u32>,
    /// 152 or XXC.
    pub initial: Option<Side>,
    /// 162, XXS, BB*.
    pub worth: TrfScoring,
    /// Where the last record about the worth stands.
    pub worth_at: At,
    /// Headers that say nothing about pairings: tag and text, in their order.
    pub headers: Vec<(String, String)>,
    /// Where the text of the first record 212 begins.
    pub tiebreaks_at: At,
    /// 250, XXA.
    pub accelerations: Vec<Acceleration>,
    /// 260, XXP.
    pub prohibitions: Vec<Prohibition>,
    /// Our own comment: who shall not meet as long as a legal pairing is left.
    pub apart_if_possible: Vec<Prohibition>,
    /// Our own comment: pairs that were settled before their rounds were paired.
    pub settled: Vec<SettledPair>,
    /// 240.
    pub byes: Vec<AnnouncedBye>,
    /// XXZ: who is absent from the next round.
    pub absent: Vec<(At, u32)>,
    /// XXC rank: the ranks are the pairing numbers.
    pub by_rank: bool,
    /// 310, 320, 330, 300, 352, 362. Where there are any, numbers in other records are
    /// those of teams.
    pub teams: TeamRecords,
    /// Records that say nothing about pairings of single players, as they stand:
    /// ratings of federations, names of teams.
    pub others: Vec<String>,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TrfPlayer {
    /// Where in the file.
    pub at: At,
    /// The number.
    pub number: u32,
    /// `m`, `f` or `w`, where it is given.
    pub sex: Option<char>,
    /// The title.
    pub title: String,
    /// The name.
    pub name: String,
    /// The rating, if there is one.
    pub rating: Option<u32>,
    /// Three letters.
    pub federation: String,
    /// A number that the federation gave.
    pub id: String,
    /// `2012/00/00` or only the year.
    pub birth: String,
    /// In tenths.
    pub points: Option<i32>,
    /// The place.
    pub rank: Option<u32>,
    /// Round by round.
    pub entries: Vec<TrfEntry>,
}

/// A bye announced for a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnnouncedBye {
    /// Where in the file.
    pub at: At,
    /// The round.
    pub round: u32,
    /// Who.
    pub number: u32,
    /// [`Mark::Full`], [`Mark::Half`] or [`Mark::Zero`].
    pub mark: Mark,
}

/// Virtual points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acceleration {
    /// Where in the file.
    pub at: At,
    /// In tenths.
    pub points: i32,
    /// In these rounds.
    pub rounds: RangeInclusive<usize>,
    /// For these players.
    pub players: RangeInclusive<u32>,
}

/// Who must not meet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prohibition {
    /// In these rounds.
    pub rounds: RangeInclusive<usize>,
    /// None of these another of them; and where each stands.
    pub players: Vec<(At, u32)>,
}

/// A pair that was settled before its round was paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SettledPair {
    /// Where in the file.
    pub at: At,
    /// The round.
    pub round: u32,
    /// Who moves first.
    pub first: u32,
    /// Who moves second.
    pub second: u32,
}

impl Trf {
    /// The pairs that were settled for a round, who moves first in front.
    pub fn settled_in(&self, round: usize) -> Vec<(u32, u32)> {
        let settled = self.settled.iter();
        let settled = settled.filter(|one| one.round as usize == round);
        settled.map(|one| (one.first, one.second)).collect()
    }
}

impl Trf {
    /// Whether teams play: 192 says so, or there are records that only teams have.
    pub fn is_of_teams(&self) -> bool {
        let says = self.header("192").unwrap_or_default();
        let teams = &self.teams;
        says.to_ascii_uppercase().contains("TEAM")
            || !teams.teams.is_empty()
            || teams.bye.is_some()
            || !(teams.forfeits.is_empty() && teams.line_ups.is_empty())
    }
}
