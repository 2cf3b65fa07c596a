//! Chooses the upfloaters of a bracket (C.04.6:3.5).

use super::prepared_teams::PreparedTeams;
use crate::tournament::pairing::swiss::solver::{Matcher, Priority, Scale, Weight, WeightedSearch};

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
    scale: Scale,
    illegal: Priority,
    unwanted: Priority,
    c4: Priority,
    /// One digit per lower group, the highest group first, which is the least significant.
    c5: Vec<Priority>,
    c6: Priority,
    c7: Priority,
}

impl<'a> UpfloaterSearch<'a> {
    fn of(teams: &'a PreparedTeams<'a>, open: &'a [usize]) -> UpfloaterSearch<'a> {
        let groups = open.chunk_by(|one, other| teams.team(*one).score == teams.team(*other).score);
        let sizes = groups.map(<[usize]>::len).collect::<Vec<_>>();
        let group = sizes.iter().enumerate();
        let group = group.flat_map(|(at, size)| std::iter::repeat_n(at, *size));
        let top = sizes.first().copied().unwrap_or_default();
        let lower = sizes.iter().skip(1).rev();
        let most = lower.map(|size| *size.min(&top)).collect::<Vec<_>>();
        let count = open.len();
        let mut scale = Scale::default();
        let illegal = scale.add(count);
        let unwanted = scale.add(teams.unwanted_pairs().min(count));
        let c4 = scale.add(count);
        let mut c5 = scale.add_each(&most);
        c5.reverse();
        UpfloaterSearch {
            teams,
            open,
            top,
            group: group.collect(),
            illegal,
            unwanted,
            c4,
            c5,
            c6: scale.add(count),
            c7: scale.add(count),
            scale,
        }
    }

    /// The cost of a pair, as indices into `open`, the smaller first.
    fn cost<W: Weight>(&self, one: usize, other: usize) -> W {
        let unit = |priority: Priority| self.scale.unit::<W>(priority);
        let mut cost = W::ZERO;
        if !self.teams.may_meet(self.open[one], self.open[other]) {
            cost += unit(self.illegal);
        }
        if !self.teams.should_meet(self.open[one], self.open[other]) {
            cost += unit(self.unwanted);
        }
        match (self.group[one], self.group[other]) {
            (0, 0) => {}
            (0, from) => {
                // C4, then C5: upfloaters from the lowest groups cost most.
                cost += unit(self.c4);
                cost += unit(self.c5[from - 1]);
                let floated = self.teams.team(self.open[other]).was_floater;
                if floated && self.teams.spares_floaters() {
                    cost += unit(self.c7);
                }
            }
            // C6: upfloaters to the next group.
            (1, from) if from > 1 => cost += unit(self.c6),
            _ => {}
        }
        cost
    }
}

impl WeightedSearch for UpfloaterSearch<'_> {
    type Optimum = Vec<usize>;

    fn bits(&self) -> u32 {
        self.scale.bits()
    }

    fn search<W: Weight>(&self) -> Option<Vec<usize>> {
        let count = self.open.len();
        let mut matcher = Matcher::<W>::settled(count, |one, other| self.cost(one, other));
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
            if matcher.exclude(place, &others.collect::<Vec<_>>()) {
                up.push(self.open[place]);
                missing -= 1;
            }
        }
        Some(up)
    }
}
