//! The 160 squares, their neighbours and their leaps.

pub(super) use super::grid::{FILES, RANKS, Square};

use super::grid::{COUNT, GRID, NAMES, in_grid, place};
use super::squares::Squares;
use crate::rules::{Board, BySide, Point, Side};

pub(super) static BOARD: Board = Board {
    points: &POINTS,
    edges: &[],
    size: (12, 16),
    homes: BySide {
        first: &[0, 1],
        second: &[158, 159],
    }, // C-04
};

static POINTS: [Point; COUNT] = points();

const fn points() -> [Point; COUNT] {
    const NOWHERE: Point = Point {
        name: "",
        column: 0,
        row: 0,
    };
    let mut points = [NOWHERE; COUNT];
    let mut square = 0;
    while square < COUNT {
        let (file, rank) = place(NAMES[square]);
        points[square] = Point {
            name: NAMES[square],
            column: file as u8,
            row: (RANKS - 1 - rank) as u8,
        };
        square += 1;
    }
    points
}

/// The square at a file and rank, both from 0, if it is on the board.
const fn at(file: i8, rank: i8) -> Option<Square> {
    if file < 0 || file >= FILES || rank < 0 || rank >= RANKS {
        return None;
    }
    let square = in_grid(file, rank);
    if Squares::ALL.has(square) {
        Some(square)
    } else {
        None
    }
}

/// File and rank of a square, both from 0.
const fn place_of(square: usize) -> (i8, i8) {
    (
        (square % FILES as usize) as i8,
        (square / FILES as usize) as i8,
    )
}

/// Maps the grid to indices on [`BOARD`].
static INDICES: [u8; GRID] = indices();

const fn indices() -> [u8; GRID] {
    let mut indices = [0; GRID];
    let mut index = 0;
    while index < COUNT {
        let (file, rank) = place(NAMES[index]);
        indices[in_grid(file, rank) as usize] = index as u8;
        index += 1;
    }
    indices
}

/// The index of a square on [`BOARD`].
pub(super) fn index(square: Square) -> u8 {
    INDICES[usize::from(square)]
}

/// The squares of a rank, from 0, in order.
pub(super) fn rank(rank: usize) -> Squares {
    RANK_ONE_TO_LAST[rank]
}

static RANK_ONE_TO_LAST: [Squares; RANKS as usize] = {
    let mut ranks = [Squares::NONE; RANKS as usize];
    let mut index = 0;
    while index < RANKS {
        ranks[index as usize] = span(index + 1, b"AL");
        index += 1;
    }
    ranks
};

/// The eight directions, in ascending order of the squares that they lead to.
const DIRECTIONS: [(i8, i8); 8] = [
    (-1, -1),
    (0, -1),
    (1, -1),
    (-1, 0),
    (1, 0),
    (-1, 1),
    (0, 1),
    (1, 1),
];

/// A leap from a known square.
#[derive(Clone, Copy)]
pub(super) struct Leap {
    pub(super) over: Square,
    /// The square immediately beyond `over`.
    pub(super) land: Square,
}

/// The leaps from one square: at most one in each direction.
#[derive(Clone, Copy)]
struct Leaps {
    count: usize,
    all: [Leap; 8],
}

static STEPS: [Squares; GRID] = steps();
static LEAPS: [Leaps; GRID] = leaps();

const fn steps() -> [Squares; GRID] {
    let mut steps = [Squares::NONE; GRID];
    let mut square = 0;
    while square < GRID {
        let (file, rank) = place_of(square);
        let mut way = 0;
        while way < 8 {
            let (east, north) = DIRECTIONS[way];
            if let Some(next) = at(file + east, rank + north) {
                steps[square] = steps[square].with(next);
            }
            way += 1;
        }
        square += 1;
    }
    steps
}

