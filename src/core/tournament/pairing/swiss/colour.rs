//! Colours (sides): preferences (C.04.3:1.7) and allocation (C.04.3:5.2).

use super::field::{PastKind, Player};
use crate::rules::Side;
use crate::tournament::pairing::{Claim, MovesFirst, Rank};

/// C.04.3:1.7 the strength of a colour preference.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Strength {
    /// No game played.
    None,
    Mild,
    Strong,
    Absolute,
}

/// C.04.3:1.7 a player's colour preference, from the games played.
#[derive(Clone, Debug)]
pub(super) struct Preference {
    pub(super) side: Option<Side>,
    pub(super) strength: Strength,
    /// C.04.3:1.6 the colour difference, without its sign.
    pub(super) apart: u32,
    /// The side of the last two games, if both had the same.
    pub(super) repeated: Option<Side>,
    /// The sides of all games, the oldest first.
    pub(super) sides: Vec<Side>,
}

impl Preference {
    pub(super) fn of(player: &Player) -> Preference {
        let side_of = |what| match what {
            PastKind::Played { side, .. } => Some(side),
            _ => None,
        };
        let sides = player
            .past
            .iter()
            .filter_map(|past| side_of(past.what))
            .collect::<Vec<_>>();
        let firsts = sides.iter().filter(|side| **side == Side::First).count();
        let seconds = sides.len() - firsts;
        let apart = firsts.abs_diff(seconds) as u32;
        let fewer = if firsts > seconds {
            Side::Second
        } else {
            Side::First
        };
        let repeated = repeated(&sides);
        let (side, strength) = match (apart, repeated, sides.last()) {
            (2.., _, _) => (Some(fewer), Strength::Absolute),
            (_, Some(last), _) => (Some(!last), Strength::Absolute),
            (1, _, _) => (Some(fewer), Strength::Strong),
            (_, _, Some(last)) => (Some(!*last), Strength::Mild),
            (_, _, None) => (None, Strength::None),
        };
        Preference {
            side,
            strength,
            apart,
            repeated,
            sides,
        }
    }

    pub(super) fn is_absolute(&self) -> bool {
        self.strength == Strength::Absolute
    }

    /// Whether both prefer the same side.
    pub(super) fn clashes(&self, other: &Preference) -> bool {
        self.side.is_some() && self.side == other.side
    }

    /// The reason for the preference.
    fn claim(&self) -> Claim {
        match (self.apart, self.repeated) {
            _ if self.sides.is_empty() => Claim::NoGame,
            (2.., _) => Claim::Behind(self.apart),
            (_, Some(_)) => Claim::TwiceInARow,
            (1, None) => Claim::Behind(1),
            (0, None) => Claim::LastGame,
        }
    }
}

/// C.04.3:5.2 the side of the higher ranked player of a pair, and the reason. `by` is what
/// ranks that player higher, `odd` whether its pairing number is odd.
pub(super) fn allocate(
    higher: &Preference,
    lower: &Preference,
    by: Rank,
    odd: bool,
    initial: Side,
) -> (Side, MovesFirst) {
    let number = if odd { initial } else { !initial };
    if higher.sides.is_empty() && lower.sides.is_empty() {
        // C.04.3:5.2.5, and C.04.4.1:5.2.1, where all players have a preference.
        let (higher, is_odd) = (number, odd);
        return (number, MovesFirst::Number { higher, is_odd });
    }
    grant_both(higher, lower)
        .or_else(|| grant_stronger(higher, lower))
        .or_else(|| {
            let side = alternate(&higher.sides, &lower.sides)?;
            Some((side, MovesFirst::Alternates))
        })
        // C.04.3:5.2.4
        .or(higher.side.map(|of| (of, MovesFirst::Higher { of, by })))
        // C.04.3:5.2.5
        .unwrap_or_else(|| {
            let (higher, is_odd) = (number, odd);
            (number, MovesFirst::Number { higher, is_odd })
        })
}

/// C.04.3:5.2.1
fn grant_both(higher: &Preference, lower: &Preference) -> Option<(Side, MovesFirst)> {
    if higher.clashes(lower) {
        return None;
    }
    let claimed = |preference: &Preference| {
        let (of, claim) = (preference.side?, preference.claim());
        Some(MovesFirst::Claimed { of, claim })
    };
    let own = claimed(higher).filter(|_| higher.strength >= lower.strength);
    let side = higher.side.or(lower.side.map(|side| !side))?;
    Some((side, own.or_else(|| claimed(lower))?))
}

/// C.04.3:5.2.2 the stronger preference; of two absolute ones, the wider colour difference.
fn grant_stronger(higher: &Preference, lower: &Preference) -> Option<(Side, MovesFirst)> {
    let force = |preference: &Preference| match preference.strength {
        Strength::Absolute => (preference.strength, preference.apart),
        _ => (preference.strength, 0),
    };
    let of = higher.side?;
    let (side, holder) = match force(higher).cmp(&force(lower)) {
        std::cmp::Ordering::Greater => (of, higher),
        std::cmp::Ordering::Less => (!of, lower),
        std::cmp::Ordering::Equal => return None,
    };
    let claim = if higher.strength == lower.strength {
        Claim::WiderDifference
    } else {
        holder.claim()
    };
    Some((side, MovesFirst::Stronger { of, claim }))
}

/// C.04.3:5.2.3 the reverse of the most recent round in which the two had different sides.
pub(super) fn alternate(one: &[Side], other: &[Side]) -> Option<Side> {
    let mut both = one.iter().rev().zip(other.iter().rev());
    let different = both.find(|(one, other)| one != other);
    different.map(|(one, _)| !*one)
}

/// The side of the last two games, if both had the same.
pub(super) fn repeated(sides: &[Side]) -> Option<Side> {
    match sides {
        [.., one, two] if one == two => Some(*two),
        _ => None,
    }
}
