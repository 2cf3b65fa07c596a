//! Numbers wide enough for the digits of all criteria of a bracket.

#[cfg(test)]
mod tests;

use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// The cost type of a matching.
pub(crate) trait Weight:
    Copy + Ord + Add<Output = Self> + Sub<Output = Self> + AddAssign + SubAssign
{
    const ZERO: Self;
    /// The number of bits available to the criteria; the rest is headroom for dual prices.
    const ROOM: u32;
    /// Half of the number, which must be even.
    fn half(self) -> Self;
    /// The number shifted left.
    fn shifted(self, bits: u32) -> Self;
    fn small(value: u32) -> Self;
}

/// A search for an optimum that runs with the narrowest sufficient weight type, because it does
/// little but add and compare.
pub(crate) trait WeightedSearch {
    type Optimum;
    /// The number of bits of all criteria.
    fn bits(&self) -> u32;
    fn search<W: Weight>(&self) -> Option<Self::Optimum>;

    fn optimum(&self) -> Option<Self::Optimum> {
        match self.bits() {
            bits if bits <= <i64 as Weight>::ROOM => self.search::<i64>(),
            bits if bits <= <i128 as Weight>::ROOM => self.search::<i128>(),
            bits if bits <= Wide::<4>::ROOM => self.search::<Wide<4>>(),
            bits if bits <= Wide::<5>::ROOM => self.search::<Wide<5>>(),
            bits if bits <= Wide::<7>::ROOM => self.search::<Wide<7>>(),
            bits if bits <= Wide::<16>::ROOM => self.search::<Wide<16>>(),
            _ => self.search::<Wide<64>>(),
        }
    }
}

/// The bits of a number up to `most`.
pub(super) fn bits(most: usize) -> u32 {
    usize::BITS - most.leading_zeros()
}

macro_rules! narrow {
    ($type:ty, $room:expr) => {
        impl Weight for $type {
            const ZERO: Self = 0;
            const ROOM: u32 = $room;
            fn half(self) -> Self {
                self >> 1
            }
            fn shifted(self, bits: u32) -> Self {
                self.checked_shl(bits).unwrap_or(0)
            }
            fn small(value: u32) -> Self {
                Self::from(value)
            }
        }
    };
}
narrow!(i64, 46);
narrow!(i128, 108);

/// A signed number (two's complement) of `N` limbs of 64 bits, the least significant first.
///
/// The search does little but subtract and compare, so these are inlined and branch-free.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Wide<N> {
    #[inline(always)]
    fn is_negative(&self) -> bool {
        self.0.last().is_some_and(|top| top.cast_signed() < 0)
    }

    /// The difference, and whether it borrows (as unsigned numbers).
    #[inline(always)]
    fn borrowing_sub(mut self, other: &Self) -> (Self, bool) {
        let mut borrow = false;
        for (limb, taken) in self.0.iter_mut().zip(other.0) {
            let (rest, one) = limb.overflowing_sub(taken);
            let (rest, two) = rest.overflowing_sub(u64::from(borrow));
            *limb = rest;
            borrow = one | two;
        }
        (self, borrow)
    }
}

impl<const N: usize> PartialEq for Wide<N> {
    #[inline(always)]
    fn eq(&self, other: &Self) -> bool {
        let limbs = self.0.iter().zip(other.0);
        limbs.fold(0, |differs, (one, other)| differs | (one ^ other)) == 0
    }
}

impl<const N: usize> Eq for Wide<N> {}

impl<const N: usize> Ord for Wide<N> {
    #[inline(always)]
    fn cmp(&self, other: &Self) -> Ordering {
        if self == other {
            return Ordering::Equal;
        }
        if self < other {
            Ordering::Less
        } else {
            Ordering::Greater
        }
    }
}

impl<const N: usize> PartialOrd for Wide<N> {
    #[inline(always)]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }

    #[inline(always)]
    fn lt(&self, other: &Self) -> bool {
        self.borrowing_sub(other).1 ^ self.is_negative() ^ other.is_negative()
    }
}

impl<const N: usize> Add for Wide<N> {
    type Output = Self;
    #[inline(always)]
    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl<const N: usize> Sub for Wide<N> {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        self.borrowing_sub(&other).0
    }
}

impl<const N: usize> AddAssign for Wide<N> {
    #[inline(always)]
    fn add_assign(&mut self, other: Self) {
        let mut carry = false;
        for (limb, added) in self.0.iter_mut().zip(other.0) {
            let (sum, one) = limb.overflowing_add(added);
            let (sum, two) = sum.overflowing_add(u64::from(carry));
            *limb = sum;
            carry = one || two;
        }
    }
}

impl<const N: usize> SubAssign for Wide<N> {
    #[inline(always)]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const N: usize> Weight for Wide<N> {
    const ZERO: Self = Wide([0; N]);
    const ROOM: u32 = 64 * N as u32 - 20;
    fn half(self) -> Self {
        let mut halved = self;
        let mut above = match self.0.last() {
            Some(top) if top.cast_signed() < 0 => 1,
            _ => 0,
        };
        for limb in halved.0.iter_mut().rev() {
            let lowest = *limb & 1;
            *limb = (*limb >> 1) + (above << 63);
            above = lowest;
        }
        halved
    }
    fn shifted(self, bits: u32) -> Self {
        let (limbs, rest) = ((bits / 64) as usize, bits % 64);
        let mut moved = [0; N];
        for (at, limb) in self.0.iter().enumerate() {
            if let Some(place) = moved.get_mut(at + limbs) {
                *place += limb << rest;
            }
            if rest > 0
                && let Some(place) = moved.get_mut(at + limbs + 1)
            {
                *place += limb >> (64 - rest);
            }
        }
        Wide(moved)
    }
    fn small(value: u32) -> Self {
        let mut limbs = [0; N];
        if let Some(lowest) = limbs.first_mut() {
            *lowest = u64::from(value);
        }
        Wide(limbs)
    }
}
