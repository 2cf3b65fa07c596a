//! A minimum-cost perfect matching for few entrants, and criteria combined into one cost.

use integer_blossom::min_weight_perfect_matching;

/// Pairs `0..count` (an even number) with the least sum of costs. The smaller number of each pair
/// comes first, and the pairs are sorted. Any two may be paired, so forbidden pairs need a high
/// cost. Costs must not be negative.
pub(super) fn cheapest(count: usize, cost: impl Fn(usize, usize) -> i128) -> Vec<(usize, usize)> {
    debug_assert!(count.is_multiple_of(2));
    let mut table = vec![0; count * count];
    for (at, cell) in table.iter_mut().enumerate() {
        let (one, other) = (at / count, at % count);
        if one < other {
            *cell = cost(one, other);
        }
    }
    let mates = min_weight_perfect_matching(&table, count);
    mates
        .into_iter()
        .enumerate()
        .filter(|(one, other)| one < other)
        .collect()
}

/// Combines criteria, of which an earlier one outweighs all later ones together, into one number.
pub(super) struct Scales {
    weights: Vec<i128>,
}

impl Scales {
    /// `most[i]` is the highest value of criterion `i` for one pair.
    pub(super) fn new(pairs: usize, most: &[u64]) -> Scales {
        let mut weight = 1;
        let mut weights = Vec::new();
        for most in most.iter().rev() {
            weights.push(weight);
            // All pairs together never reach one unit of the criterion before.
            weight *= i128::from(*most) * (pairs as i128) + 1;
        }
        weights.reverse();
        Scales { weights }
    }

    pub(super) fn weigh(&self, values: &[u64]) -> i128 {
        self.weights
            .iter()
            .zip(values)
            .map(|(weight, value)| weight * i128::from(*value))
            .sum()
    }
}
