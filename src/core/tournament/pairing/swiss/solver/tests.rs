//! The solver's narrow scopes compared with the law, in fields small enough to try every round.

use super::best_candidate::Way;
use super::bracket::{Bracket, Scope};
pub(in crate::tournament::pairing::swiss) use super::by_classes::tests::Dice;
use super::by_classes::tests::{beginning, play};
pub(super) use super::pair_bracket::tests::one_sided;
use super::{best_candidate, pair_from};
use crate::rules::Side;
use crate::tournament::pairing::swiss::prepared::PreparedField;
use crate::tournament::pairing::swiss::round::{Round, seat_all};
use crate::tournament::pairing::swiss::{Field, PastKind, PastRound, Player, law, pair};

/// The round found with narrow scopes, whatever the size of the field.
fn pair_narrowly(field: &Field) -> Option<Round> {
    let ready = PreparedField::of(field);
    let found = pair_from(&ready, 0).ok().filter(|_| ready.len() > 1)?;
    Some(seat_all(field, &ready, found.pairs, found.bye))
}

pub(super) fn begun(dice: &mut Dice, least: u64, more: u64) -> Field {
    let mut field = beginning(dice);
    field.players.truncate((least + dice.roll(more)) as usize);
    field.forbidden.clear();
    field.initial = [Side::First, Side::Second][dice.roll(2) as usize];
    field
}

/// Compares a round paired with and without narrow scopes with the law. Returns whether there is
/// a legal one.
fn is_lawful(field: &Field) -> bool {
    let best = law::pair(field);
    assert_eq!(pair_narrowly(field), best, "{field:?}");
    assert_eq!(pair(field).ok(), best, "{field:?}");
    best.is_some()
}

/// Compares `count` fields. Returns the number of those with a legal round.
fn lawful(seed: u64, count: usize, field: impl Fn(&mut Dice) -> Field) -> usize {
    let mut dice = Dice(seed);
    let is_legal = |_: &usize| is_lawful(&field(&mut dice));
    (0..count).filter(is_legal).count()
}

/// Histories in which players with equal scores prefer the same side.
#[test]
fn narrow_scopes_find_the_round_of_the_law_with_a_colour_surplus() {
    let rounds = lawful(1999, 700, |dice| {
        let mut field = begun(dice, 4, 5);
        for _ in 0..1 + dice.roll(5) {
            one_sided(&mut field, dice);
        }
        if dice.roll(3) == 0 {
            field.rounds = field.round;
        }
        field
    });
    assert!(rounds > 300, "{rounds}");
}

/// Whole tournaments, each round paired by the system.
#[test]
fn narrow_scopes_find_every_round_of_the_law() {
    let mut dice = Dice(2024);
    let mut rounds = 0;
    for _ in 0..120 {
        let mut field = begun(&mut dice, 4, 6);
        field.rounds = 5;
        while field.round <= field.rounds && is_lawful(&field) {
            rounds += 1;
            if let Some(round) = pair_narrowly(&field) {
                play(&mut field, &round, &mut dice);
            }
        }
    }
    assert!(rounds > 300, "{rounds}");
}

/// A past game; `first` is whether the player moved first.
pub(in crate::tournament::pairing::swiss) fn game(
    against: usize,
    first: bool,
    points: i32,
) -> PastRound {
    let side = if first { Side::First } else { Side::Second };
    PastRound {
        what: PastKind::Played { against, side },
        points,
    }
}

/// Equal players: `sides` has a `w` for each game with the first side and a `b` for each with the
/// second, all against an absent opponent, each worth `points`.
pub(in crate::tournament::pairing::swiss) fn players(
    count: usize,
    sides: &str,
    points: i32,
) -> Vec<Player> {
    let past = sides
        .chars()
        .map(|side| game(usize::MAX, side == 'w', points));
    let player = Player {
        past: past.collect(),
        ..Player::new(0)
    };
    vec![player; count]
}

/// A field of these players, numbered in this order, in the middle of a tournament.
pub(in crate::tournament::pairing::swiss) fn many(mut players: Vec<Player>) -> Field {
    for (player, number) in players.iter_mut().zip(1..) {
        player.number = number;
    }
    Field::of(players, 30)
}

