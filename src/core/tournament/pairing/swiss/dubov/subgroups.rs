//! The two subgroups of a bracket by preferred colour, and the order of their players (C.04.4.1:3.2.3 to
//! 3.2.5, 4.3).

use super::dubov_field::DubovField;
use crate::rules::Side;

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
