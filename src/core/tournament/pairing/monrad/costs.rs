//! The cost of a pair: the criteria 1 to 6 of the Monrad system as one number.

use crate::tournament::pairing::candidates::{Candidate, Candidates};
use crate::tournament::pairing::first_move::{Due, due};
use crate::tournament::pairing::matching::Scales;
use crate::tournament::pairing::separation::Separation;

/// The number of meetings of two; a strict separation counts as one more.
fn meetings(one: &Candidate, other: &Candidate) -> u64 {
    let met = u64::from(one.met.get(&other.id).copied().unwrap_or_default());
    met + u64::from(one.apart.get(&other.id) == Some(&Separation::Strictly))
}

pub(super) fn is_legal(one: &Candidate, other: &Candidate) -> bool {
    meetings(one, other) == 0
}

/// The costs of all pairs.
pub(super) struct Costs<'a> {
    candidates: &'a Candidates,
    dues: Vec<Option<Due>>,
    scales: Scales,
}

impl<'a> Costs<'a> {
    pub(super) fn of(candidates: &'a Candidates) -> Costs<'a> {
        let all = &candidates.ranked;
        let gap = all
            .first()
            .zip(all.last())
            .map_or(0, |(high, low)| squared(high, low));
        let met = all
            .iter()
            .flat_map(|one| one.met.values())
            .max()
            .copied()
            .unwrap_or_default();
        let places = candidates.len() as u64;
        let most = [u64::from(met) + 1, places, gap, 1, 1, places * places];
        let scales = Scales::new(candidates.len().div_ceil(2), &most);
        Costs {
            candidates,
            dues: all.iter().map(|one| due(&one.sides)).collect(),
            scales,
        }
    }

    /// The cost of pairing two places, or of a bye if the second place is past the end.
    pub(super) fn between(&self, one: usize, other: usize) -> i128 {
        let all = &self.candidates.ranked;
        match (all.get(one), all.get(other)) {
            (Some(high), Some(low)) => self.pair((one, high), (other, low)),
            (Some(alone), None) => self.bye(one, alone),
            (None, _) => 0,
        }
    }

    fn pair(&self, (at, high): (usize, &Candidate), (low_at, low): (usize, &Candidate)) -> i128 {
        let is_apart = high.apart.contains_key(&low.id);
        let due = |at: usize| self.dues.get(at).copied().flatten();
        let clash = due(at).is_some() && due(at) == due(low_at);
        let apart = low_at.abs_diff(at) as u64;
        let meetings = meetings(high, low);
        self.scales.weigh(&[
            meetings,
            0,
            squared(high, low),
            is_apart.into(),
            clash.into(),
            apart * apart,
        ])
    }

    fn bye(&self, at: usize, alone: &Candidate) -> i128 {
        let above_lowest = (self.candidates.len() - 1).saturating_sub(at) as u64;
        self.scales
            .weigh(&[(!alone.may_have_bye).into(), above_lowest])
    }
}

/// The square of the difference in half points.
pub(super) fn squared(one: &Candidate, other: &Candidate) -> u64 {
    let apart = u64::from(one.points.apart(other.points).in_halves());
    apart * apart
}
