//! Numbers the boards of a round (C.04.2:3.6).

use super::first_stage::stage_of;
use crate::tournament::crosstable::Crosstable;
use crate::tournament::{BoardNo, DraftRound, Pairing, Points, Tournament};
use std::cmp::Reverse;

/// More points first, then the lower start number (C.04.2:3.6).
pub(super) fn rank_key(points: Points, number: u16) -> (Reverse<Points>, u16) {
    (Reverse(points), number)
}

/// Numbers pairs in order of `key`: the points of the higher-ranked entrant, the points of both,
/// then the rank of the higher-ranked entrant.
pub(super) fn number_boards<P: Copy>(
    pairs: impl Iterator<Item = P>,
    key: impl Fn(P) -> (Points, Points, usize),
) -> Vec<(BoardNo, P)> {
    let mut pairs = pairs.collect::<Vec<_>>();
    pairs.sort_by_key(|pair| {
        let (highest, both, place) = key(*pair);
        (Reverse(highest), Reverse(both), place)
    });
    (1..).map(BoardNo).zip(pairs).collect()
}

impl DraftRound {
    /// Renumbers the boards in the order of C.04.2:3.6. Does nothing in a round robin or knockout,
    /// whose tables decide the boards.
    pub fn renumber(&mut self, tournament: &Tournament) {
        let tournament = &*stage_of(tournament, self.number);
        if !tournament.options.system.is_by_standing() {
            return;
        }
        let crosstable = Crosstable::before(tournament, self.number);
        let rank = |id| rank_key(crosstable.points(id), tournament.number_of(id));
        let boards = number_boards(self.pairings.iter().copied(), |pairing| {
            let (Reverse(highest), place) = rank(pairing.first).min(rank(pairing.second));
            (
                highest,
                crosstable.points(pairing.first) + crosstable.points(pairing.second),
                place.into(),
            )
        });
        let numbered = boards
            .into_iter()
            .map(|(board, pairing)| Pairing { board, ..pairing });
        self.pairings = numbered.collect();
    }
}
