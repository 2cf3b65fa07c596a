//! A whole round: bracket after bracket from the top.

use super::bracket::{Bracket, Outcome, Scope, Surplus};
use super::colour::allocate;
use super::completion::{NoLegalPairing, Obstacle, c5_bye_score, is_complete};
use super::crowd::Crowd;
use super::field::{Field, Tenths};
use super::ready::{Paired, Ready};
use crate::rules::Side;
use crate::tournament::pairing::{MovesFirst, Rank};
use std::cmp::Reverse;

/// Who meets whom; all are places in `Field::players`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// Who moves first, and who second; in the order of the boards (C.04.2:3.6).
    pub pairs: Vec<(usize, usize)>,
    /// Who sits out with the bye of the pairing.
    pub bye: Option<usize>,
}

/// Pairs a round. The same field always gives the same round.
///
/// # Errors
/// When every way to pair breaks one of C1 to C4, and why.
pub fn pair(field: &Field) -> Result<Round, NoLegalPairing> {
    pair_wanted(field, Ready::of(field))
}

/// Those who shall not meet do not, if all of them can be kept apart. Else as few
/// of them meet as can be, which comes before C5 and all that is after it.
pub(super) fn pair_wanted(field: &Field, ready: Ready) -> Result<Round, NoLegalPairing> {
    if field.unwanted.is_empty() {
        return pair_ready(field, &ready);
    }
    pair_ready(field, &ready.without_unwanted(field))
        .or_else(|_| pair_ready(field, &ready.with_unwanted(field)))
}

fn pair_ready(field: &Field, ready: &Ready) -> Result<Round, NoLegalPairing> {
    if ready.len() < 2 {
        return Err(NoLegalPairing::TooFew);
    }
    let bye = c5_bye_score(ready).map_err(|obstacle| told(field, ready, &obstacle))?;
    let mut pairs = Vec::new();
    let mut moved = Vec::new();
    let groups = groups(ready);
    for (at, group) in groups.iter().enumerate() {
        let below = &groups[at + 1..];
        let outcome =
            step(ready, &moved, group, below, bye).ok_or(NoLegalPairing::CannotBeCompleted)?;
        pairs.extend(outcome.pairs);
        moved = outcome.down;
    }
    pairs.sort_by_key(|(higher, lower)| {
        let score = |rank: usize| ready.all[rank].score;
        let both = score(*higher) + score(*lower);
        (Reverse(score(*higher)), Reverse(both), *higher)
    });
    Ok(Round {
        pairs: pairs
            .into_iter()
            .map(|(higher, lower)| seated(field, ready, higher, lower))
            .collect(),
        bye: moved.first().map(|rank| ready.all[*rank].at),
    })
}

fn told(field: &Field, ready: &Ready, obstacle: &Obstacle) -> NoLegalPairing {
    match obstacle {
        Obstacle::NobodyForBye => NoLegalPairing::NobodyForBye,
        Obstacle::CannotBeCompleted => NoLegalPairing::CannotBeCompleted,
        Obstacle::NobodyToMeet(rank) => NoLegalPairing::NobodyToMeet {
            number: field.players[ready.all[*rank].at].number,
        },
    }
}

/// C.04.3:1.3 the score groups, as ranks.
pub(super) fn groups(ready: &Ready) -> Vec<Vec<usize>> {
    let ranks = (0..ready.len()).collect::<Vec<_>>();
    ranks
        .chunk_by(|one, other| ready.all[*one].score == ready.all[*other].score)
        .map(<[usize]>::to_vec)
        .collect()
}

fn seated(field: &Field, ready: &Ready, higher: usize, lower: usize) -> (usize, usize) {
    let (one, other) = (&ready.all[higher], &ready.all[lower]);
    match side_of_higher(field, one, other).0 {
        Side::First => (one.at, other.at),
        Side::Second => (other.at, one.at),
    }
}

/// C.04.3:5.2 the side of the higher ranked of two, and why.
fn side_of_higher(field: &Field, higher: &Paired, lower: &Paired) -> (Side, MovesFirst) {
    let by = match higher.score == lower.score {
        true => Rank::Number,
        false => Rank::Points,
    };
    allocate(&higher.due, &lower.due, by, higher.is_odd, field.initial)
}

