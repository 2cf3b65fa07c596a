//! Rows outflanked: boards of one bit for each square, `a1` the lowest.

use super::board::Square;

/// Every square but those of the files a and h: a row that leaves the board
/// at one side must not come in again at the other.
const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The rays from one square. Those that go up the board are kept for a board
/// turned upside down, which a swap of bytes does: there they go towards higher
/// bits as well, where the end of a row is found with a subtraction.
struct Rays {
    east_or_down: [u64; 4],
    up_turned: [u64; 3],
    west: u64,
}

static RAYS: [Rays; 64] = rays();

const fn rays() -> [Rays; 64] {
    let mut rays = [const {
        Rays {
            east_or_down: [0; 4],
            up_turned: [0; 3],
            west: 0,
        }
    }; 64];
    let mut at = 0;
    while at < 64 {
        rays[at as usize] = Rays {
            east_or_down: [ray(at, 1, 0), ray(at, -1, 1), ray(at, 0, 1), ray(at, 1, 1)],
            up_turned: [
                ray(at, -1, -1).swap_bytes(),
                ray(at, 0, -1).swap_bytes(),
                ray(at, 1, -1).swap_bytes(),
            ],
            west: ray(at, -1, 0),
        };
        at += 1;
    }
    rays
}

/// The squares from one square, itself excluded, to the edge of the board.
const fn ray(at: Square, east: i8, south: i8) -> u64 {
    let (mut column, mut row) = (at as i8 % 8 + east, at as i8 / 8 + south);
    let mut ray = 0;
    while 0 <= column && column < 8 && 0 <= row && row < 8 {
        ray |= 1 << (8 * row + column);
        column += east;
        row += south;
    }
    ray
}

/// the opposing discs that a disc placed on an empty square
/// outflanks, in every direction; none if the square is no move.
#[inline]
pub(super) fn outflanked(at: Square, own: u64, opposing: u64) -> u64 {
    let rays = &RAYS[usize::from(at) & 63];
    let (own_turned, opposing_turned) = (own.swap_bytes(), opposing.swap_bytes());
    let down = rays
        .east_or_down
        .iter()
        .fold(0, |discs, ray| discs | row(*ray, own, opposing));
    let up = rays.up_turned.iter().fold(0, |discs, ray| {
        discs | row(*ray, own_turned, opposing_turned)
    });
    down | up.swap_bytes() | row_west(rays.west, own, opposing)
}

/// The row of opposing discs along a ray towards higher bits, if an own disc
/// ends it: the first square without an opposing disc.
#[inline]
fn row(ray: u64, own: u64, opposing: u64) -> u64 {
    let stops = ray & !opposing;
    let end = stops & stops.wrapping_neg() & own;
    ray & end.wrapping_sub(u64::from(end != 0))
}

/// The same along a ray towards lower bits.
#[inline]
fn row_west(ray: u64, own: u64, opposing: u64) -> u64 {
    let stops = ray & !opposing;
    let end = (1 << 63 >> (stops | 1).leading_zeros()) & stops & own;
    ray & (end << 1).wrapping_neg()
}

/// every empty square on which a disc outflanks at least one.
pub(super) fn moves(own: u64, opposing: u64) -> u64 {
    let inner = opposing & INNER;
    let ends = row_ends(own, inner, 1)
        | row_ends(own, opposing, 8)
        | row_ends(own, inner, 7)
        | row_ends(own, inner, 9);
    ends & !(own | opposing)
}

/// The squares just beyond rows of opposing discs that begin beside an own
/// disc, one way and the other along lines of one step.
fn row_ends(own: u64, opposing: u64, step: u32) -> u64 {
    let mut up = own << step & opposing;
    let mut down = own >> step & opposing;
    // A row has at most six discs: one, then two, then pairs of two.
    up |= up << step & opposing;
    down |= down >> step & opposing;
    let (up_pairs, down_pairs) = (opposing & opposing << step, opposing & opposing >> step);
    for _ in 0..2 {
        up |= up << (2 * step) & up_pairs;
        down |= down >> (2 * step) & down_pairs;
    }
    up << step | down >> step
}
