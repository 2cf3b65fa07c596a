//! C.04.4.1 article by article, by trying every set, every exchange and every pairing. It shares no code
//! with the solver.

use crate::rules::Side;
use crate::tournament::pairing::swiss::{Field, PastKind, Round};
use std::cmp::Reverse;

/// A player as the articles see one.
#[derive(PartialEq)]
struct Seen {
    at: usize,
    number: u32,
    score: i32,
    sides: Vec<Side>,
    met: Vec<usize>,
    /// 1.7
    average: i64,
    upfloats: usize,
    was_up: bool,
    may_have_bye: bool,
}

type Pairs<'a> = Vec<(&'a Seen, &'a Seen)>;

fn seen(field: &Field, at: usize) -> Seen {
    let player = &field.players[at];
    let mut seen = Seen {
        at,
        number: player.number,
        score: player.score_before(field.round),
        sides: Vec::new(),
        met: Vec::new(),
        average: 0,
        upfloats: 0,
        was_up: false,
        may_have_bye: true,
    };
    let mut ratings = Vec::new();
    for (past, round) in player.past.iter().zip(1..) {
        seen.was_up = false;
        match past.what {
            PastKind::Played { against, side } => {
                let other = &field.players[against];
                seen.sides.push(side);
                seen.met.push(against);
                ratings.push(f64::from(other.rating));
                seen.was_up = player.score_before(round) < other.score_before(round);
                seen.upfloats += usize::from(seen.was_up);
            }
            PastKind::PairingBye => seen.may_have_bye = false,
            _ => seen.may_have_bye &= past.points < field.worth.win,
        }
    }
    if !ratings.is_empty() {
        let mean = ratings.iter().sum::<f64>() / ratings.len() as f64;
        seen.average = (mean + 0.5).floor() as i64;
    }
    seen
}

impl Seen {
    /// 1.6 the preference and its strength: 3 absolute, 2 strong, 1 mild.
    fn preference(&self) -> (Side, u8) {
        let count = |side| self.sides.iter().filter(|one| **one == side).count() as i32;
        let difference = count(Side::First) - count(Side::Second);
        let due = if difference < 0 {
            Side::First
        } else {
            Side::Second
        };
        match self.sides.as_slice() {
            _ if difference.abs() > 1 => (due, 3),
            [.., one, last] if one == last => (!*last, 3),
            _ if difference != 0 => (due, 2),
            [.., last] => (!*last, 1),
            [] => (Side::Second, 1),
        }
    }
}

struct Law<'a> {
    field: &'a Field,
}

