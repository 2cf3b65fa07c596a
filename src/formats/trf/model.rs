//! The data model of a tournament report file.

use super::result_entry::{At, Mark, TrfEntry};
use super::scoring::TrfScoring;
use super::team::TeamRecords;
use inkundla_core::rules::Side;
use inkundla_core::tournament::{ByTheBook, System};
use std::ops::RangeInclusive;

/// The highest number of a player: four digits.
pub(super) const MOST_PLAYERS: u32 = 9_999;
/// The highest number of a round.
pub(super) const MOST_ROUNDS: u32 = 999;

/// A report file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trf {
    /// 012
    pub name: String,
    /// 001, in order of the numbers.
    pub players: Vec<TrfPlayer>,
    /// 142 or XXR: number of announced rounds.
    pub rounds: Option<u32>,
    /// 152 or XXC: the initial colour.
    pub initial: Option<Side>,
    /// 162, XXS, BB*: the points of results.
    pub worth: TrfScoring,
    /// The position of the last record about points.
    pub worth_at: At,
    /// Headers that do not affect pairings: tag and text, in order.
    pub headers: Vec<(String, String)>,
    /// The position of the text of the first record 192.
    pub system_at: At,
    /// The position of the text of the first record 212, or else 202.
    pub tiebreaks_at: At,
    /// 250, XXA: virtual points.
    pub accelerations: Vec<Acceleration>,
    /// 299: points given or taken away.
    pub adjustments: Vec<TrfAdjustment>,
    /// 260, XXP: prohibited pairs.
    pub prohibitions: Vec<Prohibition>,
    /// Our extension: players who should not meet while a legal pairing remains.
    pub apart_if_possible: Vec<Prohibition>,
    /// Our extension: manual pairings.
    pub settled: Vec<SettledPair>,
    /// Comments: where the event departed from the rules of its pairing.
    pub by_the_book: ByTheBook,
    /// Our extension: rounds whose pairs are not those of the system.
    pub by_hand: Vec<u32>,
    /// Our extension: number of rounds that are over or being played, where the last ones have no game.
    pub played: Option<u32>,
    /// Our extension: a round, and the players who move first in the order of boards, then those
    /// without an opponent. The bracket of a knockout depends on this order.
    pub boards: Vec<(u32, Vec<u32>)>,
    /// Our extension: a pairing system that no record of the format names.
    pub system: Option<System>,
    /// Our extension: each match is two games in two rounds.
    pub two_games: bool,
    /// 240: announced byes.
    pub byes: Vec<AnnouncedBye>,
    /// XXZ: players absent from the next round.
    pub absent: Vec<(At, u32)>,
    /// XXC rank: the order of lines gives the pairing numbers (JaVaFo's positional ids), also in
    /// writing.
    pub by_rank: bool,
    /// 310, 320, 330, 300, 352, 362. If there are any, numbers in other records are
    /// those of teams.
    pub teams: TeamRecords,
    /// Unread records that do not affect pairings of individual players:
    /// ratings of federations, names of teams.
    pub others: Vec<String>,
}

/// 001: a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TrfPlayer {
    /// The position in the file.
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
    /// The id of the federation.
    pub id: String,
    /// `2012/00/00` or only the year.
    pub birth: String,
    /// Points in tenths.
    pub points: Option<i32>,
    /// The rank.
    pub rank: Option<u32>,
    /// The rounds, from the first.
    pub entries: Vec<TrfEntry>,
}

/// A bye announced for a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnnouncedBye {
    /// The position in the file.
    pub at: At,
    /// The round.
    pub round: u32,
    /// The number of the player.
    pub number: u32,
    /// [`Mark::Full`], [`Mark::Half`] or [`Mark::Zero`].
    pub mark: Mark,
}

/// Record 299.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrfAdjustment {
    /// The position in the file.
    pub at: At,
    /// The result code that is worth other points; `None` for points given or taken beside results.
    pub mark: Option<Mark>,
    /// Points in tenths; negative for points taken away.
    pub points: i32,
    /// The round; `None` for every round.
    pub round: Option<u32>,
    /// Positions in the file and numbers of the players; empty for all players.
    pub players: Vec<(At, u32)>,
}

/// Virtual points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acceleration {
    /// The position in the file.
    pub at: At,
    /// Points in tenths.
    pub points: i32,
    /// The rounds.
    pub rounds: RangeInclusive<usize>,
    /// The numbers of the players.
    pub players: RangeInclusive<u32>,
}

/// Players of whom no two must meet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prohibition {
    /// The rounds.
    pub rounds: RangeInclusive<usize>,
    /// Positions in the file and numbers of the players.
    pub players: Vec<(At, u32)>,
}

/// A manual pairing, made before its round was paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SettledPair {
    /// The position in the file.
    pub at: At,
    /// The round.
    pub round: u32,
    /// The player who moves first.
    pub first: u32,
    /// The player who moves second.
    pub second: u32,
}

impl Trf {
    /// The manual pairings of a round, the player who moves first in front.
    pub fn settled_in(&self, round: usize) -> Vec<(u32, u32)> {
        let settled = self.settled.iter();
        let settled = settled.filter(|one| one.round as usize == round);
        settled.map(|one| (one.first, one.second)).collect()
    }

    /// Whether it is a file of teams, by 192 or by records that only teams have.
    pub fn is_of_teams(&self) -> bool {
        let says = self.header("192").unwrap_or_default();
        let teams = &self.teams;
        says.to_ascii_uppercase().contains("TEAM")
            || !teams.teams.is_empty()
            || teams.bye.is_some()
            || !(teams.forfeits.is_empty() && teams.line_ups.is_empty())
    }
}
