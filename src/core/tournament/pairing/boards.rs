//! Numbers the boards of a round (C.04.2:3.6).

use crate::tournament::crosstable::Crosstable;
use crate::tournament::{BoardNo, DraftRound, EntrantId, Points, Tournament};
use std::cmp::Reverse;

/// More points first, then the lower start number (C.04.2:3.6).
pub(super) fn rank_key(points: Points, number: u16) -> (Reverse<Points>, u16) {
    (Reverse(points), number)
}

/// Boards for pairs: the points of the higher-ranked decide, then the points of
/// both, then who is the higher-ranked.
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
    /// Numbers the boards anew, in the order of C.04.2:3.6. In a round robin
    /// or a knockout the table says who sits where, so nothing changes.
    pub fn renumber(&mut self, tournament: &Tournament) {
        if !tournament.options.system.is_by_standing() {
            return;
        }
        let crosstable = Crosstable::before(tournament, self.number);
        let number = |id| tournament.entrant(id).map_or(u16::MAX, |one| one.number);
        let rank = |id: EntrantId| rank_key(crosstable.points(id), number(id));
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
            .map(|(board, pairing)| crate::tournament::Pairing { board, ..pairing });
        self.pairings = numbered.collect();
    }
}
