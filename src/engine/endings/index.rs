//! The number of a position in a table: the orbit of the mover's men, then the other men among the free points.

use super::symmetry::Symmetries;
use std::sync::Arc;

/// The most men of a side in a table.
pub(super) const MOST_MEN: u8 = 6;
const MOST_BYTES: usize = 4;

/// The sets of points up to [`MOST_MEN`], in the order of their highest points.
pub(super) struct Sets {
    symmetries: Symmetries,
    /// By byte, number of points in lower bytes, and set.
    ranks: Vec<[[u32; 256]; MOST_MEN as usize + 1]>,
    /// By size.
    all: Vec<Vec<u32>>,
    orbits: Vec<Arc<Orbits>>,
    points: u8,
}

/// The sets of one size, up to symmetry.
struct Orbits {
    /// For each set its orbit and a map that takes it to the representative.
    of_set: Vec<(u32, u8)>,
    representatives: Vec<u32>,
    /// For each representative the maps that keep it, without the identity.
    keepers: Vec<Vec<u8>>,
}

/// `n` over `k`.
fn choose(n: u32, k: u32) -> u32 {
    let step =
        |product: u64, at: u32| product * u64::from(n.saturating_sub(at)) / u64::from(at + 1);
    (0..k).fold(1, step) as u32
}

impl Sets {
    pub(super) fn new(points: u8, symmetries: Symmetries) -> Sets {
        let mut sets = Sets {
            symmetries,
            ranks: (0..MOST_BYTES).map(ranks_of_byte).collect(),
            all: Vec::new(),
            orbits: Vec::new(),
            points,
        };
        for size in 0..=MOST_MEN {
            let of_size = sets_of(points, size);
            sets.all.push(of_size);
            let orbits = sets.orbits_of(size);
            sets.orbits.push(Arc::new(orbits));
        }
        sets
    }

    /// The place of a set among those of its size.
    #[inline]
    fn rank(&self, set: u32) -> u32 {
        let mut below = 0;
        let mut rank = 0;
        for (byte, table) in self.ranks.iter().enumerate() {
            let part = (set >> (8 * byte) & 255) as u8;
            rank += table[below][usize::from(part)];
            below += usize::from(SIZES[usize::from(part)]);
        }
        rank
    }

    fn orbits_of(&self, size: u8) -> Orbits {
        let sets = &self.all[usize::from(size)];
        let mut of_set = vec![(u32::MAX, 0); sets.len()];
        let (mut representatives, mut keepers) = (Vec::new(), Vec::new());
        for set in sets {
            if of_set[self.rank(*set) as usize].0 != u32::MAX {
                continue;
            }
            let mut keeps = Vec::new();
            for map in 0..self.symmetries.len() {
                let image = self.symmetries.image(map, *set);
                let place = &mut of_set[self.rank(image) as usize];
                if place.0 == u32::MAX {
                    *place = (representatives.len() as u32, self.symmetries.inverse(map));
                }
                if image == *set && map > 0 {
                    keeps.push(map);
                }
            }
            representatives.push(*set);
            keepers.push(keeps);
        }
        Orbits {
            of_set,
            representatives,
            keepers,
        }
    }
}

/// The number of points of each byte.
const SIZES: [u8; 256] = {
    let mut sizes = [0; 256];
    let mut set = 0;
    while set < 256 {
        sizes[set] = (set as u8).count_ones() as u8;
        set += 1;
    }
    sizes
};

fn ranks_of_byte(byte: usize) -> [[u32; 256]; MOST_MEN as usize + 1] {
    let mut ranks = [[0; 256]; MOST_MEN as usize + 1];
    for (below, of_below) in ranks.iter_mut().enumerate() {
        for (set, rank) in of_below.iter_mut().enumerate() {
            let points = (0..8).filter(|at| set >> at & 1 == 1);
            let place = |(order, at): (usize, usize)| {
                choose((8 * byte + at) as u32, (below + order + 1) as u32)
            };
            // Larger sets than a table has are never asked for; their numbers may wrap.
            *rank = points.enumerate().map(place).fold(0, u32::wrapping_add);
        }
    }
    ranks
}

