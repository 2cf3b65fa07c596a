//! A minimum-cost perfect matching for few entrants, and criteria combined into one cost.

use super::swiss::{Matcher, Weight, Wide};

/// Pairs `0..count` (an even number) with the least sum of costs. The smaller number of each pair
/// comes first, and the pairs are sorted. Any two may be paired, so forbidden pairs need a high
/// cost. Costs must not be negative.
pub(super) fn cheapest(count: usize, cost: impl Fn(usize, usize) -> i128) -> Vec<(usize, usize)> {
    debug_assert!(count.is_multiple_of(2));
    let pairs = (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other)));
    let most = pairs.map(|(one, other)| cost(one, other)).max();
    // A bit for the factor 2, by which the matcher gets even costs.
    let bits = i128::BITS - most.unwrap_or_default().leading_zeros() + 1;
    if bits <= <i128 as Weight>::ROOM {
        settled(count, |one, other| cost(one, other) * 2)
    } else {
        settled(count, |one, other| wide(cost(one, other)).shifted(1))
    }
}

fn settled<W: Weight>(count: usize, cost: impl Fn(usize, usize) -> W) -> Vec<(usize, usize)> {
    let matcher = Matcher::settled(count, cost);
    let mates = (0..count).filter_map(|one| Some((one, matcher.mate(one)?)));
    mates.filter(|(one, other)| one < other).collect()
}

/// The cost as a number with room for the prices of the matcher.
fn wide(cost: i128) -> Wide<4> {
    let mut sum = Wide::ZERO;
    for at in (0..i128::BITS).step_by(32) {
        sum += Wide::small((cost >> at) as u32).shifted(at);
    }
    sum
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

#[cfg(test)]
mod tests {
    use super::cheapest;

    /// The least sum of costs, by trying all pairings.
    fn least(open: &[usize], cost: &impl Fn(usize, usize) -> i128) -> i128 {
        let Some((first, rest)) = open.split_first() else {
            return 0;
        };
        let tried = rest.iter().map(|other| {
            let left: Vec<usize> = rest.iter().copied().filter(|one| one != other).collect();
            cost(*first, *other) + least(&left, cost)
        });
        tried.min().unwrap_or_default()
    }

    #[test]
    fn costs_of_every_size_are_paired_like_trying_all() {
        let mut state = 1_u64;
        let mut random = || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            i128::from(state >> 33)
        };
        for size in [0, 40, 80, 90] {
            for count in [0, 2, 4, 6, 8] {
                let table: Vec<i128> = (0..64).map(|_| random() << size).collect();
                let cost = |one: usize, other: usize| table[one * 8 + other];
                let pairs = cheapest(count, cost);
                assert_eq!(pairs.len() * 2, count);
                let sum: i128 = pairs.iter().map(|(one, other)| cost(*one, *other)).sum();
                let all: Vec<usize> = (0..count).collect();
                assert_eq!(
                    sum,
                    least(&all, &cost),
                    "{count} with costs of {size} bits more"
                );
            }
        }
    }
}
