//! The overview of a draft: floats, and statistics of all pairs.

use crate::common::hall::{points, round, tournament};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::{Float, explain};
use inkundla_core::tournament::{BoardNo, DraftRound, EntrantId, Pairing, RoundNo, System};

fn plan(number: u16, pairs: &[(i64, i64)]) -> DraftRound {
    let pairing = |(board, (first, second)): (u16, &(i64, i64))| Pairing {
        board: BoardNo(board),
        first: EntrantId(*first),
        second: EntrantId(*second),
    };
    DraftRound {
        number: RoundNo(number),
        pairings: (1..).zip(pairs).map(pairing).collect(),
        byes: Vec::new(),
    }
}

#[test]
fn who_met_one_with_other_points_in_the_last_two_rounds_floated() {
    let mut made = tournament(System::Swiss, 4);
    made.closed = vec![
        round(1, &[(1, 2, "1-0"), (3, 4, "1-0")], &[]),
        round(2, &[(4, 1, "0-1"), (2, 3, "0-1")], &[]),
    ];
    let explained = explain(&made, &plan(3, &[(1, 3), (2, 4)]));
    let first = &explained.pairs[0].first;
    assert_eq!(first.floats, [(RoundNo(2), Float::Down)]);
    assert_eq!(first.sides, [Side::First, Side::Second]);
    let last = &explained.pairs[1].second;
    assert_eq!(last.floats, [(RoundNo(2), Float::Up)]);
}

#[test]
fn the_pairs_of_a_round_are_counted_together() {
    let mut made = tournament(System::Swiss, 4);
    made.closed = vec![round(1, &[(1, 2, "1-0"), (3, 4, "1-0")], &[])];
    let level = explain(&made, &plan(2, &[(1, 3), (4, 2)]))
        .overview()
        .unwrap();
    assert_eq!((level.pairs, level.level, level.widest), (2, 2, points(0)));
    let again = explain(&made, &plan(2, &[(1, 2), (4, 3)]))
        .overview()
        .unwrap();
    assert_eq!((again.level, again.widest), (0, points(2)));
    assert_eq!((again.met_before, again.same_school), (2, 0));
}

#[test]
fn a_table_is_not_counted_by_points() {
    let made = tournament(System::RoundRobin, 4);
    assert!(
        explain(&made, &plan(1, &[(1, 4), (2, 3)]))
            .overview()
            .is_none()
    );
}
