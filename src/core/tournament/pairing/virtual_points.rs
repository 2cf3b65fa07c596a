//! Virtual points (C.04.7): points added to the scores for the pairing only.

use super::swiss::Tenths;
use crate::tournament::{Points, RoundNo};
use std::ops::RangeInclusive;

/// Virtual points of a range of start numbers in a range of rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VirtualPoints {
    /// The points in each of the rounds.
    pub points: Points,
    /// The numbers of the rounds.
    pub rounds: RangeInclusive<u16>,
    /// The start numbers.
    pub numbers: RangeInclusive<u16>,
}

/// The virtual points of a start number in each round up to `through`, in tenths.
pub(super) fn by_round(all: &[VirtualPoints], number: u16, through: RoundNo) -> Vec<Tenths> {
    let of_round = |round: u16| {
        let now = all
            .iter()
            .filter(|one| one.numbers.contains(&number) && one.rounds.contains(&round));
        now.map(|one| Tenths::from(one.points.in_halves()) * 5)
            .sum()
    };
    (1..=through.0.max(1)).map(of_round).collect()
}
