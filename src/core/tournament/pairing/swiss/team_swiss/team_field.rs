//! The input and the result of the Swiss system for teams.

use crate::rules::Side;
use crate::tournament::SidesOfTeams;

/// Everybody in a team tournament, before one of its rounds is paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamField {
    /// Every team, also one that does not take part in the round.
    pub teams: Vec<SwissTeam>,
    /// The round to pair, from 1.
    pub round: usize,
    /// How many rounds were announced.
    pub rounds: usize,
    /// C.04.6:4.1 who moves first in the first round of those with odd numbers.
    pub initial: Side,
    /// C.04.6:1.7 what counts as a preference for a side.
    pub sides: SidesOfTeams,
    /// Pairs, as places in `teams`, who must not meet in this round.
    pub forbidden: Vec<(usize, usize)>,
    /// Pairs who should not meet in this round: as few of them do as in any legal pairing.
    /// That goes before the bye and C4.
    pub unwanted: Vec<(usize, usize)>,
}

/// A team in the tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SwissTeam {
    /// The pairing number; no two have the same.
    pub number: u32,
    /// Whether the team is to be paired in this round.
    pub is_here: bool,
    /// Whether it ever took part (C.04.2:2.4).
    pub has_arrived: bool,
    /// The points by which teams are paired, in halves.
    pub score: u32,
    /// The other points, in halves: those of the boards, if teams are paired by matches.
    pub second_score: u32,
    /// The sides on the first board in the matches that were played, the oldest first.
    pub sides: Vec<Side>,
    /// Places of those met.
    pub met: Vec<usize>,
    /// C2: no bye of the pairing yet, and no match won without play.
    pub may_have_bye: bool,
    /// C.04.6:1.5 whether it met a team with another score in the round before.
    pub was_floater: bool,
}

/// Who meets whom; all are places in `TeamField::teams`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamRound {
    /// Who moves first on the first board, and who second; in the order of C.04.2:3.6.
    pub pairs: Vec<(usize, usize)>,
    /// Who sits out.
    pub bye: Option<usize>,
}

/// Why a round of teams has no legal pairing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoTeamRound {
    /// Fewer than two take part.
    #[error("fewer than two teams take part")]
    TooFew,
    /// The field is odd, and every team had the bye or won without play (C2).
    #[error("a team must sit out, and none may have the bye of the pairing again")]
    NobodyForBye,
    /// The teams cannot all be paired without a second meeting.
    #[error("the teams cannot all be paired without two meeting again")]
    CannotBeCompleted,
}
