//! Chooses the upfloaters of a bracket (C.04.6:3.5).

use super::prepared_teams::{PreparedTeams, bits};
use crate::tournament::pairing::swiss::solver::{Matcher, Weight, WeightedSearch};

/// The upfloaters to the highest score group of the unpaired teams, in the order of
/// C.04.6:3.5.3; `None` if not all can be paired.
pub(super) fn chosen(teams: &PreparedTeams, open: &[usize]) -> Option<Vec<usize>> {
    UpfloaterSearch::of(teams, open).optimum()
}

struct UpfloaterSearch<'a> {
    teams: &'a PreparedTeams<'a>,
    /// The unpaired teams by score, the highest first, then by number.
    open: &'a [usize],
    /// Number of teams with the highest score.
    top: usize,
    /// The score group of each, 0 for the highest.
    group: Vec<usize>,
    /// The bits of C5, one digit per lower group; the lowest group is the most significant.
    c5: Vec<u32>,
    /// The bits of a count of pairs.
    count: u32,
    /// The bits of the number of unwanted pairs.
    unwanted: u32,
}

impl<'a> UpfloaterSearch<'a> {
    fn of(teams: &'a PreparedTeams<'a>, open: &'a [usize]) -> UpfloaterSearch<'a> {
        let groups = open.chunk_by(|one, other| teams.team(*one).score == teams.team(*other).score);
        let sizes = groups.map(<[usize]>::len).collect::<Vec<_>>();
        let group = sizes.iter().enumerate();
        let group = group.flat_map(|(at, size)| std::iter::repeat_n(at, *size));
        let top = sizes.first().copied().unwrap_or_default();
        let lower = sizes.iter().skip(1);
        UpfloaterSearch {
            teams,
            open,
            top,
            group: group.collect(),
            c5: lower.map(|size| bits(*size.min(&top))).collect(),
            count: bits(open.len()),
            unwanted: teams.unwanted_bits(open.len()),
        }
    }

    /// The cost of a pair, as indices into `open`, the smaller first.
    fn cost<W: Weight>(&self, one: usize, other: usize) -> W {
        let unit = |shift: u32| W::small(1).shifted(shift + 1);
        let c6 = self.count;
        let c5 = c6 + self.count;
        let c4 = c5 + self.c5.iter().sum::<u32>();
        let mut cost = W::ZERO;
        if !self.teams.may_meet(self.open[one], self.open[other]) {
            cost += unit(c4 + self.count + self.unwanted);
        }
        if !self.teams.should_meet(self.open[one], self.open[other]) {
            cost += unit(c4 + self.count);
        }
        match (self.group[one], self.group[other]) {
            (0, 0) => {}
            (0, from) => {
                // C4, then C5: upfloaters from the lowest groups cost most.
                cost += unit(c4);
                cost += unit(c5 + self.c5[..from - 1].iter().sum::<u32>());
                let floated = self.teams.team(self.open[other]).was_floater;
                if floated && self.teams.spares_floaters() {
                    cost += unit(0);
                }
            }
            // C6: upfloaters to the next group.
            (1, from) if from > 1 => cost += unit(c6),
            _ => {}
        }
        cost
    }
}

impl WeightedSearch for UpfloaterSearch<'_> {
    type Optimum = Vec<usize>;

    fn bits(&self) -> u32 {
        4 * self.count + self.unwanted + self.c5.iter().sum::<u32>()
    }

    fn search<W: Weight>(&self) -> Option<Vec<usize>> {
        let count = self.open.len();
        let mut matcher = Matcher::<W>::new(count, |one, other| self.cost(one, other));
        matcher.begin();
        matcher.settle(None);
        let is_up = |matcher: &Matcher<W>, place: usize| {
            matcher.mate(place).is_some_and(|mate| mate < self.top)
        };
        let is_legal = |place: usize| {
            let mate = matcher.mate(place);
            mate.is_some_and(|mate| self.teams.may_meet(self.open[place], self.open[mate]))
        };
        if !(0..count).all(is_legal) {
            return None;
        }
        let much = W::small(1).shifted(self.bits() + 2);
        let mut missing = (self.top..count)
            .filter(|place| is_up(&matcher, *place))
            .count();
        let mut up = Vec::with_capacity(missing);
        for place in self.top..count {
            if missing == 0 {
                break;
            }
            // The first that can is restricted to the highest group.
            let others = (self.top..count).filter(|other| *other != place);
            let changes = others
                .map(|other| (other, matcher.cost(place, other) + much))
                .collect::<Vec<_>>();
            if matcher.recost(place, &changes) {
                up.push(self.open[place]);
                missing -= 1;
            }
        }
        Some(up)
    }
}
