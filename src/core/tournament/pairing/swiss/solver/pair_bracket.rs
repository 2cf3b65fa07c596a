//! Pairs one bracket, considering other brackets only as far as they can affect the result.

use super::best_candidate::{Way, best};
use super::bracket::{Bracket, BracketPairing, ForcedDown, Scope};
use super::colour_surplus::ColourSurplus;
use super::completion::is_complete;
use crate::tournament::pairing::swiss::field::Tenths;
use crate::tournament::pairing::swiss::prepared::PreparedField;

/// Pairs one bracket. Narrow scopes are tried first, unless fewer than `small` players remain.
pub(super) fn step(
    field: &PreparedField,
    moved: &[usize],
    group: &[usize],
    below: &[Vec<usize>],
    bye: Option<Tenths>,
    small: usize,
) -> Option<BracketPairing> {
    let own = moved.iter().chain(group).copied().collect::<Vec<_>>();
    if !below.is_empty() && nobody_can_meet(field, moved.len(), &own) {
        return Some(BracketPairing {
            pairs: Vec::new(),
            down: own,
            left: Vec::new(),
        });
    }
    let next = below.first().map(Vec::as_slice).unwrap_or_default();
    let rest = below.iter().skip(1).flatten().copied().collect::<Vec<_>>();
    let score = group.first().map(|one| field.all[*one].score);
    let seeks_bye = bye.is_some() && bye >= score;
    let whole = Bracket {
        ready: field,
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
    if field.has_unwanted() || seeks_bye || own.len() + next.len() + rest.len() < small {
        return best(&whole, Way::Pairs);
    }
    // From the cheapest scope to the widest. Each of the narrow ones returns a result only if
    // it is proven that no player outside its scope can affect it.
    let found = |way: Way| {
        alone(&whole, way)
            .or_else(|| with_surplus_down(&whole))
            .or_else(|| with_many_down(&whole, way))
            .or_else(|| with_next(&whole, way))
            .or_else(|| best(&whole, way))
    };
    found(Way::Classes).or_else(|| found(Way::Pairs))
}

/// Whether all players of a bracket float down because no two of them may meet.
fn nobody_can_meet(field: &PreparedField, moved: usize, own: &[usize]) -> bool {
    let residents = |at: usize| &own[moved.max(at + 1)..];
    !own.iter().enumerate().any(|(at, one)| {
        residents(at)
            .iter()
            .any(|other| field.may_meet(*one, *other))
    })
}

/// With fewer players remaining, the widest scope is searched at once.
pub(super) const SMALL: usize = 24;

/// The bracket alone, if no other player can affect it.
fn alone(bracket: &Bracket, way: Way) -> Option<BracketPairing> {
    if bracket.own.len() % 2 == 1 {
        return alone_but_one(bracket, way);
    }
    let below = bracket.next.iter().chain(bracket.rest).copied();
    let is_complete = is_complete(bracket.ready, &below.collect::<Vec<_>>(), bracket.bye);
    let outcome = without_others(bracket, &[], way);
    outcome.filter(|_| is_complete)
}

/// The bracket alone, with one downfloater, who must allow the next bracket its best C6 and
/// C7 (C8). This is assumed of every player and checked for the one chosen; after a failure
/// that player is excluded and the bracket is paired again. If the next bracket has a colour
/// surplus, a player of that same preference is worse than any other.
fn alone_but_one(bracket: &Bracket, way: Way) -> Option<BracketPairing> {
    let surplus = ColourSurplus::of(bracket.ready, bracket.next);
    let is_welcome = |one: &usize| !surplus.is_in(bracket.ready, *one);
    let mut suits = if surplus.more > 0 && bracket.own.iter().any(&is_welcome) {
        bracket.own.iter().map(is_welcome).collect()
    } else {
        vec![true; bracket.own.len()]
    };
    for _ in 0..TRIES {
        let outcome = without_others(bracket, &suits, way)?;
        let [down] = outcome.down.as_slice() else {
            return None;
        };
        if leaves_best(bracket, &[*down]) {
            return Some(outcome);
        }
        let place = bracket.own.iter().position(|one| one == down)?;
        if surplus.more > 0 || !std::mem::replace(&mut suits[place], false) {
            return None;
        }
    }
    None
}

/// The bracket alone, with any number of downfloaters, if they are optimal for the next
/// bracket (C8).
fn with_many_down(bracket: &Bracket, way: Way) -> Option<BracketPairing> {
    let outcome = best(&bracket.narrowed(Scope::Next), way)?;
    leaves_best(bracket, &outcome.down).then_some(outcome)
}

/// The bracket alone, if the players below it have a colour surplus that cannot be paired among
/// themselves, so that some must float down to meet it (C4), and if these are optimal for the
/// next bracket (C8).
fn with_surplus_down(whole: &Bracket) -> Option<BracketPairing> {
    let below = whole.next.iter().chain(whole.rest).copied();
    let surplus = ColourSurplus::of(whole.ready, &below.collect::<Vec<_>>());
    // One player of the surplus may get the bye instead.
    let down = usize::try_from(surplus.more - i64::from(whole.bye.is_some())).ok()?;
    if down == 0 || down > whole.own.len() {
        return None;
    }
    let bracket = Bracket {
        forced_down: Some(ForcedDown {
            count: down,
            surplus,
        }),
        ..whole.narrowed(Scope::Alone)
    };
    let outcome = best(&bracket, Way::Classes)?;
    leaves_best(whole, &outcome.down).then_some(outcome)
}

/// Number of downfloaters tried before the scope is widened to the next bracket.
const TRIES: usize = 12;

fn without_others(bracket: &Bracket, suits_next: &[bool], way: Way) -> Option<BracketPairing> {
    let bracket = Bracket {
        suits_next,
        ..bracket.narrowed(Scope::Alone)
    };
    best(&bracket, way)
}

/// C4 and C8: whether these downfloaters give the next bracket as few downfloaters as possible,
/// with scores as low as possible, and all remaining players can still be paired. `false` may
/// also mean that it is not known.
fn leaves_best(bracket: &Bracket, down: &[usize]) -> bool {
    let (ready, next) = (bracket.ready, bracket.next);
    let all = down.iter().chain(next).copied().collect::<Vec<_>>();
    let goes = |gone: &[usize]| {
        let below = bracket.rest.iter().chain(gone).copied();
        let stay = all.iter().copied().filter(|stay| !gone.contains(stay));
        is_complete(ready, &below.collect::<Vec<_>>(), bracket.bye)
            && is_complete(ready, &stay.collect::<Vec<_>>(), None)
    };
    let odd = all.len() as i64 % 2;
    let surplus = ColourSurplus::of(ready, &all);
    let under = ColourSurplus::of(ready, bracket.rest);
    // A lower bound on the number of downfloaters of the next bracket: its own surplus, or the
    // players that the surplus below it requires.
    let called = under.more - i64::from(bracket.bye.is_some());
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
            && (!is_forced || has_least_surplus(bracket, &surplus, down))
            && gone.iter().all(|one| floats_down_free(bracket, *one))
            && goes(&gone);
    }
    if odd == 0 {
        return goes(&[]);
    }
    let mut tried = next.iter().rev().take(TRIES);
    tried.any(|one| goes(&[*one]))
}

