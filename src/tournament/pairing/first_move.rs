//! Who moves first (C.04.1:6–8).

use super::explain::MovesFirst;
use crate::rules::Side;
use crate::tournament::BoardNo;

/// The side that an entrant should have, unless it cannot be avoided.
pub(super) type Due = Side;

/// The side due to who had the other one in the last two games, or two games
/// more often: C.04.1:6 and 7.
pub(super) fn due(sides: &[Side]) -> Option<Due> {
    match sides {
        [.., before, last] if before == last => Some(!*last),
        _ => match balance(sides) {
            2.. => Some(Side::Second),
            ..=-2 => Some(Side::First),
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

/// Whether the higher-ranked of two moves first, and why.
pub(super) fn higher_moves_first(
    board: BoardNo,
    higher: &[Side],
    lower: &[Side],
) -> (bool, MovesFirst) {
    let (higher_due, lower_due) = (due(higher), due(lower));
    // C.04.1:6, 7 nobody three times in a row, nobody three times more.
    if higher_due != lower_due {
        let is_first = match (higher_due, lower_due) {
            (Some(side), _) => side == Side::First,
            (None, side) => side == Some(Side::Second),
        };
        return (is_first, MovesFirst::Due);
    }
    // C.04.1:8 who moved first less often.
    let (higher_balance, lower_balance) = (balance(higher), balance(lower));
    if higher_balance != lower_balance {
        return (higher_balance < lower_balance, MovesFirst::LessOften);
    }
    // C.04.1:8 alternate, from the latest round in which their sides differed.
    let latest = higher
        .iter()
        .rev()
        .zip(lower.iter().rev())
        .find(|(one, other)| one != other);
    if let Some((had, _)) = latest {
        return (*had == Side::Second, MovesFirst::Alternates);
    }
    match higher.last() {
        Some(had) => (*had == Side::Second, MovesFirst::Alternates),
        // Nothing to go by: the higher-ranked on odd boards, the lower-ranked on even ones.
        None => (board.0 % 2 == 1, MovesFirst::Board),
    }
}
