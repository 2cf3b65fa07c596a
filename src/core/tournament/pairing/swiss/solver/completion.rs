//! C4: whether all remaining players can be paired. C5: the score at which the bye is given.

#[cfg(test)]
mod tests;

use super::blossom::Matcher;
use super::tight_matching::TightMatching;
use super::transposed::{ALLOWS, class_of};
use crate::rules::Side;
use crate::tournament::pairing::swiss::field::Tenths;
use crate::tournament::pairing::swiss::prepared::PreparedField;

/// C5: the lowest score at which a player can have the bye and all others can be paired;
/// `None` in an even field, of which only the latter is checked.
pub(super) fn c5_bye_score(field: &PreparedField) -> Result<Option<Tenths>, Obstacle> {
    let all = (0..field.len()).collect::<Vec<_>>();
    let least = field
        .has_unwanted()
        .then(|| least_unwanted_of(field, |one| field.all[one].may_have_bye));
    if all.len() % 2 == 0 {
        return if is_complete(field, &all, None) {
            Ok(None)
        } else {
            Err(obstacle(field, &all))
        };
    }
    let mut scores = all
        .iter()
        .filter(|one| field.all[**one].may_have_bye)
        .map(|one| field.all[*one].score)
        .collect::<Vec<_>>();
    scores.sort_unstable();
    scores.dedup();
    if scores.is_empty() {
        return Err(Obstacle::NobodyForBye);
    }
    let is_possible = |score: &Tenths| match least {
        None => is_complete(field, &all, Some(*score)),
        Some(least) => {
            least.is_some()
                && least == least_unwanted_of(field, |one| field.may_sit_out(one, Some(*score)))
        }
    };
    let found = scores.into_iter().find(is_possible);
    found.map(Some).ok_or_else(|| obstacle(field, &all))
}

/// The player with the bye, if it is allocated before the pairing: the lowest by a key of those
/// without whom all others can be paired; `None` in an even field, of which only the latter is
/// checked.
pub(in crate::tournament::pairing::swiss) fn first_bye<K: Ord>(
    field: &PreparedField,
    key: impl Fn(usize) -> K,
) -> Result<Option<usize>, Obstacle> {
    let all = (0..field.len()).collect::<Vec<_>>();
    if all.len().is_multiple_of(2) {
        return if is_complete(field, &all, None) {
            Ok(None)
        } else {
            Err(obstacle(field, &all))
        };
    }
    let may_have_bye = |one: &usize| field.all[*one].may_have_bye;
    let mut eligible = all.iter().copied().filter(may_have_bye).collect::<Vec<_>>();
    if eligible.is_empty() {
        return Err(Obstacle::NobodyForBye);
    }
    eligible.sort_by_key(|one| key(*one));
    let least = field
        .has_unwanted()
        .then(|| least_unwanted_of(field, |one| field.all[one].may_have_bye));
    let is_possible = |one: &usize| match least {
        None => {
            let others = all.iter().copied().filter(|other| other != one);
            is_complete(field, &others.collect::<Vec<_>>(), None)
        }
        Some(least) => least.is_some() && least == least_unwanted_of(field, |other| other == *one),
    };
    let found = eligible.into_iter().find(is_possible);
    found.map(Some).ok_or_else(|| obstacle(field, &all))
}

/// Why there is no legal round. Players are ranks.
pub(in crate::tournament::pairing::swiss) enum Obstacle {
    NobodyForBye,
    NobodyToMeet(usize),
    CannotBeCompleted,
}

fn obstacle(field: &PreparedField, all: &[usize]) -> Obstacle {
    let is_alone = |one: &&usize| {
        let can_sit_out = all.len() % 2 == 1 && field.all[**one].may_have_bye;
        !can_sit_out
            && !all
                .iter()
                .any(|other| other != *one && field.may_meet(**one, *other))
    };
    all.iter()
        .find(is_alone)
        .map_or(Obstacle::CannotBeCompleted, |one| {
            Obstacle::NobodyToMeet(*one)
        })
}

/// C4: whether all of these can be paired, one of an odd number having the bye at this score.
pub(in crate::tournament::pairing::swiss) fn is_complete(
    field: &PreparedField,
    these: &[usize],
    bye: Option<Tenths>,
) -> bool {
    if these.len() % 2 == 1 && !these.iter().any(|one| field.may_sit_out(*one, bye)) {
        return false;
    }
    is_roomy(field, these) || has_perfect(field, these, bye)
}

/// Whether each player can meet more than half of the others. Then a perfect matching exists
/// (Dirac's theorem). The margin of 2 covers the player with the bye, whoever it is.
fn is_roomy(field: &PreparedField, these: &[usize]) -> bool {
    these.is_empty() || least_degree(field, these) * 2 >= these.len() + 2
}

/// A lower bound on the number of opponents of each player.
fn least_degree(field: &PreparedField, these: &[usize]) -> usize {
    let must = |side: Side| {
        let all = these.iter().map(|one| &field.all[*one].preference);
        all.filter(|preference| preference.is_absolute() && preference.side == Some(side))
            .count()
    };
    let musts = [must(Side::First), must(Side::Second)];
    let mut is_one = vec![false; field.len()];
    for one in these {
        is_one[*one] = true;
    }
    let degree = |one: &usize| {
        let preference = &field.all[*one].preference;
        let clash = match preference.side {
            Some(side) if preference.is_absolute() => musts[usize::from(side == Side::Second)],
            _ => 1,
        };
        let barred = field
            .barred_from(*one)
            .filter(|other| is_one[*other])
            .count();
        these.len().saturating_sub(clash.max(1) + barred)
    };
    these.iter().map(degree).min().unwrap_or(0)
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
fn least_unwanted_of(field: &PreparedField, may_sit_out: impl Fn(usize) -> bool) -> Option<i64> {
    least_unwanted(field.len(), |one, other| {
        if other == field.len() {
            return may_sit_out(one).then_some(false);
        }
        let may_meet = field.may_meet(one, other);
        may_meet.then(|| field.is_unwanted(one, other))
    })
}

/// Whether a perfect matching exists, a dummy having the bye.
fn has_perfect(field: &PreparedField, these: &[usize], bye: Option<Tenths>) -> bool {
    let is_odd = these.len() % 2 == 1;
    // The classes of C3, first those who may not sit out, then those who may, and the dummy.
    let class = |one: &usize| {
        let may_sit_out = is_odd && field.may_sit_out(*one, bye);
        class_of(field, *one) + if may_sit_out { ALLOWS.len() } else { 0 }
    };
    let dummy = 2 * ALLOWS.len();
    let row = |allows: &u128| allows | allows << ALLOWS.len();
    let stay = ALLOWS.iter().map(row);
    let may_leave = ALLOWS.iter().map(|allows| row(allows) | 1 << dummy);
    let all_who_may = ((1 << ALLOWS.len()) - 1) << ALLOWS.len();
    let class = these.iter().map(class).chain(is_odd.then_some(dummy));
    TightMatching::exists(
        class.collect(),
        stay.chain(may_leave).chain([all_who_may]).collect(),
        |one, other| match (these.get(one), these.get(other)) {
            (Some(one), Some(other)) => field.is_barred(*one, *other),
            _ => false,
        },
    )
}
