//! Allots umpires to boards: not to players of their own school if another umpire can have the board, rarely to
//! the same players again, equally many boards for each, and boards beside one another.

use super::matching::{Scales, cheapest};
use crate::tournament::{BoardNo, EntrantId};

/// Boards and umpires that are allotted at once. A larger hall is divided into parts.
const PART: usize = 60;

/// A board that needs an umpire.
#[derive(Clone, Debug)]
pub struct BoardToUmpire {
    /// Its number.
    pub board: BoardNo,
    /// The two players.
    pub players: [EntrantId; 2],
    /// The keys of their schools.
    pub schools: Vec<String>,
}

/// An umpire who can have boards.
#[derive(Clone, Debug, Default)]
pub struct FreeUmpire {
    /// Its number.
    pub number: u16,
    /// The key of its school; empty if it belongs to none.
    pub school: String,
    /// The number of games that it has had.
    pub games: u32,
    /// The players of these games, each as often as it met them.
    pub players: Vec<EntrantId>,
}

impl FreeUmpire {
    fn is_of_school_at(&self, board: &BoardToUmpire) -> bool {
        !self.school.is_empty() && board.schools.contains(&self.school)
    }

    fn times_met(&self, board: &BoardToUmpire) -> usize {
        let met = self.players.iter();
        met.filter(|one| board.players.contains(one)).count()
    }
}

/// The umpire of each board. The umpires move on by one place each round, so that nobody always has the same boards.
/// Without umpires no board gets one.
pub fn allot_umpires(
    boards: &[BoardToUmpire],
    umpires: &[FreeUmpire],
    round: u16,
) -> Vec<(BoardNo, u16)> {
    if umpires.is_empty() || boards.is_empty() {
        return Vec::new();
    }
    let mut umpires: Vec<&FreeUmpire> = umpires.iter().collect();
    let moved = usize::from(round) % umpires.len();
    umpires.rotate_right(moved);
    let parts = boards.len().max(umpires.len()).div_ceil(PART);
    let parts = parts.min(umpires.len()).min(boards.len());
    let part = |at: usize| {
        let [from, to] = [at, at + 1].map(|at| umpires.len() * at / parts);
        // Each part has as many boards as its umpires make of all umpires.
        let [first, last] = [from, to].map(|umpire| boards.len() * umpire / umpires.len());
        allot_part(&boards[first..last], &umpires[from..to])
    };
    (0..parts).flat_map(part).collect()
}

/// A matching of boards with places: each umpire has two places more than its share, and places that stay empty are
/// matched with nothing.
fn allot_part(boards: &[BoardToUmpire], umpires: &[&FreeUmpire]) -> Vec<(BoardNo, u16)> {
    if boards.is_empty() {
        return Vec::new();
    }
    let share = boards.len().div_ceil(umpires.len());
    let places_each = (share + 2).min(boards.len());
    let places = places_each * umpires.len();
    let most_games = umpires.iter().map(|one| u64::from(one.games)).max();
    let most_games = most_games.unwrap_or_default();
    let met = |board: &BoardToUmpire, umpire: &FreeUmpire| umpire.times_met(board) as u64;
    let pairs = boards
        .iter()
        .flat_map(|board| umpires.iter().map(move |umpire| met(board, umpire)));
    let most_met = pairs.max().unwrap_or_default();
    let scales = Scales::new(
        places,
        &[
            1,
            1,
            places_each as u64,
            most_games,
            most_met,
            boards.len() as u64,
        ],
    );
    let cost = |one: usize, other: usize| {
        // Places first, then boards, then nothing.
        let is_place = |node: usize| node < places;
        if is_place(one) == is_place(other) {
            return scales.weigh(&[1, 0, 0, 0, 0, 0]);
        }
        let (place, board) = (one.min(other), one.max(other) - places);
        let Some(to_umpire) = boards.get(board) else {
            return 0;
        };
        let (at, nth) = (place / places_each, place % places_each);
        let umpire = umpires[at];
        // The boards of an umpire lie around the middle of its part of the hall.
        let middle = (2 * at + 1) * boards.len() / (2 * umpires.len());
        scales.weigh(&[
            0,
            u64::from(umpire.is_of_school_at(to_umpire)),
            nth as u64,
            u64::from(umpire.games),
            met(to_umpire, umpire),
            board.abs_diff(middle) as u64,
        ])
    };
    let chosen = cheapest(places * 2, cost);
    let mut allotted: Vec<(BoardNo, u16)> = chosen
        .into_iter()
        .filter_map(|(place, board)| {
            let board = boards.get(board.checked_sub(places)?)?;
            Some((board.board, umpires[place / places_each].number))
        })
        .collect();
    allotted.sort_unstable();
    allotted
}

#[cfg(test)]
mod tests;
