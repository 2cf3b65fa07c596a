//! Points beside those scored in rounds, with which the Swiss system pairs (virtual points,
//! C.04.7).

use super::swiss::Tenths;
use crate::tournament::{Points, RoundNo};
use std::ops::RangeInclusive;

/// Points for the pairing, for some start numbers in some rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VirtualPoints {
    /// How many.
    pub points: Points,
    /// In which rounds.
    pub rounds: RangeInclusive<u16>,
    /// For whom.
    pub numbers: RangeInclusive<u16>,
}

/// What these come to for a start number in each round up to one.
pub(super) fn by_round(extras: &[VirtualPoints], number: u16, through: RoundNo) -> Vec<Tenths> {
    let mine = extras.iter().filter(|one| one.numbers.contains(&number));
    let mine = mine.collect::<Vec<_>>();
    let of_round = |round: u16| {
        let now = mine.iter().filter(|one| one.rounds.contains(&round));
        now.map(|one| Tenths::from(one.points.in_halves()) * 5)
            .sum()
    };
    (1..=through.0.max(1)).map(of_round).collect()
}
