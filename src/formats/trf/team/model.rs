//! The data model of team records.

use crate::trf::At;
use inkundla_core::rules::Side;

/// The team records of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TeamRecords {
    /// 310, in order of the numbers; or 013, numbered in their order, in a file of teams
    /// that has none.
    pub teams: Vec<TrfTeam>,
    /// 013 in other files, where they do not affect pairings.
    pub(in crate::trf) old: Vec<TrfTeam>,
    /// 320: the points of the pairing-allocated bye, and the team that had it in each round.
    pub bye: Option<TeamBye>,
    /// 330: forfeited matches.
    pub forfeits: Vec<ForfeitedMatch>,
    /// 300: line-ups.
    pub line_ups: Vec<LineUp>,
    /// 352: the colour on each board of the team named first.
    pub colours: String,
    /// 362: tenths for a match won, drawn and lost, if not the default.
    pub worth: Option<(At, [i32; 3])>,
}

/// A team.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TrfTeam {
    /// The position in the file.
    pub at: At,
    /// The number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// Five letters.
    pub nickname: String,
    /// The strength factor by which teams are ordered.
    pub strength: Option<u32>,
    /// In tenths.
    pub match_points: Option<i32>,
    /// In tenths.
    pub game_points: Option<i32>,
    /// The rank.
    pub rank: Option<u32>,
    /// Positions in the file and numbers of its players, in the order of boards.
    pub players: Vec<(At, u32)>,
}

/// The pairing-allocated byes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamBye {
    /// The position in the file.
    pub at: At,
    /// In tenths.
    pub match_points: i32,
    /// In tenths.
    pub game_points: i32,
    /// The team with the bye in each round.
    pub rounds: Vec<Option<u32>>,
}

/// A match forfeited by at least one team.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForfeitedMatch {
    /// The position in the file.
    pub at: At,
    /// The round.
    pub round: u32,
    /// The team with the first move on the first board.
    pub first: u32,
    /// The other team.
    pub second: u32,
    /// The winner; `None` for a double forfeit.
    pub winner: Option<Side>,
}

/// The line-up of a team in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineUp {
    /// The position in the file.
    pub at: At,
    /// The round.
    pub round: u32,
    /// The number of the team.
    pub team: u32,
    /// The opposing team.
    pub against: u32,
    /// Numbers of players from the top board; `None` for an empty board.
    pub players: Vec<Option<u32>>,
}
