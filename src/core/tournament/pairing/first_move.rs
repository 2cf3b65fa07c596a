//! Decides which entrant moves first (C.04.1:6–8) in Monrad and knockouts; the Swiss system has its
//! own colour rules.

use super::first_move_reason::{Claim, MovesFirst, Rank};
use crate::rules::Side;
use crate::tournament::BoardNo;

/// The side that an entrant should have, unless it cannot be avoided.
pub(super) type Due = Side;

/// The side due to an entrant who had the other one in the last two games, or in two more games
/// (C.04.1:6 and 7).
pub(super) fn due(sides: &[Side]) -> Option<Due> {
    claimed(sides).map(|(side, _)| side)
}

/// The side that is due, with the reason.
fn claimed(sides: &[Side]) -> Option<(Due, Claim)> {
    let balance = balance(sides);
    let behind = Claim::Behind(balance.unsigned_abs());
    match sides {
        [.., before, last] if before == last => Some((!*last, Claim::TwiceInARow)),
        _ => match balance {
            2.. => Some((Side::Second, behind)),
            ..=-2 => Some((Side::First, behind)),
            -1..=1 => None,
        },
    }
}

/// The number of games moving first, minus the number moving second.
pub(super) fn balance(sides: &[Side]) -> i32 {
    sides
        .iter()
        .map(|side| if *side == Side::First { 1 } else { -1 })
        .sum()
}

/// The side of the higher-ranked of two entrants, and the reason. `by` is the reason for the rank.
pub(super) fn side_of_higher(
    board: BoardNo,
    by: Rank,
    higher: &[Side],
    lower: &[Side],
) -> (Side, MovesFirst) {
    // C.04.1:6, 7 no side three times in a row, no difference of three.
    if due(higher) != due(lower) {
        let own = claimed(higher).map(|(of, claim)| (of, MovesFirst::Claimed { of, claim }));
        let theirs = claimed(lower).map(|(of, claim)| (!of, MovesFirst::Claimed { of, claim }));
        if let Some(decided) = own.or(theirs) {
            return decided;
        }
    }
    // C.04.1:8 the lower balance moves first.
    match balance(higher).cmp(&balance(lower)) {
        std::cmp::Ordering::Less => return (Side::First, MovesFirst::LessOften),
        std::cmp::Ordering::Greater => return (Side::Second, MovesFirst::LessOften),
        std::cmp::Ordering::Equal => {}
    }
    // C.04.1:8 alternate, from the latest round in which their sides differed.
    let mut both = higher.iter().rev().zip(lower.iter().rev());
    if let Some((had, _)) = both.find(|(one, other)| one != other) {
        return (!*had, MovesFirst::Alternates);
    }
    if let Some(had) = higher.last() {
        let higher = !*had;
        return (higher, MovesFirst::SameSides { higher, by });
    }
    // Neither has played: the higher-ranked on odd boards, the lower-ranked on even ones.
    let place = board.0;
    let higher = match place % 2 {
        1 => Side::First,
        _ => Side::Second,
    };
    (higher, MovesFirst::Board { place, higher, by })
}
