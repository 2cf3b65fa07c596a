//! What an organiser may change in a draft. Nothing is forbidden that leaves a
//! round: [`super::warnings`] says what is wrong with it.

use crate::tournament::{BoardNo, Bye, ByeKind, DraftRound, EntrantId, Pairing};

/// Why a draft cannot be changed in a certain way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotChange {
    /// There is no such board.
    #[error("there is no board {0}")]
    NoBoard(BoardNo),
    /// The entrant is not in the round.
    #[error("entrant {0:?} is not in the round")]
    NotInRound(EntrantId),
    /// The entrant has an opponent. What to do: split the pair first.
    #[error("entrant {0:?} has an opponent")]
    HasOpponent(EntrantId),
    /// Two different entrants are needed.
    #[error("two different entrants are needed")]
    OnlyOne,
    /// Nobody has the bye of the pairing.
    #[error("nobody has a bye")]
    NoBye,
}

impl DraftRound {
    /// Lets the other one move first.
    ///
    /// # Errors
    /// When there is no such board.
    pub fn swap_sides(&mut self, board: BoardNo) -> Result<(), CannotChange> {
        let found = self
            .pairings
            .iter_mut()
            .find(|pairing| pairing.board == board);
        let pairing = found.ok_or(CannotChange::NoBoard(board))?;
        std::mem::swap(&mut pairing.first, &mut pairing.second);
        Ok(())
    }

    /// Lets two entrants take each other's places, whether at a board or with
    /// a bye; two who were to meet change sides.
    ///
    /// # Errors
    /// When one is not in the round, or both are the same.
    pub fn exchange(&mut self, one: EntrantId, other: EntrantId) -> Result<(), CannotChange> {
        if one == other {
            return Err(CannotChange::OnlyOne);
        }
        for entrant in [one, other] {
            if !self.has(entrant) {
                return Err(CannotChange::NotInRound(entrant));
            }
        }
        let turn = |entrant: &mut EntrantId| {
            *entrant = match *entrant {
                found if found == one => other,
                found if found == other => one,
                found => found,
            }
        };
        self.pairings
            .iter_mut()
            .flat_map(|pairing| [&mut pairing.first, &mut pairing.second])
            .for_each(turn);
        self.byes
            .iter_mut()
            .map(|bye| &mut bye.entrant)
            .for_each(turn);
        Ok(())
    }

    /// Gives the bye of the pairing to somebody else, whose place at the board
    /// goes to the one who had it.
    ///
    /// # Errors
    /// When nobody has that bye, or the entrant is not in the round or has it already.
    pub fn give_bye(&mut self, to: EntrantId) -> Result<(), CannotChange> {
        let holder = self.byes.iter().find(|bye| bye.kind == ByeKind::Allocated);
        let from = holder.map(|bye| bye.entrant).ok_or(CannotChange::NoBye)?;
        self.exchange(from, to)
    }

    /// Gives a bye of some kind to somebody who may have an opponent: who has the bye of the
    /// pairing takes the place of the one who gets it; for any other bye the opponent is left
    /// without one.
    ///
    /// # Errors
    /// When the entrant has the bye of the pairing already.
    pub fn assign_bye(&mut self, to: EntrantId, kind: ByeKind) -> Result<(), CannotChange> {
        let pairing = self.pairings.iter().find(|pairing| pairing.has(to));
        if let Some(board) = pairing.map(|pairing| pairing.board) {
            let has_holder = self.byes.iter().any(|bye| bye.kind == ByeKind::Allocated);
            if has_holder && kind == ByeKind::Allocated {
                return self.give_bye(to);
            }
            self.split(board)?;
        }
        self.set_bye(to, kind)
    }

    /// Moves a pair to another board; the pair that sat there takes its place.
    ///
    /// # Errors
    /// When one of the boards is not in the round.
    pub fn move_to(&mut self, from: BoardNo, to: BoardNo) -> Result<(), CannotChange> {
        let place = |board| {
            let found = self.pairings.iter().position(|one| one.board == board);
            found.ok_or(CannotChange::NoBoard(board))
        };
        let (one, other) = (place(from)?, place(to)?);
        for (at, board) in [(one, to), (other, from)] {
            if let Some(pairing) = self.pairings.get_mut(at) {
                pairing.board = board;
            }
        }
        self.pairings.sort_by_key(|pairing| pairing.board);
        Ok(())
    }

    /// Takes a pair apart; both are then without a place.
    ///
    /// # Errors
    /// When there is no such board.
    pub fn split(&mut self, board: BoardNo) -> Result<Pairing, CannotChange> {
        let at = self
            .pairings
            .iter()
            .position(|pairing| pairing.board == board);
        at.map(|at| self.pairings.remove(at))
            .ok_or(CannotChange::NoBoard(board))
    }

    /// Makes a pair of two who have no opponent, at the lowest free board.
    ///
    /// # Errors
    /// When one of them has an opponent, or both are the same.
    pub fn join(&mut self, first: EntrantId, second: EntrantId) -> Result<BoardNo, CannotChange> {
        if first == second {
            return Err(CannotChange::OnlyOne);
        }
        for entrant in [first, second] {
            self.must_be_free(entrant)?;
        }
        self.byes
            .retain(|bye| bye.entrant != first && bye.entrant != second);
        let taken = |board: &BoardNo| self.pairings.iter().any(|pairing| pairing.board == *board);
        let board = (1..=u16::MAX)
            .map(BoardNo)
            .find(|board| !taken(board))
            .unwrap_or(BoardNo(u16::MAX));
        self.pairings.push(Pairing {
            board,
            first,
            second,
        });
        self.pairings.sort_by_key(|pairing| pairing.board);
        Ok(board)
    }

    /// Gives a bye of some kind to somebody without an opponent.
    ///
    /// # Errors
    /// When the entrant has an opponent.
    pub fn set_bye(&mut self, entrant: EntrantId, kind: ByeKind) -> Result<(), CannotChange> {
        self.must_be_free(entrant)?;
        self.byes.retain(|bye| bye.entrant != entrant);
        self.byes.push(Bye { entrant, kind });
        Ok(())
    }

    /// Whether an entrant has a place in the round, at a board or with a bye.
    pub fn has(&self, entrant: EntrantId) -> bool {
        self.pairings.iter().any(|pairing| pairing.has(entrant))
            || self.byes.iter().any(|bye| bye.entrant == entrant)
    }

    fn must_be_free(&self, entrant: EntrantId) -> Result<(), CannotChange> {
        let is_paired = self.pairings.iter().any(|pairing| pairing.has(entrant));
        if is_paired {
            Err(CannotChange::HasOpponent(entrant))
        } else {
            Ok(())
        }
    }
}
