//! The same best pairing, computed block by block, which for many candidates takes a fraction of
//! the time of one search over all.
//!
//! Between two neighbouring scores lies a *boundary*; its weight is the square
//! of their difference. If an even number of entrants is above it, it is
//! crossed by an even number of pairs, else by an odd number; and the sum of
//! squared differences is at least the weights of all boundaries, each times
//! its crossings. Hence:
//!
//! - The sum is never below the weights of the odd boundaries, once each: the *floor*. Crossing an
//!   even boundary costs at least twice its weight more.
//! - A segment between even boundaries that cannot be paired at its floor costs at least twice the
//!   least weight within it or at its ends.
//!
//! So the ranking is cut at even boundaries, and each block is paired optimally. A cut stays if
//! crossing it costs more than the blocks beside it could gain; otherwise they are joined and
//! paired anew. In the end every pairing that crosses a cut is worse, so the optimum within the
//! blocks is the optimum of all. If that takes too many steps, there is no result here.

use super::costs::{Costs, is_legal, squared};
use crate::tournament::pairing::candidates::Candidates;
use crate::tournament::pairing::matching::cheapest;
use std::ops::Range;

/// The limit for joining blocks: after that one search over all is faster.
const MOST_TRIES: usize = 2;

/// Pairs by places among the candidates, with the place of the bye.
pub(super) struct Solution {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) sits_out: Option<usize>,
}

/// The best pairing, if it can be computed in blocks.
pub(super) fn solve(candidates: &Candidates, costs: &Costs) -> Option<Solution> {
    let mut places = (0..candidates.len()).collect::<Vec<_>>();
    let mut sits_out = None;
    if places.len() % 2 == 1 {
        let lowest = candidates.ranked.iter().rposition(|one| one.may_have_bye)?;
        sits_out = Some(places.remove(lowest));
    }
    let ranking = Ranking {
        candidates,
        costs,
        boundaries: boundaries(candidates, &places),
        places,
    };
    let pairs = ranking.solve()?;
    Some(Solution { pairs, sits_out })
}

struct Ranking<'a> {
    candidates: &'a Candidates,
    costs: &'a Costs<'a>,
    /// The places of the candidates to pair, an even number.
    places: Vec<usize>,
    /// For each boundary the number of candidates above it, and its weight.
    boundaries: Vec<(usize, u64)>,
}

/// A stretch of the ranking, paired as well as can be within itself.
struct Block {
    range: Range<usize>,
    pairs: Vec<(usize, usize)>,
    /// The cost above the floor; `None` if the block has no legal pairing.
    excess: Option<u64>,
}

fn boundaries(candidates: &Candidates, places: &[usize]) -> Vec<(usize, u64)> {
    let at = |place: &usize| candidates.ranked.get(*place);
    let neighbours = places.iter().zip(places.iter().skip(1));
    let weights = neighbours.map(|(high, low)| {
        at(high)
            .zip(at(low))
            .map_or(0, |(high, low)| squared(high, low))
    });
    (1..)
        .zip(weights)
        .filter(|(_, weight)| *weight > 0)
        .collect()
}

