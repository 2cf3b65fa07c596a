//! C10 to C13: colours. Each function says whether a pair counts against the criterion;
//! the fewest such pairs are best.

use crate::tournament::pairing::swiss::colour::Strength;
use crate::tournament::pairing::swiss::prepared::PreparedPlayer;

/// C.04.3:2 C10: a topscorer, or the opponent of one, gets a colour difference of more
/// than two. (Others cannot: C3 forbids the pair.)
pub(in crate::tournament::pairing::swiss) fn c10_apart_too_far(
    one: &PreparedPlayer,
    other: &PreparedPlayer,
) -> bool {
    one.preference.apart > 1
        && other.preference.apart > 1
        && one.preference.clashes(&other.preference)
}

/// C.04.3:2 C11: a topscorer, or the opponent of one, gets the same colour for the third
/// time in a row.
pub(in crate::tournament::pairing::swiss) fn c11_third_time(
    one: &PreparedPlayer,
    other: &PreparedPlayer,
) -> bool {
    if !(one.preference.is_absolute()
        && other.preference.is_absolute()
        && one.preference.clashes(&other.preference))
    {
        return false;
    }
    // C.04.3:5.2.2 who is further behind gets the side, so the other one does not.
    match one.preference.apart.cmp(&other.preference.apart) {
        std::cmp::Ordering::Equal => {
            one.preference.repeated.is_some()
                && one.preference.repeated == other.preference.repeated
        }
        std::cmp::Ordering::Greater => denied_third(other),
        std::cmp::Ordering::Less => denied_third(one),
    }
}

fn denied_third(denied: &PreparedPlayer) -> bool {
    denied.preference.repeated.is_some()
        && denied.preference.repeated == denied.preference.side.map(|side| !side)
}

/// C.04.3:2 C12: one of them does not get the preferred colour.
pub(in crate::tournament::pairing::swiss) fn c12_denied(
    one: &PreparedPlayer,
    other: &PreparedPlayer,
) -> bool {
    one.preference.clashes(&other.preference)
}

/// C.04.3:2 C13: one of them does not get the strongly preferred colour.
pub(in crate::tournament::pairing::swiss) fn c13_strongly_denied(
    one: &PreparedPlayer,
    other: &PreparedPlayer,
) -> bool {
    let both = (one.preference.strength, other.preference.strength);
    let is_strong = matches!(
        both,
        (Strength::Strong, Strength::Strong | Strength::Absolute)
            | (Strength::Absolute, Strength::Strong)
    );
    is_strong && one.preference.clashes(&other.preference)
}
