//! The Swiss system in a tournament.

use crate::common::hall::tournament;
use inkundla_core::tournament::System;
use inkundla_core::tournament::pairing::pair;

#[test]
fn the_first_round_pairs_the_halves_with_alternating_colours() {
    let draft = pair(&tournament(System::Swiss, 8)).unwrap();
    let numbers = draft.pairings.iter().map(|one| (one.first.0, one.second.0));
    let boards = numbers.collect::<Vec<_>>();
    let higher = boards
        .iter()
        .map(|(one, other)| *one.min(other))
        .collect::<Vec<_>>();
    assert_eq!(boards.len(), 4);
    assert!(higher.is_sorted(), "{boards:?}");
    for (at, (first, second)) in boards.iter().enumerate() {
        assert_eq!(first < second, at % 2 == 0, "{boards:?}");
        assert_eq!(first.abs_diff(*second), 4, "{boards:?}");
    }
}

#[test]
fn an_odd_field_has_one_bye() {
    let draft = pair(&tournament(System::Swiss, 7)).unwrap();
    assert_eq!((draft.pairings.len(), draft.byes.len()), (3, 1));
}