/// The downfloaters of the highest score group, which ends before index `end`.
fn down_from_top(round: &Round, end: usize) -> Vec<usize> {
    let mut down = Vec::new();
    for (one, other) in &round.pairs {
        let (higher, lower) = (*one.min(other), *one.max(other));
        if higher < end && lower >= end {
            down.push(higher);
        }
    }
    down.sort_unstable();
    down
}

/// C3 and C6: fourteen must move second and ten first, so four of the fourteen float down, by
/// C.04.3:4.2 the last four.
#[test]
fn c3_no_two_of_many_with_the_same_absolute_preference_meet() {
    let top = [players(14, "ww", 10), players(10, "bb", 10)].concat();
    let field = many([top, players(8, "wb", 5)].concat());
    let round = pair(&field).unwrap();
    for (one, other) in &round.pairs {
        let both_must =
            |from: usize, to: usize| (from..to).contains(one) && (from..to).contains(other);
        assert!(!both_must(0, 14) && !both_must(14, 24), "{round:?}");
    }
    assert_eq!(down_from_top(&round, 24), [10, 11, 12, 13]);
}

/// Brackets with enough forbidden pairs that players are exchanged or several float down.
#[test]
fn c_04_3_4_the_first_candidate_is_found_with_many_forbidden_pairs() {
    let rounds = lawful(431, 160, |dice| {
        let top = 6 + 2 * dice.roll(2) as usize;
        let below = dice.roll(3) as usize;
        let sides = ["", "w", "b"];
        let mut all = Vec::new();
        for at in 0..top + below {
            let points = if at < top { 10 } else { 0 };
            all.extend(players(1, sides[dice.roll(3) as usize], points));
        }
        let mut field = many(all);
        field.round = 2;
        for (at, player) in field.players.iter_mut().enumerate() {
            player.virtual_points = vec![
                0,
                if player.past.is_empty() && at < top {
                    10
                } else {
                    0
                },
            ];
        }
        let percent = 20 + dice.roll(50);
        for one in 0..top + below {
            for other in 0..one {
                if dice.roll(100) < percent {
                    field.forbidden.push((one, other));
                }
            }
        }
        field
    });
    assert!(rounds > 50, "{rounds}");
}

/// C3 and C8: groups with a colour surplus above groups that need these players.
#[test]
fn c8_narrow_scopes_allow_for_a_colour_surplus_below() {
    let rounds = lawful(1888, 400, |dice| {
        let count = 5 + dice.roll(4);
        let common = ["ww", "bb"][dice.roll(2) as usize];
        let mut all = Vec::new();
        for _ in 0..count {
            let sides = [common, common, common, "wb", "bb", "ww"][dice.roll(6) as usize];
            all.extend(players(1, sides, 5 * dice.roll(3) as i32));
        }
        let mut field = many(all);
        for _ in 0..dice.roll(4) {
            let (one, other) = (dice.roll(count) as usize, dice.roll(count) as usize);
            field.forbidden.push((one, other));
        }
        field
    });
    assert!(rounds > 100, "{rounds}");
}

/// C8: 1, 2 and 3 may only meet 4, so two of them float down. Below, too many must move second,
/// so only one of 2 and 3, who must move second as well, floats down.
#[test]
fn c8_downfloaters_add_as_few_as_possible_to_a_surplus_below() {
    let top = [
        players(1, "bw", 20),
        players(2, "ww", 20),
        players(1, "bb", 20),
    ]
    .concat();
    let next = [players(2, "bb", 10), players(4, "ww", 10)].concat();
    let rest = [players(4, "bb", 0), players(2, "wb", 0)].concat();
    let mut field = many([top, next, rest].concat());
    field.forbidden = vec![(0, 1), (0, 2), (1, 2)];
    for round in [pair_narrowly(&field).unwrap(), pair(&field).unwrap()] {
        let is_in_top = |pair: &&(usize, usize)| pair.0 < 4 && pair.1 < 4;
        let top = round.pairs.iter().filter(is_in_top).collect::<Vec<_>>();
        assert_eq!(top, [&(3, 1)], "{round:?}");
    }
}

/// Players with a half-point bye in both past rounds, which counts as a downfloat.
fn floated(count: usize, points: i32) -> Vec<Player> {
    let bye = |points| PastRound {
        what: PastKind::NotPaired,
        points,
    };
    let mut all = players(count, "", 0);
    for player in &mut all {
        player.past = vec![bye(points), bye(5)];
    }
    all
}

