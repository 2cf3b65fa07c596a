//! The rules of C.04.6 word by word, by exhaustive search, independent of the program.

use super::Pairs;
use inkundla_core::rules::Side;
use inkundla_core::tournament::SidesOfTeams;
use inkundla_core::tournament::pairing::swiss::TeamField;
use std::cmp::Reverse;
use std::collections::BTreeSet;

pub(super) fn may_meet(field: &TeamField, one: usize, other: usize) -> bool {
    let is_pair = |pair: &(usize, usize)| *pair == (one, other) || *pair == (other, one);
    !field.teams[one].met.contains(&other)
        && !field.teams[other].met.contains(&one)
        && !field.forbidden.iter().any(is_pair)
}

/// Number of unwanted pairs.
fn unwanted(field: &TeamField, pairing: &[(usize, usize)]) -> usize {
    let is_unwanted = |(one, other): &&(usize, usize)| {
        field.unwanted.contains(&(*one, *other)) || field.unwanted.contains(&(*other, *one))
    };
    pairing.iter().filter(is_unwanted).count()
}

/// The least number of unwanted pairs in a pairing of all.
fn least_unwanted(field: &TeamField, these: &[usize]) -> Option<usize> {
    let all = all_pairings(field, these);
    all.iter().map(|pairing| unwanted(field, pairing)).min()
}

/// Every way to pair all of these, in no special order.
fn all_pairings(field: &TeamField, these: &[usize]) -> Vec<Vec<(usize, usize)>> {
    let Some((first, rest)) = these.split_first() else {
        return vec![Vec::new()];
    };
    let mut found = Vec::new();
    for at in 0..rest.len() {
        if may_meet(field, *first, rest[at]) {
            let mut others = rest.to_vec();
            let other = others.remove(at);
            for mut pairing in all_pairings(field, &others) {
                pairing.push((*first, other));
                found.push(pairing);
            }
        }
    }
    found
}

fn can_be_paired(field: &TeamField, these: &[usize]) -> bool {
    !all_pairings(field, these).is_empty()
}

fn subsets(of: &[usize], size: usize) -> Vec<Vec<usize>> {
    match (of, size) {
        (_, 0) => vec![Vec::new()],
        ([], _) => Vec::new(),
        ([first, rest @ ..], size) => {
            let with = subsets(rest, size - 1).into_iter().map(|mut set| {
                set.insert(0, *first);
                set
            });
            with.chain(subsets(rest, size)).collect()
        }
    }
}

fn without(these: &[usize], gone: &[usize]) -> Vec<usize> {
    let stays = these.iter().copied().filter(|one| !gone.contains(one));
    stays.collect()
}

/// The sets of upfloaters of the least size with which a group and the rest can be paired.
fn least_sets(field: &TeamField, top: &[usize], lower: &[usize]) -> Vec<Vec<usize>> {
    let least = least_unwanted(field, &[top, lower].concat());
    for size in 0..=lower.len() {
        let legal = |set: &Vec<usize>| {
            let bracket = [top, set.as_slice()].concat();
            let own = least_unwanted(field, &bracket);
            let rest = least_unwanted(field, &without(lower, set));
            let both = own.zip(rest).map(|(own, rest)| own + rest);
            bracket.len() % 2 == 0 && both.is_some() && both == least
        };
        let sets = subsets(lower, size).into_iter().filter(legal);
        let sets = sets.collect::<Vec<_>>();
        if !sets.is_empty() {
            return sets;
        }
    }
    Vec::new()
}

fn groups(field: &TeamField, open: &[usize]) -> Vec<Vec<usize>> {
    let same = |one: &usize, other: &usize| field.teams[*one].score == field.teams[*other].score;
    open.chunk_by(same).map(<[usize]>::to_vec).collect()
}

/// C.04.6:3.5 with C4 to C7.
fn upfloaters(field: &TeamField, open: &[usize]) -> Vec<usize> {
    let top = groups(field, open)[0].clone();
    let lower = without(open, &top);
    let spares = field.round + 1 < field.rounds;
    let key = |set: &Vec<usize>| {
        let mut scores = set
            .iter()
            .map(|one| field.teams[*one].score)
            .collect::<Vec<_>>();
        scores.sort_unstable();
        let rest = without(&lower, set);
        // C6 is about the following group only if some of it are left.
        let following = groups(field, &lower).first().cloned().unwrap_or_default();
        let following = without(&following, set);
        let c6 = if following.is_empty() {
            0
        } else {
            least_sets(field, &following, &without(&rest, &following))[0].len()
        };
        let floated = set
            .iter()
            .filter(|one| field.teams[**one].was_floater)
            .count();
        let numbers = set
            .iter()
            .map(|one| field.teams[*one].number)
            .collect::<Vec<_>>();
        (
            Reverse(scores),
            c6,
            if spares { floated } else { 0 },
            numbers,
        )
    };
    least_sets(field, &top, &lower)
        .into_iter()
        .min_by_key(key)
        .unwrap()
}

