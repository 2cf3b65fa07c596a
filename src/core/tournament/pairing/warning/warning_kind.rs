//! The kinds of warnings, and their severity.

use crate::rules::Side;
use crate::tournament::pairing::Float;
use crate::tournament::{BoardNo, EntrantId, Points, RoundNo};

/// How serious a warning is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// Information only.
    Allowed,
    /// Allowed, but to be avoided.
    Unusual,
    /// Against the rules of the event.
    BreaksRule,
}

/// A warning about a draft.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Warning {
    /// The two have met as often as the system allows (C.04.1:2).
    MetBefore {
        /// The board.
        board: BoardNo,
        /// The entrant who moves first.
        first: EntrantId,
        /// The entrant who moves second.
        second: EntrantId,
        /// The rounds in which they met.
        rounds: Vec<RoundNo>,
    },
    /// Both are of the same school, though schoolmates are kept apart.
    SameSchool {
        /// The board.
        board: BoardNo,
    },
    /// The organiser keeps the two apart.
    KeptApart {
        /// The board.
        board: BoardNo,
        /// Whether they must not meet in any case.
        strictly: bool,
    },
    /// The points of the two differ by more than a win.
    PointsApart {
        /// The board.
        board: BoardNo,
        /// The points difference.
        apart: Points,
    },
    /// The same side for the third time in a row (C.04.1:7).
    SameSideAgain {
        /// The board.
        board: BoardNo,
        /// The entrant.
        entrant: EntrantId,
        /// The side.
        side: Side,
    },
    /// The side in more than two more games than the other side, this game included (C.04.1:6).
    SideTooOften {
        /// The board.
        board: BoardNo,
        /// The entrant.
        entrant: EntrantId,
        /// The side.
        side: Side,
        /// The difference in games.
        more: u32,
    },
    /// Paired, though the entrant lost the last rounds by forfeit.
    StayedAway {
        /// The board.
        board: BoardNo,
        /// The entrant.
        entrant: EntrantId,
        /// Number of consecutive rounds.
        rounds: u16,
    },
    /// The points differ, though one of the two could meet another entrant with equal points, who
    /// is in an unequal pair too. Only for pairs that the system did not propose.
    CouldBeEqual {
        /// The board.
        board: BoardNo,
        /// The points difference.
        apart: Points,
        /// The entrant who could meet an equal.
        entrant: EntrantId,
        /// The possible opponent with equal points.
        other: EntrantId,
    },
    /// The entrant meets an opponent with other points in the same direction as in one of the last two rounds
    /// (C.04.3:2.4). Only for pairs that the system did not propose.
    FloatsAgain {
        /// The board.
        board: BoardNo,
        /// The entrant.
        entrant: EntrantId,
        /// The direction.
        float: Float,
        /// The last round with such a float.
        round: RoundNo,
    },
    /// The pair is not from the table, the bracket or the team matches.
    NotByPlan {
        /// The board.
        board: BoardNo,
    },
    /// Pairs that the system does not propose, though the rules allow them.
    OtherPairs {
        /// The boards.
        boards: Vec<BoardNo>,
    },
    /// The pairing-allocated bye, though an entrant with fewer points could have it.
    ByeAbove {
        /// The entrant.
        entrant: EntrantId,
        /// The entrant who could have it.
        other: EntrantId,
    },
    /// A bye for an entrant who had one, or won a round without playing (C.04.1:4).
    SecondBye {
        /// The entrant.
        entrant: EntrantId,
    },
    /// Two or more pairing-allocated byes (C.04.1:3).
    MoreThanOneBye {
        /// Number of byes.
        byes: usize,
    },
    /// Present, but with a zero-point bye.
    HereButAbsent {
        /// The entrant.
        entrant: EntrantId,
    },
    /// Paired, but absent.
    OneIsAbsent {
        /// The board.
        board: BoardNo,
        /// The absent entrant.
        entrant: EntrantId,
    },
    /// Paired, but left the event.
    HasGoneHome {
        /// The board.
        board: BoardNo,
        /// The entrant.
        entrant: EntrantId,
    },
    /// Present, but neither paired nor given a bye.
    NotPaired {
        /// The entrant.
        entrant: EntrantId,
    },
    /// Paired, though eliminated from the knockout or not in this round of it.
    IsOut {
        /// The entrant.
        entrant: EntrantId,
    },
    /// The last in the finals and the next one are level in all tie-breaks: the order of the players decided.
    LastPlaceShared {
        /// The entrant in the finals.
        entrant: EntrantId,
        /// The entrant outside.
        other: EntrantId,
    },
    /// In the round more than once.
    PairedTwice {
        /// The entrant.
        entrant: EntrantId,
    },
    /// In the round, but not in the tournament.
    Stranger {
        /// The entrant.
        entrant: EntrantId,
    },
}

impl Warning {
    /// The severity.
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
            | Warning::FloatsAgain { .. }
            | Warning::NotByPlan { .. }
            | Warning::OtherPairs { .. }
            | Warning::ByeAbove { .. }
            | Warning::OneIsAbsent { .. }
            | Warning::LastPlaceShared { .. }
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

    /// The board, for warnings about a board.
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
            | Warning::FloatsAgain { board, .. }
            | Warning::NotByPlan { board }
            | Warning::OneIsAbsent { board, .. }
            | Warning::HasGoneHome { board, .. } => Some(*board),
            Warning::SecondBye { .. }
            | Warning::OtherPairs { .. }
            | Warning::ByeAbove { .. }
            | Warning::MoreThanOneBye { .. }
            | Warning::HereButAbsent { .. }
            | Warning::NotPaired { .. }
            | Warning::IsOut { .. }
            | Warning::LastPlaceShared { .. }
            | Warning::PairedTwice { .. }
            | Warning::Stranger { .. } => None,
        }
    }
}