/// All sets of a size, in ascending order.
fn sets_of(points: u8, size: u8) -> Vec<u32> {
    if size == 0 {
        return vec![0];
    }
    let mut sets = Vec::with_capacity(choose(u32::from(points), u32::from(size)) as usize);
    let mut set: u32 = (1 << size) - 1;
    while set < 1 << points {
        sets.push(set);
        let low = set & set.wrapping_neg();
        let high = set + low;
        set = high | (((set ^ high) >> 2) / low);
    }
    sets
}

/// The numbers of the positions with a number of men of the mover and a number of others.
#[derive(Clone)]
pub(super) struct PairIndex {
    sets: Arc<Sets>,
    orbits: Arc<Orbits>,
    foe_men: u8,
    foes: u32,
}

impl PairIndex {
    pub(super) fn new(sets: &Arc<Sets>, own: u8, foe: u8) -> PairIndex {
        PairIndex {
            sets: sets.clone(),
            orbits: sets.orbits[usize::from(own)].clone(),
            foe_men: foe,
            foes: choose(u32::from(sets.points - own), u32::from(foe)),
        }
    }

    /// The number of slots; a few are never used, as their positions have an image with a lower number.
    pub(super) fn len(&self) -> usize {
        self.orbits.representatives.len() * self.foes as usize
    }

    pub(super) fn orbit_count(&self) -> usize {
        self.orbits.representatives.len()
    }

    /// The slots of an orbit.
    pub(super) fn slots(&self, orbit: usize) -> std::ops::Range<usize> {
        orbit * self.foes as usize..(orbit + 1) * self.foes as usize
    }

    /// The slot of a position: the same for all its images.
    #[inline]
    pub(super) fn slot(&self, own: u32, foe: u32) -> usize {
        let (orbit, map) = self.orbits.of_set[self.sets.rank(own) as usize];
        let representative = self.orbits.representatives[orbit as usize];
        let foe = self.sets.symmetries.image(map, foe);
        let mut place = self.place(representative, foe);
        for keeper in &self.orbits.keepers[orbit as usize] {
            let image = self.sets.symmetries.image(*keeper, foe);
            place = place.min(self.place(representative, image));
        }
        orbit as usize * self.foes as usize + place as usize
    }

    #[inline]
    fn place(&self, own: u32, foe: u32) -> u32 {
        self.sets.rank(without_points(foe, own))
    }

    /// The mover's and the other men of a slot.
    #[inline]
    pub(super) fn board(&self, slot: usize) -> (u32, u32) {
        let own = self.orbits.representatives[slot / self.foes as usize];
        let among_free = self.sets.all[usize::from(self.foe_men)][slot % self.foes as usize];
        (own, with_points(among_free, own))
    }

    /// Whether no image of the slot's position has a lower number.
    #[inline]
    pub(super) fn is_used(&self, slot: usize) -> bool {
        let keepers = &self.orbits.keepers[slot / self.foes as usize];
        if keepers.is_empty() {
            return true;
        }
        let (own, foe) = self.board(slot);
        let place = (slot % self.foes as usize) as u32;
        let image = |keeper: &u8| self.place(own, self.sets.symmetries.image(*keeper, foe));
        keepers.iter().all(|keeper| image(keeper) >= place)
    }
}

/// A set by its places among the points that are not taken.
#[inline]
fn without_points(mut set: u32, mut taken: u32) -> u32 {
    while taken != 0 {
        let low = (1 << (31 - taken.leading_zeros())) - 1;
        set = set & low | set >> 1 & !low;
        taken &= low;
    }
    set
}

/// The inverse of [`without_points`].
#[inline]
fn with_points(mut set: u32, mut taken: u32) -> u32 {
    while taken != 0 {
        let low = (1 << taken.trailing_zeros()) - 1;
        set = set & low | (set & !low) << 1;
        taken &= taken - 1;
    }
    set
}
