//! One bracket: who meets whom in it, and who goes down (C.04.3:3).

use super::blossom::Matcher;
use super::cost::Costs;
use super::crowd::Crowd;
use super::field::Tenths;
use super::order;
use super::quick;
use super::ready::Ready;
use super::scale::Digits;
use super::weight::{Weight, Wide};

/// How far the eye goes beyond the bracket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scope {
    /// Nobody else is looked at.
    Alone,
    /// The next bracket too; who cannot be paired there is left over.
    Next,
    /// Everybody who remains.
    Whole,
}

/// A bracket to be paired. All are ranks, from 0.
pub(super) struct Bracket<'a> {
    pub(super) ready: &'a Ready,
    pub(super) scope: Scope,
    /// How many of `own` were moved down; they stand in front.
    pub(super) moved: usize,
    pub(super) own: &'a [usize],
    pub(super) next: &'a [usize],
    pub(super) rest: &'a [usize],
    /// C5 where the bye goes, if somebody must sit out.
    pub(super) bye: Option<Tenths>,
    /// Whether the one who goes down can be the one who sits out.
    pub(super) seeks_bye: bool,
    /// C8 who of `own` may go down to the next bracket, if it is not looked at.
    pub(super) suits_next: &'a [bool],
    /// C4 how many must go down, if it is known.
    pub(super) surplus: Option<Surplus>,
}

/// Those who must go down to meet a crowd.
#[derive(Clone, Copy)]
pub(super) struct Surplus {
    pub(super) down: usize,
    /// Nobody of it may be among them.
    pub(super) crowd: Crowd,
}

/// How a bracket is paired. All are ranks.
#[derive(Clone, Debug)]
pub(super) struct Outcome {
    pub(super) pairs: Vec<(usize, usize)>,
    /// Who goes down.
    pub(super) down: Vec<usize>,
    /// Who is paired in neither bracket, if the next was looked at.
    pub(super) left: Vec<usize>,
}

impl Bracket<'_> {
    fn everybody(&self) -> usize {
        self.own.len() + self.next.len() + self.rest.len()
    }

    /// An odd graph has one vertex more, and one with a surplus so many: who is
    /// paired with it goes down or sits out.
    pub(super) fn nobodies(&self) -> usize {
        match self.surplus {
            Some(surplus) => surplus.down,
            None => self.everybody() % 2,
        }
    }

    /// Whether somebody may be paired with nobody.
    pub(super) fn may_be_left(&self, one: usize) -> bool {
        let meets_crowd = self
            .surplus
            .is_none_or(|surplus| !surplus.crowd.is_in(self.ready, one));
        meets_crowd && (self.scope != Scope::Whole || self.ready.may_sit_out(one, self.bye))
    }

    /// The sizes of the score groups of the moved down.
    pub(super) fn groups(&self) -> Vec<usize> {
        let moved = &self.own[..self.moved];
        moved
            .chunk_by(|one, other| self.ready.all[*one].score == self.ready.all[*other].score)
            .map(<[usize]>::len)
            .collect()
    }

    /// The score group of each moved down, counted from the top.
    pub(super) fn group_of_moved(&self) -> Vec<usize> {
        let sizes = self.groups();
        sizes
            .into_iter()
            .enumerate()
            .flat_map(|(group, size)| std::iter::repeat_n(group, size))
            .collect()
    }

    /// The best candidate; `None` when nobody can be paired like this.
    pub(super) fn solve(&self) -> Option<Outcome> {
        let digits = Digits::of(self, false);
        let outcome = self.solve_with(&digits)?;
        if self.seeks_bye && outcome.down.len() == 1 {
            return self.solve_with(&Digits::of(self, true));
        }
        Some(outcome)
    }

    fn solve_with(&self, digits: &Digits) -> Option<Outcome> {
        let own = self.own.len();
        let bits = |most: usize| usize::BITS - most.leading_zeros();
        let exchanges = bits(own) + bits(own * own);
        match digits.scale.len() + exchanges + 2 {
            room if room <= <i64 as Weight>::ROOM => self.solve_as::<i64>(digits),
            room if room <= <i128 as Weight>::ROOM => self.solve_as::<i128>(digits),
            room if room <= Wide::<4>::ROOM => self.solve_as::<Wide<4>>(digits),
            room if room <= Wide::<5>::ROOM => self.solve_as::<Wide<5>>(digits),
            room if room <= Wide::<7>::ROOM => self.solve_as::<Wide<7>>(digits),
            room if room <= Wide::<16>::ROOM => self.solve_as::<Wide<16>>(digits),
            _ => self.solve_as::<Wide<64>>(digits),
        }
    }

    fn solve_as<W: Weight>(&self, digits: &Digits) -> Option<Outcome> {
        let costs = Costs::<W>::new(self, digits);
        // Kinds do not tell who shall not meet whom.
        if !self.ready.has_unwanted()
            && self.next.is_empty()
            && self.rest.is_empty()
            && let Some(outcome) = quick::solve(self, &costs, digits)
        {
            return Some(outcome);
        }
        // Of so many who go down, counting is the only way that is worth it.
        if self.surplus.is_some() {
            return None;
        }
        self.search(&costs, digits)
    }

    /// Looks at every pair there could be.
    pub(super) fn search<W: Weight>(&self, costs: &Costs<W>, digits: &Digits) -> Option<Outcome> {
        let mut matcher = Matcher::new(costs.len(), |one, other| costs.edge(one, other));
        matcher.begin();
        matcher.settle(None);
        let is_legal = |one: usize| {
            let mate = matcher.mate(one);
            mate.is_some_and(|mate| costs.is_legal(one.min(mate), one.max(mate)))
        };
        if self.scope != Scope::Next && !(0..self.everybody()).all(is_legal) {
            return None;
        }
        let sought = order::Sought {
            own: self.own.len(),
            moved: self.moved,
            bits: digits.scale.len(),
            is_loose: self.scope == Scope::Next,
        };
        let found = order::earliest(matcher, costs, &sought);
        let rank = |place: &usize| self.own.get(*place).copied();
        let everybody = self
            .own
            .iter()
            .chain(self.next)
            .copied()
            .collect::<Vec<_>>();
        let pairs = found.pairs.iter();
        Some(Outcome {
            pairs: pairs
                .filter_map(|(one, other)| Some((rank(one)?, rank(other)?)))
                .collect(),
            down: found.down.iter().filter_map(rank).collect(),
            left: found
                .left
                .iter()
                .filter_map(|place| everybody.get(*place).copied())
                .collect(),
        })
    }
}
