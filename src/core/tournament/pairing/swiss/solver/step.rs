//! Pairs one bracket, looking beyond it only as far as its best candidate can depend on others.

use super::bracket::{Bracket, ForcedDown, Outcome, Scope};
use super::colour_surplus::ColourSurplus;
use super::completion::is_complete;
use super::solve;
use crate::tournament::pairing::swiss::field::Tenths;
use crate::tournament::pairing::swiss::prepared::PreparedField;

/// Pairs one bracket, looking only as far as needed; with fewer than `small` players in it and
/// below it, at all of them.
pub(super) fn step(
    ready: &PreparedField,
    moved: &[usize],
    group: &[usize],
    below: &[Vec<usize>],
    bye: Option<Tenths>,
    small: usize,
) -> Option<Outcome> {
    let own = moved.iter().chain(group).copied().collect::<Vec<_>>();
    if !below.is_empty() && nobody_can_meet(ready, moved.len(), &own) {
        return Some(Outcome {
            pairs: Vec::new(),
            down: own,
            left: Vec::new(),
        });
    }
    let next = below.first().map(Vec::as_slice).unwrap_or_default();
    let rest = below.iter().skip(1).flatten().copied().collect::<Vec<_>>();
    let score = group.first().map(|one| ready.all[*one].score);
    let seeks_bye = bye.is_some() && bye >= score;
    let whole = Bracket {
        ready,
        scope: Scope::Whole,
        moved: moved.len(),
        own: &own,
        next,
        rest: &rest,
        bye,
        seeks_bye,
        suits_next: &[],
        forced_down: None,
    };
    if ready.has_unwanted() || seeks_bye || own.len() + next.len() + rest.len() < small {
        return solve::best(&whole);
    }
    // The cheapest way first. Each returns a result only if it is proven that nobody outside of
    // its scope can change it; the last one looks at everybody and needs no proof.
    alone(&whole)
        .or_else(|| with_surplus_down(&whole))
        .or_else(|| with_many_down(&whole))
        .or_else(|| with_next(&whole))
        .or_else(|| solve::best(&whole))
}

/// Whether all of a bracket go down, for no two of them may meet.
fn nobody_can_meet(ready: &PreparedField, moved: usize, own: &[usize]) -> bool {
    let residents = |at: usize| &own[moved.max(at + 1)..];
    !own.iter().enumerate().any(|(at, one)| {
        residents(at)
            .iter()
            .any(|other| ready.may_meet(*one, *other))
    })
}

/// Fewer than these are searched as a whole at once.
pub(super) const SMALL: usize = 24;

/// The bracket without anybody else, if that cannot change anything.
fn alone(whole: &Bracket) -> Option<Outcome> {
    if whole.own.len() % 2 == 1 {
        return alone_but_one(whole);
    }
    let below = whole.next.iter().chain(whole.rest).copied();
    let is_complete = is_complete(whole.ready, &below.collect::<Vec<_>>(), whole.bye);
    let outcome = without_others(whole, &[]);
    outcome.filter(|_| is_complete)
}

/// The bracket without anybody else, of whom one goes down. That one must leave
/// the next bracket as good as it can be (C8); it is taken for granted of
/// everybody until somebody is chosen of whom it is not so. Where too many of the
/// next bracket must have the same side, nobody who must have it too is as good
/// as the others.
fn alone_but_one(whole: &Bracket) -> Option<Outcome> {
    let surplus = ColourSurplus::of(whole.ready, whole.next);
    let is_welcome = |one: &usize| !surplus.is_in(whole.ready, *one);
    let mut suits = if surplus.more > 0 && whole.own.iter().any(&is_welcome) {
        whole.own.iter().map(is_welcome).collect()
    } else {
        vec![true; whole.own.len()]
    };
    for _ in 0..TRIES {
        let outcome = without_others(whole, &suits)?;
        let [down] = outcome.down.as_slice() else {
            return None;
        };
        if leaves_best(whole, &[*down]) {
            return Some(outcome);
        }
        let place = whole.own.iter().position(|one| one == down)?;
        if surplus.more > 0 || !std::mem::replace(&mut suits[place], false) {
            return None;
        }
    }
    None
}

/// The bracket without anybody else, of whom two or more go down, if they leave
/// the next bracket as good as any could.
fn with_many_down(whole: &Bracket) -> Option<Outcome> {
    let bracket = Bracket {
        scope: Scope::Next,
        next: &[],
        rest: &[],
        ..*whole
    };
    let outcome = solve::best(&bracket)?;
    leaves_best(whole, &outcome.down).then_some(outcome)
}

