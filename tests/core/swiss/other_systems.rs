//! The absolute criteria of the systems other than the Dutch one, in whole events.

use crate::swiss::field::{Dice, beginning, play};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::swiss::{
    Field, PastKind, Player, Round, SwissSystem, WhyNotMeeting, pair, report, why_not,
};
use std::collections::BTreeSet;

fn sides(player: &Player) -> Vec<Side> {
    let sides = player.past.iter().filter_map(|past| match past.what {
        PastKind::Played { side, .. } => Some(side),
        _ => None,
    });
    sides.collect()
}

/// The side that a player must not have: it would be the third in a row or three more than the other.
fn barred_side(player: &Player) -> Option<Side> {
    let sides = sides(player);
    let is_ahead = |side: Side| {
        let count = |side| sides.iter().filter(|one| **one == side).count();
        count(side) > count(!side) + 1
    };
    let all = [Side::First, Side::Second];
    all.into_iter()
        .find(|side| is_ahead(*side) || sides.ends_with(&[*side, *side]))
}

fn check(field: &Field, round: &Round) {
    let mut all = BTreeSet::new();
    for (first, second) in &round.pairs {
        assert!(
            all.insert(*first) && all.insert(*second),
            "twice in {round:?}"
        );
        let (one, other) = (&field.players[*first], &field.players[*second]);
        let has_met = one.past.iter().any(
            |past| matches!(past.what, PastKind::Played { against, .. } if against == *second),
        );
        assert!(!has_met, "C1: {first} and {second} of {field:?}");
        let pair = [(*first, *second), (*second, *first)];
        assert!(!field.forbidden.iter().any(|barred| pair.contains(barred)));
        assert_ne!(
            barred_side(one),
            Some(Side::First),
            "C3: {first} of {field:?}"
        );
        assert_ne!(
            barred_side(other),
            Some(Side::Second),
            "C3: {second} of {field:?}"
        );
    }
    if let Some(bye) = round.bye {
        assert!(all.insert(bye));
        let is_paid = field.players[bye].past.iter().any(|past| match past.what {
            PastKind::Played { .. } => false,
            PastKind::PairingBye => true,
            _ => past.points >= field.worth.win,
        });
        assert!(!is_paid, "C2: {bye} of {field:?}");
    }
    let here = (0..field.players.len()).filter(|at| field.players[*at].is_here);
    assert_eq!(all, here.collect(), "somebody is left out of {round:?}");
}

/// The report has every pair once, in the bracket of one of the two, and the bye before all brackets.
fn check_report(field: &Field, round: &Round) {
    let reported = report(field, round);
    assert_eq!(
        (reported.system, reported.sits_out),
        (field.system, round.bye)
    );
    let pairs = reported.brackets.iter().flat_map(|bracket| &bracket.pairs);
    let unordered = |(one, other): &(usize, usize)| (*one.min(other), *one.max(other));
    let mut found = pairs.map(unordered).collect::<Vec<_>>();
    let mut made = round.pairs.iter().map(unordered).collect::<Vec<_>>();
    found.sort_unstable();
    made.sort_unstable();
    assert_eq!(found, made, "{field:?}");
    for bracket in &reported.brackets {
        let is_dubov = field.system == SwissSystem::Dubov;
        assert!(if is_dubov {
            bracket.down.is_empty()
        } else {
            bracket.up.is_empty()
        });
        assert!(
            !bracket
                .moved
                .iter()
                .chain(&bracket.down)
                .any(|one| Some(*one) == round.bye)
        );
        for one in &bracket.up {
            let meets = bracket
                .pairs
                .iter()
                .find(|(higher, lower)| higher == one || lower == one);
            let (higher, lower) = meets.unwrap();
            let residents = [higher, lower].map(|one| bracket.residents.contains(one));
            assert_eq!(residents, [true, false], "{field:?}");
            assert!(reported.score_of(*one).unwrap() < bracket.score);
        }
    }
}

/// Whoever asks why two do not meet gets the truth, for one pair of each round.
fn asked(field: &Field, round: &Round, dice: &mut Dice) {
    let count = field.players.len() as u64;
    let (one, other) = (dice.roll(count) as usize, dice.roll(count) as usize);
    let meet =
        |round: &Round| round.pairs.contains(&(one, other)) || round.pairs.contains(&(other, one));
    match why_not(field, one, other).unwrap() {
        WhyNotMeeting::TheyMeet => assert!(meet(round)),
        WhyNotMeeting::NotPreferred { round: then } => {
            assert!(meet(&then) && !meet(round));
            check(field, &then);
        }
        WhyNotMeeting::Worse { score, .. } => assert_eq!(score, None, "only of pairs kept apart"),
        WhyNotMeeting::Later { .. } => panic!("only the Dutch system has this order"),
        WhyNotMeeting::NotHere
        | WhyNotMeeting::Met(_)
        | WhyNotMeeting::Forbidden
        | WhyNotMeeting::SameSide
        | WhyNotMeeting::Impossible(_) => assert!(!meet(round)),
    }
}

/// Checks rounds of events; returns the number of those that the system itself paired.
fn events(system: SwissSystem, seed: u64, least: u64, more: u64, count: usize) -> usize {
    let mut dice = Dice::new(seed);
    let mut checked = 0;
    for _ in 0..count {
        let mut field = beginning(&mut dice, least, more);
        field.system = system;
        for player in &mut field.players {
            player.rating = 1_000 + dice.roll(1_500) as u32;
        }
        while field.round <= field.rounds {
            let Ok(round) = pair(&field) else {
                break;
            };
            if field.system_of_round() == system {
                check(&field, &round);
                check_report(&field, &round);
                asked(&field, &round, &mut dice);
                checked += 1;
            }
            play(&mut field, &round, &mut dice);
        }
    }
    checked
}

#[test]
fn no_round_of_the_burstein_system_breaks_an_absolute_criterion() {
    let small = events(SwissSystem::Burstein, 1, 2, 14, 200);
    let large = events(SwissSystem::Burstein, 2, 30, 60, 40);
    assert!(small > 200 && large > 100, "{small} {large}");
}

#[test]
fn no_round_of_the_dubov_system_breaks_an_absolute_criterion() {
    let small = events(SwissSystem::Dubov, 3, 2, 14, 200);
    let large = events(SwissSystem::Dubov, 4, 30, 60, 40);
    assert!(small > 200 && large > 100, "{small} {large}");
}
