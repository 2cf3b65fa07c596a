//! A table of positions that the search has seen, with bounds of their values.

/// The kind of a stored value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The value itself.
    Exact,
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
}

/// A value of a position, and the turn that gave it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    check: u32,
    pub(crate) turn: u32,
    pub(crate) value: i16,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
}

const EMPTY: Entry = Entry {
    check: 0,
    turn: 0,
    value: 0,
    depth: 0,
    bound: Bound::Upper,
};

/// Entries that share a place.
const BUCKET: usize = 4;

/// The table; its size stays as it was made.
pub(crate) struct TranspositionTable {
    buckets: Vec<[Entry; BUCKET]>,
}

impl TranspositionTable {
    /// A table of about this number of bytes, at least one bucket.
    pub(crate) fn of_bytes(bytes: usize) -> TranspositionTable {
        let count = (bytes / size_of::<[Entry; BUCKET]>()).max(1);
        TranspositionTable {
            buckets: vec![[EMPTY; BUCKET]; count],
        }
    }

    fn place(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }

    /// The entry of a position.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let bucket = &self.buckets[self.place(key)];
        let check = key as u32 | 1;
        bucket.iter().find(|entry| entry.check == check).copied()
    }

    /// Stores a value; of entries that share a place the one of least depth goes.
    #[inline]
    pub(crate) fn put(&mut self, key: u64, turn: u32, value: i32, depth: i32, bound: Bound) {
        let place = self.place(key);
        let bucket = &mut self.buckets[place];
        let check = key as u32 | 1;
        let depth = depth.clamp(0, 255) as u8;
        let same = bucket.iter().position(|entry| entry.check == check);
        let goes = same.unwrap_or_else(|| {
            let least = (0..BUCKET).min_by_key(|at| (bucket[*at].check != 0, bucket[*at].depth));
            least.unwrap_or_default()
        });
        let before = bucket[goes];
        // An entry without a best turn keeps the one that was known.
        let turn = match turn {
            0 if before.check == check => before.turn,
            _ => turn,
        };
        bucket[goes] = Entry {
            check,
            turn,
            value: value as i16,
            depth,
            bound,
        };
    }
}
