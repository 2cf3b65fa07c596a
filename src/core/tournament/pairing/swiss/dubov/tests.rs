//! The solver compared with the law, in fields small enough to try every round.

mod law;

use super::pair_from;
use super::past::{average, most_upfloats};
use super::subgroups::middle_out;
use crate::tournament::pairing::swiss::prepared::PreparedField;
use crate::tournament::pairing::swiss::round::{Round, seat_all};
use crate::tournament::pairing::swiss::small_fields::{Dice, any_history, play};
use crate::tournament::pairing::swiss::{Field, SwissSystem, pair};

fn sorted(mut round: Round) -> Round {
    round.pairs.sort_unstable();
    round
}

/// Compares a round, also found with narrow scopes, with the law. Returns it, if there is a legal one.
fn lawful(field: &Field) -> Option<Round> {
    let round = law::pair(field).map(sorted);
    assert_eq!(pair(field).ok().map(sorted), round, "{field:?}");
    let ready = PreparedField::of(field);
    if let Some(round) = round.as_ref().filter(|_| field.unwanted.is_empty()) {
        let narrow = pair_from(field, &ready, 0).ok();
        let narrow = narrow.map(|found| sorted(seat_all(field, &ready, found.pairs, found.bye)));
        assert_eq!(narrow.as_ref(), Some(round), "{field:?}");
    }
    round
}

fn beginning(count: usize, rounds: usize) -> Field {
    let mut field = Field {
        system: SwissSystem::Dubov,
        ..Field::beginning(count, rounds)
    };
    for (player, rating) in field.players.iter_mut().zip((0..2_000).rev().step_by(37)) {
        player.rating = rating;
    }
    field
}

/// Every course of a tournament.
fn every_course(field: &Field, last: usize, compared: &mut usize) {
    *compared += 1;
    let Some(round) = lawful(field).filter(|_| field.round < last) else {
        return;
    };
    for course in 0..3_usize.pow(round.pairs.len() as u32) {
        let mut next = field.clone();
        play(&mut next, &round, |board| {
            [0, 5, 10][course / 3_usize.pow(board as u32) % 3]
        });
        every_course(&next, last, compared);
    }
}

#[test]
fn every_course_of_a_small_event_is_paired_by_the_law() {
    let mut compared = 0;
    for count in 2..=6 {
        every_course(&beginning(count, 4), 3, &mut compared);
    }
    for count in [7, 8] {
        every_course(&beginning(count, 3), 2, &mut compared);
    }
    assert_eq!(compared, 1_066);
}

/// Compares fields with any history; returns how many have a legal round.
fn histories(seed: u64, tries: usize, count: impl Fn(&mut Dice) -> u64) -> usize {
    let mut dice = Dice(seed);
    let fields = (0..tries).map(|_| {
        let count = count(&mut dice) as usize;
        let before = dice.roll(8) as usize;
        let mut field = beginning(count, before + 1 + dice.roll(3) as usize);
        for player in &mut field.players {
            player.rating = 1_000 + dice.roll(9) as u32;
        }
        any_history(&mut dice, field, before)
    });
    fields.filter(|field| lawful(field).is_some()).count()
}

#[test]
fn any_history_of_up_to_eight_is_paired_by_the_law() {
    let legal = histories(2018, 1_500, |dice| 2 + dice.roll(7));
    assert!(legal > 500, "{legal}");
}

#[test]
fn any_history_of_up_to_twelve_is_paired_by_the_law() {
    let legal = histories(26, 20, |dice| 9 + dice.roll(4));
    assert!(legal > 10, "{legal}");
}

#[test]
fn any_history_of_up_to_fourteen_is_paired_by_the_law() {
    let legal = histories(414, 3, |dice| 13 + dice.roll(2));
    assert!(legal > 0, "{legal}");
}

/// The examples of C.04.4.1: 1.7.1, 1.8.2, 4.1.3, 4.3.3.
#[test]
fn the_examples_of_the_handbook_are_met() {
    assert_eq!(average(&[1_500, 1_501]), 1_501);
    assert_eq!(average(&[1_500, 1_501, 1_500]), 1_500);
    assert_eq!(average(&[]), 0);
    assert_eq!([4, 5, 9, 10, 11].map(most_upfloats), [2, 3, 3, 4, 4]);
    assert_eq!(
        middle_out("ABCDEFG".chars().collect()),
        ['D', 'C', 'E', 'B', 'F', 'A', 'G']
    );
    assert_eq!(
        middle_out("ABCDEF".chars().collect()),
        ['C', 'D', 'B', 'E', 'A', 'F']
    );
    let sets = [[1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];
    assert_eq!(law::subsets(&[1, 2, 3, 4], 2), sets);
}
