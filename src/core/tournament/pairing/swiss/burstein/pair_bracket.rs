//! Pairs one bracket (C.04.4.2:3.2), considering other players only as far as they can affect it.

use super::bracket::{BursteinBracket, PairedBursteinBracket, Scope};
use super::bracket_search::best;
use super::fold;
use crate::tournament::pairing::swiss::solver::{Way, is_complete, leaves_next_best};

/// With fewer players remaining, all of them are considered at once.
pub(super) const SMALL: usize = 24;

/// Number of floaters tried before more players are considered.
const TRIES: usize = 12;

impl BursteinBracket<'_> {
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
            return best(self, Way::Pairs);
        }
        // From the cheapest scope to the widest. Each of the narrow ones returns a result only if
        // it is proven that no player outside its scope can affect it.
        let found = |way: Way| {
            self.alone(way)
                .or_else(|| self.with_next(way))
                .or_else(|| best(self, way))
        };
        found(Way::Classes).or_else(|| found(Way::Pairs))
    }

    fn nobody_can_meet(&self) -> bool {
        let mut own = self.own.iter().enumerate();
        !own.any(|(at, one)| {
            let mut others = self.own[at + 1..].iter();
            others.any(|other| self.ready.may_meet(*one, *other))
        })
    }

    /// The first of the best pairings of this bracket alone.
    fn first(&self, way: Way) -> Option<PairedBursteinBracket> {
        fold::best(self).or_else(|| best(self, way))
    }

    /// The bracket alone, if nobody floats, or one player whom the next bracket needs not regret.
    fn alone(&self, way: Way) -> Option<PairedBursteinBracket> {
        let mut bracket = self.narrowed(Scope::Alone);
        if self.own.len().is_multiple_of(2) {
            let below = self.next.iter().chain(&self.rest).copied();
            let is_possible = is_complete(self.ready, &below.collect::<Vec<_>>(), None);
            return is_possible.then(|| bracket.first(way)).flatten();
        }
        // C7 is assumed of every player and checked for the one chosen; a player who fails is worse
        // than all others when the bracket is paired again.
        bracket.suits_next = vec![true; self.own.len()];
        for _ in 0..TRIES {
            let paired = bracket.first(way)?;
            let [down] = paired.down.as_slice() else {
                return None;
            };
            let place = self.own.iter().position(|one| one == down)?;
            if !bracket.suits_next[place] {
                return None;
            }
            let by_counting =
                || leaves_next_best(self.ready, &self.own, self.next, &self.rest, *down);
            match self.leaves_best(*down) {
                Some(true) => return Some(paired),
                None if by_counting() => return Some(paired),
                None => return None,
                Some(false) => bracket.suits_next[place] = false,
            }
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
    fn with_next(&self, way: Way) -> Option<PairedBursteinBracket> {
        if self.rest.is_empty() {
            return None;
        }
        let paired = best(&self.narrowed(Scope::Next), way)?;
        let left = paired.left.iter().chain(&self.rest).copied();
        is_complete(self.ready, &left.collect::<Vec<_>>(), None).then_some(paired)
    }
}
