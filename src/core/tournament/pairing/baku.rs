//! C.04.7 Baku acceleration: in the first half of the rounds the upper half of the entrants is
//! paired with virtual points.

use super::virtual_points::VirtualPoints;
use crate::tournament::{Presence, Tournament};
use std::collections::HashSet;

/// The virtual points of group A; empty without acceleration.
pub(super) fn virtual_points(tournament: &Tournament) -> Vec<VirtualPoints> {
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
    let of_stage = |(rounds, points)| VirtualPoints {
        points,
        rounds,
        numbers: 1..=last,
    };
    stages.map(of_stage).collect()
}

/// The last start number of group A, which is the upper half of all entrants, rounded up to an
/// even number. Late entrants do not change it.
fn last_of_group_a(tournament: &Tournament) -> Option<u16> {
    if !tournament.options.terms.is_accelerated {
        return None;
    }
    let began = tournament.closed.first().map(|first| {
        let byes = first.byes.iter().map(|bye| bye.entrant);
        first.plan().at_boards().chain(byes).collect::<HashSet<_>>()
    });
    let mut numbered = tournament.entrants.by_number();
    numbered.retain(|one| match &began {
        Some(began) => began.contains(&one.id),
        None => one.presence != Presence::WentHome,
    });
    let size = 2 * numbered.len().div_ceil(4);
    Some(numbered.get(size.checked_sub(1)?)?.number)
}
