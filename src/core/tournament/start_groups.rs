//! McMahon start groups: strong players begin with more points, so that they meet strong players
//! from the first round on. The points stay to the end and count in the standings.

use super::{Entrant, EntrantId, McMahon, Points, Presence, System, Tournament};
use std::collections::HashMap;

/// The start group of each entrant by start number, 1 for the strongest. The entrants of round 1
/// are split into groups of equal size; later entrants join the group of their number, or the
/// lowest group if their number is higher than all others.
pub fn start_groups(tournament: &Tournament) -> HashMap<EntrantId, u16> {
    let System::McMahon(McMahon { groups }) = tournament.options.system.first() else {
        return HashMap::new();
    };
    let first = tournament.first_round();
    let began = |one: &&Entrant| match &first {
        Some(plan) => plan.has(one.id),
        None => one.presence != Presence::WentHome,
    };
    let mut numbers = tournament
        .entrants
        .iter()
        .filter(began)
        .map(|one| one.number)
        .collect::<Vec<_>>();
    numbers.sort_unstable();
    let groups = groups.max(1);
    let size = numbers.len().div_ceil(usize::from(groups)).max(1);
    let group = |number: u16| {
        let above = numbers.partition_point(|known| *known < number);
        u16::try_from(above / size + 1)
            .unwrap_or(groups)
            .min(groups)
    };
    let all = tournament.entrants.iter();
    all.map(|one| (one.id, group(one.number))).collect()
}

/// The start points of each entrant: a win for every lower group.
pub(super) fn start_points(tournament: &Tournament) -> HashMap<EntrantId, Points> {
    let System::McMahon(McMahon { groups }) = tournament.options.system.first() else {
        return HashMap::new();
    };
    let win = tournament.options.scoring.win;
    let points = |group: u16| (group..groups).map(|_| win).sum();
    let all = start_groups(tournament).into_iter();
    all.map(|(entrant, group)| (entrant, points(group)))
        .collect()
}
