//! The Monrad system: neighbours in the standings meet, and nobody meets twice.
//!
//! Entrants are ranked by points, then start number. Of all pairings, the best by these criteria is
//! chosen, in this order:
//!
//! 1. no pair meets again or must not meet, and nobody gets a second bye (absolute);
//! 2. the bye goes to the lowest-ranked entrant who may get it;
//! 3. the least sum of squared points differences (so that one large difference is worse than
//!    several small ones);
//! 4. the fewest pairs that should be kept apart, such as schoolmates;
//! 5. the fewest pairs in which the same side is due to both;
//! 6. neighbours meet: the least sum of squared rank differences.
//!
//! The search is a minimum-cost perfect matching, so a legal pairing is found whenever there is
//! one.

mod blocks;
mod costs;

use super::board_order::number_boards;
use super::candidates::{Candidate, Candidates};
use super::matching::cheapest;
use super::{MovesFirst, Obstacle, PairingFault, Rank, first_move};
use crate::rules::Side;
use crate::tournament::{BoardNo, Bye, ByeKind, DraftRound, EntrantId, Pairing, Points};
use blocks::Solution;
use costs::{Costs, is_legal};

/// Pairs two or more candidates.
pub(super) fn pair(candidates: &Candidates) -> Result<DraftRound, PairingFault> {
    let costs = Costs::of(candidates);
    let found = blocks::solve(candidates, &costs).unwrap_or_else(|| whole(candidates, &costs));
    let at = |place: usize| candidates.ranked.get(place);
    let pairs = found
        .pairs
        .iter()
        .filter_map(|(one, other)| at(*one).zip(at(*other)));
    let pairs = pairs.collect::<Vec<_>>();
    let sits_out = found.sits_out.and_then(at);
    let draft = round(candidates, &pairs, sits_out);
    let illegal = pairs
        .iter()
        .filter(|(one, other)| !is_legal(one, other))
        .count();
    let why = match sits_out {
        Some(one) if !one.may_have_bye => Obstacle::NobodyForBye,
        _ if illegal == 0 => return Ok(draft),
        _ => obstacle(candidates, illegal),
    };
    Err(PairingFault::NoLegalPairing {
        why,
        nearest: Box::new(draft),
    })
}

fn obstacle(candidates: &Candidates, pairs: usize) -> Obstacle {
    let all = &candidates.ranked;
    let is_stuck = |one: &&Candidate| {
        all.iter()
            .all(|other| other.id == one.id || !is_legal(one, other))
    };
    match all.iter().find(is_stuck) {
        Some(one) => Obstacle::NobodyToMeet(one.id),
        None => Obstacle::CannotAllMeet { pairs },
    }
}

/// The best pairing by one search over all candidates. If their number is odd, one is paired with
/// an empty place at the end.
fn whole(candidates: &Candidates, costs: &Costs) -> Solution {
    let found = cheapest(candidates.len().next_multiple_of(2), |one, other| {
        costs.between(one, other)
    });
    let (pairs, alone) = found
        .into_iter()
        .partition::<Vec<_>, _>(|(_, other)| *other < candidates.len());
    Solution {
        pairs,
        sits_out: alone.first().map(|(one, _)| *one),
    }
}

fn round(
    candidates: &Candidates,
    pairs: &[(&Candidate, &Candidate)],
    sits_out: Option<&Candidate>,
) -> DraftRound {
    let board_order = number_boards(
        pairs.iter().map(|(one, other)| (*one, *other)),
        |(one, other)| {
            (
                one.points,
                one.points + other.points,
                candidates.place(one.id),
            )
        },
    );
    let pairing = |(board, (higher, lower)): (BoardNo, (&Candidate, &Candidate))| {
        let (first, second) = sides(board, higher, lower);
        Pairing {
            board,
            first,
            second,
        }
    };
    let bye = sits_out.map(|one| Bye {
        entrant: one.id,
        kind: ByeKind::Allocated,
    });
    DraftRound {
        number: candidates.round,
        pairings: board_order.into_iter().map(pairing).collect(),
        byes: bye
            .into_iter()
            .chain(candidates.absent.iter().copied())
            .collect(),
    }
}

fn sides(board: BoardNo, higher: &Candidate, lower: &Candidate) -> (EntrantId, EntrantId) {
    let (one, other) = (
        (higher.points, &*higher.sides),
        (lower.points, &*lower.sides),
    );
    match side_of_higher(board, one, other).0 {
        Side::First => (higher.id, lower.id),
        Side::Second => (lower.id, higher.id),
    }
}

/// The side of the higher-ranked of two at a board, and the reason. The arguments are the points
/// and the sides so far of each.
pub(super) fn side_of_higher(
    board: BoardNo,
    (points, higher): (Points, &[Side]),
    (lower_points, lower): (Points, &[Side]),
) -> (Side, MovesFirst) {
    let by = if points == lower_points {
        Rank::Number
    } else {
        Rank::Points
    };
    first_move::side_of_higher(board, by, higher, lower)
}

#[cfg(test)]
mod tests;
