//! The solver compared with the law: its round is the best of all by the criteria, and among equal
//! ones the first in the order of candidates.

use super::field::{Dice, beginning, play};
use super::law::{may_meet, may_sit_out};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::swiss::law::{self, rank};
use inkundla_core::tournament::pairing::swiss::{
    Field, PastKind, PastRound, Round, WhyNotMeeting, pair, why_not,
};

/// Pairs the rounds of small tournaments in both ways. Returns the number of rounds.
fn compare(seeds: std::ops::Range<u64>, most: u64) -> usize {
    let mut rounds = 0;
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let mut field = beginning(&mut dice, 3, most);
        while field.round <= field.rounds {
            let here = (0..field.players.len()).filter(|at| field.players[*at].is_here);
            let here = here.collect::<Vec<_>>();
            if here.len() < 2 {
                break;
            }
            rounds += 1;
            let best = law::pair(&field);
            let found = pair(&field).ok();
            match (&best, &found) {
                (None, None) => break,
                (Some(best), Some(found)) if best == found => {}
                _ => panic!(
                    "seed {seed} round {}: {found:?}\nbetter {best:?}",
                    field.round
                ),
            }
            let Some(found) = found else { break };
            play(&mut field, &found, &mut dice);
        }
    }
    rounds
}

#[test]
fn law_and_solver_pair_small_tournaments_alike() {
    let rounds = compare(1..200, 6);
    assert!(rounds > 500, "{rounds}");
}

/// Regression: in the last round three unwanted pairs met where one is enough.
#[test]
fn as_few_unwanted_pairs_as_possible_meet_in_the_last_bracket() {
    assert!(compare(22..23, 8) >= 5);
}

/// `INKUNDLA_SEEDS=from-to cargo test --release -- --ignored law_and_solver --nocapture`
#[test]
#[ignore = "takes minutes"]
fn law_and_solver_pair_many_small_tournaments_alike() {
    let seeds = std::env::var("INKUNDLA_SEEDS").unwrap_or_else(|_| "1-1000".to_owned());
    let (from, to) = seeds.split_once('-').unwrap();
    let rounds = compare(from.parse().unwrap()..to.parse().unwrap(), 8);
    println!("{rounds} rounds are the best there are");
}

/// Compares every history of a tournament, with each game won, drawn or lost.
fn compare_all_histories(field: &Field, rounds: usize) -> usize {
    let found = pair(field).ok();
    assert_eq!(law::pair(field), found, "{field:?}");
    let (Some(round), true) = (found, rounds > 1) else {
        return 1;
    };
    let mut count = 1;
    for history in 0..3_usize.pow(round.pairs.len() as u32) {
        let mut next = field.clone();
        let results =
            |board: usize| [(10, 0), (5, 5), (0, 10)][history / 3_usize.pow(board as u32) % 3];
        for (board, (first, second)) in round.pairs.iter().enumerate() {
            let (one, other) = results(board);
            next.players[*first]
                .past
                .push(played(*second, Side::First, one));
            next.players[*second]
                .past
                .push(played(*first, Side::Second, other));
        }
        if let Some(bye) = round.bye {
            next.players[bye].past.push(PastRound {
                what: PastKind::PairingBye,
                points: 10,
            });
        }
        next.round += 1;
        count += compare_all_histories(&next, rounds - 1);
    }
    count
}

fn played(against: usize, side: Side, points: i32) -> PastRound {
    PastRound {
        what: PastKind::Played { against, side },
        points,
    }
}

/// Two to five players over all possible rounds, six and seven over three, eight to ten over two.
#[test]
fn law_and_solver_pair_every_short_history_alike() {
    let mut rounds = 0;
    for (players, most) in [
        (2, 2),
        (3, 3),
        (4, 4),
        (5, 4),
        (6, 3),
        (7, 3),
        (8, 2),
        (9, 2),
        (10, 2),
    ] {
        rounds += compare_all_histories(&Field::beginning(players, most), most);
    }
    assert!(rounds > 2_000, "{rounds}");
}

/// The same over one more round.
#[test]
#[ignore = "takes minutes"]
fn law_and_solver_pair_every_longer_history_alike() {
    for (players, most) in [(5, 5), (6, 4), (7, 4), (8, 3), (9, 3)] {
        compare_all_histories(&Field::beginning(players, most), most);
    }
}

/// With up to sixty players not all rounds can be tried, but those in which two pairs, or a pair
/// and the player with the bye, exchange opponents.
#[test]
fn no_exchange_of_opponents_improves_a_large_round() {
    let mut worse = 0;
    for seed in 1..20 {
        let mut dice = Dice::new(seed);
        let mut field = beginning(&mut dice, 12, 49);
        while let Ok(round) = pair(&field) {
            let best = rank(&field, &round);
            for _ in 0..25 {
                let Some(other) = exchanged(&field, &round, &mut dice) else {
                    continue;
                };
                assert!(best < rank(&field, &other), "seed {seed}: {other:?}");
                worse += 1;
            }
            play(&mut field, &round, &mut dice);
            if field.round > field.rounds {
                break;
            }
        }
    }
    assert!(worse > 500, "{worse}");
}

