//! The points, roads and lines of the three boards of the family.

use super::points::Points;
use crate::rules::{Board, BySide, Point};

/// The number of points of the largest board of the family.
pub(super) const MOST_POINTS: usize = 25;
const MOST_LINES: usize = 28;
const MOST_THROUGH_ONE: usize = 8;

/// Rings E, A, R, each clockwise from the top left corner; then the centre.
static POINTS: [Point; MOST_POINTS] = [
    point("E1", 0, 0),
    point("E2", 3, 0),
    point("E3", 6, 0),
    point("E4", 6, 3),
    point("E5", 6, 6),
    point("E6", 3, 6),
    point("E7", 0, 6),
    point("E8", 0, 3),
    point("A1", 1, 1),
    point("A2", 3, 1),
    point("A3", 5, 1),
    point("A4", 5, 3),
    point("A5", 5, 5),
    point("A6", 3, 5),
    point("A7", 1, 5),
    point("A8", 1, 3),
    point("R1", 2, 2),
    point("R2", 3, 2),
    point("R3", 4, 2),
    point("R4", 4, 3),
    point("R5", 4, 4),
    point("R6", 3, 4),
    point("R7", 2, 4),
    point("R8", 2, 3),
    point("C0", 3, 3),
];
const E: u8 = 0;
const A: u8 = 8;
const R: u8 = 16;
const C0: u8 = 24;

const fn point(name: &'static str, column: u8, row: u8) -> Point {
    Point { name, column, row }
}

/// 24 points with corner roads: the board of all but isisuthu (§2).
pub(super) static DIAG24: Board = board(24, &edges::<40>(ROADS_DIAG24));
/// 24 points without corner roads (C2).
pub(super) static PLAIN24: Board = board(24, &edges::<32>(ROADS_PLAIN24));
/// 25 points, a cross in the inner square, corner roads outside it (§4).
pub(super) static SOTHO25: Board = board(25, &edges::<40>(ROADS_SOTHO25));
/// 25 points, corner roads through to the centre (C3).
pub(super) static FULL25: Board = board(25, &edges::<48>(ROADS_FULL25));

const fn board(points: usize, edges: &'static [[u8; 2]]) -> Board {
    Board {
        points: POINTS.split_at(points).0,
        edges,
        size: (7, 7),
        homes: BySide {
            first: &[],
            second: &[],
        },
    }
}

/// The roads of a board besides its three rings and four spokes.
#[derive(Clone, Copy)]
struct Roads {
    outer_corners: bool,
    inner_corners: bool,
    centre: bool,
}

const ROADS_DIAG24: Roads = Roads {
    outer_corners: true,
    inner_corners: true,
    centre: false,
};
const ROADS_PLAIN24: Roads = Roads {
    outer_corners: false,
    inner_corners: false,
    centre: false,
};
const ROADS_SOTHO25: Roads = Roads {
    outer_corners: true,
    inner_corners: false,
    centre: true,
};
const ROADS_FULL25: Roads = Roads {
    outer_corners: true,
    inner_corners: true,
    centre: true,
};

/// A list that can be filled at compile time.
struct List<const WIDTH: usize, const MOST: usize> {
    rows: [[u8; WIDTH]; MOST],
    len: usize,
}

impl<const WIDTH: usize, const MOST: usize> List<WIDTH, MOST> {
    const fn new() -> Self {
        List {
            rows: [[0; WIDTH]; MOST],
            len: 0,
        }
    }

    const fn push(&mut self, row: [u8; WIDTH]) {
        self.rows[self.len] = row;
        self.len += 1;
    }
}

/// The edges of a board (§2); does not compile unless there are exactly `N`.
const fn edges<const N: usize>(roads: Roads) -> [[u8; 2]; N] {
    let mut list = List::<2, N>::new();
    let mut place = 0;
    while place < 8 {
        let corner = place % 2 == 0;
        push_ring_edges(&mut list, place);
        if !corner || roads.outer_corners {
            list.push([E + place, A + place]);
        }
        if !corner || roads.inner_corners {
            list.push([A + place, R + place]);
        }
        if roads.centre && (!corner || roads.inner_corners) {
            list.push([R + place, C0]);
        }
        place += 1;
    }
    assert!(list.len == N, "the law counts the edges");
    list.rows
}

const fn push_ring_edges<const N: usize>(list: &mut List<2, N>, place: u8) {
    let mut ring = E;
    while ring <= R {
        list.push(match place {
            7 => [ring, ring + 7],
            _ => [ring + place, ring + place + 1],
        });
        ring += 8;
    }
}

/// The lines of a board that count under a sheet, with lookup tables by point,
/// built at compile time.
#[derive(Debug)]
pub(super) struct Geometry {
    neighbours: [Points; MOST_POINTS],
    lines: [[u8; 3]; MOST_LINES],
    line_count: usize,
    /// For each point, the other two points of each line through it. Unused
    /// elements hold a set that no cows can cover.
    partners: [[Points; MOST_THROUGH_ONE]; MOST_POINTS],
}

