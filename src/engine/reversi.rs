//! Reversi: how a position is weighed, and which turns look good.

use crate::game::Searchable;
use inkundla_core::rules::reversi::{Reversi, Turn};

const CORNERS: u64 = 0x8100_0000_0000_0081;
/// The squares diagonal to a corner.
const NEAR_CORNERS: u64 = 0x0042_0000_0000_4200;
/// The squares beside a corner on an edge.
const BESIDE_CORNERS: u64 = 0x4281_0000_0000_8142;
const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

/// How promising a square is, by its place.
const PROMISE: [i32; 64] = {
    let mut promise = [0; 64];
    let mut at = 0;
    while at < 64 {
        let bit = 1u64 << at;
        promise[at] = if bit & CORNERS != 0 {
            600
        } else if bit & NEAR_CORNERS != 0 {
            -300
        } else if bit & BESIDE_CORNERS != 0 {
            -120
        } else {
            0
        };
        at += 1;
    }
    promise
};

/// All squares beside a square of the set.
fn beside(set: u64) -> u64 {
    let wide = set | set << 1 & NOT_A | set >> 1 & NOT_H;
    wide | wide << 8 | wide >> 8
}

/// The discs that can never be turned, as far as they follow from corners along the edges.
fn stable(own: u64) -> u64 {
    let mut found = own & CORNERS;
    const EDGES: u64 = 0xff81_8181_8181_81ff;
    loop {
        let along = found << 1 & NOT_A | found >> 1 & NOT_H | found << 8 | found >> 8;
        let more = found | along & own & EDGES;
        if more == found {
            return found;
        }
        found = more;
    }
}

/// The number of discs of a set.
fn count(set: u64) -> i32 {
    set.count_ones() as i32
}

/// The worth of the squares of one colour around the corners that are empty.
fn around_corners(own: u64, empty: u64) -> i32 {
    let open = beside(empty & CORNERS);
    -9 * count(own & NEAR_CORNERS & open) - 4 * count(own & BESIDE_CORNERS & open)
}

impl Searchable for Reversi {
    const SPREAD: f64 = 8.0;

    /// In hundredths of a disc at the end, roughly.
    fn evaluate(&self) -> i32 {
        let (own, foe) = (self.own_mask(), self.opposing_mask());
        let empty = !(own | foe);
        let moves = count(self.legal_mask()) - count(Reversi::outflanking_squares(foe, own));
        // Discs beside empty squares give the other side moves.
        let front = count(own & beside(empty)) - count(foe & beside(empty));
        let (safe, unsafe_) = (stable(own), stable(foe));
        let edge = count(safe) - count(unsafe_);
        let corners = count(own & CORNERS) - count(foe & CORNERS);
        let around = around_corners(own, empty) - around_corners(foe, empty);
        let left = count(empty);
        let discs = count(own) - count(foe);
        // Near the end only discs count.
        let late = (24 - left).clamp(0, 24);
        let early = 90 * moves - 35 * front + 500 * corners + 200 * edge + 100 * around;
        (early * (48 - late) / 48) + 60 * discs * late / 24
    }

    fn promise(&self, turn: &Turn) -> i32 {
        let Some(square) = turn.square() else {
            return 0;
        };
        let (own, foe) = (self.own_mask(), self.opposing_mask());
        let turned = Reversi::turned_discs(own, foe, square);
        let replies = Reversi::outflanking_squares(foe & !turned, own | turned | 1 << square);
        PROMISE[usize::from(square) & 63] - 30 * count(replies)
    }

    fn code(turn: &Turn) -> u32 {
        turn.square().map_or(64, u32::from) | 1 << 31
    }

    fn is_irreversible(&self, turn: &Turn) -> bool {
        turn.square().is_some()
    }

    fn captures(_turn: &Turn) -> bool {
        false
    }

    fn is_prize(&self, turn: &Turn) -> bool {
        turn.square()
            .is_some_and(|square| CORNERS & 1 << square != 0)
    }
}
