//! The parts of a draft that a change touches.

use crate::tournament::{BoardNo, Bye, ByeKind, DraftRound, EntrantId, Pairing, RoundNo};
use serde::{Deserialize, Serialize};

/// Pairs (board, first player, second player) and byes of a draft.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct DraftParts {
    pairs: Vec<(BoardNo, EntrantId, EntrantId)>,
    byes: Vec<(EntrantId, ByeKind)>,
}

impl DraftParts {
    /// All parts of a draft.
    pub(in crate::desk) fn of(draft: &DraftRound) -> DraftParts {
        let pair = |one: &Pairing| (one.board, one.first, one.second);
        DraftParts {
            pairs: draft.pairings.iter().map(pair).collect(),
            byes: draft
                .byes
                .iter()
                .map(|bye| (bye.entrant, bye.kind))
                .collect(),
        }
    }

    /// The parts that are not among `others`.
    pub(in crate::desk) fn without(&self, others: &DraftParts) -> DraftParts {
        let mut rest = self.clone();
        rest.pairs.retain(|pair| !others.pairs.contains(pair));
        rest.byes.retain(|bye| !others.byes.contains(bye));
        rest
    }

    /// The union with `others`.
    pub(super) fn with(mut self, others: &DraftParts) -> DraftParts {
        self.pairs.extend(&others.pairs);
        self.byes.extend(&others.byes);
        self.pairs.sort_by_key(|(board, ..)| *board);
        self
    }

    /// Whether all of these are among `others`.
    pub(super) fn are_in(&self, others: &DraftParts) -> bool {
        self.without(others) == DraftParts::default()
    }

    /// Whether no player and no board occurs twice.
    pub(super) fn is_valid_round(&self) -> bool {
        let mut who: Vec<EntrantId> = self.entrants().collect();
        let all = who.len();
        who.sort_unstable();
        who.dedup();
        let mut boards: Vec<BoardNo> = self.pairs.iter().map(|(board, ..)| *board).collect();
        boards.dedup();
        who.len() == all && boards.len() == self.pairs.len()
    }

    /// All players in it.
    pub(super) fn entrants(&self) -> impl Iterator<Item = EntrantId> {
        let paired = self
            .pairs
            .iter()
            .flat_map(|(_, first, second)| [*first, *second]);
        paired.chain(self.byes.iter().map(|(entrant, _)| *entrant))
    }

    /// The pairs.
    pub fn pairings(&self) -> impl Iterator<Item = Pairing> {
        let pairing = |(board, first, second): &(BoardNo, EntrantId, EntrantId)| Pairing {
            board: *board,
            first: *first,
            second: *second,
        };
        self.pairs.iter().map(pairing)
    }

    /// The byes.
    pub fn byes(&self) -> impl Iterator<Item = Bye> {
        let bye = |(entrant, kind): &(EntrantId, ByeKind)| Bye {
            entrant: *entrant,
            kind: *kind,
        };
        self.byes.iter().map(bye)
    }

    /// A draft of exactly these parts.
    pub(super) fn draft(&self, number: RoundNo) -> DraftRound {
        DraftRound {
            number,
            pairings: self.pairings().collect(),
            byes: self.byes().collect(),
        }
    }
}
