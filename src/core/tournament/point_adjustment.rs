//! Points that the organiser gives a player or takes away, beside the points for results.

use super::{ByEntrant, Entrants, Points, RoundNo};
use serde::{Deserialize, Serialize};

/// Points given or taken. They count in the points, in places and pairings, but in no tie-break: an
/// opponent gains or loses nothing by them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PointAdjustment {
    /// The start number of the player; in a team event the number of the team, and the points are match points.
    pub number: u16,
    /// Half points; negative for points taken away.
    pub halves: i16,
    /// The round with which they count, from 1.
    pub round: RoundNo,
}

/// The points given or taken of each player who has any, round by round.
pub(super) fn by_entrant(
    adjustments: &[PointAdjustment],
    entrants: &Entrants,
) -> ByEntrant<Vec<(RoundNo, i16)>> {
    let mut of_all: ByEntrant<Vec<(RoundNo, i16)>> = ByEntrant::default();
    for one in adjustments {
        if let Some(entrant) = entrants.iter().find(|entrant| entrant.number == one.number) {
            let own = of_all.entry(entrant.id).or_default();
            own.push((one.round, one.halves));
        }
    }
    of_all
}

/// Points and a number of halves more or fewer; never below 0.
pub(super) fn adjusted(points: Points, halves: i32) -> Points {
    let sum = i32::from(points.in_halves()) + halves;
    Points::halves(u16::try_from(sum.max(0)).unwrap_or(u16::MAX))
}
