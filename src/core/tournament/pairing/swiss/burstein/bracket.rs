//! Pairs one bracket (C.04.4.2:3.2), considering other players only as far as they can affect it.

use super::bracket_search::best;
use super::fold;
use crate::tournament::pairing::swiss::prepared::PreparedField;
use crate::tournament::pairing::swiss::solver::is_complete;

/// With fewer players remaining, all of them are considered at once.
pub(super) const SMALL: usize = 24;

/// Number of floaters tried before more players are considered.
const TRIES: usize = 12;

/// The players considered besides the bracket itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scope {
    /// None.
    Alone,
    /// The next score group; players who cannot be paired there are left over.
    Next,
    /// All who remain.
    Whole,
}

/// A bracket to be paired. Players are ranks.
pub(super) struct BursteinBracket<'a> {
    pub(super) ready: &'a PreparedField,
    pub(super) scope: Scope,
    /// C.04.4.2:4.1 incoming floaters and residents in the order of 1.8.
    pub(super) own: Vec<usize>,
    pub(super) next: &'a [usize],
    pub(super) rest: Vec<usize>,
    /// C7 which players of `own` suit the next bracket as floaters, for [`Scope::Alone`].
    pub(super) suits_next: Vec<bool>,
}

/// A paired bracket. Players are ranks, in pairs the smaller first.
pub(super) struct PairedBursteinBracket {
    pub(super) pairs: Vec<(usize, usize)>,
    /// The outgoing floaters.
    pub(super) down: Vec<usize>,
    /// With [`Scope::Next`], the players who are paired in neither bracket.
    pub(super) left: Vec<usize>,
}

impl<'a> BursteinBracket<'a> {
    /// The bracket of the first of these score groups.
    pub(super) fn of(
        ready: &'a PreparedField,
        order: &[usize],
        incoming: &[usize],
        groups: &'a [Vec<usize>],
    ) -> BursteinBracket<'a> {
        let residents = groups.first().into_iter().flatten();
        let mut own = incoming
            .iter()
            .chain(residents)
            .copied()
            .collect::<Vec<_>>();
        own.sort_by_key(|one| order[*one]);
        BursteinBracket {
            ready,
            scope: Scope::Whole,
            suits_next: Vec::new(),
            own,
            next: groups.get(1).map(Vec::as_slice).unwrap_or_default(),
            rest: groups.iter().skip(2).flatten().copied().collect(),
        }
    }

    /// The first of the best pairings; `None` if the round cannot be completed.
    pub(super) fn pair(&self, small: usize) -> Option<PairedBursteinBracket> {
        if !self.next.is_empty() && self.nobody_can_meet() {
            return Some(PairedBursteinBracket {
                pairs: Vec::new(),
                down: self.own.clone(),
                left: Vec::new(),
            });
        }
        let remaining = self.own.len() + self.next.len() + self.rest.len();
        if self.ready.has_unwanted() || remaining < small {
            return best(self);
        }
        // From the cheapest scope to the widest. Each of the narrow ones returns a result only if
        // it is proven that no player outside its scope can affect it.
        self.alone()
            .or_else(|| self.with_next())
            .or_else(|| best(self))
    }

    fn nobody_can_meet(&self) -> bool {
        let mut own = self.own.iter().enumerate();
        !own.any(|(at, one)| {
            let mut others = self.own[at + 1..].iter();
            others.any(|other| self.ready.may_meet(*one, *other))
        })
    }

    fn narrowed(&self, scope: Scope) -> BursteinBracket<'a> {
        BursteinBracket {
            ready: self.ready,
            scope,
            own: self.own.clone(),
            next: match scope {
                Scope::Alone => &[],
                Scope::Next | Scope::Whole => self.next,
            },
            rest: Vec::new(),
            suits_next: Vec::new(),
        }
    }

    /// The first of the best pairings of this bracket alone.
    fn first(&self) -> Option<PairedBursteinBracket> {
        fold::best(self).or_else(|| best(self))
    }

    /// The bracket alone, if nobody floats, or one player whom the next bracket needs not regret.
    fn alone(&self) -> Option<PairedBursteinBracket> {
        let mut bracket = self.narrowed(Scope::Alone);
        if self.own.len().is_multiple_of(2) {
            let below = self.next.iter().chain(&self.rest).copied();
            let is_possible = is_complete(self.ready, &below.collect::<Vec<_>>(), None);
            return is_possible.then(|| bracket.first()).flatten();
        }
        // C7 is assumed of every player and checked for the one chosen; a player who fails is worse
        // than all others when the bracket is paired again.
        bracket.suits_next = vec![true; self.own.len()];
        for _ in 0..TRIES {
            let paired = bracket.first()?;
            let [down] = paired.down.as_slice() else {
                return None;
            };
            let place = self.own.iter().position(|one| one == down)?;
            if !bracket.suits_next[place] {
                return None;
            }
            if self.leaves_best(*down)? {
                return Some(paired);
            }
            bracket.suits_next[place] = false;
        }
        None
    }

    /// C4 and C7: whether this floater leaves the next bracket as few floaters as any other can, with
    /// scores as low. `None` if that takes more than a look at the two groups.
    fn leaves_best(&self, down: usize) -> Option<bool> {
        let complete = |these: Vec<usize>| is_complete(self.ready, &these, None);
        let all = self.next.iter().copied().chain([down]);
        if self.next.len() % 2 == 1 {
            return complete(self.rest.clone()).then(|| complete(all.collect()));
        }
        // One of the next score group floats on. That is the best, because this floater has a
        // higher score.
        let goes = |gone: &&usize| {
            let stay = all.clone().filter(|one| one != *gone);
            let below = self.rest.iter().copied().chain([**gone]);
            complete(stay.collect()) && complete(below.collect())
        };
        let mut tried = self.next.iter().rev().take(TRIES);
        tried.any(|gone| goes(&gone)).then_some(true)
    }

    /// The bracket and the next score group, if all other players can still be paired.
    fn with_next(&self) -> Option<PairedBursteinBracket> {
        if self.rest.is_empty() {
            return None;
        }
        let paired = best(&self.narrowed(Scope::Next))?;
        let left = paired.left.iter().chain(&self.rest).copied();
        is_complete(self.ready, &left.collect::<Vec<_>>(), None).then_some(paired)
    }
}
