//! Drafts: changes, warnings, and explanations of pairs.

use crate::common::hall::{entrant, pairs, play, points, round, scored, stronger_wins, tournament};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::{
    CannotChange, Claim, MovesFirst, Severity, Warning, difference, explain, pair, warnings,
};
use inkundla_core::tournament::{
    BoardNo, Bye, ByeKind, DraftRound, EntrantId, HasResults, MissingResults, NoSuchBoard,
    PairingResult, Presence, RoundNo, Stage, System, Tournament,
};

fn id(number: i64) -> EntrantId {
    EntrantId(number)
}

/// Five entrants before the second round: 1 and 3 won, 5 had the bye.
fn second_round() -> (Tournament, DraftRound) {
    let mut made = tournament(System::Monrad, 5);
    play(&mut made, stronger_wins);
    let draft = pair(&made).unwrap();
    (made, draft)
}

#[test]
fn sides_and_places_can_be_exchanged() {
    let (_, mut draft) = second_round();
    assert_eq!(
        (pairs(&draft.pairings), draft.byes[0].entrant),
        (vec![(3, 1), (2, 5)], id(4))
    );
    draft.swap_sides(BoardNo(1)).unwrap();
    draft.exchange(id(1), id(2)).unwrap();
    assert_eq!(pairs(&draft.pairings), [(2, 3), (1, 5)]);
    draft.give_bye(id(5)).unwrap();
    assert_eq!(
        (pairs(&draft.pairings), draft.byes[0].entrant),
        (vec![(2, 3), (1, 4)], id(5))
    );
    assert_eq!(
        draft.swap_sides(BoardNo(9)),
        Err(CannotChange::NoBoard(BoardNo(9)))
    );
    assert_eq!(draft.exchange(id(1), id(1)), Err(CannotChange::OnlyOne));
    assert_eq!(
        draft.exchange(id(1), id(77)),
        Err(CannotChange::NotInRound(id(77)))
    );
}

#[test]
fn a_pair_can_be_taken_apart_and_another_made() {
    let (made, mut draft) = second_round();
    draft.split(BoardNo(1)).unwrap();
    assert_eq!(
        warnings(&made, &draft),
        [
            Warning::NotPaired { entrant: id(1) },
            Warning::NotPaired { entrant: id(3) }
        ]
    );
    assert_eq!(
        draft.join(id(4), id(2)),
        Err(CannotChange::HasOpponent(id(2)))
    );
    assert_eq!(draft.join(id(4), id(3)), Ok(BoardNo(1)));
    draft.set_bye(id(1), ByeKind::Half).unwrap();
    assert_eq!(pairs(&draft.pairings), [(4, 3), (2, 5)]);
    assert_eq!(
        draft.byes,
        [Bye {
            entrant: id(1),
            kind: ByeKind::Half
        }]
    );
    assert_eq!(draft.give_bye(id(2)), Err(CannotChange::NoBye));
}

#[test]
fn a_bye_takes_the_place_of_its_holder_or_parts_a_pair() {
    let (_, mut draft) = second_round();
    draft.assign_bye(id(5), ByeKind::Allocated).unwrap();
    assert_eq!(pairs(&draft.pairings), [(3, 1), (2, 4)]);
    let bye = |number, kind| Bye {
        entrant: id(number),
        kind,
    };
    assert_eq!(draft.byes, [bye(5, ByeKind::Allocated)]);
    draft.assign_bye(id(3), ByeKind::Half).unwrap();
    assert_eq!(pairs(&draft.pairings), [(2, 4)]);
    let byes = [bye(5, ByeKind::Allocated), bye(3, ByeKind::Half)];
    assert_eq!(draft.byes, byes);
    draft.assign_bye(id(5), ByeKind::Half).unwrap();
    draft.assign_bye(id(2), ByeKind::Allocated).unwrap();
    assert!(draft.pairings.is_empty());
    assert!(draft.byes.contains(&bye(2, ByeKind::Allocated)));
}