/// Why the first of each pair moves first; `None` for who does not take part.
/// Pairs are places in `Field::players`.
pub fn sides(field: &Field, pairs: &[(usize, usize)]) -> Vec<Option<MovesFirst>> {
    let ready = Ready::of(field);
    let mut rank = vec![None; field.players.len()];
    for (at, one) in ready.all.iter().enumerate() {
        rank[one.at] = Some(at);
    }
    let reason = |(first, second): &(usize, usize)| {
        let rank = |at: &usize| rank.get(*at).copied().flatten();
        let (first, second) = (rank(first)?, rank(second)?);
        let (higher, lower) = (&ready.all[first.min(second)], &ready.all[first.max(second)]);
        let (side, reason) = side_of_higher(field, higher, lower);
        Some(match (side == Side::First) == (first < second) {
            true => reason,
            false => MovesFirst::Changed,
        })
    };
    pairs.iter().map(reason).collect()
}

/// Pairs one bracket, looking only as far as needed.
fn step(
    ready: &Ready,
    moved: &[usize],
    group: &[usize],
    below: &[Vec<usize>],
    bye: Option<Tenths>,
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
        surplus: None,
    };
    if ready.has_unwanted() || seeks_bye || own.len() + next.len() + rest.len() < SMALL {
        return whole.solve();
    }
    alone(&whole)
        .or_else(|| with_surplus_down(&whole))
        .or_else(|| with_many_down(&whole))
        .or_else(|| with_next(&whole))
        .or_else(|| whole.solve())
}

/// Whether all of a bracket go down, for no two of them may meet.
fn nobody_can_meet(ready: &Ready, moved: usize, own: &[usize]) -> bool {
    let residents = |at: usize| &own[moved.max(at + 1)..];
    !own.iter().enumerate().any(|(at, one)| {
        residents(at)
            .iter()
            .any(|other| ready.may_meet(*one, *other))
    })
}

/// So few that all are looked at at once.
const SMALL: usize = 24;

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
    let crowd = Crowd::of(whole.ready, whole.next);
    let is_welcome = |one: &usize| !crowd.is_in(whole.ready, *one);
    let mut suits = match crowd.more > 0 && whole.own.iter().any(&is_welcome) {
        true => whole.own.iter().map(is_welcome).collect(),
        false => vec![true; whole.own.len()],
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
        if crowd.more > 0 || !std::mem::replace(&mut suits[place], false) {
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
    let outcome = bracket.solve()?;
    leaves_best(whole, &outcome.down).then_some(outcome)
}

/// The bracket without anybody else, if below so many must have the same side that
/// some must come down to meet them (C4), and those leave the next bracket as good
/// as any could.
fn with_surplus_down(whole: &Bracket) -> Option<Outcome> {
    let below = whole.next.iter().chain(whole.rest).copied();
    let crowd = Crowd::of(whole.ready, &below.collect::<Vec<_>>());
    // One of them may sit out.
    let down = usize::try_from(crowd.more - i64::from(whole.bye.is_some())).ok()?;
    if down == 0 || down > whole.own.len() {
        return None;
    }
    let bracket = Bracket {
        scope: Scope::Alone,
        next: &[],
        rest: &[],
        surplus: Some(Surplus { down, crowd }),
        ..*whole
    };
    let outcome = bracket.solve()?;
    leaves_best(whole, &outcome.down).then_some(outcome)
}

/// So many are tried before all are looked at together.
const TRIES: usize = 12;

fn without_others(whole: &Bracket, suits_next: &[bool]) -> Option<Outcome> {
    let bracket = Bracket {
        scope: Scope::Alone,
        next: &[],
        rest: &[],
        suits_next,
        ..*whole
    };
    bracket.solve()
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
    let crowd = Crowd::of(ready, &all);
    let under = Crowd::of(ready, whole.rest);
    // At least the surplus of a crowd goes down, or must be met from above.
    let called = under.more - i64::from(whole.bye.is_some());
    let least = crowd.more.max(called);
    if least > 1 {
        let is_forced = crowd.more == least;
        let may_go = |one: &&usize| {
            let is_of_crowd = !is_forced || crowd.is_in(ready, **one);
            is_of_crowd && (called < least || !under.is_in(ready, **one))
        };
        let those = all.iter().rev().filter(may_go).take(least as usize);
        let gone = those.copied().collect::<Vec<_>>();
        return gone.len() as i64 == least
            && (!is_forced || is_least_crowded(whole, &crowd, down))
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

/// Whether as few of these belong to a crowd as of any so many.
fn is_least_crowded(whole: &Bracket, crowd: &Crowd, down: &[usize]) -> bool {
    let count = |these: &[usize]| {
        let those = these.iter().filter(|one| crowd.is_in(whole.ready, **one));
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
    let outcome = bracket.solve()?;
    let mut left = outcome.left.clone();
    left.extend(whole.rest);
    is_complete(whole.ready, &left, whole.bye).then_some(outcome)
}

#[cfg(test)]
mod tests;
