//! Warns of the same side three times in a row, or of too many games with it (C.04.1:6, 7).

use super::Warning;
use crate::rules::Side;
use crate::tournament::Pairing;
use crate::tournament::crosstable::Crosstable;
use crate::tournament::pairing::first_move::balance;

/// The largest allowed difference between games with one side and with the other (C.04.1:6).
const MOST_MORE: i32 = 2;

pub(super) fn warnings(crosstable: &Crosstable, pairing: &Pairing) -> Vec<Warning> {
    let both = [(pairing.first, Side::First), (pairing.second, Side::Second)];
    let found = both.into_iter().filter_map(|(entrant, side)| {
        let board = pairing.board;
        let mut sides = crosstable.sides(entrant);
        if sides.ends_with(&[side, side]) {
            return Some(Warning::SameSideAgain {
                board,
                entrant,
                side,
            });
        }
        sides.push(side);
        let ahead = match side {
            Side::First => balance(&sides),
            Side::Second => -balance(&sides),
        };
        (ahead > MOST_MORE).then_some(Warning::SideTooOften {
            board,
            entrant,
            side,
            more: ahead.unsigned_abs(),
        })
    });
    found.collect()
}