/// The preferred side of a team, and the strength of the preference: 2, 1 or 0.
fn wish(field: &TeamField, at: usize) -> (Option<Side>, u8) {
    let sides = &field.teams[at].sides;
    let firsts = sides.iter().filter(|side| **side == Side::First).count() as i32;
    let apart = 2 * firsts - sides.len() as i32;
    let twice = |side: Side| sides.ends_with(&[side, side]);
    let first = apart < -1 || (apart == 0 || apart == -1) && twice(Side::Second);
    let second = apart > 1 || (apart == 0 || apart == 1) && twice(Side::First);
    let is_last = field.round == field.rounds;
    match field.sides {
        SidesOfTeams::Ignored => (None, 0),
        _ if first => (Some(Side::First), 2),
        _ if second => (Some(Side::Second), 2),
        SidesOfTeams::Simple => (None, 0),
        SidesOfTeams::Graded => match (apart, sides.last()) {
            (-1, _) => (Some(Side::First), 1),
            (1, _) => (Some(Side::Second), 1),
            (0, Some(last)) if !is_last => (Some(!*last), 1),
            _ => (None, 0),
        },
    }
}

/// C.04.6:3.6 with C8 to C10.
fn bracket(field: &TeamField, top: &[usize], up: &[usize]) -> Vec<(usize, usize)> {
    let all = [top, up].concat();
    let spares = field.round + 1 < field.rounds;
    let key = |pairing: &Vec<(usize, usize)>| {
        let (mut c8, mut c9, mut c10) = (0, 0, 0);
        let mut named = Vec::new();
        for (one, other) in pairing {
            let (wish, also) = (wish(field, *one), wish(field, *other));
            if wish.0.is_some() && wish.0 == also.0 {
                c8 += 1;
                c9 +=
                    usize::from(wish.1 == 2 && also.1 == 2 && field.sides == SidesOfTeams::Graded);
            }
            let hosts = [(one, other), (other, one)];
            let host = hosts
                .iter()
                .find(|(one, other)| up.contains(one) && top.contains(other));
            c10 += usize::from(
                spares && host.is_some_and(|(_, host)| field.teams[**host].was_floater),
            );
            let (one, other) = (field.teams[*one].number, field.teams[*other].number);
            named.push((one.min(other), one.max(other)));
        }
        named.sort_unstable();
        let front = named.iter().map(|pair| pair.0);
        let name = front
            .chain(named.iter().map(|pair| pair.1))
            .collect::<Vec<_>>();
        (unwanted(field, pairing), c8, c9, c10, name)
    };
    all_pairings(field, &all)
        .into_iter()
        .min_by_key(key)
        .unwrap()
}

/// The whole round; `None` if there is no legal one.
pub(super) fn by_the_law(field: &TeamField) -> Option<(Pairs, Option<usize>)> {
    let mut open = (0..field.teams.len())
        .filter(|at| field.teams[*at].is_here)
        .collect::<Vec<_>>();
    open.sort_by_key(|at| (Reverse(field.teams[*at].score), field.teams[*at].number));
    let mut bye = None;
    if open.len() % 2 == 1 {
        let order = |at: &usize| {
            let team = &field.teams[*at];
            let least = least_unwanted(field, &without(&open, &[*at]));
            (
                least,
                team.score,
                Reverse(team.sides.len()),
                Reverse(team.number),
            )
        };
        let may = |at: &usize| {
            field.teams[*at].may_have_bye && can_be_paired(field, &without(&open, &[*at]))
        };
        bye = Some(open.iter().copied().filter(may).min_by_key(order)?);
        open.retain(|at| Some(*at) != bye);
    }
    if !can_be_paired(field, &open) {
        return None;
    }
    let mut found = BTreeSet::new();
    while !open.is_empty() {
        let top = groups(field, &open)[0].clone();
        let up = upfloaters(field, &open);
        for (one, other) in bracket(field, &top, &up) {
            open = without(&open, &[one, other]);
            let (one, other) = (field.teams[one].number, field.teams[other].number);
            found.insert((one.min(other), one.max(other)));
        }
    }
    Some((found, bye))
}