/// A legal round in which two pairs, or a pair and the player with the bye, exchange opponents.
fn exchanged(field: &Field, round: &Round, dice: &mut Dice) -> Option<Round> {
    let mut other = round.clone();
    let count = round.pairs.len() as u64;
    let (one, two) = (dice.roll(count) as usize, dice.roll(count) as usize);
    let (first, second) = round.pairs[one];
    let (stays, goes) = [(first, second), (second, first)][dice.roll(2) as usize];
    let is_legal = match round.bye {
        Some(bye) if one == two => {
            other.pairs[one] = (stays, bye);
            other.bye = Some(goes);
            may_meet(field, stays, bye) && may_sit_out(field, goes)
        }
        _ if one == two => false,
        _ => {
            let (third, fourth) = round.pairs[two];
            other.pairs[one] = (stays, third);
            other.pairs[two] = (goes, fourth);
            may_meet(field, stays, third) && may_meet(field, goes, fourth)
        }
    };
    is_legal.then_some(other)
}

#[test]
fn a_round_with_another_pair_is_worse_or_generated_later() {
    let (mut worse, mut later) = (0, 0);
    for seed in 1..25 {
        let mut dice = Dice::new(seed);
        let mut field = beginning(&mut dice, 8, 30);
        while let Ok(round) = pair(&field) {
            for _ in 0..12 {
                let count = field.players.len() as u64;
                let (one, other) = (dice.roll(count) as usize, dice.roll(count) as usize);
                match why_not(&field, one, other).unwrap() {
                    WhyNotMeeting::Worse {
                        is,
                        would_be,
                        round,
                        ..
                    } => {
                        assert!(
                            is < would_be,
                            "seed {seed} {one} {other}: {is:?} {would_be:?}"
                        );
                        assert!(meets(&round, one, other));
                        worse += 1;
                    }
                    WhyNotMeeting::Later { round: then, .. } => {
                        assert!(meets(&then, one, other));
                        assert!(rank(&field, &round) < rank(&field, &then));
                        later += 1;
                    }
                    WhyNotMeeting::TheyMeet => assert!(meets(&round, one, other)),
                    WhyNotMeeting::NotHere => {}
                    WhyNotMeeting::Met(_) | WhyNotMeeting::Forbidden | WhyNotMeeting::SameSide => {
                        assert!(!may_meet(&field, one, other));
                    }
                    WhyNotMeeting::Impossible(_) => assert!(may_meet(&field, one, other)),
                    WhyNotMeeting::NotPreferred { .. } => panic!("not of the Dutch system"),
                }
            }
            play(&mut field, &round, &mut dice);
            if field.round > field.rounds {
                break;
            }
        }
    }
    assert!(worse > 100 && later > 100, "{worse} {later}");
}

fn meets(round: &Round, one: usize, other: usize) -> bool {
    round.pairs.contains(&(one, other)) || round.pairs.contains(&(other, one))
}

/// Plays a round of random pairs in which nearly all winners moved first: players with equal
/// scores then prefer the same side, and before the last round some are topscorers.
fn one_sided(field: &mut Field, dice: &mut Dice) {
    let past = |what, points| PastRound { what, points };
    let mut now = vec![past(PastKind::NotPaired, 0); field.players.len()];
    let mut open = (0..field.players.len()).collect::<Vec<_>>();
    while open.len() > 1 {
        let one = open.swap_remove(dice.roll(open.len() as u64) as usize);
        let other = open.swap_remove(dice.roll(open.len() as u64) as usize);
        let side = [Side::Second, Side::First][usize::from(dice.roll(8) > 0)];
        let (win, draw, loss) = (field.worth.win, field.worth.draw, field.worth.loss);
        let points = [(win, loss), (win, loss), (draw, draw)][dice.roll(3) as usize];
        now[one] = played(other, side, points.0);
        now[other] = played(one, !side, points.1);
    }
    if let Some(alone) = open.pop() {
        now[alone] = past(PastKind::PairingBye, field.worth.win);
    }
    for (player, now) in field.players.iter_mut().zip(now) {
        player.past.push(now);
    }
    field.round += 1;
}

/// Histories that no system would produce, with colour preferences that cannot all be granted.
#[test]
fn law_and_solver_pair_one_sided_histories_alike() {
    let (mut paired, mut topscorers) = (0, 0);
    for seed in 0..260 {
        let mut dice = Dice::new(4_000 + seed);
        let mut field = beginning(&mut dice, 4, 4);
        for _ in 0..2 + dice.roll(3) {
            one_sided(&mut field, &mut dice);
        }
        if dice.roll(2) == 0 {
            field.rounds = field.round;
            topscorers += 1;
        }
        let found = pair(&field).ok();
        assert_eq!(law::pair(&field), found, "seed {seed}");
        paired += usize::from(found.is_some());
    }
    assert!(paired > 100 && topscorers > 50, "{paired} {topscorers}");
}
