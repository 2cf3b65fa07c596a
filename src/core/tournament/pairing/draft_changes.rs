//! Changes of a draft by an organiser. Every change that leaves a consistent round is allowed;
//! [`super::warnings`] lists its problems.

use crate::tournament::{BoardNo, Bye, ByeKind, DraftRound, EntrantId, Pairing};

/// Why a change of a draft is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotChange {
    /// The round has no such board.
    #[error("there is no board {0}")]
    NoBoard(BoardNo),
    /// The entrant is not in the round.
    #[error("entrant {} is not in the round", .0.0)]
    NotInRound(EntrantId),
    /// The entrant has an opponent. The pair must be split first.
    #[error("entrant {} has an opponent", .0.0)]
    HasOpponent(EntrantId),
    /// Two different entrants are needed.
    #[error("two different entrants are needed")]
    OnlyOne,
    /// Nobody has the pairing-allocated bye.
    #[error("nobody has a bye")]
    NoBye,
    /// A match of two teams would be broken up.
    #[error("a match of two teams stays whole")]
    BreaksMatch,
}

/// A manual change of a draft.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DraftChange {
    /// Swaps the sides at a board; in team events at all boards of the match.
    Sides(BoardNo),
    /// Splits the pair at a board.
    Split(BoardNo),
    /// Exchanges the places of two entrants; in team events, of the teams of two opponents.
    Exchange(EntrantId, EntrantId),
    /// Pairs two entrants without an opponent.
    Join(EntrantId, EntrantId),
    /// Moves a pair to another board, in exchange with the pair there; in team events, its match.
    Move(BoardNo, BoardNo),
    /// Gives an entrant a bye; in team events the pairing-allocated bye goes to the whole team.
    Bye(EntrantId, ByeKind),
}

impl DraftChange {
    /// Changes a draft of single entrants. A new pair gets the lowest free board from `lowest`.
    pub(super) fn apply(self, draft: &mut DraftRound, lowest: BoardNo) -> Result<(), CannotChange> {
        match self {
            DraftChange::Sides(board) => draft.swap_sides(board),
            DraftChange::Split(board) => draft.split(board).map(drop),
            DraftChange::Exchange(one, other) => draft.exchange(one, other),
            DraftChange::Join(one, other) => draft.join_from(lowest, one, other).map(drop),
            DraftChange::Move(from, to) => draft.move_to(from, to),
            DraftChange::Bye(entrant, kind) => draft.assign_bye(entrant, kind),
        }
    }
}

impl DraftRound {
    /// Swaps the sides at a board.
    pub fn swap_sides(&mut self, board: BoardNo) -> Result<(), CannotChange> {
        let found = self
            .pairings
            .iter_mut()
            .find(|pairing| pairing.board == board);
        let pairing = found.ok_or(CannotChange::NoBoard(board))?;
        std::mem::swap(&mut pairing.first, &mut pairing.second);
        Ok(())
    }

    /// Exchanges the places of two entrants, at boards or with a bye; opponents swap sides.
    ///
    /// # Errors
    /// If one is not in the round, or both are the same.
    pub fn exchange(&mut self, one: EntrantId, other: EntrantId) -> Result<(), CannotChange> {
        if one == other {
            return Err(CannotChange::OnlyOne);
        }
        for entrant in [one, other] {
            if !self.has(entrant) {
                return Err(CannotChange::NotInRound(entrant));
            }
        }
        let swap = |entrant: &mut EntrantId| {
            *entrant = match *entrant {
                found if found == one => other,
                found if found == other => one,
                found => found,
            }
        };
        self.pairings
            .iter_mut()
            .flat_map(|pairing| [&mut pairing.first, &mut pairing.second])
            .for_each(swap);
        self.byes
            .iter_mut()
            .map(|bye| &mut bye.entrant)
            .for_each(swap);
        Ok(())
    }

    /// Gives the pairing-allocated bye to another entrant, whose place goes to the present holder.
    ///
    /// # Errors
    /// If nobody has that bye, or the entrant is not in the round or has it already.
    pub fn give_bye(&mut self, to: EntrantId) -> Result<(), CannotChange> {
        let holder = self.bye_holder().ok_or(CannotChange::NoBye)?;
        self.exchange(holder, to)
    }

    /// Gives a bye to an entrant who may have an opponent. The holder of the pairing-allocated bye
    /// takes the place of its new holder; for any other bye the opponent loses the place at the
    /// board.
    ///
    /// # Errors
    /// If the entrant has the pairing-allocated bye already.
    pub fn assign_bye(&mut self, to: EntrantId, kind: ByeKind) -> Result<(), CannotChange> {
        let pairing = self.pairings.iter().find(|pairing| pairing.has(to));
        if let Some(board) = pairing.map(|pairing| pairing.board) {
            if self.bye_holder().is_some() && kind == ByeKind::Allocated {
                return self.give_bye(to);
            }
            self.split(board)?;
        }
        self.set_bye(to, kind)
    }

    /// Moves a pair to another board, in exchange with the pair at that board.
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

    /// Removes a pair; both entrants are then without a place.
    pub fn split(&mut self, board: BoardNo) -> Result<Pairing, CannotChange> {
        let at = self
            .pairings
            .iter()
            .position(|pairing| pairing.board == board);
        at.map(|at| self.pairings.remove(at))
            .ok_or(CannotChange::NoBoard(board))
    }

    /// Pairs two entrants without an opponent, at the lowest free board.
    ///
    /// # Errors
    /// If one of them has an opponent, or both are the same.
    pub fn join(&mut self, first: EntrantId, second: EntrantId) -> Result<BoardNo, CannotChange> {
        self.join_from(BoardNo(1), first, second)
    }

    /// [`DraftRound::join`] at a board not below the lowest.
    pub(super) fn join_from(
        &mut self,
        lowest: BoardNo,
        first: EntrantId,
        second: EntrantId,
    ) -> Result<BoardNo, CannotChange> {
        if first == second {
            return Err(CannotChange::OnlyOne);
        }
        for entrant in [first, second] {
            self.must_be_free(entrant)?;
        }
        self.byes
            .retain(|bye| bye.entrant != first && bye.entrant != second);
        let taken = |board: &BoardNo| self.pairings.iter().any(|pairing| pairing.board == *board);
        let board = (lowest.0..=u16::MAX)
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

    /// Gives a bye to an entrant without an opponent.
    ///
    /// # Errors
    /// If the entrant has an opponent.
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
