//! The three stages of a round: draft, posted, closed.

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

/// Two entrants who play each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pairing {
    /// The board.
    pub board: BoardNo,
    /// The entrant who moves first.
    pub first: EntrantId,
    /// The entrant who moves second.
    pub second: EntrantId,
}

/// An entrant without an opponent in a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bye {
    /// The entrant.
    pub entrant: EntrantId,
    /// The kind, which decides the points.
    pub kind: ByeKind,
}

/// A round that only organisers see and can still change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DraftRound {
    /// The number of the round.
    pub number: RoundNo,
    /// The pairings by board.
    pub pairings: Vec<Pairing>,
    /// The byes of all other entrants who have not left.
    pub byes: Vec<Bye>,
}

/// A public round that is being played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PostedRound {
    /// The number of the round.
    pub number: RoundNo,
    /// The pairings by board, with the results so far.
    pub boards: Vec<(Pairing, Option<Scored>)>,
    /// The byes of all other entrants.
    pub byes: Vec<Bye>,
}

/// A round whose results are complete, except for postponed games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClosedRound {
    /// The number of the round.
    pub number: RoundNo,
    /// The pairings with their results.
    pub boards: Vec<(Pairing, Scored)>,
    /// Games to be played later. Until then the next rounds are paired as if they were drawn.
    pub postponed: Vec<Pairing>,
    /// The byes of all other entrants.
    pub byes: Vec<Bye>,
}

/// The state of the round after the closed ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Proposed, not yet posted.
    Draft(DraftRound),
    /// Posted and playing.
    Posted(PostedRound),
}

/// The round has no such board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("round {round} has no board {board}")]
pub struct NoSuchBoard {
    /// The round.
    pub round: RoundNo,
    /// The board.
    pub board: BoardNo,
}

/// Why a round cannot be closed: boards without a result.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{} boards have no result", .boards.len())]
pub struct MissingResults {
    /// The boards, in order.
    pub boards: Vec<BoardNo>,
}

/// Why a round cannot become a draft again: boards with a result.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{} boards have a result already", .boards.len())]
pub struct HasResults {
    /// The boards, in order.
    pub boards: Vec<BoardNo>,
}

impl DraftRound {
    /// A round without pairings and byes.
    pub(super) fn empty(number: RoundNo) -> DraftRound {
        DraftRound {
            number,
            pairings: Vec::new(),
            byes: Vec::new(),
        }
    }

    /// The entrants at the boards.
    pub(super) fn at_boards(&self) -> impl Iterator<Item = EntrantId> {
        let pairings = self.pairings.iter();
        pairings.flat_map(|pairing| [pairing.first, pairing.second])
    }

    /// The entrant with the pairing-allocated bye, the first if there are several.
    pub(super) fn bye_holder(&self) -> Option<EntrantId> {
        let mut byes = self.byes.iter();
        let bye = byes.find(|bye| bye.kind == ByeKind::Allocated)?;
        Some(bye.entrant)
    }

    /// The entrants to be paired: those at the boards and with a pairing-allocated bye.
    pub fn paired(&self) -> impl Iterator<Item = EntrantId> + '_ {
        let byes = self.byes.iter();
        let byes = byes.filter(|bye| bye.kind == ByeKind::Allocated);
        self.at_boards().chain(byes.map(|bye| bye.entrant))
    }

    /// The round as it becomes public.
    pub fn post(self) -> PostedRound {
        let boards = self
            .pairings
            .into_iter()
            .map(|pairing| (pairing, None))
            .collect();
        PostedRound {
            number: self.number,
            boards,
            byes: self.byes,
        }
    }
}

impl PostedRound {
    /// Sets the result of a board.
    pub fn enter(&mut self, board: BoardNo, scored: Scored) -> Result<(), NoSuchBoard> {
        *self.result_of(board)? = Some(scored);
        Ok(())
    }

    /// Removes and returns the result of a board.
    pub fn clear(&mut self, board: BoardNo) -> Result<Option<Scored>, NoSuchBoard> {
        Ok(self.result_of(board)?.take())
    }

