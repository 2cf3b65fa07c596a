//! Decides who moves first (C.04.1:6–8), for Monrad and the knockout; the Swiss system has its own
//! rules for colours.

use super::moves_first::{Claim, MovesFirst, Rank};
use crate::rules::Side;
use crate::tournament::BoardNo;

/// The side that an entrant should have, unless it cannot be avoided.
pub(super) type Due = Side;

/// The side due to who had the other one in the last two games, or two games
/// more often: C.04.1:6 and 7.
pub(super) fn due(sides: &[Side]) -> Option<Due> {
    claimed(sides).map(|(side, _)| side)
}

/// The same, and why.
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

/// First moves less second moves.
pub(super) fn balance(sides: &[Side]) -> i32 {
    sides
        .iter()
        .map(|side| if *side == Side::First { 1 } else { -1 })
        .sum()
}

/// The side of the one of two who stands higher, and why; `by` is what makes this one higher.
pub(super) fn side_of_higher(
    board: BoardNo,
    by: Rank,
    higher: &[Side],
    lower: &[Side],
) -> (Side, MovesFirst) {
    // C.04.1:6, 7 nobody three times in a row, nobody three times more.
    if due(higher) != due(lower) {
        let own = claimed(higher).map(|(of, claim)| (of, MovesFirst::Claimed { of, claim }));
        let theirs = claimed(lower).map(|(of, claim)| (!of, MovesFirst::Claimed { of, claim }));
        if let Some(decided) = own.or(theirs) {
            return decided;
        }
    }
    // C.04.1:8 who moved first less often.
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
    // Nothing to go by: the higher-ranked on odd boards, the lower-ranked on even ones.
    let place = board.0;
    let higher = match place % 2 {
        1 => Side::First,
        _ => Side::Second,
    };
    (higher, MovesFirst::Board { place, higher, by })
}
