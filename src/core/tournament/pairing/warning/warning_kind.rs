//! The kinds of warnings, and how serious each is.

use crate::rules::Side;
use crate::tournament::{BoardNo, EntrantId, Points, RoundNo};

/// How serious a warning is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// Nothing is wrong; the organiser may like to know.
    Allowed,
    /// Allowed, but to be avoided.
    Unusual,
    /// Against the rules of the event.
    BreaksRule,
}

/// Something to know before a draft is posted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Warning {
    /// The two have met as often as the system has it (C.04.1:2).
    MetBefore {
        /// Where.
        board: BoardNo,
        /// Who moves first.
        first: EntrantId,
        /// Who moves second.
        second: EntrantId,
        /// When they met.
        rounds: Vec<RoundNo>,
    },
    /// Both are of one school, though schools are to be kept apart.
    SameSchool {
        /// Where.
        board: BoardNo,
    },
    /// The organiser settled that the two shall not meet.
    KeptApart {
        /// Where.
        board: BoardNo,
        /// Whether even when nothing else is possible.
        strictly: bool,
    },
    /// The points of the two differ by more than a win.
    PointsApart {
        /// Where.
        board: BoardNo,
        /// By how much.
        apart: Points,
    },
    /// The same side for the third time in a row (C.04.1:7).
    SameSideAgain {
        /// Where.
        board: BoardNo,
        /// Whose.
        entrant: EntrantId,
        /// Which side.
        side: Side,
    },
    /// The side that one had far more often already: more than twice more with this game
    /// (C.04.1:6).
    SideTooOften {
        /// Where.
        board: BoardNo,
        /// Whose.
        entrant: EntrantId,
        /// Which side.
        side: Side,
        /// By how many games.
        more: u32,
    },
    /// Paired, though this one did not come in the last rounds and lost without a game.
    StayedAway {
        /// Where.
        board: BoardNo,
        /// Who.
        entrant: EntrantId,
        /// In how many rounds, one after the other.
        rounds: u16,
    },
    /// The two have different points, though one of them could meet somebody with as many,
    /// who does not either; given only for pairs that the system would not make.
    CouldBeEqual {
        /// Where.
        board: BoardNo,
        /// By how much the two differ.
        apart: Points,
        /// Who could.
        entrant: EntrantId,
        /// Whom to meet.
        other: EntrantId,
    },
    /// By the table, the bracket or the matches of teams the two would not meet.
    NotByPlan {
        /// Where.
        board: BoardNo,
    },
    /// The bye of the pairing, though somebody with fewer points could have it.
    ByeAbove {
        /// Whose.
        entrant: EntrantId,
        /// Who could have it.
        other: EntrantId,
    },
    /// A bye for somebody who had one, or won a round without playing (C.04.1:4).
    SecondBye {
        /// Whose.
        entrant: EntrantId,
    },
    /// Two or more have the bye of the pairing, though they could meet (C.04.1:3).
    MoreThanOneBye {
        /// How many.
        byes: usize,
    },
    /// Here, but counted as absent, without points.
    HereButAbsent {
        /// Who.
        entrant: EntrantId,
    },
    /// Paired, but not here.
    OneIsAbsent {
        /// Where.
        board: BoardNo,
        /// Who is missing.
        entrant: EntrantId,
    },
    /// Paired, but gone home.
    HasGoneHome {
        /// Where.
        board: BoardNo,
        /// Who.
        entrant: EntrantId,
    },
    /// Here, but neither paired nor given a bye.
    NotPaired {
        /// Who.
        entrant: EntrantId,
    },
    /// Paired, though out of the knockout, or not in this round of it.
    IsOut {
        /// Who.
        entrant: EntrantId,
    },
    /// In the round more than once.
    PairedTwice {
        /// Who.
        entrant: EntrantId,
    },
    /// In the round, but not in the tournament.
    Stranger {
        /// Who.
        entrant: EntrantId,
    },
}

impl Warning {
    /// How serious it is.
    pub fn severity(&self) -> Severity {
        match self {
            Warning::PointsApart { .. } => Severity::Allowed,
            Warning::KeptApart { strictly: true, .. } => Severity::BreaksRule,
            Warning::SameSchool { .. }
            | Warning::KeptApart { .. }
            | Warning::SameSideAgain { .. }
            | Warning::SideTooOften { .. }
            | Warning::StayedAway { .. }
            | Warning::CouldBeEqual { .. }
            | Warning::NotByPlan { .. }
            | Warning::ByeAbove { .. }
            | Warning::OneIsAbsent { .. }
            | Warning::HereButAbsent { .. } => Severity::Unusual,
            Warning::MetBefore { .. }
            | Warning::SecondBye { .. }
            | Warning::MoreThanOneBye { .. }
            | Warning::HasGoneHome { .. }
            | Warning::NotPaired { .. }
            | Warning::IsOut { .. }
            | Warning::PairedTwice { .. }
            | Warning::Stranger { .. } => Severity::BreaksRule,
        }
    }

    /// The board it is about, if it is about one.
    pub fn board(&self) -> Option<BoardNo> {
        match self {
            Warning::MetBefore { board, .. }
            | Warning::SameSchool { board }
            | Warning::KeptApart { board, .. }
            | Warning::PointsApart { board, .. }
            | Warning::SameSideAgain { board, .. }
            | Warning::SideTooOften { board, .. }
            | Warning::StayedAway { board, .. }
            | Warning::CouldBeEqual { board, .. }
            | Warning::NotByPlan { board }
            | Warning::OneIsAbsent { board, .. }
            | Warning::HasGoneHome { board, .. } => Some(*board),
            Warning::SecondBye { .. }
            | Warning::ByeAbove { .. }
            | Warning::MoreThanOneBye { .. }
            | Warning::HereButAbsent { .. }
            | Warning::NotPaired { .. }
            | Warning::IsOut { .. }
            | Warning::PairedTwice { .. }
            | Warning::Stranger { .. } => None,
        }
    }
}