const UNCOVERABLE: Points = Points::first(31);

impl Geometry {
    const fn of(board: &Board, roads: Roads, diagonal: bool, centre_long: bool) -> Geometry {
        let list = lines(roads, diagonal, centre_long);
        Geometry {
            neighbours: neighbours(board),
            partners: partners(&list),
            lines: list.rows,
            line_count: list.len,
        }
    }

    pub(super) fn neighbours(&self, at: u8) -> Points {
        self.neighbours[at as usize]
    }

    pub(super) fn lines(&self) -> &[[u8; 3]] {
        &self.lines[..self.line_count]
    }

    /// Whether a cow on `at` forms a line with two cows of `others`.
    #[inline]
    pub(super) fn closes(&self, others: Points, at: u8) -> bool {
        // No early exit: eight vectorised comparisons are faster than mispredicted branches.
        self.partners[at as usize]
            .iter()
            .fold(false, |any, pair| any | others.has_all(*pair))
    }

    /// The number of lines that a cow on `at` forms with cows of `others`.
    pub(super) fn lines_closed(&self, others: Points, at: u8) -> u8 {
        self.partners[at as usize]
            .iter()
            .map(|pair| u8::from(others.has_all(*pair)))
            .sum()
    }

    /// The cows that are in a line.
    pub(super) fn in_lines(&self, cows: Points) -> Points {
        self.lines()
            .iter()
            .map(|line| set(*line))
            .filter(|line| cows.has_all(*line))
            .fold(Points::NONE, Points::or)
    }
}

const fn set([a, b, c]: [u8; 3]) -> Points {
    Points::one(a).with(b).with(c)
}

/// The lines of §2 that count under the given options.
const fn lines(roads: Roads, diagonal: bool, centre_long: bool) -> List<3, MOST_LINES> {
    let mut list = List::new();
    push_straight_lines(&mut list, roads.centre);
    let mut corner = 0;
    while diagonal && roads.inner_corners && corner < 8 {
        list.push([E + corner, A + corner, R + corner]);
        corner += 2;
    }
    if diagonal && roads.inner_corners && roads.centre {
        list.push([R, C0, R + 4]);
        list.push([R + 2, C0, R + 6]);
    }
    let mut middle = 1;
    // 002:21 never, unless the sheet says so (C3).
    while centre_long && roads.centre && middle < 8 {
        list.push([C0, R + middle, A + middle]);
        middle += 2;
    }
    list
}

const fn push_straight_lines(list: &mut List<3, MOST_LINES>, centre: bool) {
    let mut corner = 0;
    while corner < 8 {
        let next_corner = (corner + 2) % 8;
        list.push([E + corner, E + corner + 1, E + next_corner]);
        list.push([A + corner, A + corner + 1, A + next_corner]);
        list.push([R + corner, R + corner + 1, R + next_corner]);
        list.push([E + corner + 1, A + corner + 1, R + corner + 1]);
        corner += 2;
    }
    if centre {
        list.push([R + 1, C0, R + 5]);
        list.push([R + 7, C0, R + 3]);
    }
}

const fn neighbours(board: &Board) -> [Points; MOST_POINTS] {
    let mut found = [Points::NONE; MOST_POINTS];
    let mut i = 0;
    while i < board.edges.len() {
        let [a, b] = board.edges[i];
        found[a as usize] = found[a as usize].with(b);
        found[b as usize] = found[b as usize].with(a);
        i += 1;
    }
    found
}

const fn partners(list: &List<3, MOST_LINES>) -> [[Points; MOST_THROUGH_ONE]; MOST_POINTS] {
    let mut found = [[UNCOVERABLE; MOST_THROUGH_ONE]; MOST_POINTS];
    let mut through = [0; MOST_POINTS];
    let mut i = 0;
    while i < list.len * 3 {
        let line = list.rows[i / 3];
        let at = line[i % 3];
        found[at as usize][through[at as usize]] = set(line).without(at);
        through[at as usize] += 1;
        i += 1;
    }
    found
}

/// The geometry of a board under each of the four ways to count its lines.
pub(super) struct Geometries([Geometry; 4]);

impl Geometries {
    const fn of(board: &Board, roads: Roads) -> Geometries {
        Geometries([
            Geometry::of(board, roads, false, false),
            Geometry::of(board, roads, false, true),
            Geometry::of(board, roads, true, false),
            Geometry::of(board, roads, true, true),
        ])
    }

    pub(super) fn counting(&self, diagonal: bool, centre_long: bool) -> &Geometry {
        &self.0[usize::from(diagonal) * 2 + usize::from(centre_long)]
    }
}

pub(super) static ON_DIAG24: Geometries = Geometries::of(&DIAG24, ROADS_DIAG24);
pub(super) static ON_PLAIN24: Geometries = Geometries::of(&PLAIN24, ROADS_PLAIN24);
pub(super) static ON_SOTHO25: Geometries = Geometries::of(&SOTHO25, ROADS_SOTHO25);
pub(super) static ON_FULL25: Geometries = Geometries::of(&FULL25, ROADS_FULL25);
