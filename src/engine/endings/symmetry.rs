//! The maps of a board to itself.

/// The most points of a board.
const MOST_POINTS: usize = 25;

/// The image of each point.
pub(super) type Permutation = [u8; MOST_POINTS];

/// All maps that keep roads and lines, the identity first.
pub(super) fn of_board(neighbours: &[u32], lines: &[u32]) -> Vec<Permutation> {
    let mut found = Vec::new();
    let mut images = [0; MOST_POINTS];
    extend(neighbours, &mut images, 0, 0, &mut found);
    found.retain(|map| lines.iter().all(|line| lines.contains(&image(map, *line))));
    found
}

/// The image of a set of points.
pub(super) fn image(map: &Permutation, mut set: u32) -> u32 {
    let mut image = 0;
    while set != 0 {
        image |= 1 << map[set.trailing_zeros() as usize];
        set &= set - 1;
    }
    image
}

/// Gives the points from `at` on every image that keeps the roads to the points before.
fn extend(
    neighbours: &[u32],
    images: &mut Permutation,
    at: usize,
    used: u32,
    found: &mut Vec<Permutation>,
) {
    if at == neighbours.len() {
        found.push(*images);
        return;
    }
    for to in (0..neighbours.len()).filter(|to| used >> to & 1 == 0) {
        let keeps = |before: usize| {
            let road = neighbours[at] >> before & 1;
            road == neighbours[to] >> images[before] & 1
        };
        if (0..at).all(keeps) {
            images[at] = to as u8;
            extend(neighbours, images, at + 1, used | 1 << to, found);
        }
    }
}

/// The maps as tables by byte, for fast images of sets.
pub(super) struct Symmetries {
    tables: Vec<[[u32; 256]; 4]>,
    inverses: Vec<u8>,
}

impl Symmetries {
    pub(super) fn new(maps: &[Permutation]) -> Symmetries {
        let table = |map: &Permutation| {
            let mut bytes = [[0; 256]; 4];
            for (byte, images) in bytes.iter_mut().enumerate() {
                for (set, of_set) in images.iter_mut().enumerate() {
                    let points = (set as u32) << (8 * byte);
                    *of_set = image(map, points & ((1 << MOST_POINTS) - 1));
                }
            }
            bytes
        };
        let is_inverse = |map: &Permutation, other: &Permutation| {
            (0..MOST_POINTS).all(|at| usize::from(other[usize::from(map[at])]) == at)
        };
        let padded: Vec<Permutation> = maps.iter().map(padded).collect();
        let inverse = |map: &Permutation| padded.iter().position(|other| is_inverse(map, other));
        Symmetries {
            tables: maps.iter().map(table).collect(),
            inverses: padded
                .iter()
                .map(|map| inverse(map).unwrap_or(0) as u8)
                .collect(),
        }
    }

    pub(super) fn len(&self) -> u8 {
        self.tables.len() as u8
    }

    /// The image of a set of points under a map.
    #[inline]
    pub(super) fn image(&self, map: u8, set: u32) -> u32 {
        let table = &self.tables[usize::from(map)];
        let byte = |at: usize| table[at][(set >> (8 * at) & 255) as usize];
        byte(0) | byte(1) | byte(2) | byte(3)
    }

    pub(super) fn inverse(&self, map: u8) -> u8 {
        self.inverses[usize::from(map)]
    }
}

/// A map of 24 points that keeps a point 24, so that maps can be compared.
fn padded(map: &Permutation) -> Permutation {
    let mut padded = *map;
    let is_short = map[..MOST_POINTS - 1]
        .iter()
        .all(|to| usize::from(*to) < MOST_POINTS - 1);
    if is_short {
        padded[MOST_POINTS - 1] = (MOST_POINTS - 1) as u8;
    }
    padded
}
