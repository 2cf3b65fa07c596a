//! What makes one pair of a bracket worse than another: C10 to C13, C15, C17.

use super::colour::Strength;
use super::prepared::{Float, PreparedPlayer};

/// C10 a topscorer, or the opponent of one, whose sides differ by more than two.
pub(super) fn c10_apart_too_far(one: &PreparedPlayer, other: &PreparedPlayer) -> bool {
    one.due.apart > 1 && other.due.apart > 1 && one.due.clashes(&other.due)
}

/// C11 one of them gets the same side for the third time in a row.
pub(super) fn c11_third_time(one: &PreparedPlayer, other: &PreparedPlayer) -> bool {
    if !(one.due.is_absolute() && other.due.is_absolute() && one.due.clashes(&other.due)) {
        return false;
    }
    // C.04.3:5.2.2 who is further behind gets the side, so the other one does not.
    match one.due.apart.cmp(&other.due.apart) {
        std::cmp::Ordering::Equal => {
            one.due.repeated.is_some() && one.due.repeated == other.due.repeated
        }
        std::cmp::Ordering::Greater => denied_third(other),
        std::cmp::Ordering::Less => denied_third(one),
    }
}

fn denied_third(denied: &PreparedPlayer) -> bool {
    denied.due.repeated.is_some() && denied.due.repeated == denied.due.side.map(|side| !side)
}

/// C12 one of them does not get the side that is due.
pub(super) fn c12_denied(one: &PreparedPlayer, other: &PreparedPlayer) -> bool {
    one.due.clashes(&other.due)
}

/// C13 one of them does not get the side that is strongly due.
pub(super) fn c13_strongly_denied(one: &PreparedPlayer, other: &PreparedPlayer) -> bool {
    let both = (one.due.strength, other.due.strength);
    let is_strong = matches!(
        both,
        (Strength::Strong, Strength::Strong | Strength::Absolute)
            | (Strength::Absolute, Strength::Strong)
    );
    is_strong && one.due.clashes(&other.due)
}

/// C14 and C16 floated down so many rounds ago (from 0).
pub(super) fn was_down(one: &PreparedPlayer, ago: usize) -> bool {
    one.floats[ago] == Float::Down
}

/// C15 and C17 floated up so many rounds ago (from 0).
pub(super) fn was_up(one: &PreparedPlayer, ago: usize) -> bool {
    one.floats[ago] == Float::Up
}
