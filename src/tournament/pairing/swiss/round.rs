//! A whole round: bracket after bracket from the top.

use super::bracket::{Bracket, Outcome, Scope};
use super::colour::allocate;
use super::completion::{
    NoLegalPairing, Obstacle, c5_bye_score, is_complete, least_degree,
};
use super::field::{Field, Tenths};
use super::ready::Ready;
use crate::rules::Side;
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
    let ready = Ready::of(field);
    if ready.len() < 2 {
        return Err(NoLegalPairing::TooFew);
    }
    let bye = c5_bye_score(&ready).map_err(|obstacle| told(field, &ready, &obstacle))?;
    let mut pairs = Vec::new();
    let mut moved = Vec::new();
    let groups = groups(&ready);
    for (at, group) in groups.iter().enumerate() {
        let below = &groups[at + 1..];
        let outcome =
            step(&ready, &moved, group, below, bye).ok_or(NoLegalPairing::CannotBeCompleted)?;
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
            .map(|(higher, lower)| seated(field, &ready, higher, lower))
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
fn groups(ready: &Ready) -> Vec<Vec<usize>> {
    let ranks = (0..ready.len()).collect::<Vec<_>>();
    ranks
        .chunk_by(|one, other| ready.all[*one].score == ready.all[*other].score)
        .map(<[usize]>::to_vec)
        .collect()
}

fn seated(field: &Field, ready: &Ready, higher: usize, lower: usize) -> (usize, usize) {
    let (one, other) = (&ready.all[higher], &ready.all[lower]);
    match allocate(&one.due, &other.due, one.is_odd, field.initial) {
        Side::First => (one.at, other.at),
        Side::Second => (other.at, one.at),
    }
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
        meets_next: &[],
    };
    if seeks_bye || own.len() + next.len() + rest.len() < SMALL {
        return whole.solve();
    }
    alone(&whole)
        .or_else(|| with_next(&whole))
        .or_else(|| whole.solve())
}

/// So few that all are looked at at once.
const SMALL: usize = 24;

/// The bracket without anybody else, if that cannot change anything.
fn alone(whole: &Bracket) -> Option<Outcome> {
    let is_odd = whole.own.len() % 2 == 1;
    let mut meets_next = Vec::new();
    if is_odd {
        if !is_same_for_all(whole) {
            return None;
        }
        meets_next = whole
            .own
            .iter()
            .map(|one| meets_any(whole, *one))
            .collect();
    } else {
        let below = whole.next.iter().chain(whole.rest).copied();
        if !is_complete(whole.ready, &below.collect::<Vec<_>>(), whole.bye) {
            return None;
        }
    }
    let bracket = Bracket {
        scope: Scope::Alone,
        next: &[],
        rest: &[],
        meets_next: &meets_next,
        ..*whole
    };
    let outcome = bracket.solve()?;
    let all_meet = outcome.down.iter().all(|one| meets_any(whole, *one));
    all_meet.then_some(outcome)
}

fn meets_any(whole: &Bracket, one: usize) -> bool {
    let mut next = whole.next.iter();
    next.any(|other| whole.ready.may_meet(one, *other))
}

/// C4 and C8 whether it makes no difference for the others who goes down, as
/// long as it is one who can meet somebody of the next bracket.
///
/// In the next bracket each can meet more than half, so whoever comes and
/// whoever goes, all others of it can be paired (Dirac). What is left is only
/// who goes on from there: nobody if it is odd, else one of at least two.
fn is_same_for_all(whole: &Bracket) -> bool {
    let (ready, next) = (whole.ready, whole.next);
    if next.len() <= 4 || least_degree(ready, next) * 2 < next.len() + 2 {
        return false;
    }
    if next.len() % 2 == 1 {
        return is_complete(ready, whole.rest, whole.bye);
    }
    let mut below = vec![0; whole.rest.len() + 1];
    below[1..].copy_from_slice(whole.rest);
    let goes_on = |one: &&usize| {
        below[0] = **one;
        is_complete(ready, &below, whole.bye)
    };
    let tried = next.iter().rev().take(TRIES);
    tried.filter(goes_on).take(2).count() == 2
}

/// So many are tried before all are looked at together.
const TRIES: usize = 12;

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
