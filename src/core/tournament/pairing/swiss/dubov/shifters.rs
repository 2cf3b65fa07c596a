//! The players who change between the subgroups, and the opponents, by a minimum-cost matching that is
//! restricted player by player (C.04.4.1:3.2.4, 3.2.6).
//!
//! Every pair of two players of one subgroup needs one who changes. So with the fewest pairs within the
//! smaller subgroup, as few players as possible are denied the preferred colour (C7).

use super::dubov_field::DubovField;
use super::subgroups::Subgroups;
use crate::tournament::pairing::swiss::solver::{FirstPartner, Matcher, Priority, Scale};

/// Wide enough for three digits of any number of players.
type Cost = i64;

struct ShiftSearch<'a> {
    field: &'a DubovField<'a>,
    /// The players of the bracket; a place is an index into it.
    all: Vec<usize>,
    scale: Scale,
    illegal: Priority,
    unwanted: Priority,
    within: Priority,
}

/// The pairs of a bracket, the player of S1 first.
pub(super) fn paired(field: &DubovField, bracket: &[usize]) -> Option<Vec<(usize, usize)>> {
    let mut scale = Scale::default();
    let count = bracket.len();
    let search = ShiftSearch {
        illegal: scale.add(count),
        unwanted: scale.add(field.ready.unwanted_pairs().min(count)),
        within: scale.add(count),
        all: bracket.to_vec(),
        field,
        scale,
    };
    let groups = Subgroups::of(field, bracket);
    let shifted = search.shifted(&groups)?;
    let mut groups = groups.shifted(&shifted);
    groups.sort(field);
    search.transposed(&groups)
}

impl ShiftSearch<'_> {
    fn settled(
        &self,
        is_costly: impl Fn(usize, usize) -> Option<Priority>,
    ) -> Option<Matcher<Cost>> {
        let matcher = Matcher::settled(self.all.len(), |one, other| {
            let (first, second) = (self.all[one], self.all[other]);
            let unit = |priority: Priority| self.scale.unit::<Cost>(priority);
            let mut cost = is_costly(first, second).map_or(0, unit);
            if !self.field.ready.may_meet(first, second) {
                cost += unit(self.illegal);
            }
            if self.field.ready.is_unwanted(first, second) {
                cost += unit(self.unwanted);
            }
            cost
        });
        (matcher.total() < self.scale.unit(self.illegal)).then_some(matcher)
    }

    fn places(&self, ranks: &[usize]) -> Vec<usize> {
        let place = |one: &usize| self.all.iter().position(|other| other == one);
        ranks.iter().filter_map(place).collect()
    }

    /// C.04.4.1:3.2.4 the players who change the subgroup.
    fn shifted(&self, groups: &Subgroups) -> Option<Vec<usize>> {
        let is_first_smaller = groups.is_first_smaller();
        let (smaller, larger) = if is_first_smaller {
            (&groups.first, &groups.second)
        } else {
            (&groups.second, &groups.first)
        };
        let are_small =
            |one: usize, other: usize| smaller.contains(&one) && smaller.contains(&other);
        let mut matcher =
            self.settled(|one, other| are_small(one, other).then_some(self.within))?;
        let small = self.places(smaller);
        let large = self.places(larger);
        let together = |these: &[usize]| {
            let mates = these.iter().filter_map(|one| matcher.mate(*one));
            mates.filter(|mate| these.contains(mate)).count() / 2
        };
        let (within, equalising) = (together(&small), together(&large));
        let mut shifted = Vec::new();
        for (of_first, others, missing) in [
            (is_first_smaller, &large, within),
            (!is_first_smaller, &small, equalising),
        ] {
            let order = self.places(&groups.shifters(self.field, of_first));
            shifted.extend(chosen(&mut matcher, order, others, missing));
        }
        Some(shifted.iter().map(|place| self.all[*place]).collect())
    }

    /// C.04.4.1:3.2.6, 4.4 each player of S1 in turn gets the first possible opponent of G2.
    fn transposed(&self, groups: &Subgroups) -> Option<Vec<(usize, usize)>> {
        let is_first = |one: usize| groups.first.contains(&one);
        let are_apart = |one: usize, other: usize| is_first(one) != is_first(other);
        let mut matcher =
            self.settled(|one, other| (!are_apart(one, other)).then_some(self.illegal))?;
        let mut first = FirstPartner::default();
        let mut open = self.places(&groups.second);
        let mut pairs = Vec::with_capacity(open.len());
        for one in self.places(&groups.first) {
            let other = first.partner(&mut matcher, one, open.clone(), |place| {
                let preference = &self.field.ready.all[self.all[place]].preference;
                (preference.side, preference.strength)
            })?;
            open.retain(|place| *place != other);
            pairs.push((self.all[one], self.all[other]));
        }
        Some(pairs)
    }
}

/// C.04.4.1:4.1.3 the first players in order who can be those that change, one of each pair within their
/// subgroup. `others` are the places of the other subgroup.
fn chosen(
    matcher: &mut Matcher<Cost>,
    order: Vec<usize>,
    others: &[usize],
    mut missing: usize,
) -> Vec<usize> {
    let mut shifted = Vec::new();
    for place in order {
        if missing == 0 {
            break;
        }
        // One who changes meets one of the same subgroup who does not.
        let barred = [others, &shifted].concat();
        if matcher.exclude(place, &barred) {
            shifted.push(place);
            missing -= 1;
        }
    }
    shifted
}
