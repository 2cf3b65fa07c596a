//! Umpires of an event, and the boards that they have.

use super::{BoardNo, Options, RoundNo};
use serde::{Deserialize, Serialize};

/// An umpire on the list of an event.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Umpire {
    /// Its number from 1, which no other umpire of the event gets.
    pub number: u16,
    /// The name.
    pub name: String,
    /// The school; empty if it belongs to none.
    pub school: String,
    /// The languages that it speaks, in words.
    pub languages: String,
    /// A note of the organiser, for example how it did.
    pub note: String,
}

/// The umpires of an event. Those of a section are on the list of the whole event.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct UmpireList {
    /// All umpires, in the order in which they were entered.
    pub all: Vec<Umpire>,
    /// The numbers of those who are here.
    pub here: Vec<u16>,
    /// The highest number so far.
    pub last_number: u16,
}

impl UmpireList {
    /// The umpire with a number.
    pub fn get(&self, number: u16) -> Option<&Umpire> {
        self.all.iter().find(|one| one.number == number)
    }

    /// Whether the umpire with a number is here.
    pub fn is_here(&self, number: u16) -> bool {
        self.here.contains(&number)
    }

    /// Adds an umpire, whose number it sets, and notes that it is here.
    pub fn add(&mut self, umpire: Umpire) {
        self.last_number += 1;
        self.here.push(self.last_number);
        self.all.push(Umpire {
            number: self.last_number,
            ..umpire
        });
    }

    /// Removes the umpire with a number, if there is one.
    pub fn remove(&mut self, number: u16) {
        self.all.retain(|one| one.number != number);
        self.here.retain(|one| *one != number);
    }
}

impl Options {
    /// The number of the umpire of a board.
    pub fn umpire_at(&self, round: RoundNo, board: BoardNo) -> Option<u16> {
        let mut allotted = self.umpires_at.iter();
        let found = allotted.find(|(of, at, _)| (*of, *at) == (round, board));
        found.map(|(_, _, umpire)| *umpire)
    }

    /// Gives a board an umpire, or none.
    pub fn allot_umpire(&mut self, round: RoundNo, board: BoardNo, umpire: Option<u16>) {
        let allotted = &mut self.umpires_at;
        allotted.retain(|(of, at, _)| (*of, *at) != (round, board));
        allotted.extend(umpire.map(|umpire| (round, board, umpire)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_a_removed_umpire_is_not_given_again() {
        let mut list = UmpireList::default();
        list.add(Umpire::default());
        list.add(Umpire::default());
        list.remove(2);
        list.add(Umpire::default());
        let numbers: Vec<u16> = list.all.iter().map(|one| one.number).collect();
        assert_eq!((numbers, list.here), (vec![1, 3], vec![1, 3]));
    }

    #[test]
    fn a_board_has_one_umpire_in_a_round() {
        let mut options = Options::automatic();
        let (round, board) = (RoundNo(2), BoardNo(4));
        options.allot_umpire(round, board, Some(1));
        options.allot_umpire(round, board, Some(3));
        assert_eq!(options.umpire_at(round, board), Some(3));
        assert_eq!(options.umpire_at(RoundNo(1), board), None);
        options.allot_umpire(round, board, None);
        assert!(options.umpires_at.is_empty());
    }
}
