//! Collects the points beside those scored in rounds: Baku acceleration and McMahon start groups.

use super::baku;
use super::virtual_points::VirtualPoints;
use crate::tournament::start_groups::start_points;
use crate::tournament::{Entrant, Points, Tournament};

/// All points with which the Swiss system pairs beyond those that were scored:
/// of the Baku acceleration (C.04.7), and of the start groups.
pub fn virtual_points(tournament: &Tournament) -> Vec<VirtualPoints> {
    let mut extras = baku::extras(tournament);
    extras.extend(of_start_groups(tournament));
    extras
}

/// The start points of McMahon by start numbers, for those above the lowest group.
fn of_start_groups(tournament: &Tournament) -> Vec<VirtualPoints> {
    let points = start_points(tournament);
    let mut all = tournament.entrants.iter().collect::<Vec<_>>();
    all.sort_by_key(|one| one.number);
    let ahead = |one: &Entrant| points.get(&one.id).copied().unwrap_or_default();
    let groups = all.chunk_by(|one, other| ahead(one) == ahead(other));
    let extra = |group: &[&Entrant]| {
        let (first, last) = (group.first()?, group.last()?);
        Some(VirtualPoints {
            points: ahead(first),
            rounds: 1..=tournament.options.rounds.max(tournament.round_now().0),
            numbers: first.number..=last.number,
        })
    };
    let extras = groups.filter_map(extra);
    extras
        .filter(|extra| extra.points > Points::default())
        .collect()
}
