//! The input and the result of the Swiss system for teams.

use crate::rules::Side;
use crate::tournament::SidesOfTeams;

/// A team tournament before one of its rounds is paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamField {
    /// All teams, including those that do not take part in this round.
    pub teams: Vec<SwissTeam>,
    /// The round to pair, from 1.
    pub round: usize,
    /// The number of rounds of the tournament.
    pub rounds: usize,
    /// C.04.6:4.1 the initial colour: the side of odd-numbered teams in the first round.
    pub initial: Side,
    /// C.04.6:1.7 the type of colour preferences.
    pub sides: SidesOfTeams,
    /// Pairs, as indices into `teams`, that must not meet in this round.
    pub forbidden: Vec<(usize, usize)>,
    /// Pairs, as indices into `teams`, of which as few as possible are to meet. This ranks above
    /// the bye and C4.
    pub unwanted: Vec<(usize, usize)>,
}

/// A team in the tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SwissTeam {
    /// The pairing number, unique among the teams.
    pub number: u32,
    /// Whether the team is to be paired in this round.
    pub is_here: bool,
    /// Whether it has taken part in an earlier round (C.04.2:2.4).
    pub has_arrived: bool,
    /// The primary score in half points, by which teams are paired.
    pub score: u32,
    /// The secondary score in half points: game points if teams are paired by match points.
    pub second_score: u32,
    /// The sides on the first board of all matches played, the oldest first.
    pub sides: Vec<Side>,
    /// The opponents so far, as indices into `TeamField::teams`.
    pub met: Vec<usize>,
    /// C2: no pairing-allocated bye and no match won by forfeit so far.
    pub may_have_bye: bool,
    /// C.04.6:1.5 whether it met a team of a different score in the last round.
    pub was_floater: bool,
}

/// A paired round. Teams are indices into `TeamField::teams`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamRound {
    /// The pairs in the order of C.04.2:3.6, the team that moves first on the first board in front.
    pub pairs: Vec<(usize, usize)>,
    /// The team with the pairing-allocated bye.
    pub bye: Option<usize>,
}

/// Why a round of teams has no legal pairing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoTeamRound {
    /// Fewer than two take part.
    #[error("fewer than two teams take part")]
    TooFew,
    /// The field is odd, and no team may have the bye (C2).
    #[error("a team must sit out, and none may have the bye of the pairing again")]
    NobodyForBye,
    /// The teams cannot all be paired without a second meeting.
    #[error("the teams cannot all be paired without two meeting again")]
    CannotBeCompleted,
}
