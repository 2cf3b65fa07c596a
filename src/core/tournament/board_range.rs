//! The part of the hall in which an event or a section of it plays.

use super::{BoardNo, DraftRound};
use serde::{Deserialize, Serialize};

/// A range of boards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct BoardRange {
    /// The place among the sections of an event, from 0.
    pub order: u16,
    /// The number of the first board.
    pub first: BoardNo,
    /// The number of boards that are meant for it; 0 if it takes as many as it needs.
    pub boards: u16,
    /// The room, or the letter of a row of tables; may be empty. Two rooms may have a board of one number.
    pub room: String,
}

impl Default for BoardRange {
    fn default() -> BoardRange {
        BoardRange {
            order: 0,
            first: BoardNo(1),
            boards: 0,
            room: String::new(),
        }
    }
}

impl BoardRange {
    /// Length limit of the name of a room, in characters.
    pub const LONGEST_ROOM: usize = 20;

    /// The number of the last board, for a section that needs this number of boards.
    pub fn last(&self, needed: u16) -> BoardNo {
        let boards = self.boards.max(needed).max(1);
        BoardNo(self.first.0.saturating_add(boards - 1))
    }

    /// Whether two sections have a board in common; each with the number of boards that it needs.
    pub fn overlaps(&self, needed: u16, other: &BoardRange, others: u16) -> bool {
        self.room.trim() == other.room.trim()
            && self.first <= other.last(others)
            && other.first <= self.last(needed)
    }

    /// Moves the boards of a round, numbered from 1, to their place in the hall.
    pub(super) fn place(&self, draft: &mut DraftRound) {
        for pairing in &mut draft.pairings {
            pairing.board.0 = pairing.board.0.saturating_add(self.first.0.max(1) - 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{BoardNo, BoardRange};

    fn hall(first: u16, boards: u16, room: &str) -> BoardRange {
        BoardRange {
            order: 0,
            first: BoardNo(first),
            boards,
            room: room.to_owned(),
        }
    }

    #[test]
    fn ranges_overlap_in_one_room_only() {
        let first = hall(1, 8, "");
        assert_eq!(first.last(0), BoardNo(8));
        assert!(!first.overlaps(8, &hall(9, 0, ""), 7));
        assert!(
            first.overlaps(9, &hall(9, 0, ""), 7),
            "nine boards are needed"
        );
        assert!(first.overlaps(0, &hall(8, 0, ""), 0));
        assert!(!first.overlaps(8, &hall(1, 0, "B"), 7));
        assert!(hall(20, 0, "").overlaps(0, &hall(1, 30, ""), 0));
    }
}
