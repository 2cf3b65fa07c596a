//! The solver compared with the law, in fields small enough to try every round.

mod law;

use super::{opposition, pair_brackets};
use crate::tournament::pairing::swiss::prepared::PreparedField;
use crate::tournament::pairing::swiss::round::{Round, seat_all};
use crate::tournament::pairing::swiss::small_fields::{Dice, any_history, play};
use crate::tournament::pairing::swiss::solver::Solution;
use crate::tournament::pairing::swiss::{Field, SwissSystem, pair};

fn sorted(mut round: Round) -> Round {
    round.pairs.sort_unstable();
    round
}

/// The round found with narrow scopes, whatever the size of the field.
fn pair_narrowly(field: &Field, bye: Option<usize>) -> Option<Round> {
    let ready = PreparedField::of(field);
    if !field.unwanted.is_empty() {
        return None;
    }
    let order = opposition::ranking(field, &ready);
    let bye = bye.and_then(|at| ready.rank_of(at));
    let Solution { pairs, bye } = pair_brackets(&ready, &order, bye, 0).ok()?;
    Some(seat_all(field, &ready, pairs, bye))
}

/// Compares a round with the law. Returns it, if there is a legal one.
fn lawful(field: &Field) -> Option<Round> {
    let round = law::pair(field).map(sorted);
    assert_eq!(pair(field).ok().map(sorted), round, "{field:?}");
    if let Some(round) = &round
        && let Some(narrow) = pair_narrowly(field, round.bye)
    {
        assert_eq!(sorted(narrow), *round, "{field:?}");
    }
    round
}

fn beginning(count: usize, rounds: usize) -> Field {
    Field {
        system: SwissSystem::Burstein,
        ..Field::beginning(count, rounds)
    }
}

/// Every course of a tournament of three rounds, of which the first seeds.
fn every_course(field: &Field, last: usize, compared: &mut usize) {
    let round = if field.round == 1 {
        pair(field).ok()
    } else {
        *compared += 1;
        lawful(field)
    };
    let Some(round) = round.filter(|_| field.round < last) else {
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
    for count in 2..=7 {
        every_course(&beginning(count, 3), 3, &mut compared);
    }
    every_course(&beginning(8, 3), 2, &mut compared);
    assert_eq!(compared, 1_788);
}

/// Compares fields with any history; returns how many have a legal round.
fn histories(seed: u64, tries: usize, count: impl Fn(&mut Dice) -> u64) -> usize {
    let mut dice = Dice(seed);
    let fields = (0..tries).map(|_| {
        let count = count(&mut dice) as usize;
        let rounds = 2 + dice.roll(8) as usize;
        let before = rounds / 2 + dice.roll(2) as usize;
        any_history(&mut dice, beginning(count, rounds), before)
    });
    let fields = fields.filter(|field| field.system_of_round() == SwissSystem::Burstein);
    fields.filter(|field| lawful(field).is_some()).count()
}

#[test]
fn any_history_of_up_to_eight_is_paired_by_the_law() {
    let legal = histories(1997, 3_000, |dice| 2 + dice.roll(7));
    assert!(legal > 1_000, "{legal}");
}

#[test]
fn any_history_of_up_to_twelve_is_paired_by_the_law() {
    let legal = histories(2026, 60, |dice| 9 + dice.roll(4));
    assert!(legal > 30, "{legal}");
}

#[test]
fn any_history_of_up_to_fourteen_is_paired_by_the_law() {
    let legal = histories(442, 8, |dice| 13 + dice.roll(2));
    assert!(legal > 2, "{legal}");
}

/// All ways to leave two of these unpaired, as the opponent of each.
fn with_two_floaters(open: &[usize], floaters: usize) -> Vec<Vec<(usize, Option<usize>)>> {
    let Some((one, others)) = open.split_first() else {
        return if floaters == 0 {
            vec![Vec::new()]
        } else {
            Vec::new()
        };
    };
    let mut all = Vec::new();
    for (place, other) in others.iter().enumerate() {
        let rest = [&others[..place], &others[place + 1..]].concat();
        for mut candidate in with_two_floaters(&rest, floaters) {
            candidate.extend([(*one, Some(*other)), (*other, Some(*one))]);
            all.push(candidate);
        }
    }
    if floaters > 0 {
        for mut candidate in with_two_floaters(others, floaters - 1) {
            candidate.push((*one, None));
            all.push(candidate);
        }
    }
    all
}

/// The note to C.04.4.2:4.3, without the line that stands in it twice.
#[test]
fn the_pairings_of_the_handbook_have_its_order() {
    let all = with_two_floaters(&[0, 1, 2, 3, 4, 5], 2).into_iter();
    let mut all = all.map(|mut candidate| {
        candidate.sort_unstable();
        candidate.iter().map(|(_, mate)| *mate).collect::<Vec<_>>()
    });
    let mut all = all.by_ref().collect::<Vec<_>>();
    all.sort_by_key(|opponents| law::order(opponents));
    let words = all.iter().map(|opponents| {
        let pairs = opponents
            .iter()
            .enumerate()
            .filter_map(|(one, mate)| match mate {
                Some(mate) => (one < *mate).then(|| format!("{}-{}", one + 1, mate + 1)),
                None => Some(format!("{}-0", one + 1)),
            });
        pairs.collect::<Vec<_>>().join(", ")
    });
    let words = words.collect::<Vec<_>>();
    assert_eq!(words.len(), 45);
    assert_eq!(
        words[..7],
        [
            "1-6, 2-5, 3-0, 4-0",
            "1-6, 2-4, 3-0, 5-0",
            "1-6, 2-3, 4-0, 5-0",
            "1-6, 2-0, 3-5, 4-0",
            "1-6, 2-0, 3-4, 5-0",
            "1-6, 2-0, 3-0, 4-5",
            "1-5, 2-6, 3-0, 4-0",
        ]
    );
    assert_eq!(words[22], "1-3, 2-0, 4-5, 6-0");
    assert_eq!(words[44], "1-0, 2-0, 3-4, 5-6");
}