/// [`leaves_best`] of one floater of a bracket, when the bye has been given. Players are ranks.
pub(in crate::tournament::pairing::swiss) fn leaves_next_best(
    ready: &PreparedField,
    own: &[usize],
    next: &[usize],
    rest: &[usize],
    down: usize,
) -> bool {
    let mut own = own.to_vec();
    own.sort_unstable();
    let bracket = Bracket {
        ready,
        scope: Scope::Whole,
        moved: 0,
        own: &own,
        next,
        rest,
        bye: None,
        seeks_bye: false,
        suits_next: &[],
        forced_down: None,
    };
    leaves_best(&bracket, &[down])
}

/// C7: whether no other player from above with a lower score could float down instead.
fn floats_down_free(bracket: &Bracket, one: usize) -> bool {
    let score = |one: usize| bracket.ready.all[one].score;
    let lowest = bracket.own.last().map(|last| score(*last));
    bracket.next.contains(&one) || lowest == Some(score(one))
}

/// Whether no other choice of as many downfloaters has fewer players of the surplus.
fn has_least_surplus(bracket: &Bracket, surplus: &ColourSurplus, down: &[usize]) -> bool {
    let count = |these: &[usize]| {
        let those = these
            .iter()
            .filter(|one| surplus.is_in(bracket.ready, **one));
        those.count()
    };
    let others = bracket.own.len() - count(bracket.own);
    count(down) == down.len().saturating_sub(others)
}

/// The bracket and the next one, if all other players can still be paired.
fn with_next(whole: &Bracket, way: Way) -> Option<BracketPairing> {
    if whole.rest.is_empty() {
        return None;
    }
    let bracket = Bracket {
        scope: Scope::Next,
        rest: &[],
        ..*whole
    };
    let outcome = best(&bracket, way)?;
    let mut left = outcome.left.clone();
    left.extend(whole.rest);
    is_complete(whole.ready, &left, whole.bye).then_some(outcome)
}

#[cfg(test)]
pub(super) mod tests;
