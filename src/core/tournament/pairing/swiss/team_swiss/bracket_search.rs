//! Pairs one bracket of teams (C.04.6:3.6).

use super::colour::{self, Preference};
use super::prepared_teams::PreparedTeams;
use crate::tournament::pairing::swiss::solver::{Matcher, Priority, Scale};

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
        digits: Digits::of(teams, all.len()),
        all,
    };
    let pairs = search.optimum()?;
    let place = |at: usize| search.all[at];
    let pairs = pairs
        .iter()
        .map(|(one, other)| (place(*one), place(*other)));
    Some(pairs.collect())
}

/// Wide enough for five digits of any number of teams.
type Cost = i128;

struct BracketSearch<'a> {
    teams: &'a PreparedTeams<'a>,
    /// The teams of the bracket by pairing number.
    all: Vec<usize>,
    preferences: Vec<Preference>,
    /// The score of the highest group.
    score: u32,
    digits: Digits,
}

/// The digits of the criteria.
struct Digits {
    scale: Scale,
    illegal: Priority,
    unwanted: Priority,
    c8: Priority,
    c9: Priority,
    c10: Priority,
}

impl Digits {
    /// For a bracket with this number of teams.
    fn of(teams: &PreparedTeams, count: usize) -> Digits {
        let mut scale = Scale::default();
        Digits {
            illegal: scale.add(count),
            unwanted: scale.add(teams.unwanted_pairs().min(count)),
            c8: scale.add(count),
            c9: scale.add(count),
            c10: scale.add(count),
            scale,
        }
    }
}

impl BracketSearch<'_> {
    fn cost(&self, one: usize, other: usize) -> Cost {
        let unit = |priority: Priority| self.digits.scale.unit::<Cost>(priority);
        let (first, second) = (
            self.teams.team(self.all[one]),
            self.teams.team(self.all[other]),
        );
        let mut cost = 0;
        if !self.teams.may_meet(self.all[one], self.all[other]) {
            cost += unit(self.digits.illegal);
        }
        if !self.teams.should_meet(self.all[one], self.all[other]) {
            cost += unit(self.digits.unwanted);
        }
        let (wants, also) = (self.preferences[one], self.preferences[other]);
        if wants.side.is_some() && wants.side == also.side {
            // One of the two does not get its preferred side.
            cost += unit(self.digits.c8);
            if wants.is_strong && also.is_strong {
                cost += unit(self.digits.c9);
            }
        }
        let host = match (first.score == self.score, second.score == self.score) {
            (true, false) => Some(first),
            (false, true) => Some(second),
            _ => None,
        };
        if self.teams.spares_floaters() && host.is_some_and(|host| host.was_floater) {
            cost += unit(self.digits.c10);
        }
        cost
    }

    /// C.04.6:3.6.2 the smaller numbers of the pairs, as low as possible. The matching is
    /// restricted accordingly.
    fn keep_in_front(&self, matcher: &mut Matcher<Cost>) -> Vec<usize> {
        let count = self.all.len();
        let mut front = Vec::with_capacity(count / 2);
        for place in 0..count {
            if front.len() == count / 2 {
                break;
            }
            let smaller = (0..place).collect::<Vec<_>>();
            if matcher.exclude(place, &smaller) {
                front.push(place);
            }
        }
        front
    }

    /// The pairs, as indices into `all`.
    fn optimum(&self) -> Option<Vec<(usize, usize)>> {
        let count = self.all.len();
        let mut matcher = Matcher::settled(count, |one, other| self.cost(one, other));
        let is_legal = |place: usize| {
            let mate = matcher.mate(place);
            mate.is_some_and(|mate| self.teams.may_meet(self.all[place], self.all[mate]))
        };
        if !(0..count).all(is_legal) {
            return None;
        }
        let front = self.keep_in_front(&mut matcher);
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
