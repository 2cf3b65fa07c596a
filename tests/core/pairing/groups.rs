//! Groups: dealing, rounds, and qualification for the finals.

use super::finals::{PLAIN, together};
use crate::common::hall::{play, stronger_wins, tournament};
use inkundla_core::tournament::pairing::{groups, is_at_end, pair, warnings};
use inkundla_core::tournament::standings::live;
use inkundla_core::tournament::{Groups, System, Tournament};
use std::collections::BTreeSet;

pub(super) fn pools(entrants: u16, how: Groups) -> Tournament {
    tournament(System::Groups(how), entrants)
}

#[test]
fn groups_and_their_finals_have_so_many_rounds() {
    let how = Groups {
        groups: 2,
        advance: 2,
        finals: PLAIN,
    };
    // Groups of five need five rounds, the four finalists two more.
    assert_eq!(System::Groups(how).rounds_possible(10), 7);
}

#[test]
fn groups_are_dealt_forwards_and_backwards_and_play_among_themselves() {
    let how = Groups {
        groups: 2,
        advance: 2,
        finals: PLAIN,
    };
    let mut made = pools(8, how);
    let members: Vec<Vec<i64>> = groups(&made)
        .iter()
        .map(|group| {
            group
                .tournament
                .entrants
                .iter()
                .map(|one| one.id.0)
                .collect()
        })
        .collect();
    assert_eq!(members, [[1, 4, 5, 8], [2, 3, 6, 7]]);
    for _ in 0..3 {
        let draft = pair(&made).unwrap();
        assert_eq!(warnings(&made, &draft), []);
        for (board, pairing) in (1..).zip(&draft.pairings) {
            assert_eq!(pairing.board.0, board, "boards of all groups in a row");
            let both = [pairing.first.0, pairing.second.0];
            assert!(
                members
                    .iter()
                    .any(|group| both.iter().all(|one| group.contains(one)))
            );
        }
        play(&mut made, stronger_wins);
    }
    // A1-B2 and B1-A2.
    assert_eq!(together(&made), [(1, 3), (2, 4)].into());
    assert_eq!(warnings(&made, &pair(&made).unwrap()), []);
    play(&mut made, stronger_wins);
    play(&mut made, stronger_wins);
    assert!(is_at_end(&made));
    let places: Vec<_> = live(&made).rows.iter().map(|row| row.entrant.0).collect();
    assert_eq!(places[..2], [1, 2]);
    assert_eq!(BTreeSet::from_iter(&places[6..]), BTreeSet::from([&7, &8]));
}

#[test]
fn groups_of_unequal_size_wait_for_each_other() {
    let how = Groups {
        groups: 2,
        advance: 1,
        finals: PLAIN,
    };
    let mut made = pools(6, how);
    // Three and three: each round has byes.
    for _ in 0..3 {
        let draft = pair(&made).unwrap();
        assert_eq!((draft.pairings.len(), draft.byes.len()), (2, 2));
        play(&mut made, stronger_wins);
    }
    assert_eq!(together(&made), [(1, 2)].into());
}
