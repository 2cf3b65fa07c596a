//! Finds outflanked rows on bitboards; bit 0 is `a1`.

use super::board::Square;

/// The squares without the files a and h, so that shifted rows do not wrap around
/// the edge of the board.
const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// For each direction, the opposing discs in unbroken rows that end at an own
/// disc. A disc placed at the other end of such a row turns it.
pub(super) struct Rows {
    /// South-west, south, south-east.
    down: [u64; 3],
    /// North-west, north, north-east, with swapped bytes (the board upside down):
    /// these rows then also go towards higher bits, where a subtraction finds
    /// the end of a row.
    up_turned: [u64; 3],
    east: u64,
    west: u64,
    /// The squares at the open ends of the rows.
    moves: u64,
}

impl Rows {
    /// The rows between the discs of the side to move.
    #[inline]
    pub(super) fn of(own: u64, opposing: u64) -> Rows {
        let inner = opposing & INNER;
        let after = |opposing, step| row_after(own, opposing, step);
        let before = |opposing, step| row_before(own, opposing, step);
        let down = [after(inner, 7), after(opposing, 8), after(inner, 9)];
        let up = [before(inner, 9), before(opposing, 8), before(inner, 7)];
        let (east, west) = (after(inner, 1), before(inner, 1));
        let ([sw, s, se], [nw, n, ne]) = (down, up);
        Rows {
            down,
            up_turned: up.map(u64::swap_bytes),
            east,
            west,
            moves: east >> 1 | sw >> 7 | s >> 8 | se >> 9 | nw << 9 | n << 8 | ne << 7 | west << 1,
        }
    }

    /// the squares on which a disc outflanks at least one, provided that they are empty.
    #[inline]
    pub(super) fn moves(&self) -> u64 {
        self.moves
    }

    /// the opposing discs that a disc on an empty square outflanks,
    /// in all directions; none if the square is not a legal move.
    #[inline]
    pub(super) fn outflanked(&self, at: Square) -> u64 {
        let rays = &RAYS[usize::from(at) & 63];
        let [sw, s, se] = self.down;
        let [nw, n, ne] = self.up_turned;
        let down =
            first_row(rays.down[0], sw) | first_row(rays.down[1], s) | first_row(rays.down[2], se);
        let up = first_row(rays.up_turned[0], nw)
            | first_row(rays.up_turned[1], n)
            | first_row(rays.up_turned[2], ne);
        down | up.swap_bytes() | self.outflanked_beside(at)
    }

    /// The outflanked discs in the same rank, from lookup tables.
    #[inline]
    fn outflanked_beside(&self, at: Square) -> u64 {
        let (start, column) = (at & 56, usize::from(at & 7));
        let inner = |rows: u64| (rows >> start & INNER & 0xff) as usize;
        let discs = EAST[column][inner(self.east)] | WEST[column][inner(self.west)];
        u64::from(discs) << start
    }
}

static EAST: [[u8; 128]; 8] = first_rows(1);
static WEST: [[u8; 128]; 8] = first_rows(-1);

/// For each column and each set of row discs in its rank, the row that begins next
/// to the column.
const fn first_rows(step: i8) -> [[u8; 128]; 8] {
    let mut all = [[0; 128]; 8];
    let mut column = 0;
    while column < 8 {
        let mut rows = 0;
        while rows < 128 {
            let mut at = column + step;
            while 0 <= at && at < 8 && rows >> at & 1 == 1 {
                all[column as usize][rows] |= 1 << at;
                at += step;
            }
            rows += 1;
        }
        column += 1;
    }
    all
}

/// The opposing discs whose unbroken row towards higher bits ends at an own disc.
#[inline]
fn row_after(own: u64, opposing: u64, step: u32) -> u64 {
    // A row has at most six discs: find the first, the second, then two more pairs.
    let mut rows = own >> step & opposing;
    rows |= rows >> step & opposing;
    let pairs = opposing & opposing >> step;
    rows |= rows >> (2 * step) & pairs;
    rows | rows >> (2 * step) & pairs
}

/// The opposing discs whose unbroken row towards lower bits ends at an own disc.
#[inline]
fn row_before(own: u64, opposing: u64, step: u32) -> u64 {
    let mut rows = own << step & opposing;
    rows |= rows << step & opposing;
    let pairs = opposing & opposing << step;
    rows |= rows << (2 * step) & pairs;
    rows | rows << (2 * step) & pairs
}

/// The row at the beginning of a ray towards higher bits. The last square of a
/// ray is never part of a row, so the row always ends.
#[inline]
fn first_row(ray: u64, rows: u64) -> u64 {
    let discs = ray & rows;
    (ray ^ discs).wrapping_sub(1) & discs
}

/// The rays from one square, without the square itself, in the layout of [`Rows`].
struct Rays {
    down: [u64; 3],
    up_turned: [u64; 3],
}

static RAYS: [Rays; 64] = rays();

const fn rays() -> [Rays; 64] {
    let mut rays = [const {
        Rays {
            down: [0; 3],
            up_turned: [0; 3],
        }
    }; 64];
    let mut at = 0;
    while at < 64 {
        rays[at as usize] = Rays {
            down: [ray(at, -1, 1), ray(at, 0, 1), ray(at, 1, 1)],
            up_turned: [
                ray(at, -1, -1).swap_bytes(),
                ray(at, 0, -1).swap_bytes(),
                ray(at, 1, -1).swap_bytes(),
            ],
        };
        at += 1;
    }
    rays
}

/// The squares from one square to the edge of the board.
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
