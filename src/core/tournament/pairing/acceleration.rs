//! All virtual points: of the Baku acceleration and of McMahon start groups.

use super::baku;
use super::first_stage::stage_of;
use super::virtual_points::VirtualPoints;
use crate::tournament::start_groups::start_points;
use crate::tournament::{Entrant, Points, RoundNo, Tournament};

/// The points that the Swiss system adds to the scores for the pairing: of the Baku acceleration
/// (C.04.7), and of the start groups.
pub fn virtual_points(tournament: &Tournament) -> Vec<VirtualPoints> {
    let tournament = &*stage_of(tournament, RoundNo(1));
    let mut all = baku::virtual_points(tournament);
    all.extend(of_start_groups(tournament));
    all
}

/// The McMahon start points by start numbers, for the groups above the lowest.
fn of_start_groups(tournament: &Tournament) -> Vec<VirtualPoints> {
    let points = start_points(tournament);
    let all = tournament.entrants.by_number();
    let until = match tournament.options.rounds {
        0 => tournament.round_now().0,
        rounds => rounds.max(tournament.closed.len() as u16),
    };
    let ahead = |one: &Entrant| points.get(&one.id).copied().unwrap_or_default();
    let groups = all.chunk_by(|one, other| ahead(one) == ahead(other));
    let of_group = |group: &[&Entrant]| {
        let (first, last) = (group.first()?, group.last()?);
        Some(VirtualPoints {
            points: ahead(first),
            rounds: 1..=until,
            numbers: first.number..=last.number,
        })
    };
    groups
        .filter_map(of_group)
        .filter(|group| group.points > Points::default())
        .collect()
}
