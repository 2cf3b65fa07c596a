//! C10 to C13: colours. Each function returns whether a pair counts against the criterion;
//! the number of such pairs is to be minimal.

use crate::tournament::pairing::swiss::colour::Strength;
use crate::tournament::pairing::swiss::prepared::PreparedPlayer;

/// C.04.3:2 C10: a topscorer, or the opponent of one, gets a colour difference of more
/// than two. (Others cannot: C3 forbids the pair.)
pub(in crate::tournament::pairing::swiss) fn c10_difference_above_two(
    one: &PreparedPlayer,
    other: &PreparedPlayer,
) -> bool {
    one.preference.apart > 1
        && other.preference.apart > 1
        && one.preference.clashes(&other.preference)
}

/// C.04.3:2 C11: a topscorer, or the opponent of one, gets the same colour for the third
/// time in a row.
pub(in crate::tournament::pairing::swiss) fn c11_same_colour_three_times(
    one: &PreparedPlayer,
    other: &PreparedPlayer,
) -> bool {
    if !(one.preference.is_absolute()
        && other.preference.is_absolute()
        && one.preference.clashes(&other.preference))
    {
        return false;
    }
    // C.04.3:5.2.2 the player with the wider colour difference gets the preferred colour.
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

/// C.04.3:2 C12: one of the two does not get the preferred colour.
pub(in crate::tournament::pairing::swiss) fn c12_preference_denied(
    one: &PreparedPlayer,
    other: &PreparedPlayer,
) -> bool {
    one.preference.clashes(&other.preference)
}

/// C.04.3:2 C13: one of the two does not get a strongly preferred colour.
pub(in crate::tournament::pairing::swiss) fn c13_strong_preference_denied(
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
