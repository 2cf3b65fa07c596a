//! C.04.4.2 article by article, by trying every round. It shares no code with the solver.

use crate::rules::Side;
use crate::tournament::pairing::swiss::{Field, PastKind, Player, Round};
use std::cmp::Reverse;

/// A player as the articles see one.
struct Seen {
    at: usize,
    number: u32,
    score: i32,
    sides: Vec<Side>,
    met: Vec<usize>,
    /// 1.8.1
    index: (i64, i64),
    may_have_bye: bool,
}

fn real(player: &Player) -> i64 {
    player.past.iter().map(|past| i64::from(past.points)).sum()
}

/// 1.7.2 the score of a player for the index of an opponent.
fn as_opponent(field: &Field, at: usize) -> i64 {
    let Some(player) = field.players.get(at) else {
        return 0;
    };
    let mut score = real(player);
    for past in player.past.iter().rev() {
        if past.what != PastKind::NotPaired || past.points != 0 {
            break;
        }
        score += i64::from(field.worth.draw);
    }
    score
}

fn seen(field: &Field, at: usize) -> Seen {
    let player = &field.players[at];
    let (mut buchholz, mut berger) = (0, 0);
    let (mut sides, mut met) = (Vec::new(), Vec::new());
    let mut may_have_bye = true;
    for past in &player.past {
        let opposition = match past.what {
            PastKind::Played { against, side } => {
                sides.push(side);
                met.push(against);
                as_opponent(field, against)
            }
            _ => real(player),
        };
        buchholz += opposition;
        berger += opposition * i64::from(past.points);
        match past.what {
            PastKind::Played { .. } => {}
            PastKind::PairingBye => may_have_bye = false,
            _ => may_have_bye &= past.points < field.worth.win,
        }
    }
    let added = player.virtual_points.get(field.round - 1);
    Seen {
        at,
        number: player.number,
        score: real(player) as i32 + added.copied().unwrap_or(0),
        sides,
        met,
        index: (buchholz, berger),
        may_have_bye,
    }
}

impl Seen {
    /// 1.8
    fn rank(&self) -> (Reverse<(i64, i64)>, u32) {
        (Reverse(self.index), self.number)
    }

    /// 1.5.1 to 1.5.4 the preference and its strength: 3 absolute, 2 strong, 1 mild.
    fn preference(&self) -> Option<(Side, u8)> {
        let count = |side| self.sides.iter().filter(|one| **one == side).count() as i32;
        let difference = count(Side::First) - count(Side::Second);
        let last = *self.sides.last()?;
        let is_twice = self.sides.len() > 1 && self.sides[self.sides.len() - 2] == last;
        let due = |is_first| if is_first { Side::First } else { Side::Second };
        Some(match difference {
            2.. | ..=-2 => (due(difference < 0), 3),
            _ if is_twice => (!last, 3),
            0 => (!last, 1),
            _ => (due(difference < 0), 2),
        })
    }
}

/// C1 and C3.
fn may_meet(field: &Field, one: &Seen, other: &Seen) -> bool {
    let pairs = [(one.at, other.at), (other.at, one.at)];
    let is_forbidden = field.forbidden.iter().any(|pair| pairs.contains(pair));
    let both = one.preference().zip(other.preference());
    let clash = both.is_some_and(|(one, other)| one == other && one.1 == 3);
    !is_forbidden && !one.met.contains(&other.at) && !clash
}

/// All ways to pair all of these.
fn complete(field: &Field, open: &[&Seen]) -> Vec<Vec<(usize, usize)>> {
    let Some((one, others)) = open.split_first() else {
        return vec![Vec::new()];
    };
    let mut all = Vec::new();
    for (place, other) in others.iter().enumerate() {
        if may_meet(field, one, other) {
            let rest = [&others[..place], &others[place + 1..]].concat();
            for mut pairs in complete(field, &rest) {
                pairs.push((one.at, other.at));
                all.push(pairs);
            }
        }
    }
    all
}

fn unwanted(field: &Field, pairs: &[(usize, usize)]) -> usize {
    let is_unwanted = |pair: &&(usize, usize)| {
        field.unwanted.contains(pair) || field.unwanted.contains(&(pair.1, pair.0))
    };
    pairs.iter().filter(is_unwanted).count()
}

/// 4.2, 4.3 the place of a pairing in the order: a larger number of the opponent comes first. The
/// opponent of a floater has the number zero.
pub(super) fn order(opponents: &[Option<usize>]) -> Vec<i64> {
    let number = |mate: &Option<usize>| mate.map_or(0, |mate| mate as i64 + 1);
    opponents.iter().map(|mate| -number(mate)).collect()
}