impl Ranking<'_> {
    fn solve(&self) -> Option<Vec<(usize, usize)>> {
        let mut blocks = self
            .segments()
            .into_iter()
            .map(|range| self.block(range))
            .collect::<Vec<_>>();
        let is_stuck = |block: &&Block| block.excess != Some(0);
        let stuck = blocks
            .iter()
            .filter(is_stuck)
            .map(|block| block.range.clone())
            .collect::<Vec<_>>();
        for _ in 0..MOST_TRIES {
            let cuts = blocks.iter().zip(blocks.iter().skip(1));
            let doubtful = cuts
                .map(|(upper, lower)| self.is_doubtful(upper, lower, &stuck))
                .collect::<Vec<_>>();
            if !doubtful.contains(&true) {
                let is_legal = blocks.iter().all(|block| block.excess.is_some());
                return is_legal
                    .then(|| blocks.into_iter().flat_map(|block| block.pairs).collect());
            }
            blocks = self.joined(blocks, &doubtful);
        }
        None
    }

    /// Whether pairs that cross the cut between two blocks could lower the cost.
    fn is_doubtful(&self, upper: &Block, lower: &Block, stuck: &[Range<usize>]) -> bool {
        match (self.slack(upper, stuck), self.slack(lower, stuck)) {
            (Some(above), Some(below)) => above + below >= 2 * self.weight(lower.range.start),
            _ => true,
        }
    }

    /// The possible gain of a block by pairs that cross its ends; `None` if it has no legal pairing.
    fn slack(&self, block: &Block, stuck: &[Range<usize>]) -> Option<u64> {
        let range = &block.range;
        let encloses = |inner: &&Range<usize>| {
            (range.start == 0 || range.start < inner.start)
                && (range.end == self.places.len() || inner.end < range.end)
        };
        // Pairs that cross the ends of the block do not help a segment inside it.
        let is_needed = stuck
            .iter()
            .filter(|inner| range.contains(&inner.start))
            .any(|inner| encloses(&inner));
        let needed = if is_needed { 2 * self.least(range) } else { 0 };
        block.excess.map(|excess| excess.saturating_sub(needed))
    }

    /// The ranges between even boundaries.
    fn segments(&self) -> Vec<Range<usize>> {
        let even = self
            .boundaries
            .iter()
            .map(|(above, _)| *above)
            .filter(|above| above.is_multiple_of(2));
        let ends = even.clone().chain([self.places.len()]);
        std::iter::once(0)
            .chain(even)
            .zip(ends)
            .map(|(start, end)| start..end)
            .collect()
    }

    fn block(&self, range: Range<usize>) -> Block {
        let places = self.places.get(range.clone()).unwrap_or_default();
        let place = |at: usize| places.get(at).copied().unwrap_or_default();
        let found = cheapest(places.len(), |one, other| {
            self.costs.between(place(one), place(other))
        });
        let pairs = found
            .into_iter()
            .map(|(one, other)| (place(one), place(other)))
            .collect::<Vec<_>>();
        let excess = self
            .sum(&pairs)
            .map(|sum| sum.saturating_sub(self.floor(&range)));
        Block {
            range,
            pairs,
            excess,
        }
    }

    /// Joins the blocks beside doubtful cuts, and pairs them anew.
    fn joined(&self, blocks: Vec<Block>, doubtful: &[bool]) -> Vec<Block> {
        let mut ranges: Vec<(Range<usize>, Option<Block>)> = Vec::new();
        let is_doubtful = std::iter::once(&false).chain(doubtful);
        for (block, is_doubtful) in blocks.into_iter().zip(is_doubtful) {
            match ranges.last_mut() {
                Some((range, known)) if *is_doubtful => {
                    range.end = block.range.end;
                    *known = None;
                }
                _ => ranges.push((block.range.clone(), Some(block))),
            }
        }
        ranges
            .into_iter()
            .map(|(range, known)| known.unwrap_or_else(|| self.block(range)))
            .collect()
    }

    /// The sum of squared differences; `None` if a pair is illegal.
    fn sum(&self, pairs: &[(usize, usize)]) -> Option<u64> {
        let pair = |(one, other): &(usize, usize)| {
            let (one, other) = (
                self.candidates.ranked.get(*one)?,
                self.candidates.ranked.get(*other)?,
            );
            is_legal(one, other).then(|| squared(one, other))
        };
        pairs.iter().map(pair).sum()
    }

    fn within<'a>(&'a self, range: &Range<usize>) -> impl Iterator<Item = &'a (usize, u64)> {
        let range = range.start + 1..range.end;
        self.boundaries
            .iter()
            .filter(move |(above, _)| range.contains(above))
    }

    fn floor(&self, range: &Range<usize>) -> u64 {
        self.within(range)
            .filter(|(above, _)| above % 2 == 1)
            .map(|(_, weight)| *weight)
            .sum()
    }

    fn least(&self, range: &Range<usize>) -> u64 {
        self.within(range)
            .map(|(_, weight)| *weight)
            .min()
            .unwrap_or_default()
    }

    fn weight(&self, cut: usize) -> u64 {
        self.boundaries
            .iter()
            .find(|(above, _)| *above == cut)
            .map_or(0, |(_, weight)| *weight)
    }
}
