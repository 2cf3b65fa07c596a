//! The records of teams as values.

use crate::trf::At;
use inkundla_core::rules::Side;

/// What a file says of teams.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TeamRecords {
    /// 310, in order of the numbers; or 013, numbered in their order, in a file of teams
    /// that has none.
    pub teams: Vec<TrfTeam>,
    /// 013 in other files, where they say nothing about pairings.
    pub(in crate::trf) old: Vec<TrfTeam>,
    /// 320: what the bye of the pairing is worth, and who had it in each round.
    pub bye: Option<TeamBye>,
    /// 330: matches to which a team did not come.
    pub forfeits: Vec<ForfeitedMatch>,
    /// 300: who sat where.
    pub line_ups: Vec<LineUp>,
    /// 352: the side at each board of the team named first.
    pub colours: String,
    /// 362: tenths for a match won, drawn and lost, where they are not as usual.
    pub worth: Option<(At, [i32; 3])>,
}

/// A team.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TrfTeam {
    /// Where in the file.
    pub at: At,
    /// The number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// Five letters.
    pub nickname: String,
    /// By what the teams are put in order.
    pub strength: Option<u32>,
    /// In tenths.
    pub match_points: Option<i32>,
    /// In tenths.
    pub game_points: Option<i32>,
    /// The place.
    pub rank: Option<u32>,
    /// Numbers of its players in the order of boards, and where each stands.
    pub players: Vec<(At, u32)>,
}

/// The byes of the pairing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamBye {
    /// Where in the file.
    pub at: At,
    /// In tenths.
    pub match_points: i32,
    /// In tenths.
    pub game_points: i32,
    /// Which team had it, round by round.
    pub rounds: Vec<Option<u32>>,
}

/// A match to which at least one team did not come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForfeitedMatch {
    /// Where in the file.
    pub at: At,
    /// The round.
    pub round: u32,
    /// The team that was to move first on the first board.
    pub first: u32,
    /// The other.
    pub second: u32,
    /// Who won it, if one of them was there.
    pub winner: Option<Side>,
}

/// Who sat at the boards of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineUp {
    /// Where in the file.
    pub at: At,
    /// The round.
    pub round: u32,
    /// Whose.
    pub team: u32,
    /// Against whom.
    pub against: u32,
    /// Numbers of players, the top board in front; none where nobody sat.
    pub players: Vec<Option<u32>>,
}