/// Forbids all pairs of a player but one.
fn leave_only(field: &mut Field, one: usize, only: usize) {
    let others = (0..field.players.len()).filter(|other| *other != one && *other != only);
    let pairs = others.map(|other| (one, other)).collect::<Vec<_>>();
    field.forbidden.extend(pairs);
}

/// C.04.3:4.3 with costs of more than 64 bits: 1 may only meet 2, so 2 leaves S1 and 56, the
/// first of S2, enters it.
#[test]
fn c_04_3_4_3_one_exchange_among_a_hundred_and_ten() {
    let mut field = many(floated(110, 5));
    leave_only(&mut field, 0, 1);
    let mut expected = vec![(0, 1)];
    expected.extend((2..55).map(|one| (one, one + 54)));
    expected.push((55, 109));
    assert_eq!(met(&field), expected);
}

/// C.04.3:4.2 and 4.3 with costs of more than 256 bits: fifty players with as many scores meet
/// the first fifty residents; of the six others the first may only meet the second.
#[test]
fn c_04_3_4_3_one_exchange_below_fifty_moved_down() {
    let moved = (0..50).flat_map(|at| floated(1, 1_000 - 5 * at));
    let mut field = many(moved.chain(floated(56, 5)).collect());
    leave_only(&mut field, 100, 101);
    let ready = PreparedField::of(&field);
    let own = (0..ready.len()).collect::<Vec<_>>();
    let bracket = Bracket {
        ready: &ready,
        scope: Scope::Alone,
        moved: 50,
        own: &own,
        next: &[],
        rest: &[],
        bye: None,
        seeks_bye: false,
        suits_next: &[],
        forced_down: None,
    };
    let mut pairs = best_candidate::best(&bracket, Way::Pairs).unwrap().pairs;
    pairs.sort_unstable();
    let mut expected = (0..50).map(|one| (one, one + 50)).collect::<Vec<_>>();
    expected.extend([(100, 101), (102, 104), (103, 105)]);
    assert_eq!(pairs, expected);
}

/// The pairs in order, the lower index of each first.
fn met(field: &Field) -> Vec<(usize, usize)> {
    let pairs = pair(field).unwrap().pairs.into_iter();
    let mut pairs = pairs
        .map(|(one, other)| (one.min(other), one.max(other)))
        .collect::<Vec<_>>();
    pairs.sort_unstable();
    pairs
}

/// Forbids all but these pairs.
fn allow_only(field: &mut Field, pairs: &[(usize, usize)]) {
    for other in 0..field.players.len() {
        let forbidden = (0..other).filter(|one| !pairs.contains(&(*one, other)));
        field.forbidden.extend(forbidden.map(|one| (one, other)));
    }
}

/// C.04.3:4.3.3 with two downfloaters and an S1 of two: if 1 and 4 lead, 2 leaves S1; if 2 and 3
/// lead, 1 does. The highest number leaves.
#[test]
fn c_04_3_4_3_3_the_highest_number_leaves_s1_with_two_downfloaters() {
    let mut field = many([players(6, "", 0), players(2, "", 0)].concat());
    for player in field.players.iter_mut().take(6) {
        player.virtual_points = vec![10];
    }
    let (best, other) = (
        [(0, 5), (3, 4), (1, 6), (2, 7)],
        [(1, 4), (2, 5), (0, 6), (3, 7)],
    );
    allow_only(&mut field, &[best, other].concat());
    let mut expected = best.to_vec();
    expected.sort_unstable();
    assert!(is_lawful(&field));
    assert_eq!(met(&field), expected);
}

/// C.04.3:4.3.4 two exchanges with equal sums: 6 and 9 enter S1, or 7 and 8 do. The lowest number
/// enters.
#[test]
fn c_04_3_4_3_4_the_lowest_number_enters_s1() {
    for (meets_three, meets_six) in [(6, 7), (7, 6)] {
        for (meets_seven, meets_eight) in [(8, 9), (9, 8)] {
            let mut field = many(players(10, "", 0));
            let best = [(0, 3), (1, 4), (2, meets_three), (5, meets_six), (8, 9)];
            let others = [(2, 5), (6, meets_seven), (7, meets_eight)];
            allow_only(&mut field, &[&best[..], &others].concat());
            assert!(is_lawful(&field));
            assert_eq!(met(&field), best);
        }
    }
}
