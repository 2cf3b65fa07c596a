//! Chooses the upfloaters of a bracket (C.04.4.1:3.2.1, 3.2.2, 4.2).

use super::dubov_field::DubovField;
use super::pair_bracket;
use crate::rules::Side;
use crate::tournament::pairing::swiss::law::absolute::c3_colours_agree;
use crate::tournament::pairing::swiss::law::colours::c12_preference_denied;
use crate::tournament::pairing::swiss::solver::{
    ClassEdges, Matcher, Priority, Scale, TightMatching, Way, Weight, WeightedSearch, class_of,
    is_complete, tight_classes,
};

/// The upfloaters to the residents from the lower players, both by rank; `None` if the round cannot
/// be completed.
pub(super) fn chosen(
    field: &DubovField,
    residents: &[usize],
    lower: &[usize],
) -> Option<Vec<usize>> {
    let is_large = residents.len() + lower.len() >= field.small;
    if !field.ready.has_unwanted() && is_large {
        let is_even = residents.len().is_multiple_of(2);
        let is_closed = is_even && is_complete(field.ready, residents, None);
        if is_closed && is_complete(field.ready, lower, None) {
            return Some(Vec::new());
        }
        // From the cheapest search to the widest. Each of the narrow ones returns a result only if
        // it is proven that no player outside its scope can affect it.
        let is_next =
            |one: &&usize| lower.first().map(|it| field.score(*it)) == Some(field.score(**one));
        let next = lower.iter().take_while(is_next).count();
        let single = if is_even {
            None
        } else {
            best_single(field, residents, lower, next)
        };
        let narrow = |way: Way| {
            let up = UpfloaterSearch::of(field, residents, &lower[..next], false, way).optimum()?;
            leaves_complete(field, lower, &up).then_some(up)
        };
        let wide = || UpfloaterSearch::of(field, residents, lower, true, Way::Classes).optimum();
        let found = single.or_else(|| narrow(Way::Classes)).or_else(wide);
        if let Some(up) = found.or_else(|| narrow(Way::Pairs)) {
            return Some(up);
        }
    }
    UpfloaterSearch::of(field, residents, lower, true, Way::Pairs).optimum()
}

/// C4
fn leaves_complete(field: &DubovField, lower: &[usize], up: &[usize]) -> bool {
    let rest = lower.iter().filter(|one| !up.contains(one));
    is_complete(field.ready, &rest.copied().collect::<Vec<_>>(), None)
}

/// The best single upfloater from the next score group, if counting the colour preferences tells who
/// that is.
fn best_single(
    field: &DubovField,
    residents: &[usize],
    lower: &[usize],
    next: usize,
) -> Option<Vec<usize>> {
    let is_first = |one: usize| field.ready.all[one].preference.side == Some(Side::First);
    let firsts = residents.iter().filter(|one| is_first(**one)).count();
    let quality = |one: usize| {
        let firsts = firsts + usize::from(is_first(one));
        // C7: at least half of the difference do not get the preferred colour.
        let clash = (2 * firsts).abs_diff(residents.len() + 1) / 2;
        (clash, field.c8(one), field.c9(one), field.c10(one), one)
    };
    let best = lower[..next]
        .iter()
        .copied()
        .min_by_key(|one| quality(*one))?;
    let bracket = [residents, &[best]].concat();
    let is_proven = pair_bracket::without_more_clashes(field, &bracket).is_some()
        && leaves_complete(field, lower, &[best]);
    is_proven.then(|| vec![best])
}

impl DubovField<'_> {
    /// C8 the upfloater is a maximum upfloater.
    fn c8(&self, one: usize) -> u32 {
        u32::from(!self.is_last && self.past[one].is_maximum)
    }

    /// C9 the upfloats of a maximum upfloater.
    fn c9(&self, one: usize) -> u32 {
        self.c8(one) * self.past[one].upfloats
    }

    /// C10 the upfloater floated up in the last round.
    fn c10(&self, one: usize) -> u32 {
        u32::from(!self.is_last && self.past[one].was_up)
    }
}

/// A search over all sets of upfloaters from some of the lower players.
struct UpfloaterSearch<'a> {
    field: &'a DubovField<'a>,
    /// The residents, then the lower players, by rank.
    open: Vec<usize>,
    residents: usize,
    /// Whether the lower players who do not float up have to be paired among themselves.
    is_whole: bool,
    way: Way,
    /// The score group of each, 0 for the residents.
    group: Vec<usize>,
    scale: Scale,
    illegal: Priority,
    unwanted: Priority,
    c5: Priority,
    /// One digit per lower group, the highest group first, which is the least significant.
    c6: Vec<Priority>,
    c7: Priority,
    c8: Priority,
    c9: Priority,
    c10: Priority,
}

