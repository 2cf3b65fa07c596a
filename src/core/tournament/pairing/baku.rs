//! C.04.7 Baku acceleration: in the first half of the rounds the upper half of
//! the field is paired as if it had more points.

use super::virtual_points::VirtualPoints;
use crate::tournament::{EntrantId, Presence, Tournament};
use std::collections::HashSet;

/// The extra points of group A; none where there is no acceleration.
pub(super) fn extras(tournament: &Tournament) -> Vec<VirtualPoints> {
    let Some(last) = last_of_group_a(tournament) else {
        return Vec::new();
    };
    let scoring = &tournament.options.scoring;
    // C.04.7: the first half of the rounds, rounded up; of these the first half, rounded up.
    let accelerated = tournament.options.rounds.div_ceil(2);
    let full = accelerated.div_ceil(2);
    let stages = [
        (1..=full, scoring.win),
        (full + 1..=accelerated, scoring.draw),
    ];
    let stages = stages.into_iter().filter(|(rounds, _)| !rounds.is_empty());
    let extra = |(rounds, points)| VirtualPoints {
        points,
        rounds,
        numbers: 1..=last,
    };
    stages.map(extra).collect()
}

/// Group A: the lowest numbers, half of all rounded up to an even number. Who comes late does not move its last player.
fn last_of_group_a(tournament: &Tournament) -> Option<u16> {
    if !tournament.options.terms.is_accelerated {
        return None;
    }
    let began = tournament.closed.first().map(|first| {
        let boards = first.plan().pairings;
        let paired = boards
            .iter()
            .flat_map(|pairing| [pairing.first, pairing.second]);
        let byes = first.byes.iter().map(|bye| bye.entrant);
        paired.chain(byes).collect::<HashSet<EntrantId>>()
    });
    let mut first = tournament
        .entrants
        .iter()
        .filter(|one| match &began {
            Some(began) => began.contains(&one.id),
            None => one.presence != Presence::WentHome,
        })
        .map(|one| one.number)
        .collect::<Vec<_>>();
    first.sort_unstable();
    let size = 2 * first.len().div_ceil(4);
    first.get(size.checked_sub(1)?).copied()
}