#[test]
fn what_breaks_a_rule_is_graded_so() {
    let (mut made, mut draft) = second_round();
    draft.give_bye(id(5)).unwrap();
    draft.exchange(id(2), id(1)).unwrap();
    draft.exchange(id(4), id(1)).unwrap();
    made.entrants.push(entrant(6));
    made.entrants[3].presence = Presence::Absent;
    draft.byes.push(Bye {
        entrant: id(99),
        kind: ByeKind::Absent,
    });
    let found = warnings(&made, &draft);
    let has = |wanted: &Warning| found.contains(wanted);
    assert!(has(&Warning::SecondBye { entrant: id(5) }), "{found:?}");
    assert!(
        has(&Warning::OneIsAbsent {
            board: BoardNo(2),
            entrant: id(4)
        }) || has(&Warning::OneIsAbsent {
            board: BoardNo(1),
            entrant: id(4)
        }),
        "{found:?}"
    );
    assert!(has(&Warning::NotPaired { entrant: id(6) }), "{found:?}");
    assert!(has(&Warning::Stranger { entrant: id(99) }), "{found:?}");
    assert_eq!(
        Warning::SecondBye { entrant: id(5) }.severity(),
        Severity::BreaksRule
    );
    assert!(Severity::Allowed < Severity::Unusual && Severity::Unusual < Severity::BreaksRule);
}

#[test]
fn a_rematch_names_the_round_of_the_first_meeting() {
    let (made, mut draft) = second_round();
    // Board 1 is 3 against 1; 1 and 2 met in the first round.
    draft.exchange(id(3), id(2)).unwrap();
    let rematch = Warning::MetBefore {
        board: BoardNo(1),
        first: id(2),
        second: id(1),
        rounds: vec![RoundNo(1)],
    };
    assert!(warnings(&made, &draft).contains(&rematch));
    assert_eq!(explain(&made, &draft).pairs[0].met_in, [RoundNo(1)]);
}

#[test]
fn the_same_side_three_times_is_warned_of_and_avoided() {
    let mut made = tournament(System::Monrad, 4);
    made.options.rounds = 3;
    made.closed = vec![
        round(1, &[(1, 2, "1-0"), (3, 4, "1-0")], &[]),
        round(2, &[(1, 3, "1-0"), (4, 2, "1-0")], &[]),
    ];
    let mut draft = pair(&made).unwrap();
    assert_eq!(pairs(&draft.pairings), [(4, 1), (2, 3)]);
    let due = MovesFirst::Claimed {
        of: Side::Second,
        claim: Claim::TwiceInARow,
    };
    assert_eq!(explain(&made, &draft).pairs[0].moves_first, Some(due));
    assert!(
        !warnings(&made, &draft)
            .iter()
            .any(|one| matches!(one, Warning::SameSideAgain { .. }))
    );
    draft.swap_sides(BoardNo(1)).unwrap();
    let again = Warning::SameSideAgain {
        board: BoardNo(1),
        entrant: id(1),
        side: Side::First,
    };
    assert!(warnings(&made, &draft).contains(&again));
    assert_eq!(
        explain(&made, &draft).pairs[0].moves_first,
        Some(MovesFirst::Changed)
    );
}

#[test]
fn a_draft_is_compared_with_the_proposal() {
    let (_, proposed) = second_round();
    let mut draft = proposed.clone();
    assert!(difference(&draft, &proposed).is_none());
    draft.swap_sides(BoardNo(2)).unwrap();
    let swapped = difference(&draft, &proposed);
    assert_eq!(swapped.sides_swapped, [BoardNo(2)]);
    assert!(!swapped.is_none());
    draft.give_bye(id(1)).unwrap();
    let found = difference(&draft, &proposed);
    assert_eq!(
        (pairs(&found.added), pairs(&found.removed)),
        (vec![(3, 4)], vec![(3, 1)])
    );
    assert_eq!(
        (found.byes_added[0].entrant, found.byes_removed[0].entrant),
        (id(1), id(4))
    );
}

#[test]
fn a_pair_is_explained_by_points_meetings_and_first_moves() {
    let (made, draft) = second_round();
    let found = explain(&made, &draft);
    let why = &found.pairs[0];
    assert_eq!(
        (why.first.entrant, why.first.points, why.second.points),
        (id(3), points(2), points(2))
    );
    assert!(why.met_in.is_empty() && !why.same_school);
    assert_eq!(
        (why.first.sides.as_slice(), why.second.sides.as_slice()),
        (&[Side::Second][..], &[Side::First][..])
    );
    assert_eq!(why.moves_first, Some(MovesFirst::LessOften));
    let bye = &found.byes[0];
    assert_eq!(
        (bye.entrant, bye.kind, bye.points),
        (id(4), ByeKind::Allocated, points(0))
    );
    assert!(bye.had_one.is_empty() && bye.needed.is_empty());
}