/// C5 to C8 of each bracket from the top, and its place in the order of 4.3; lower is better.
fn quality(all: &[Seen], bye: Option<usize>, pairs: &[(usize, usize)]) -> Vec<Vec<i64>> {
    let mate = |at: usize| {
        let found = pairs.iter().find(|pair| pair.0 == at || pair.1 == at);
        found.map(|pair| if pair.0 == at { pair.1 } else { pair.0 })
    };
    let mut scores = all.iter().filter(|one| Some(one.at) != bye);
    let mut scores = scores.by_ref().map(|one| one.score).collect::<Vec<_>>();
    scores.sort_unstable_by_key(|score| Reverse(*score));
    scores.dedup();
    let mut brackets = Vec::new();
    let mut incoming: Vec<&Seen> = Vec::new();
    for score in scores {
        let here = |one: &&Seen| one.score == score && Some(one.at) != bye;
        let mut own = all.iter().filter(here).chain(incoming).collect::<Vec<_>>();
        own.sort_by_key(|one| one.rank());
        let number = |at: usize| own.iter().position(|one| one.at == at);
        let opponents = own.iter().map(|one| number(mate(one.at)?));
        let opponents = opponents.collect::<Vec<_>>();
        let floats = own
            .iter()
            .zip(&opponents)
            .filter(|(_, mate)| mate.is_none());
        let floaters = floats.map(|(one, _)| *one).collect::<Vec<_>>();
        let mut floating = floaters.iter().map(|one| -i64::from(one.score));
        let mut floating = floating.by_ref().collect::<Vec<_>>();
        floating.sort_unstable();
        let clash = own.iter().zip(&opponents).filter(|(one, mate)| {
            let mate = mate.map(|mate| own[mate]);
            let other = mate.and_then(Seen::preference);
            let both = one.preference().zip(other);
            both.is_some_and(|(one, other)| one.0 == other.0)
        });
        brackets.push((
            floaters.len() as i64,
            floating.iter().map(|score| -score).collect::<Vec<_>>(),
            clash.count() as i64,
            order(&opponents),
        ));
        incoming = floaters;
    }
    let mut values = Vec::new();
    for (at, (c5, c6, c8, order)) in brackets.iter().enumerate() {
        values.extend([vec![*c5], c6.clone()]);
        // C7: C5 and C6 of the next bracket. The least of all rounds has its best ones.
        let next = brackets.get(at + 1);
        values.push(next.map_or(Vec::new(), |next| vec![next.0]));
        values.push(next.map_or(Vec::new(), |next| next.1.clone()));
        values.extend([vec![*c8], order.clone()]);
    }
    values
}

/// 5.2 the player who moves first, and the other.
fn seated(field: &Field, one: &Seen, other: &Seen) -> (usize, usize) {
    let (higher, lower) = if one.rank() < other.rank() {
        (one, other)
    } else {
        (other, one)
    };
    let side = match (higher.preference(), lower.preference()) {
        (None, None) => {
            let arrived = field.players.iter().filter(|player| {
                let is_paired = player
                    .past
                    .iter()
                    .any(|past| past.what != PastKind::NotPaired);
                player.number <= higher.number && (player.is_here || is_paired)
            });
            if arrived.count() % 2 == 1 {
                field.initial
            } else {
                !field.initial
            }
        }
        (Some(one), None) => one.0,
        (None, Some(other)) => !other.0,
        (Some(one), Some(other)) if one.0 != other.0 => one.0,
        (Some(one), Some(other)) if one.1 != other.1 => {
            if one.1 > other.1 {
                one.0
            } else {
                !other.0
            }
        }
        (Some(own), Some(_)) => {
            let mut back = higher.sides.iter().rev().zip(lower.sides.iter().rev());
            let differing = back.find(|(one, other)| one != other);
            differing.map_or(own.0, |(one, _)| !*one)
        }
    };
    match side {
        Side::First => (higher.at, lower.at),
        Side::Second => (lower.at, higher.at),
    }
}

/// The round, with its pairs in any order; `None` if there is no legal one.
pub(super) fn pair(field: &Field) -> Option<Round> {
    let here = (0..field.players.len()).filter(|at| field.players[*at].is_here);
    let all = here.map(|at| seen(field, at)).collect::<Vec<_>>();
    if all.len() < 2 {
        return None;
    }
    // 3.1
    let mut byes = vec![None];
    if all.len() % 2 == 1 {
        let mut eligible = all
            .iter()
            .filter(|one| one.may_have_bye)
            .collect::<Vec<_>>();
        eligible.sort_by_key(|one| (one.score, Reverse(one.sides.len()), Reverse(one.rank())));
        byes = eligible.iter().map(|one| Some(one.at)).collect();
    }
    let rounds = |bye: &Option<usize>| {
        let open = all.iter().filter(|one| Some(one.at) != *bye);
        complete(field, &open.collect::<Vec<_>>())
    };
    let least = |bye: &Option<usize>| rounds(bye).iter().map(|pairs| unwanted(field, pairs)).min();
    let fewest = byes.iter().filter_map(least).min()?;
    let bye = byes.into_iter().find(|bye| least(bye) == Some(fewest))?;
    let mut rounds = rounds(&bye);
    rounds.retain(|pairs| unwanted(field, pairs) == fewest);
    let best = rounds
        .into_iter()
        .min_by_key(|pairs| quality(&all, bye, pairs))?;
    let of = |at: usize| all.iter().find(|one| one.at == at);
    let pairs = best
        .iter()
        .filter_map(|(one, other)| Some(seated(field, of(*one)?, of(*other)?)));
    Some(Round {
        pairs: pairs.collect(),
        bye,
    })
}
