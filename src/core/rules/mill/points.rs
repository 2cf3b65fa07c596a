//! Sets of points as bit masks.

/// A set of points of a board; bit `i` is the point with index `i`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Points(u32);

impl Points {
    pub(super) const NONE: Points = Points(0);

    pub(super) const fn one(at: u8) -> Points {
        Points(1 << at)
    }

    /// The points `0..count`.
    pub(super) const fn first(count: u8) -> Points {
        Points((1 << count) - 1)
    }

    pub(super) const fn of_bits(bits: u32) -> Points {
        Points(bits)
    }

    pub(super) const fn bits(self) -> u32 {
        self.0
    }

    pub(super) const fn or(self, others: Points) -> Points {
        Points(self.0 | others.0)
    }

    pub(super) const fn and(self, others: Points) -> Points {
        Points(self.0 & others.0)
    }

    pub(super) const fn minus(self, others: Points) -> Points {
        Points(self.0 & !others.0)
    }

    pub(super) const fn with(self, at: u8) -> Points {
        self.or(Points::one(at))
    }

    pub(super) const fn without(self, at: u8) -> Points {
        self.minus(Points::one(at))
    }

    pub(super) const fn has(self, at: u8) -> bool {
        self.0 >> at & 1 == 1
    }

    pub(super) const fn has_all(self, others: Points) -> bool {
        self.0 & others.0 == others.0
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
}

impl Iterator for Points {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let at = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(at)
    }
}
