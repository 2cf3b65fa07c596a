//! Warnings about pairs and byes that an organiser changed by hand.

use crate::common::hall::{pairs, play, round, stronger_wins, tournament};
use inkundla_core::tournament::pairing::{Float, Warning, pair, warnings, warnings_by_hand};
use inkundla_core::tournament::{
    BoardNo, DraftRound, EntrantId, KeptApart, Pairing, RoundNo, System, Tournament,
};

fn id(number: i64) -> EntrantId {
    EntrantId(number)
}

/// Eight before the second round: 1 to 4 have won against 5 to 8.
fn second_round() -> (Tournament, DraftRound) {
    let mut made = tournament(System::Swiss, 8);
    play(&mut made, stronger_wins);
    let draft = pair(&made).unwrap();
    assert_eq!(pairs(&draft.pairings).len(), 4);
    (made, draft)
}

fn could_be_equal(warnings: &[Warning]) -> Vec<(i64, i64)> {
    let both = |warning: &Warning| match warning {
        Warning::CouldBeEqual { entrant, other, .. } => Some((entrant.0, other.0)),
        _ => None,
    };
    warnings.iter().filter_map(both).collect()
}

#[test]
fn what_the_system_proposes_is_not_warned_of() {
    let (made, draft) = second_round();
    assert_eq!(warnings_by_hand(&made, &draft, &draft), []);
}

#[test]
fn two_unequal_pairs_could_have_been_equal() {
    let (made, proposed) = second_round();
    let mut draft = proposed.clone();
    let (winner, loser) = (draft.pairings[0].first, draft.pairings[3].first);
    draft.exchange(winner, loser).unwrap();
    let warnings = warnings_by_hand(&made, &draft, &proposed);
    let found = could_be_equal(&warnings);
    assert_eq!(found.len(), 2, "{warnings:?}");
    for (entrant, other) in found {
        // The warning names winners with winners, and losers with losers.
        assert_eq!(entrant <= 4, other <= 4, "{warnings:?}");
        assert_ne!(entrant, other);
    }
}

/// Before the third round, a player with one point who met two points in round 2 meets two points again.
#[test]
fn a_second_float_in_the_same_direction_is_told() {
    let mut made = tournament(System::Swiss, 8);
    play(&mut made, stronger_wins);
    let boards = [(1, 5, "1-0"), (2, 3, "1-0"), (6, 4, "0-1"), (7, 8, "1-0")];
    made.closed.push(round(2, &boards, &[]));
    let proposed = pair(&made).unwrap();
    let mut draft = proposed.clone();
    let with_5 = draft.pairings.iter().position(|one| one.has(id(5)));
    let partner = draft.pairings[with_5.unwrap()];
    let partner = if partner.first == id(5) {
        partner.second
    } else {
        partner.first
    };
    draft.exchange(partner, id(2)).unwrap();
    let found = warnings_by_hand(&made, &draft, &proposed);
    let again = |entrant, float| {
        found.iter().any(|one| {
            matches!(one, Warning::FloatsAgain { entrant: who, float: which, round: RoundNo(2), .. }
                if *who == entrant && *which == float)
        })
    };
    assert!(again(id(5), Float::Up), "{found:?}");
    assert!(!again(id(2), Float::Down), "2 met an equal: {found:?}");
}

/// Two winners who have met, or are kept apart, could not have been paired instead.
#[test]
fn whoever_is_kept_apart_could_not_have_met() {
    let (mut made, proposed) = second_round();
    let mut draft = proposed.clone();
    let (winner, loser) = (draft.pairings[0].first, draft.pairings[3].first);
    draft.exchange(winner, loser).unwrap();
    for one in 1..=8 {
        for other in one + 1..=8 {
            made.options.terms.kept_apart.push(KeptApart {
                one: id(one),
                other: id(other),
                from: None,
                through: None,
                is_strict: one % 2 == 0,
            });
        }
    }
    assert_eq!(
        could_be_equal(&warnings_by_hand(&made, &draft, &proposed)),
        []
    );
}

/// Seven before the second round: 7 had the bye, the proposal gives it to a loser.
#[test]
fn a_bye_for_more_points_than_need_be() {
    let mut made = tournament(System::Swiss, 7);
    play(&mut made, stronger_wins);
    let proposed = pair(&made).unwrap();
    let lowest = proposed.byes[0].entrant;
    let mut draft = proposed.clone();
    assert_ne!(lowest, id(1));
    draft.give_bye(id(1)).unwrap();
    let above = Warning::ByeAbove {
        entrant: id(1),
        other: lowest,
    };
    let warnings = warnings_by_hand(&made, &draft, &proposed);
    assert!(warnings.contains(&above), "{warnings:?}");

    // Another entrant with as few points may still have the bye.
    let equal = (4..=6).map(id).find(|one| *one != lowest).unwrap();
    let mut draft = proposed.clone();
    draft.give_bye(equal).unwrap();
    let warnings = warnings_by_hand(&made, &draft, &proposed);
    assert!(
        !warnings
            .iter()
            .any(|one| matches!(one, Warning::ByeAbove { .. })),
        "{warnings:?}"
    );
}

#[test]
fn a_table_or_a_bracket_is_not_compared_by_points() {
    let made = tournament(System::RoundRobin, 4);
    let proposed = pair(&made).unwrap();
    let mut draft = proposed.clone();
    let (one, other) = (draft.pairings[0].first, draft.pairings[1].first);
    draft.exchange(one, other).unwrap();
    assert_eq!(warnings_by_hand(&made, &draft, &proposed), []);
    assert_eq!(draft.pairings[0].board, BoardNo(1));
}

/// C.04.1:6 two more games with one side than with the other are allowed, three are not.
#[test]
fn a_side_is_had_too_often_from_three_more_on() {
    let mut made = tournament(System::Swiss, 8);
    made.closed = vec![
        round(
            1,
            &[(1, 2, "1-0"), (3, 4, "1-0"), (5, 6, "1-0"), (7, 8, "1-0")],
            &[],
        ),
        round(
            2,
            &[(4, 1, "1-0"), (2, 3, "1-0"), (8, 5, "1-0"), (6, 7, "1-0")],
            &[],
        ),
        round(
            3,
            &[(1, 6, "1-0"), (3, 8, "1-0"), (5, 2, "1-0"), (7, 4, "1-0")],
            &[],
        ),
    ];
    let too_often = |made: &Tournament, first: i64, second: i64| {
        let draft = DraftRound {
            number: made.round_now(),
            pairings: vec![Pairing {
                board: BoardNo(1),
                first: id(first),
                second: id(second),
            }],
            byes: Vec::new(),
        };
        let all = warnings(made, &draft).into_iter();
        let more = all.filter_map(|warning| match warning {
            Warning::SideTooOften { entrant, more, .. } => Some((entrant.0, more)),
            _ => None,
        });
        more.collect::<Vec<_>>()
    };
    // 1 had the first side, the second, the first: one more, and two more with this game.
    assert_eq!(too_often(&made, 1, 7), []);
    // Once more each, then the other side, so that it is not the third time in a row.
    made.closed.push(round(4, &[(1, 3, "1-0")], &[]));
    made.closed.push(round(5, &[(5, 1, "1-0")], &[]));
    assert_eq!(too_often(&made, 1, 8), []);
    made.closed.push(round(6, &[(1, 7, "1-0")], &[]));
    made.closed.push(round(7, &[(1, 8, "1-0")], &[]));
    made.closed.push(round(8, &[(2, 1, "1-0")], &[]));
    assert_eq!(too_often(&made, 1, 4), [(1, 3)]);
}
