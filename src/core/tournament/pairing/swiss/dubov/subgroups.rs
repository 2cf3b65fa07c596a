//! Pairs one bracket: its two subgroups by preferred colour, the players who change between them, and
//! the opponents (C.04.4.1:3.2.3 to 3.2.6).

use super::DubovField;
use super::shifters;
use crate::rules::Side;
use crate::tournament::pairing::swiss::solver::transposed;

/// The two subgroups of a bracket, as ranks.
pub(super) struct Subgroups {
    /// G1: those who prefer the first side, or the first half before all games.
    pub(super) first: Vec<usize>,
    /// G2: all others.
    pub(super) second: Vec<usize>,
}

impl Subgroups {
    /// C.04.4.1:3.2.3
    pub(super) fn of(field: &DubovField, bracket: &[usize]) -> Subgroups {
        let mut all = bracket.to_vec();
        all.sort_by_key(|one| field.past[*one].number);
        if all.iter().all(|one| field.past[*one].games == 0) {
            let (first, second) = all.split_at(all.len() / 2);
            return Subgroups {
                first: first.to_vec(),
                second: second.to_vec(),
            };
        }
        let is_first = |one: &usize| field.ready.all[*one].preference.side == Some(Side::First);
        let (first, second) = all.into_iter().partition(is_first);
        Subgroups { first, second }
    }

    /// Whether G1 is the smaller subgroup, or both are equal.
    pub(super) fn is_first_smaller(&self) -> bool {
        self.first.len() <= self.second.len()
    }

    /// The players of a subgroup in the order of the shifters (C.04.4.1:4.3).
    pub(super) fn shifters(&self, field: &DubovField, of_first: bool) -> Vec<usize> {
        let mut all = if of_first {
            self.first.clone()
        } else {
            self.second.clone()
        };
        let average = |one: usize| if of_first { field.past[one].average } else { 0 };
        all.sort_by_key(|one| (average(*one), field.past[*one].number));
        middle_out(all)
    }

    /// C.04.4.1:3.2.4 the subgroups after some players have changed.
    pub(super) fn shifted(&self, shifted: &[usize]) -> Subgroups {
        let changes = |one: &&usize| shifted.contains(one);
        let join = |stay: &[usize], come: &[usize]| {
            let stay = stay.iter().filter(|one| !shifted.contains(one));
            stay.chain(come.iter().filter(changes)).copied().collect()
        };
        Subgroups {
            first: join(&self.first, &self.second),
            second: join(&self.second, &self.first),
        }
    }

    /// C.04.4.1:3.2.5, 4.4 S1 by the average rating of the opponents, and G2 by number.
    pub(super) fn sort(&mut self, field: &DubovField) {
        let number = |one: usize| field.past[one].number;
        self.first
            .sort_by_key(|one| (field.past[*one].average, number(*one)));
        self.second.sort_by_key(|one| number(*one));
    }
}

/// C.04.4.1:4.3.3 numbers the players from the middle of those left, the higher of two first.
pub(super) fn middle_out<T>(mut sorted: Vec<T>) -> Vec<T> {
    let half = sorted.len() / 2;
    let middle = (sorted.len() % 2 == 1).then(|| sorted.remove(half));
    let mut below = sorted.split_off(half).into_iter();
    let mut all = middle.into_iter().collect::<Vec<_>>();
    for above in sorted.into_iter().rev() {
        all.push(above);
        all.extend(below.next());
    }
    all
}

/// The pairs of a bracket if no more players than counting requires are denied the preferred colour.
pub(super) fn without_more_clashes(
    field: &DubovField,
    bracket: &[usize],
) -> Option<Vec<(usize, usize)>> {
    let groups = Subgroups::of(field, bracket);
    let of_first = !groups.is_first_smaller();
    let more = groups.first.len().abs_diff(groups.second.len()) / 2;
    let mut shifters = groups.shifters(field, of_first);
    shifters.truncate(more);
    let mut groups = groups.shifted(&shifters);
    groups.sort(field);
    transposed(field.ready, &groups.first, &groups.second)
}

/// The pairs of a bracket, the higher ranked player first.
pub(super) fn paired(field: &DubovField, bracket: &[usize]) -> Option<Vec<(usize, usize)>> {
    // The first set of shifters is the best if it needs no pair within the smaller subgroup.
    let quick = if field.ready.has_unwanted() {
        None
    } else {
        without_more_clashes(field, bracket)
    };
    let pairs = quick.or_else(|| shifters::paired(field, bracket))?;
    let ranked = |(one, other): (usize, usize)| (one.min(other), one.max(other));
    Some(pairs.into_iter().map(ranked).collect())
}
