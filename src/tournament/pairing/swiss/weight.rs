//! Numbers wide enough to hold all criteria of a bracket one above the other.

use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// What a matching adds, subtracts and compares.
pub(super) trait Weight:
    Copy + Ord + Add<Output = Self> + Sub<Output = Self> + AddAssign + SubAssign
{
    /// Nothing.
    const ZERO: Self;
    /// How many bits a sum of criteria may take; the rest is room for the search.
    const ROOM: u32;
    /// Half of an even number.
    fn half(self) -> Self;
    /// The number with so many zeros behind it, in binary.
    fn shifted(self, bits: u32) -> Self;
    /// A small number.
    fn small(value: u32) -> Self;
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
narrow!(i64, 50);
narrow!(i128, 112);

/// A signed number of `N` times 64 bits, the lowest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Ord for Wide<N> {
    fn cmp(&self, other: &Self) -> Ordering {
        let high = |wide: &Self| wide.0.last().map(|top| top.cast_signed());
        high(self)
            .cmp(&high(other))
            .then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

impl<const N: usize> PartialOrd for Wide<N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> Add for Wide<N> {
    type Output = Self;
    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl<const N: usize> Sub for Wide<N> {
    type Output = Self;
    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

impl<const N: usize> AddAssign for Wide<N> {
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
    fn sub_assign(&mut self, other: Self) {
        let mut borrow = false;
        for (limb, taken) in self.0.iter_mut().zip(other.0) {
            let (rest, one) = limb.overflowing_sub(taken);
            let (rest, two) = rest.overflowing_sub(u64::from(borrow));
            *limb = rest;
            borrow = one || two;
        }
    }
}

impl<const N: usize> Weight for Wide<N> {
    const ZERO: Self = Wide([0; N]);
    const ROOM: u32 = 64 * N as u32 - 16;
    fn half(self) -> Self {
        let mut halved = self;
        let mut above = match self.0.last() {
            Some(top) if top.cast_signed() < 0 => 1,
            _ => 0,
        };
        for limb in halved.0.iter_mut().rev() {
            let lowest = *limb & 1;
            *limb = (*limb >> 1) | (above << 63);
            above = lowest;
        }
        halved
    }
    fn shifted(self, bits: u32) -> Self {
        let (limbs, rest) = ((bits / 64) as usize, bits % 64);
        let mut moved = [0; N];
        for (at, limb) in self.0.iter().enumerate() {
            if let Some(place) = moved.get_mut(at + limbs) {
                *place |= limb << rest;
            }
            if rest > 0
                && let Some(place) = moved.get_mut(at + limbs + 1)
            {
                *place |= limb >> (64 - rest);
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
