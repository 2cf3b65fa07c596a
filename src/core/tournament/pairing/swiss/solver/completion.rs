//! C4: whether all remaining players can be paired. C5: the score at which the bye is given.

#[cfg(test)]
mod tests;

use super::bipartite::{BipartiteMatching, Compatibility};
use super::blossom::Matcher;
use super::weight::Weight;
use crate::rules::Side;
use crate::tournament::pairing::swiss::field::Tenths;
use crate::tournament::pairing::swiss::prepared::PreparedField;

/// C5: the lowest score at which a player can have the bye and all others can be paired;
/// `None` in an even field, of which only the latter is checked.
pub(super) fn c5_bye_score(ready: &PreparedField) -> Result<Option<Tenths>, Obstacle> {
    let all = (0..ready.len()).collect::<Vec<_>>();
    let least = ready
        .has_unwanted()
        .then(|| least_unwanted_of(ready, |one| ready.all[one].may_have_bye));
    if all.len() % 2 == 0 {
        return if is_complete(ready, &all, None) {
            Ok(None)
        } else {
            Err(obstacle(ready, &all))
        };
    }
    let mut scores = all
        .iter()
        .filter(|one| ready.all[**one].may_have_bye)
        .map(|one| ready.all[*one].score)
        .collect::<Vec<_>>();
    scores.sort_unstable();
    scores.dedup();
    if scores.is_empty() {
        return Err(Obstacle::NobodyForBye);
    }
    let is_possible = |score: &Tenths| match least {
        None => is_complete(ready, &all, Some(*score)),
        Some(least) => {
            least.is_some()
                && least == least_unwanted_of(ready, |one| ready.may_sit_out(one, Some(*score)))
        }
    };
    let found = scores.into_iter().find(is_possible);
    found.map(Some).ok_or_else(|| obstacle(ready, &all))
}

/// Why there is no legal round. Players are ranks.
pub(in crate::tournament::pairing::swiss) enum Obstacle {
    NobodyForBye,
    NobodyToMeet(usize),
    CannotBeCompleted,
}

fn obstacle(ready: &PreparedField, all: &[usize]) -> Obstacle {
    let is_alone = |one: &&usize| {
        let can_sit_out = all.len() % 2 == 1 && ready.all[**one].may_have_bye;
        !can_sit_out
            && !all
                .iter()
                .any(|other| other != *one && ready.may_meet(**one, *other))
    };
    all.iter()
        .find(is_alone)
        .map_or(Obstacle::CannotBeCompleted, |one| {
            Obstacle::NobodyToMeet(*one)
        })
}

/// C4: whether all of these can be paired, one of an odd number having the bye at this score.
pub(super) fn is_complete(ready: &PreparedField, these: &[usize], bye: Option<Tenths>) -> bool {
    if these.len() % 2 == 1 && !these.iter().any(|one| ready.may_sit_out(*one, bye)) {
        return false;
    }
    is_roomy(ready, these) || can_be_halved(ready, these, bye) || has_perfect(ready, these, bye)
}

/// Whether each player can meet more than half of the others. Then a perfect matching exists
/// (Dirac's theorem). The margin of 2 covers the player with the bye, whoever it is.
fn is_roomy(ready: &PreparedField, these: &[usize]) -> bool {
    these.is_empty() || least_degree(ready, these) * 2 >= these.len() + 2
}

/// A lower bound on the number of opponents of each player.
fn least_degree(ready: &PreparedField, these: &[usize]) -> usize {
    let must = |side: Side| {
        let all = these.iter().map(|one| &ready.all[*one].preference);
        all.filter(|preference| preference.is_absolute() && preference.side == Some(side))
            .count()
    };
    let musts = [must(Side::First), must(Side::Second)];
    let mut is_one = vec![false; ready.len()];
    for one in these {
        is_one[*one] = true;
    }
    let degree = |one: &usize| {
        let preference = &ready.all[*one].preference;
        let clash = match preference.side {
            Some(side) if preference.is_absolute() => musts[usize::from(side == Side::Second)],
            _ => 1,
        };
        let barred = ready
            .barred_from(*one)
            .filter(|other| is_one[*other])
            .count();
        these.len().saturating_sub(clash.max(1) + barred)
    };
    these.iter().map(degree).min().unwrap_or(0)
}

/// Number of players tried for the bye before the general search.
const TRIES: usize = 4;

/// Whether all can be paired by a bipartite matching that separates the two absolute colour
/// preferences.
fn can_be_halved(ready: &PreparedField, these: &[usize], bye: Option<Tenths>) -> bool {
    if these.len().is_multiple_of(2) {
        return halved(ready, these.to_vec());
    }
    let sitting = these
        .iter()
        .rev()
        .filter(|one| ready.may_sit_out(**one, bye));
    let without = |one: &usize| {
        these
            .iter()
            .filter(|other| *other != one)
            .copied()
            .collect()
    };
    sitting.take(TRIES).any(|one| halved(ready, without(one)))
}

fn halved(ready: &PreparedField, mut these: Vec<usize>) -> bool {
    let class = |one: &usize| {
        let one = &ready.all[*one];
        match one.preference.side {
            Some(side) if one.preference.is_absolute() && !one.is_topscorer => {
                2 * usize::from(side == Side::Second)
            }
            _ => 1,
        }
    };
    these.sort_by_key(class);
    let meets = Compatibility {
        class: these.iter().map(class).collect(),
        // C3, as sets of classes.
        allows: vec![0b110, 0b111, 0b011],
        is_barred: |one: usize, other: usize| ready.is_barred(these[one], these[other]),
    };
    let half = these.len() / 2;
    BipartiteMatching::of(&meets, (0..half).collect(), (half..these.len()).collect()).is_some()
}

/// The fewest unwanted pairs of a perfect matching, as its cost; `None` if there is no legal one.
/// An odd number gets a dummy as its last vertex. `is_unwanted` is `None` for illegal pairs.
pub(crate) fn least_unwanted(
    count: usize,
    is_unwanted: impl Fn(usize, usize) -> Option<bool>,
) -> Option<i64> {
    // More than all pairs together can cost if all of them are unwanted.
    let illegal = 2 * count as i64;
    let matcher = Matcher::<i64>::settled(count.next_multiple_of(2), |one, other| {
        is_unwanted(one, other).map_or(illegal, |is_unwanted| 2 * i64::from(is_unwanted))
    });
    Some(matcher.total()).filter(|total| *total < illegal)
}

/// [`least_unwanted`] of a field.
fn least_unwanted_of(ready: &PreparedField, may_sit_out: impl Fn(usize) -> bool) -> Option<i64> {
    least_unwanted(ready.len(), |one, other| {
        if other == ready.len() {
            return may_sit_out(one).then_some(false);
        }
        let may_meet = ready.may_meet(one, other);
        may_meet.then(|| ready.is_unwanted(one, other))
    })
}

fn has_perfect(ready: &PreparedField, these: &[usize], bye: Option<Tenths>) -> bool {
    let is_odd = these.len() % 2 == 1;
    let size = these.len() + usize::from(is_odd);
    let mut matcher = Matcher::<i64>::new(size, |one, other| {
        let is_legal = match these.get(other) {
            Some(other) => ready.may_meet(these[one], *other),
            None => ready.may_sit_out(these[one], bye),
        };
        i64::small(if is_legal { 0 } else { 2 })
    });
    matcher.begin();
    matcher.settle(Some(0))
}
