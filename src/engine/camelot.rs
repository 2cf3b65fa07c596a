//! Camelot: how a position is weighed, and which turns look good.

use crate::bits::places;
use crate::game::Searchable;
use inkundla_core::rules::camelot::{Camelot, Turn};
use inkundla_core::rules::{Rules, Side};

/// The worth of a man.
const MAN: i32 = 100;
/// The worth of a knight above a man, by the number of pieces of its side: `125 ln P / ln 14`.
const KNIGHT_MORE: [i32; 15] = [
    0, 0, 33, 52, 66, 76, 85, 92, 98, 104, 109, 114, 118, 121, 125,
];
/// The worth of a rank that one of the two foremost pieces has gone towards the castle.
const RANK: i32 = 12;
/// The worth of a piece in the enemy castle.
const IN_CASTLE: i32 = 120;
/// The worth of a move inside the castle that is left.
const CASTLE_MOVE: i32 = 10;

/// The squares of a mask.
fn squares(mask: [u64; 3]) -> impl Iterator<Item = u8> {
    let words = (0u8..).zip(mask);
    words.flat_map(|(word, bits)| places(bits).map(move |bit| 64 * word + bit))
}

/// The number of squares of a mask.
fn count(mask: [u64; 3]) -> i32 {
    mask.iter().map(|word| word.count_ones() as i32).sum()
}

/// The squares of both masks.
fn both(a: [u64; 3], b: [u64; 3]) -> [u64; 3] {
    [a[0] & b[0], a[1] & b[1], a[2] & b[2]]
}

/// The worth of a side's pieces, and its material alone.
fn worth(camelot: &Camelot, side: Side) -> (i32, i32) {
    let pieces = camelot.piece_mask(side);
    let number = count(pieces);
    let knights = count(both(pieces, camelot.knight_mask()));
    let more = KNIGHT_MORE[(number as usize).min(14)];
    let material = MAN * number + more * knights;
    let mut nearest = [16; 2];
    let mut in_castle = 0;
    for square in squares(pieces) {
        let ranks = Camelot::ranks_to_go(side, square);
        in_castle += i32::from(ranks == 0);
        if ranks < nearest[0] {
            nearest = [ranks, nearest[0]];
        } else if ranks < nearest[1] {
            nearest[1] = ranks;
        }
    }
    let between = squares(camelot.piece_mask(!side));
    let guards = between
        .filter(|square| Camelot::ranks_to_go(side, *square) < nearest[1])
        .count();
    let rank = if guards < 6 { 2 * RANK } else { RANK };
    let left = 2 - i32::from(camelot.castle_moves_made(side));
    let race = rank * (32 - nearest[0] - nearest[1]) + IN_CASTLE * in_castle;
    (material + race + CASTLE_MOVE * left, material)
}

impl Searchable for Camelot {
    const SPREAD: f64 = 5.0;

    fn evaluate(&self) -> i32 {
        let side = self.to_move();
        let (own, own_material) = worth(self, side);
        let (foe, foe_material) = worth(self, !side);
        // The side that is ahead gains by exchanges.
        let ahead = own_material - foe_material;
        let trade = ahead / 8 - ahead * (own_material + foe_material) / 4_000 / 4;
        own - foe + trade.clamp(-60, 60)
    }

    fn promise(&self, turn: &Turn) -> i32 {
        let side = self.to_move();
        let gone = Camelot::ranks_to_go(side, turn.from()) - Camelot::ranks_to_go(side, turn.to());
        let knights = count(both(turn.captured_mask(), self.knight_mask()));
        1_000 * i32::from(turn.captures()) + 300 * knights + 10 * gone
    }

    fn code(turn: &Turn) -> u32 {
        let [a, b, c] = turn.captured_mask();
        let captured =
            (a ^ b.rotate_left(21) ^ c.rotate_left(42)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let act = u32::from(turn.from()) ^ u32::from(turn.to()).wrapping_mul(197) & 0xfff;
        (act & 0xfff) | 1 << 31 | (captured >> 45) as u32 & 0x7_ffff << 12
    }

    fn is_irreversible(&self, turn: &Turn) -> bool {
        turn.captures() > 0
    }

    fn captures(turn: &Turn) -> bool {
        turn.captures() > 0
    }

    fn must_capture(&self) -> bool {
        self.must_capture_now()
    }
}
