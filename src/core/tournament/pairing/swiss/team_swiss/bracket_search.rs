//! Pairs one bracket of teams (C.04.6:3.6).

use super::colour::{self, Preference};
use super::prepared_teams::{PreparedTeams, bits};
use crate::tournament::pairing::swiss::solver::{Matcher, Weight, WeightedSearch};

/// The pairs of the highest score group and its upfloaters, the smaller pairing number of each
/// first.
pub(super) fn paired(
    teams: &PreparedTeams,
    open: &[usize],
    up: &[usize],
) -> Option<Vec<(usize, usize)>> {
    let score = teams.team(*open.first()?).score;
    let top = open.iter().filter(|at| teams.team(**at).score == score);
    let mut all = top.chain(up).copied().collect::<Vec<_>>();
    all.sort_by_key(|at| teams.team(*at).number);
    let preferences = all.iter().map(|at| colour::preference(teams.field, *at));
    let search = BracketSearch {
        preferences: preferences.collect(),
        teams,
        score,
        count: bits(all.len()),
        unwanted: teams.unwanted_bits(all.len()),
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
    teams: &'a PreparedTeams<'a>,
    /// The teams of the bracket by pairing number.
    all: Vec<usize>,
    preferences: Vec<Preference>,
    /// The score of the highest group.
    score: u32,
    /// The bits of a count of pairs.
    count: u32,
    /// The bits of the number of unwanted pairs.
    unwanted: u32,
}

impl BracketSearch<'_> {
    fn cost<W: Weight>(&self, one: usize, other: usize) -> W {
        let unit = |shift: u32| W::small(1).shifted(shift + 1);
        let (first, second) = (
            self.teams.team(self.all[one]),
            self.teams.team(self.all[other]),
        );
        let mut cost = W::ZERO;
        if !self.teams.may_meet(self.all[one], self.all[other]) {
            cost += unit(3 * self.count + self.unwanted);
        }
        if !self.teams.should_meet(self.all[one], self.all[other]) {
            cost += unit(3 * self.count);
        }
        let (wants, also) = (self.preferences[one], self.preferences[other]);
        if wants.side.is_some() && wants.side == also.side {
            // C8, C9: one of the two does not get its preferred side.
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
        if self.teams.spares_floaters() && host.is_some_and(|host| host.was_floater) {
            cost += unit(0);
        }
        cost
    }

    /// C.04.6:3.6.2 the smaller numbers of the pairs, as low as possible. The matching is
    /// restricted accordingly.
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

impl WeightedSearch for BracketSearch<'_> {
    type Optimum = Vec<(usize, usize)>;

    fn bits(&self) -> u32 {
        4 * self.count + self.unwanted
    }

    fn search<W: Weight>(&self) -> Option<Vec<(usize, usize)>> {
        let count = self.all.len();
        let mut matcher = Matcher::<W>::new(count, |one, other| self.cost(one, other));
        matcher.begin();
        matcher.settle(None);
        let is_legal = |place: usize| {
            let mate = matcher.mate(place);
            mate.is_some_and(|mate| self.teams.may_meet(self.all[place], self.all[mate]))
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
