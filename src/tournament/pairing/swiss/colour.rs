//! Sides: who prefers which (C.04.3:1.7), and who gets it (C.04.3:5.2).

use super::field::{Happened, Player};
use crate::rules::Side;

/// C.04.3:1.7 how much a side is due to somebody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Strength {
    /// No game played.
    None,
    Mild,
    Strong,
    Absolute,
}

/// What the past games say about somebody's next side.
#[derive(Clone, Debug)]
pub(super) struct Due {
    pub(super) side: Option<Side>,
    pub(super) strength: Strength,
    /// By how many games one side is ahead.
    pub(super) apart: u32,
    /// The side of the last two games, if it is the same.
    pub(super) repeated: Option<Side>,
    /// The sides of all games played, the oldest first.
    pub(super) sides: Vec<Side>,
}

impl Due {
    pub(super) fn of(player: &Player) -> Due {
        let side_of = |what| match what {
            Happened::Played { side, .. } => Some(side),
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
        let repeated = match sides.as_slice() {
            [.., one, two] if one == two => Some(*two),
            _ => None,
        };
        let (side, strength) = match (apart, repeated, sides.last()) {
            (2.., _, _) => (Some(fewer), Strength::Absolute),
            (_, Some(last), _) => (Some(!last), Strength::Absolute),
            (1, _, _) => (Some(fewer), Strength::Strong),
            (_, _, Some(last)) => (Some(!*last), Strength::Mild),
            (_, _, None) => (None, Strength::None),
        };
        Due {
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

    /// Both want the same side.
    pub(super) fn clashes(&self, other: &Due) -> bool {
        self.side.is_some() && self.side == other.side
    }
}

/// Why somebody has a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SideReason {
    /// Else one of the two had a side three times in a row or far too often.
    Due,
    /// One of the two had it less often.
    LessOften,
    /// They change about.
    Alternates,
    /// Both prefer the same side: the higher ranked has it (C.04.3:5.2.4).
    Higher,
    /// Neither has played: by the number of the higher ranked (C.04.3:5.2.5).
    Number,
}

/// C.04.3:5.2 the side of the higher ranked of a pair; `odd` is whether the
/// number of the higher ranked is odd.
pub(super) fn allocate(higher: &Due, lower: &Due, odd: bool, initial: Side) -> Side {
    because(higher, lower, odd, initial).0
}

/// The same, and why.
pub(super) fn because(higher: &Due, lower: &Due, odd: bool, initial: Side) -> (Side, SideReason) {
    let stronger = match higher.strength.max(lower.strength) {
        Strength::Absolute => SideReason::Due,
        Strength::Strong => SideReason::LessOften,
        Strength::Mild | Strength::None => SideReason::Alternates,
    };
    let by = |reason| move |side| (side, reason);
    let number = if odd { initial } else { !initial };
    grant_both(higher, lower)
        .map(by(stronger))
        .or_else(|| grant_stronger(higher, lower).map(by(stronger)))
        .or_else(|| alternate(higher, lower).map(by(SideReason::Alternates)))
        .or(higher.side.map(by(SideReason::Higher)))
        .unwrap_or((number, SideReason::Number))
}

/// C.04.3:5.2.1
fn grant_both(higher: &Due, lower: &Due) -> Option<Side> {
    if higher.clashes(lower) {
        return None;
    }
    higher.side.or(lower.side.map(|side| !side))
}

/// C.04.3:5.2.2 of two absolute ones, the side that is further behind.
fn grant_stronger(higher: &Due, lower: &Due) -> Option<Side> {
    let force = |due: &Due| match due.strength {
        Strength::Absolute => (due.strength, due.apart),
        _ => (due.strength, 0),
    };
    match force(higher).cmp(&force(lower)) {
        std::cmp::Ordering::Greater => higher.side,
        std::cmp::Ordering::Less => lower.side.map(|side| !side),
        std::cmp::Ordering::Equal => None,
    }
}

/// C.04.3:5.2.3 the other way round than when one had the first and one the second side.
fn alternate(higher: &Due, lower: &Due) -> Option<Side> {
    let both = higher.sides.iter().rev().zip(lower.sides.iter().rev());
    let different = both.into_iter().find(|(one, other)| one != other);
    different.map(|(one, _)| !*one)
}
