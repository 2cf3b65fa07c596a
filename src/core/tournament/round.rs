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
    /// Games that will be played later. Until then the next rounds are paired
    /// as if they were drawn.
    pub postponed: Vec<Pairing>,
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

/// There is no such board in the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("round {round} has no board {board}")]
pub struct NoSuchBoard {
    /// The round.
    pub round: RoundNo,
    /// The board that was named.
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
    /// Those whom the pairing is about: who meets somebody, and who would have
    /// but for an odd number.
    pub fn paired(&self) -> impl Iterator<Item = EntrantId> + '_ {
        let met = self.pairings.iter();
        let byes = self.byes.iter();
        let byes = byes.filter(|bye| bye.kind == ByeKind::Allocated);
        met.flat_map(|pair| [pair.first, pair.second])
            .chain(byes.map(|bye| bye.entrant))
    }

    /// The round as everybody may see it.
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
    /// Takes down the result of a board, in place of any earlier one.
    ///
    /// # Errors
    /// When there is no such board.
    pub fn enter(&mut self, board: BoardNo, scored: Scored) -> Result<(), NoSuchBoard> {
        *self.result_of(board)? = Some(scored);
        Ok(())
    }

    /// Takes the result of a board back; gives the one that stood there.
    ///
    /// # Errors
    /// When there is no such board.
    pub fn clear(&mut self, board: BoardNo) -> Result<Option<Scored>, NoSuchBoard> {
        Ok(self.result_of(board)?.take())
    }

    /// The boards that have no result yet.
    pub fn missing(&self) -> Vec<BoardNo> {
        self.boards
            .iter()
            .filter(|(_, scored)| scored.is_none())
            .map(|(pairing, _)| pairing.board)
            .collect()
    }

    /// The round with all its results, accepted.
    ///
    /// # Errors
    /// The boards whose result is missing.
    pub fn close(&self) -> Result<ClosedRound, MissingResults> {
        match self.missing() {
            missing if missing.is_empty() => Ok(self.close_with_postponed()),
            missing => Err(MissingResults { boards: missing }),
        }
    }

    /// The round closed although results may be missing: those games are postponed.
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
    /// The boards that have a result: a played game is not paired anew.
    pub fn unpost(&self) -> Result<DraftRound, HasResults> {
        let done = self.boards.iter().filter(|(_, scored)| scored.is_some());
        let boards = done.map(|(pairing, _)| pairing.board).collect::<Vec<_>>();
        if boards.is_empty() {
            Ok(self.plan())
        } else {
            Err(HasResults { boards })
        }
    }

    /// Who meets whom, without the results.
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
    /// The round as one that is being played, with all its results.
    pub fn reopen(self) -> PostedRound {
        PostedRound {
            number: self.number,
            boards: self.all_boards(),
            byes: self.byes,
        }
    }

    /// Every board with its result, postponed ones without, in order.
    pub fn all_boards(&self) -> Vec<(Pairing, Option<Scored>)> {
        let played = self.boards.iter();
        let played = played.map(|(pairing, scored)| (*pairing, Some(*scored)));
        let postponed = self.postponed.iter().map(|pairing| (*pairing, None));
        let mut boards = played.chain(postponed).collect::<Vec<_>>();
        boards.sort_by_key(|(pairing, _)| pairing.board);
        boards
    }

    /// Who met whom, without the results.
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

    /// Who meets whom, posted or not.
    pub fn plan(&self) -> DraftRound {
        match self {
            Stage::Draft(draft) => draft.clone(),
            Stage::Posted(posted) => posted.plan(),
        }
    }
}

impl Pairing {
    /// Whether an entrant plays in it.
    pub fn has(&self, entrant: EntrantId) -> bool {
        self.first == entrant || self.second == entrant
    }

    /// The other one of the two.
    pub fn opponent_of(&self, entrant: EntrantId) -> Option<EntrantId> {
        match entrant {
            one if one == self.first => Some(self.second),
            one if one == self.second => Some(self.first),
            _ => None,
        }
    }
}
