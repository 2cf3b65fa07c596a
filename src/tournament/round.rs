use super::{ByeKind, EntrantId, Scored};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The number of a round, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct RoundNo(pub u16);

/// The number of a board within a round, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct BoardNo(pub u16);

impl fmt::Display for RoundNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for BoardNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Two entrants who are to meet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pairing {
    /// Where they sit.
    pub board: BoardNo,
    /// Who moves first.
    pub first: EntrantId,
    /// Who moves second.
    pub second: EntrantId,
}

/// An entrant without an opponent in a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bye {
    /// Who.
    pub entrant: EntrantId,
    /// Why, and so for how many points.
    pub kind: ByeKind,
}

/// A round that only the organiser sees and may still change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DraftRound {
    /// Its number.
    pub number: RoundNo,
    /// Who meets whom, by board.
    pub pairings: Vec<Pairing>,
    /// Everybody else who is entered and has not gone home.
    pub byes: Vec<Bye>,
}

/// A round that everybody sees and that is being played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PostedRound {
    /// Its number.
    pub number: RoundNo,
    /// Who meets whom, by board, with the result once there is one.
    pub boards: Vec<(Pairing, Option<Scored>)>,
    /// Everybody else.
    pub byes: Vec<Bye>,
}

/// A round whose results are all in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClosedRound {
    /// Its number.
    pub number: RoundNo,
    /// Who met whom, with the result.
    pub boards: Vec<(Pairing, Scored)>,
    /// Everybody else.
    pub byes: Vec<Bye>,
}

/// How far the round under way has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Proposed, not yet posted.
    Draft(DraftRound),
    /// Posted and playing.
    Posted(PostedRound),
}
