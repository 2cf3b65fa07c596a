//! McMahon: the strong begin with more points, so that they meet the strong
//! from the first round on. The points stay to the end and count in the
//! standings.

use super::{Entrant, EntrantId, McMahon, Points, Presence, Stage, System, Tournament};
use std::collections::HashMap;

/// The start group of each entrant, 1 for the strongest; by start number, the
/// groups of round 1 being equally large. Who comes later is in the group of the
/// number, so behind the last of them in the lowest.
pub fn start_groups(tournament: &Tournament) -> HashMap<EntrantId, u16> {
    let System::McMahon(McMahon { groups }) = tournament.options.system else {
        return HashMap::new();
    };
    let first = match (tournament.closed.first(), &tournament.current) {
        (Some(first), _) => Some(first.plan()),
        (None, Some(Stage::Posted(posted))) => Some(posted.plan()),
        (None, _) => None,
    };
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

/// The points with which each entrant begins: a win for every group below.
pub(super) fn start_points(tournament: &Tournament) -> HashMap<EntrantId, Points> {
    let System::McMahon(McMahon { groups }) = tournament.options.system else {
        return HashMap::new();
    };
    let win = tournament.options.scoring.win;
    let points = |group: u16| (group..groups).map(|_| win).sum();
    let all = start_groups(tournament).into_iter();
    all.map(|(entrant, group)| (entrant, points(group)))
        .collect()
}