    /// The boards without a result.
    pub fn missing(&self) -> Vec<BoardNo> {
        self.boards
            .iter()
            .filter(|(_, scored)| scored.is_none())
            .map(|(pairing, _)| pairing.board)
            .collect()
    }

    /// Closes the round.
    ///
    /// # Errors
    /// If results are missing.
    pub fn close(&self) -> Result<ClosedRound, MissingResults> {
        match self.missing() {
            missing if missing.is_empty() => Ok(self.close_with_postponed()),
            missing => Err(MissingResults { boards: missing }),
        }
    }

    /// Closes the round; games without a result become postponed games.
    pub fn close_with_postponed(&self) -> ClosedRound {
        let known = self
            .boards
            .iter()
            .filter_map(|(pairing, scored)| scored.map(|scored| (*pairing, scored)));
        let open = self.boards.iter().filter(|(_, scored)| scored.is_none());
        ClosedRound {
            number: self.number,
            boards: known.collect(),
            postponed: open.map(|(pairing, _)| *pairing).collect(),
            byes: self.byes.clone(),
        }
    }

    /// The round as a draft again, to be paired anew.
    ///
    /// # Errors
    /// If boards have a result, as a played game cannot be paired anew.
    pub fn unpost(&self) -> Result<DraftRound, HasResults> {
        let done = self.boards.iter().filter(|(_, scored)| scored.is_some());
        let boards = done.map(|(pairing, _)| pairing.board).collect::<Vec<_>>();
        if boards.is_empty() {
            Ok(self.plan())
        } else {
            Err(HasResults { boards })
        }
    }

    /// The pairings and byes, without the results.
    pub fn plan(&self) -> DraftRound {
        let pairings = self.boards.iter().map(|(pairing, _)| *pairing).collect();
        DraftRound {
            number: self.number,
            pairings,
            byes: self.byes.clone(),
        }
    }

    fn result_of(&mut self, board: BoardNo) -> Result<&mut Option<Scored>, NoSuchBoard> {
        let round = self.number;
        let found = self
            .boards
            .iter_mut()
            .find(|(pairing, _)| pairing.board == board);
        found
            .map(|(_, scored)| scored)
            .ok_or(NoSuchBoard { round, board })
    }
}

impl ClosedRound {
    /// The round as one being played, with its results.
    pub fn reopen(self) -> PostedRound {
        PostedRound {
            number: self.number,
            boards: self.all_boards(),
            byes: self.byes,
        }
    }

    /// All boards in order, postponed games without a result.
    pub fn all_boards(&self) -> Vec<(Pairing, Option<Scored>)> {
        let played = self.boards.iter();
        let played = played.map(|(pairing, scored)| (*pairing, Some(*scored)));
        let postponed = self.postponed.iter().map(|pairing| (*pairing, None));
        let mut boards = played.chain(postponed).collect::<Vec<_>>();
        boards.sort_by_key(|(pairing, _)| pairing.board);
        boards
    }

    /// The pairings and byes, without the results.
    pub fn plan(&self) -> DraftRound {
        let boards = self.all_boards().into_iter();
        DraftRound {
            number: self.number,
            pairings: boards.map(|(pairing, _)| pairing).collect(),
            byes: self.byes.clone(),
        }
    }
}

impl Stage {
    /// The number of the round.
    pub fn number(&self) -> RoundNo {
        match self {
            Stage::Draft(draft) => draft.number,
            Stage::Posted(posted) => posted.number,
        }
    }

    /// The pairings and byes.
    pub fn plan(&self) -> DraftRound {
        match self {
            Stage::Draft(draft) => draft.clone(),
            Stage::Posted(posted) => posted.plan(),
        }
    }
}

impl Pairing {
    /// Whether an entrant plays in the pairing.
    pub fn has(&self, entrant: EntrantId) -> bool {
        self.first == entrant || self.second == entrant
    }

    /// The opponent of an entrant; `None` if the entrant does not play in the pairing.
    pub fn opponent_of(&self, entrant: EntrantId) -> Option<EntrantId> {
        if entrant == self.first {
            Some(self.second)
        } else {
            (entrant == self.second).then_some(self.first)
        }
    }
}