/// The bracket without anybody else, if below it more players must have one side than
/// can meet each other, so that some must come down to meet them (C4), and those leave
/// the next bracket as good as any could.
fn with_surplus_down(whole: &Bracket) -> Option<Outcome> {
    let below = whole.next.iter().chain(whole.rest).copied();
    let surplus = ColourSurplus::of(whole.ready, &below.collect::<Vec<_>>());
    // One of the surplus may sit out instead of meeting somebody from above.
    let down = usize::try_from(surplus.more - i64::from(whole.bye.is_some())).ok()?;
    if down == 0 || down > whole.own.len() {
        return None;
    }
    let bracket = Bracket {
        scope: Scope::Alone,
        next: &[],
        rest: &[],
        forced_down: Some(ForcedDown {
            count: down,
            surplus,
        }),
        ..*whole
    };
    let outcome = solve::best(&bracket)?;
    leaves_best(whole, &outcome.down).then_some(outcome)
}

/// How many downfloaters are tried before the bracket is searched with the next one.
const TRIES: usize = 12;

fn without_others(whole: &Bracket, suits_next: &[bool]) -> Option<Outcome> {
    let bracket = Bracket {
        scope: Scope::Alone,
        next: &[],
        rest: &[],
        suits_next,
        ..*whole
    };
    solve::best(&bracket)
}

/// C4 and C8 whether with these the next bracket has no more who go down than with
/// any others, those have no higher scores, and all others can still be paired.
/// `false` says nothing of large brackets in which somebody must go down.
fn leaves_best(whole: &Bracket, down: &[usize]) -> bool {
    let (ready, next) = (whole.ready, whole.next);
    let all = down.iter().chain(next).copied().collect::<Vec<_>>();
    let goes = |gone: &[usize]| {
        let below = whole.rest.iter().chain(gone).copied();
        let stay = all.iter().copied().filter(|stay| !gone.contains(stay));
        is_complete(ready, &below.collect::<Vec<_>>(), whole.bye)
            && is_complete(ready, &stay.collect::<Vec<_>>(), None)
    };
    let odd = all.len() as i64 % 2;
    let surplus = ColourSurplus::of(ready, &all);
    let under = ColourSurplus::of(ready, whole.rest);
    // At least the surplus of a surplus goes down, or must be met from above.
    let called = under.more - i64::from(whole.bye.is_some());
    let least = surplus.more.max(called);
    if least > 1 {
        let is_forced = surplus.more == least;
        let may_go = |one: &&usize| {
            let is_of_surplus = !is_forced || surplus.is_in(ready, **one);
            is_of_surplus && (called < least || !under.is_in(ready, **one))
        };
        let those = all.iter().rev().filter(may_go).take(least as usize);
        let gone = those.copied().collect::<Vec<_>>();
        return gone.len() as i64 == least
            && (!is_forced || has_least_surplus(whole, &surplus, down))
            && gone.iter().all(|one| goes_cheaply(whole, *one))
            && goes(&gone);
    }
    if odd == 0 {
        return goes(&[]);
    }
    let mut tried = next.iter().rev().take(TRIES);
    tried.any(|one| goes(&[*one]))
}

/// C7 whether nobody of a lower score could go down instead who came from above, too.
fn goes_cheaply(whole: &Bracket, one: usize) -> bool {
    let score = |one: usize| whole.ready.all[one].score;
    let lowest = whole.own.last().map(|last| score(*last));
    whole.next.contains(&one) || lowest == Some(score(one))
}

/// Whether no other choice of as many players of the bracket has fewer of the surplus.
fn has_least_surplus(whole: &Bracket, surplus: &ColourSurplus, down: &[usize]) -> bool {
    let count = |these: &[usize]| {
        let those = these.iter().filter(|one| surplus.is_in(whole.ready, **one));
        those.count()
    };
    let others = whole.own.len() - count(whole.own);
    count(down) == down.len().saturating_sub(others)
}

/// The bracket with the next one only, if all others can then be paired.
fn with_next(whole: &Bracket) -> Option<Outcome> {
    if whole.rest.is_empty() {
        return None;
    }
    let bracket = Bracket {
        scope: Scope::Next,
        rest: &[],
        ..*whole
    };
    let outcome = solve::best(&bracket)?;
    let mut left = outcome.left.clone();
    left.extend(whole.rest);
    is_complete(whole.ready, &left, whole.bye).then_some(outcome)
}

#[cfg(test)]
pub(super) mod tests;
