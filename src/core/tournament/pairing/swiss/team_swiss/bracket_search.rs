//! Pairs one bracket of teams (C.04.6:3.6).

use super::colour::{self, Preference};
use super::hall::{Hall, Seek, bits};
use crate::tournament::pairing::swiss::solver::Matcher;
use crate::tournament::pairing::swiss::solver::Weight;

/// The pairs of the highest score group with those who come up to it; in each the
/// smaller number stands in front.
pub(super) fn paired(hall: &Hall, open: &[usize], up: &[usize]) -> Option<Vec<(usize, usize)>> {
    let score = hall.team(*open.first()?).score;
    let top = open.iter().filter(|at| hall.team(**at).score == score);
    let mut all = top.chain(up).copied().collect::<Vec<_>>();
    all.sort_by_key(|at| hall.team(*at).number);
    let wants = all.iter().map(|at| colour::wants(hall.field, *at));
    let search = BracketSearch {
        wants: wants.collect(),
        hall,
        score,
        count: bits(all.len()),
        unwanted: hall.unwanted_bits(all.len()),
        all,
    };
    let pairs = search.optimum()?;
    let place = |at: usize| search.all[at];
    let pairs = pairs
        .iter()
        .map(|(one, other)| (place(*one), place(*other)));
    Some(pairs.collect())
}

struct BracketSearch<'a> {
    hall: &'a Hall<'a>,
    /// By number.
    all: Vec<usize>,
    wants: Vec<Preference>,
    /// That of the highest group.
    score: u32,
    count: u32,
    /// The bits of the pairs who should not meet.
    unwanted: u32,
}

impl BracketSearch<'_> {
    fn cost<W: Weight>(&self, one: usize, other: usize) -> W {
        let unit = |shift: u32| W::small(1).shifted(shift + 1);
        let (first, second) = (
            self.hall.team(self.all[one]),
            self.hall.team(self.all[other]),
        );
        let mut cost = W::ZERO;
        if !self.hall.may_meet(self.all[one], self.all[other]) {
            cost += unit(3 * self.count + self.unwanted);
        }
        if !self.hall.should_meet(self.all[one], self.all[other]) {
            cost += unit(3 * self.count);
        }
        let (wants, also) = (self.wants[one], self.wants[other]);
        if wants.side.is_some() && wants.side == also.side {
            // C8, C9: one of the two does not get the side.
            cost += unit(2 * self.count);
            if wants.is_strong && also.is_strong {
                cost += unit(self.count);
            }
        }
        // C10
        let host = match (first.score == self.score, second.score == self.score) {
            (true, false) => Some(first),
            (false, true) => Some(second),
            _ => None,
        };
        if self.hall.spares_floaters() && host.is_some_and(|host| host.was_floater) {
            cost += unit(0);
        }
        cost
    }

    /// C.04.6:3.6.2 the numbers in front: the lowest that can be. Each of them is
    /// from now on the smaller of its pair.
    fn keep_in_front<W: Weight>(&self, matcher: &mut Matcher<W>, much: W) -> Vec<usize> {
        let count = self.all.len();
        let mut front = Vec::with_capacity(count / 2);
        for place in 0..count {
            if front.len() == count / 2 {
                break;
            }
            let changes = (0..place)
                .map(|other| (other, matcher.cost(place, other) + much))
                .collect::<Vec<_>>();
            if matcher.recost(place, &changes) {
                front.push(place);
            }
        }
        front
    }
}

impl Seek for BracketSearch<'_> {
    type Optimum = Vec<(usize, usize)>;

    fn bits(&self) -> u32 {
        4 * self.count + self.unwanted
    }

    fn seek<W: Weight>(&self) -> Option<Vec<(usize, usize)>> {
        let count = self.all.len();
        let mut matcher = Matcher::<W>::new(count, |one, other| self.cost(one, other));
        matcher.begin();
        matcher.settle(None);
        let is_legal = |place: usize| {
            let mate = matcher.mate(place);
            mate.is_some_and(|mate| self.hall.may_meet(self.all[place], self.all[mate]))
        };
        if !(0..count).all(is_legal) {
            return None;
        }
        let much = W::small(1).shifted(self.bits() + 2);
        let front = self.keep_in_front(&mut matcher, much);
        let mut behind = (0..count)
            .filter(|place| !front.contains(place))
            .collect::<Vec<_>>();
        let mut pairs = Vec::with_capacity(front.len());
        for one in front {
            let likely = matcher.tight_of(one, &behind);
            let other = likely.into_iter().find(|other| matcher.take(one, *other))?;
            behind.retain(|place| *place != other);
            pairs.push((one, other));
        }
        Some(pairs)
    }
}