impl Law<'_> {
    /// C1 and C3.
    fn may_meet(&self, one: &Seen, other: &Seen) -> bool {
        let pairs = [(one.at, other.at), (other.at, one.at)];
        let is_forbidden = self.field.forbidden.iter().any(|pair| pairs.contains(pair));
        let clash = one.preference() == other.preference() && one.preference().1 == 3;
        !is_forbidden && !one.met.contains(&other.at) && !clash
    }

    fn unwanted(&self, pairs: &Pairs) -> usize {
        let is_unwanted = |(one, other): &&(&Seen, &Seen)| {
            let both = [(one.at, other.at), (other.at, one.at)];
            self.field.unwanted.iter().any(|pair| both.contains(pair))
        };
        pairs.iter().filter(is_unwanted).count()
    }

    /// All ways to pair all of these.
    fn complete<'b>(&self, open: &[&'b Seen]) -> Vec<Pairs<'b>> {
        let Some((one, others)) = open.split_first() else {
            return vec![Vec::new()];
        };
        let mut all = Vec::new();
        for (place, other) in others.iter().enumerate() {
            if self.may_meet(one, other) {
                let rest = [&others[..place], &others[place + 1..]].concat();
                for mut pairs in self.complete(&rest) {
                    pairs.push((one, other));
                    all.push(pairs);
                }
            }
        }
        all
    }

    /// The ways to pair all of these with the fewest unwanted pairs, and that number.
    fn wanted<'b>(&self, open: &[&'b Seen]) -> Option<(usize, Vec<Pairs<'b>>)> {
        let mut all = self.complete(open);
        let fewest = all.iter().map(|pairs| self.unwanted(pairs)).min()?;
        all.retain(|pairs| self.unwanted(pairs) == fewest);
        Some((fewest, all))
    }

    /// 3.2.1, 3.2.2, 4.2
    fn upfloaters<'b>(&self, own: &[&'b Seen], lower: &[&'b Seen]) -> Option<Vec<&'b Seen>> {
        let (fewest, _) = self.wanted(&[own, lower].concat())?;
        let is_last = self.field.round >= self.field.rounds;
        let most = 2 + self.field.rounds / 5;
        let mut best: Option<(Vec<i64>, Vec<&Seen>)> = None;
        for size in 0..=lower.len() {
            for up in subsets(lower, size) {
                let rest = lower.iter().copied().filter(|one| !up.contains(one));
                let rest = self.wanted(&rest.collect::<Vec<_>>());
                let bracket = self.wanted(&[own, &up].concat());
                let Some(((one, pairs), (other, _))) = bracket.zip(rest) else {
                    continue;
                };
                if one + other != fewest {
                    continue;
                }
                let maximum = up.iter().filter(|one| !is_last && one.upfloats >= most);
                let again = up.iter().filter(|one| !is_last && one.was_up);
                let mut value = vec![up.len() as i64];
                let mut scores = up
                    .iter()
                    .map(|one| -i64::from(one.score))
                    .collect::<Vec<_>>();
                scores.sort_unstable_by_key(|score| Reverse(*score));
                value.extend(scores);
                value.push(pairs.iter().map(clashes).min()? as i64);
                value.push(maximum.clone().count() as i64);
                value.push(maximum.map(|one| one.upfloats as i64).sum());
                value.push(again.count() as i64);
                if best.as_ref().is_none_or(|(known, _)| value < *known) {
                    best = Some((value, up));
                }
            }
            if best.is_some() {
                break;
            }
        }
        best.map(|(_, up)| up)
    }

    /// 3.2.3 to 3.2.6
    fn bracket<'b>(&self, bracket: &[&'b Seen]) -> Option<Pairs<'b>> {
        let mut all = bracket.to_vec();
        all.sort_by_key(|one| one.number);
        let (first, second): (Vec<&Seen>, Vec<&Seen>) =
            if all.iter().all(|one| one.sides.is_empty()) {
                let (first, second) = all.split_at(all.len() / 2);
                (first.to_vec(), second.to_vec())
            } else {
                all.iter()
                    .partition(|one| one.preference().0 == Side::First)
            };
        let is_first_smaller = first.len() <= second.len();
        let (smaller, larger) = if is_first_smaller {
            (&first, &second)
        } else {
            (&second, &first)
        };
        let (_, pairings) = self.wanted(&all)?;
        let fewest = pairings.iter().map(clashes).min()?;
        let within = |pairs: &Pairs| {
            let both = pairs
                .iter()
                .filter(|(one, other)| smaller.contains(one) && smaller.contains(other));
            both.count()
        };
        let within = pairings.iter().map(within).min()?;
        let more = (larger.len() + within - (smaller.len() - within)) / 2;
        let change = |out: &[&'b Seen], into: &[&'b Seen]| {
            let is_first =
                |one: &&&Seen| first.contains(*one) != (out.contains(*one) || into.contains(*one));
            let mut s1 = all.iter().filter(is_first).copied().collect::<Vec<_>>();
            s1.sort_by_key(|one| (one.average, one.number));
            let g2 = all
                .iter()
                .filter(|one| !is_first(one))
                .copied()
                .collect::<Vec<_>>();
            (s1, g2)
        };
        // 3.2.4 whether this exchange can yield a legal pairing that complies at best with C7.
        let yields = |out: &[&'b Seen], into: &[&'b Seen]| {
            let (s1, _) = change(out, into);
            pairings.iter().any(|pairs| {
                let are_apart = pairs
                    .iter()
                    .all(|(one, other)| s1.contains(one) != s1.contains(other));
                are_apart && clashes(pairs) == fewest
            })
        };
        let outs = subsets(&shifters(smaller, is_first_smaller), within);
        let intos = subsets(&shifters(larger, !is_first_smaller), more);
        let out = outs
            .iter()
            .find(|out| intos.iter().any(|into| yields(out, into)))?;
        let into = intos.iter().find(|into| yields(out, into))?;
        let (s1, g2) = change(out, into);
        self.transposition(&s1, &g2, &pairings)
    }

    /// 4.4 the first transposition of G2 that yields one of these pairings.
    fn transposition<'b>(
        &self,
        s1: &[&'b Seen],
        g2: &[&'b Seen],
        among: &[Pairs<'b>],
    ) -> Option<Pairs<'b>> {
        let opponents = |pairs: &Pairs<'b>| {
            let opponent = |one: &&'b Seen| {
                let found = pairs.iter().find_map(|pair| {
                    let turned = (pair.1, pair.0);
                    [*pair, turned].into_iter().find(|pair| pair.0 == *one)
                });
                found.map(|pair| pair.1).filter(|other| g2.contains(other))
            };
            s1.iter().map(opponent).collect::<Option<Vec<_>>>()
        };
        let all = among.iter().filter_map(opponents);
        let best = all.min_by_key(|all| all.iter().map(|one| one.number).collect::<Vec<_>>())?;
        Some(s1.iter().copied().zip(best).collect())
    }

    /// 5.2
    fn seated(&self, one: &Seen, other: &Seen) -> (usize, usize) {
        let rank = |one: &Seen| (Reverse(one.score), one.number);
        let (higher, lower) = if rank(one) < rank(other) {
            (one, other)
        } else {
            (other, one)
        };
        let (own, others) = (higher.preference(), lower.preference());
        let side = if higher.sides.is_empty() && lower.sides.is_empty() {
            let players = self.field.players.iter();
            let arrived = players.filter(|player| {
                let is_paired = player
                    .past
                    .iter()
                    .any(|past| past.what != PastKind::NotPaired);
                player.number <= higher.number && (player.is_here || is_paired)
            });
            if arrived.count() % 2 == 1 {
                self.field.initial
            } else {
                !self.field.initial
            }
        } else if own.0 != others.0 || own.1 > others.1 {
            own.0
        } else if own.1 < others.1 {
            !others.0
        } else {
            let mut back = higher.sides.iter().rev().zip(lower.sides.iter().rev());
            let differing = back.find(|(one, other)| one != other);
            differing.map_or(own.0, |(one, _)| !*one)
        };
        match side {
            Side::First => (higher.at, lower.at),
            Side::Second => (lower.at, higher.at),
        }
    }

    fn bye<'b>(&self, all: &'b [Seen]) -> Option<Option<&'b Seen>> {
        if all.len().is_multiple_of(2) {
            return Some(None);
        }
        let mut eligible = all
            .iter()
            .filter(|one| one.may_have_bye)
            .collect::<Vec<_>>();
        eligible.sort_by_key(|one| (one.score, Reverse(one.sides.len()), Reverse(one.number)));
        let least = |bye: &&Seen| {
            let open = all.iter().filter(|one| one != bye);
            Some(self.wanted(&open.collect::<Vec<_>>())?.0)
        };
        let fewest = eligible.iter().filter_map(least).min()?;
        let bye = eligible.iter().find(|bye| least(bye) == Some(fewest));
        bye.map(|bye| Some(*bye))
    }
}