impl<'a> UpfloaterSearch<'a> {
    fn of(
        field: &'a DubovField<'a>,
        residents: &[usize],
        lower: &[usize],
        is_whole: bool,
        way: Way,
    ) -> UpfloaterSearch<'a> {
        let open = [residents, lower].concat();
        let groups = open.chunk_by(|one, other| field.score(*one) == field.score(*other));
        let sizes = groups.map(<[usize]>::len).collect::<Vec<_>>();
        let group = sizes.iter().enumerate();
        let group = group.flat_map(|(at, size)| std::iter::repeat_n(at, *size));
        let most = sizes.iter().skip(1).rev();
        let most = most.map(|size| *size.min(&residents.len()));
        let count = open.len() + 1;
        let upfloats = open.iter().map(|one| field.past[*one].upfloats as usize);
        let upfloats = upfloats.max().unwrap_or(0);
        let mut scale = Scale::default();
        let illegal = scale.add(count);
        let unwanted = scale.add(field.ready.unwanted_pairs().min(count));
        let c5 = scale.add(residents.len());
        let mut c6 = scale.add_each(&most.collect::<Vec<_>>());
        c6.reverse();
        UpfloaterSearch {
            residents: residents.len(),
            group: group.collect(),
            c7: scale.add(residents.len()),
            c8: scale.add(residents.len()),
            c9: scale.add(residents.len() * upfloats),
            c10: scale.add(residents.len()),
            field,
            open,
            is_whole,
            way,
            illegal,
            unwanted,
            c5,
            c6,
            scale,
        }
    }

    /// The cost of a pair, as indices into `open`, the smaller first; beyond it is a dummy.
    fn cost<W: Weight>(&self, one: usize, other: usize) -> W {
        let unit = |priority: Priority| self.scale.unit::<W>(priority);
        if !self.is_whole && one >= self.residents {
            return W::ZERO;
        }
        let (Some(first), Some(second)) = (self.open.get(one), self.open.get(other)) else {
            return unit(self.illegal);
        };
        let ready = self.field.ready;
        let mut cost = self.legal_cost(one, other);
        if !ready.may_meet(*first, *second) {
            cost += unit(self.illegal);
        }
        if ready.is_unwanted(*first, *second) {
            cost += unit(self.unwanted);
        }
        cost
    }

    /// The cost of a pair of players that is legal.
    fn legal_cost<W: Weight>(&self, one: usize, other: usize) -> W {
        let unit = |priority: Priority| self.scale.unit::<W>(priority);
        let some = |priority: Priority, value: u32| self.scale.cost::<W>(priority, value);
        let is_resident = |place: usize| place < self.residents;
        let (first, second) = (self.open[one], self.open[other]);
        let ready = self.field.ready;
        let mut cost = W::ZERO;
        if is_resident(one) && c12_preference_denied(&ready.all[first], &ready.all[second]) {
            cost += unit(self.c7);
        }
        if is_resident(one) && !is_resident(other) {
            cost += unit(self.c5);
            cost += unit(self.c6[self.group[other] - 1]);
            cost += some(self.c8, self.field.c8(second));
            cost += some(self.c9, self.field.c9(second));
            cost += some(self.c10, self.field.c10(second));
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
        if self.way == Way::Classes {
            return self.by_classes::<W>();
        }
        let count = self.open.len().next_multiple_of(2);
        let mut matcher = Matcher::<W>::settled(count, |one, other| self.cost(one, other));
        if matcher.total() >= self.scale.unit(self.illegal) {
            return None;
        }
        let mates = (0..count)
            .map(|place| matcher.mate(place))
            .collect::<Vec<_>>();
        Some(self.first(&mates, |place| {
            let others = (self.residents..count).filter(|other| *other != place);
            matcher.exclude(place, &others.collect::<Vec<_>>())
        }))
    }
}

impl UpfloaterSearch<'_> {
    fn by_classes<W: Weight>(&self) -> Option<Vec<usize>> {
        let (field, ready) = (self.field, self.field.ready);
        let count = self.open.len().next_multiple_of(2);
        let key = |place: usize| {
            let one = *self.open.get(place)?;
            Some((
                self.group[place],
                ready.all[one].preference.side,
                class_of(ready, one),
                (field.c8(one), field.c9(one), field.c10(one)),
                ready.all[one].is_settled.then_some(place),
            ))
        };
        let tight = tight_classes::<_, W>((0..count).map(key), self)?;
        let is_barred = |one: usize, other: usize| ClassEdges::<W>::is_barred(self, one, other);
        let mut graph = TightMatching::of(tight.class.clone(), tight.allows, is_barred)?;
        let mates = (0..count)
            .map(|place| Some(graph.mate(place)))
            .collect::<Vec<_>>();
        let up = self.first(&mates, |place| {
            graph.restrict(place, tight.own[tight.class[place]])
        });
        (!graph.is_spent()).then_some(up)
    }

    /// C.04.4.1:4.2 the first players who can be restricted to the residents, as many as float up in some
    /// minimum-cost matching.
    fn first(
        &self,
        mates: &[Option<usize>],
        mut restrict: impl FnMut(usize) -> bool,
    ) -> Vec<usize> {
        let lower = self.residents..self.open.len();
        let is_up = |place: &usize| mates[*place].is_some_and(|mate| mate < self.residents);
        let mut missing = lower.clone().filter(is_up).count();
        let mut up = Vec::with_capacity(missing);
        for place in lower {
            if missing == 0 {
                break;
            }
            if restrict(place) {
                up.push(self.open[place]);
                missing -= 1;
            }
        }
        up
    }
}

impl<W: Weight> ClassEdges<W> for UpfloaterSearch<'_> {
    fn edge_unless_met(&self, one: usize, other: usize) -> Option<W> {
        if !self.is_whole && one >= self.residents {
            return Some(W::ZERO);
        }
        let all = &self.field.ready.all;
        let (first, second) = (self.open.get(one)?, self.open.get(other)?);
        c3_colours_agree(&all[*first], &all[*second]).then(|| self.legal_cost(one, other))
    }

    /// Whether the pair has an upfloater.
    fn is_own_unless_met(&self, one: usize, other: usize) -> bool {
        one < self.residents && other >= self.residents
    }

    fn is_barred(&self, one: usize, other: usize) -> bool {
        let both = self.open.get(one).zip(self.open.get(other));
        let counts = self.is_whole || one.min(other) < self.residents;
        counts && both.is_some_and(|(first, second)| self.field.ready.is_barred(*first, *second))
    }
}
