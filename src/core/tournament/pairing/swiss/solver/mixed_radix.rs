//! Criteria as digits of one number (mixed radix). Each digit is wide enough for the largest sum
//! of its criterion, so sums never carry and compare lexicographically.

use super::weight::{Weight, bits};

/// The widths of the digits in bits, the most significant first.
#[derive(Default)]
pub(crate) struct Scale {
    digits: Vec<u32>,
}

/// The digit of a criterion.
#[derive(Clone, Copy)]
pub(crate) struct Priority(usize);

impl Scale {
    /// Appends a digit for sums up to `most`.
    pub(crate) fn add(&mut self, most: usize) -> Priority {
        self.digits.push(bits(most));
        Priority(self.digits.len() - 1)
    }

    /// Appends a digit for each of these sums.
    pub(crate) fn add_each(&mut self, sums: &[usize]) -> Vec<Priority> {
        sums.iter().map(|most| self.add(*most)).collect()
    }

    /// The number of bits of all digits.
    pub(crate) fn bits(&self) -> u32 {
        self.digits.iter().sum()
    }

    /// A cost of one in a digit.
    pub(crate) fn unit<W: Weight>(&self, priority: Priority) -> W {
        self.cost(priority, 1)
    }

    /// A cost with this value in a digit. It is doubled, because the matcher requires even costs.
    pub(crate) fn cost<W: Weight>(&self, priority: Priority, value: u32) -> W {
        let lower = self.digits.iter().skip(priority.0).skip(1);
        W::small(value).shifted(lower.sum::<u32>()).shifted(1)
    }
}