/// C7
fn clashes(pairs: &Pairs) -> usize {
    let is_clash = |(one, other): &&(&Seen, &Seen)| one.preference().0 == other.preference().0;
    pairs.iter().filter(is_clash).count()
}

/// 4.1.3 the sets of a size, by the smallest differing number.
pub(super) fn subsets<T: Copy>(all: &[T], size: usize) -> Vec<Vec<T>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut sets = Vec::new();
    for (at, one) in all.iter().enumerate() {
        for mut set in subsets(&all[at + 1..], size - 1) {
            set.insert(0, *one);
            sets.push(set);
        }
    }
    sets
}

/// 4.3
fn shifters<'b>(group: &[&'b Seen], is_first: bool) -> Vec<&'b Seen> {
    let mut left = group.to_vec();
    left.sort_by_key(|one| (if is_first { one.average } else { 0 }, one.number));
    let mut numbered = Vec::new();
    while !left.is_empty() {
        numbered.push(left.remove((left.len() - 1) / 2));
    }
    numbered
}

/// The round, with its pairs in any order; `None` if there is no legal one.
pub(super) fn pair(field: &Field) -> Option<Round> {
    let law = Law { field };
    let here = (0..field.players.len()).filter(|at| field.players[*at].is_here);
    let all = here.map(|at| seen(field, at)).collect::<Vec<_>>();
    if all.len() < 2 {
        return None;
    }
    let bye = law.bye(&all)?;
    let mut open = all
        .iter()
        .filter(|one| Some(*one) != bye)
        .collect::<Vec<_>>();
    open.sort_by_key(|one| (Reverse(one.score), one.number));
    let mut pairs = Vec::new();
    while let Some(top) = open.first().map(|one| one.score) {
        let (own, lower): (Vec<&Seen>, Vec<&Seen>) = open.iter().partition(|one| one.score == top);
        let up = law.upfloaters(&own, &lower)?;
        let bracket = [own, up].concat();
        pairs.extend(law.bracket(&bracket)?);
        open.retain(|one| !bracket.contains(one));
    }
    Some(Round {
        pairs: pairs
            .iter()
            .map(|(one, other)| law.seated(one, other))
            .collect(),
        bye: bye.map(|one| one.at),
    })
}