#[test]
fn a_bye_is_explained_by_those_passed_over() {
    let mut made = tournament(System::Monrad, 3);
    made.closed = vec![
        round(1, &[(1, 2, "0-1")], &[(3, "bye")]),
        round(2, &[(2, 3, "1-0")], &[(1, "bye")]),
    ];
    // 1 and 3 have a point each and had their byes; 2 has two.
    let draft = pair(&made).unwrap();
    let found = explain(&made, &draft);
    assert_eq!(
        (found.byes[0].entrant, found.byes[0].had_one.as_slice()),
        (id(2), &[id(1), id(3)][..])
    );
    // An entrant who is needed to pair the rest is passed over too.
    let mut made = tournament(System::Monrad, 3);
    made.closed = vec![round(1, &[(1, 2, "1-0")], &[(3, "half")])];
    let draft = pair(&made).unwrap();
    assert_eq!(explain(&made, &draft).byes[0].entrant, id(2));
    made.closed
        .push(round(2, &[(1, 3, "1-0")], &[(2, "absent")]));
    let draft = pair(&made).unwrap();
    assert_eq!(explain(&made, &draft).byes[0].entrant, id(1));
    assert_eq!(explain(&made, &draft).byes[0].needed, [id(2), id(3)]);
}

#[test]
fn a_round_is_posted_played_closed_and_opened_again() {
    let (mut made, draft) = second_round();
    let mut posted = draft.clone().post();
    assert_eq!(posted.plan(), draft);
    assert_eq!(posted.missing(), [BoardNo(1), BoardNo(2)]);
    assert_eq!(
        posted.close(),
        Err(MissingResults {
            boards: vec![BoardNo(1), BoardNo(2)]
        })
    );
    assert_eq!(posted.unpost(), Ok(draft));
    posted
        .enter(BoardNo(2), scored(PairingResult::Drawn))
        .unwrap();
    assert_eq!(
        posted.unpost(),
        Err(HasResults {
            boards: vec![BoardNo(2)]
        })
    );
    assert_eq!(
        posted.clear(BoardNo(2)),
        Ok(Some(scored(PairingResult::Drawn)))
    );
    let nowhere = NoSuchBoard {
        round: RoundNo(2),
        board: BoardNo(3),
    };
    assert_eq!(
        posted.enter(BoardNo(3), scored(PairingResult::Drawn)),
        Err(nowhere)
    );
    for board in posted.missing() {
        posted.enter(board, scored(PairingResult::Drawn)).unwrap();
    }
    let closed = posted.close().unwrap();
    assert_eq!(closed.clone().reopen(), posted);
    made.closed.push(closed);
    assert_eq!(made.round_now(), RoundNo(3));
}

#[test]
fn a_correction_shows_what_it_changes_and_leaves_later_rounds_as_they_are() {
    let mut made = tournament(System::Monrad, 4);
    play(&mut made, stronger_wins);
    let posted = pair(&made).unwrap().post();
    made.current = Some(Stage::Posted(posted.clone()));
    let before = made.clone();
    let effect = made
        .correct(
            RoundNo(1),
            BoardNo(1),
            scored(PairingResult::Won(Side::Second)),
        )
        .unwrap();
    assert_eq!(effect.was, Some(scored(PairingResult::Won(Side::First))));
    assert_eq!(effect.already_paired, [RoundNo(2)]);
    assert_eq!(made.current, Some(Stage::Posted(posted)));
    let shift = effect
        .shifts
        .iter()
        .find(|shift| shift.entrant == id(1))
        .unwrap();
    assert_eq!(
        (shift.points_before, shift.points_after),
        (points(2), points(0))
    );
    assert!(shift.rank_before < shift.rank_after);
    assert_eq!(
        before.closed[0].boards[0].1,
        scored(PairingResult::Won(Side::First))
    );
    let nowhere = NoSuchBoard {
        round: RoundNo(7),
        board: BoardNo(1),
    };
    assert_eq!(
        made.correct(RoundNo(7), BoardNo(1), scored(PairingResult::Drawn)),
        Err(nowhere)
    );
    // A result that was never entered can be entered in the same way.
    let effect = made
        .correct(RoundNo(2), BoardNo(1), scored(PairingResult::Drawn))
        .unwrap();
    assert_eq!((effect.was, effect.already_paired.len()), (None, 0));
}
