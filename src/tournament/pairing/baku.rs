//! C.04.7 Baku acceleration: in the first half of the rounds the upper half of
//! the field is paired as if it had more points.

use super::swiss::Tenths;
use crate::tournament::{EntrantId, Points, RoundNo, Tournament};
use std::collections::HashSet;

/// The extra points of an entrant in each round up to one, for pairing only.
pub(super) fn virtual_points(
    tournament: &Tournament,
    group: &HashSet<EntrantId>,
    entrant: EntrantId,
    through: RoundNo,
) -> Vec<Tenths> {
    if !group.contains(&entrant) {
        return Vec::new();
    }
    let scoring = &tournament.options.scoring;
    // C.04.7: the first half of the rounds, rounded up; of these the first half, rounded up.
    let accelerated = tournament.options.rounds.div_ceil(2);
    let full = accelerated.div_ceil(2);
    let tenths = |points: Points| Tenths::from(points.in_halves()) * 5;
    let of_round = |round: u16| match round {
        round if round <= full => tenths(scoring.win),
        round if round <= accelerated => tenths(scoring.draw),
        _ => 0,
    };
    (1..=through.0).map(of_round).collect()
}

/// Group A: so many with the lowest numbers that half of all, rounded up to an
/// even number, are in it. Who comes late does not move its last player.
pub(super) fn group_a(tournament: &Tournament) -> HashSet<EntrantId> {
    if !tournament.options.terms.is_accelerated {
        return HashSet::new();
    }
    let began = tournament.closed.first().map(|first| {
        let boards = first.plan().pairings;
        let paired = boards
            .iter()
            .flat_map(|pairing| [pairing.first, pairing.second]);
        let byes = first.byes.iter().map(|bye| bye.entrant);
        paired.chain(byes).collect::<HashSet<_>>()
    });
    let is_in = |id| match &began {
        Some(began) => began.contains(&id),
        None => true,
    };
    let stays = |presence| presence != crate::tournament::Presence::WentHome;
    let mut first = tournament
        .entrants
        .iter()
        .filter(|one| is_in(one.id) && (began.is_some() || stays(one.presence)))
        .map(|one| one.number)
        .collect::<Vec<_>>();
    first.sort_unstable();
    let size = 2 * first.len().div_ceil(4);
    let last = size
        .checked_sub(1)
        .and_then(|at| first.get(at))
        .copied()
        .unwrap_or(0);
    let in_group = tournament.entrants.iter().filter(|one| one.number <= last);
    in_group.map(|one| one.id).collect()
}