const fn leaps() -> [Leaps; GRID] {
    let mut leaps = [Leaps {
        count: 0,
        all: [Leap { over: 0, land: 0 }; 8],
    }; GRID];
    let mut square = 0;
    while square < GRID {
        let (file, rank) = place_of(square);
        let mut way = 0;
        while way < 8 {
            let (east, north) = DIRECTIONS[way];
            let beyond = (
                at(file + east, rank + north),
                at(file + 2 * east, rank + 2 * north),
            );
            if let (Some(over), Some(land)) = beyond {
                leaps[square].all[leaps[square].count] = Leap { over, land };
                leaps[square].count += 1;
            }
            way += 1;
        }
        square += 1;
    }
    leaps
}

/// The squares next to a square.
#[inline]
pub(super) fn steps_from(square: Square) -> Squares {
    STEPS[usize::from(square)]
}

/// The leaps from a square, in the order of the squares they land on.
#[inline]
pub(super) fn leaps_from(square: Square) -> &'static [Leap] {
    let leaps = &LEAPS[usize::from(square)];
    &leaps.all[..leaps.count]
}

/// C-04: the castle that a side defends.
#[inline]
pub(super) const fn castle(of: Side) -> Squares {
    const FIRST: Squares = span(1, b"FG");
    const SECOND: Squares = span(16, b"FG");
    match of {
        Side::First => FIRST,
        Side::Second => SECOND,
    }
}

/// The squares of a rank, from 1, between two files inclusive.
pub(super) const fn span(rank: i8, files: &[u8; 2]) -> Squares {
    let mut squares = Squares::NONE;
    let mut file = files[0];
    while file <= files[1] {
        if let Some(square) = at((file - b'A') as i8, rank - 1) {
            squares = squares.with(square);
        }
        file += 1;
    }
    squares
}

/// The name of a square.
pub(super) fn name(square: Square) -> &'static str {
    NAMES[usize::from(index(square))]
}

/// The square with a name, in either case.
pub(super) fn named(name: &str) -> Option<Square> {
    let digit = |byte: u8| byte.is_ascii_digit().then(|| (byte - b'0') as i8);
    let (file, rank) = match *name.as_bytes() {
        [file, ones] => (file, digit(ones)?),
        [file, b'1', ones] => (file, 10 + digit(ones)?),
        _ => return None,
    };
    let file = file.to_ascii_uppercase().checked_sub(b'A')?;
    at(i8::try_from(file).ok()?, rank - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c_01_the_geometry_has_the_known_counts() {
        let steps: usize = Squares::ALL.map(|square| steps_from(square).count()).sum();
        let leaps: usize = Squares::ALL.map(|square| leaps_from(square).len()).sum();
        assert_eq!((Squares::ALL.len(), steps, leaps), (160, 1140, 1000));
    }

    #[test]
    fn c_01_twelve_squares_are_never_leapt_over() {
        let over: Vec<Square> = Squares::ALL
            .flat_map(leaps_from)
            .map(|leap| leap.over)
            .collect();
        let safe = Squares::ALL.filter(|square| !over.contains(square));
        let names: Vec<_> = safe.map(name).collect();
        let known = "F1 G1 C2 J2 A4 L4 A13 L13 C15 J15 F16 G16";
        assert_eq!(names.join(" "), known);
    }

    #[test]
    fn leaps_go_straight_and_to_ascending_squares() {
        for square in Squares::ALL {
            let leaps = leaps_from(square);
            assert!(leaps.windows(2).all(|pair| pair[0].land < pair[1].land));
            for leap in leaps {
                let (from, over) = (place(name(square)), place(name(leap.over)));
                let beyond = (2 * over.0 - from.0, 2 * over.1 - from.1);
                assert_eq!(place(name(leap.land)), beyond);
            }
        }
    }

    #[test]
    fn only_the_name_of_a_square_finds_it() {
        for (index, point) in (0..).zip(BOARD.points) {
            let square = named(point.name).unwrap();
            assert_eq!((super::index(square), name(square)), (index, point.name));
            assert_eq!(named(&point.name.to_lowercase()), Some(square));
        }
        for no_name in [
            "", "A", "A1", "F0", "F01", "F17", "F111", "M8", "F+1", "@8", "É1",
        ] {
            assert_eq!(named(no_name), None, "{no_name}");
        }
    }
}
