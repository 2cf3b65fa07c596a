//! Postponed games, and late corrections of results.

use crate::common::hall::{play, points, round, scored, stronger_wins, tournament};
use inkundla_core::rules::Side;
use inkundla_core::tournament::crosstable::{Crosstable, Through};
use inkundla_core::tournament::pairing::{pair, warnings};
use inkundla_core::tournament::standings::{live, of};
use inkundla_core::tournament::{BoardNo, EntrantId, PairingResult, RoundNo, System, Tournament};

/// Eight after round 1, whose last board is still to be played.
fn one_to_come(system: System) -> Tournament {
    let mut made = tournament(system, 8);
    made.options.rounds = 4;
    let mut posted = pair(&made).unwrap().post();
    for (pairing, entered) in &mut posted.boards {
        if pairing.board != BoardNo(4) {
            *entered = Some(scored(stronger_wins(pairing)));
        }
    }
    assert!(posted.close().is_err());
    made.closed.push(posted.close_with_postponed());
    made
}

#[test]
fn a_postponed_game_is_a_draw_for_the_pairing_and_nothing_in_the_standings() {
    for system in [System::Swiss, System::Monrad] {
        let made = one_to_come(system);
        let late = made.closed[0].postponed[0];
        assert_eq!(made.closed[0].boards.len(), 3);
        for who in [late.first, late.second] {
            assert_eq!(Crosstable::before(&made, RoundNo(2)).points(who), points(1));
            let counted = Crosstable::of(&made, Through::Live);
            assert_eq!(counted.points(who), points(0));
        }
        let draft = pair(&made).unwrap();
        assert_eq!(draft.pairings.len(), 4);
        let again = draft
            .pairings
            .iter()
            .find(|one| one.has(late.first) && one.has(late.second));
        assert!(again.is_none(), "they are going to meet already");
        assert_eq!(
            warnings(&made, &draft)
                .iter()
                .filter(|one| one.severity() > inkundla_core::tournament::pairing::Severity::Unusual)
                .count(),
            0
        );
        assert!(live(&made).provisional && of(&made, RoundNo(1)).provisional);
    }
}

#[test]
fn its_result_is_entered_later_and_counts_then() {
    let mut made = one_to_come(System::Swiss);
    play(&mut made, stronger_wins);
    let late = made.closed[0].postponed[0];
    let won = scored(PairingResult::Won(Side::First));
    let effect = made.correct(RoundNo(1), late.board, won).unwrap();
    assert_eq!(effect.was, None);
    assert!(!effect.is_for_report, "that is no mistake");
    assert_eq!(effect.already_paired, [RoundNo(2)]);
    assert!(made.closed[0].postponed.is_empty());
    let boards: Vec<u16> = made.closed[0]
        .boards
        .iter()
        .map(|(one, _)| one.board.0)
        .collect();
    assert_eq!(boards, [1, 2, 3, 4]);
    assert!(!live(&made).provisional);
    let before = Crosstable::before(&made, RoundNo(2));
    assert_eq!(before.points(late.first), points(2));
}

#[test]
fn a_round_opened_again_has_the_postponed_board_among_the_others() {
    let made = one_to_come(System::Swiss);
    let open = made.closed[0].clone().reopen();
    assert_eq!(open.missing(), [BoardNo(4)]);
    assert_eq!(made.closed[0].plan().pairings.len(), 4);
}

#[test]
fn a_mistake_found_after_the_next_round_is_for_the_report() {
    let mut made = tournament(System::Swiss, 4);
    made.closed = vec![round(1, &[(1, 3, "1-0"), (4, 2, "0-1")], &[])];
    let right = scored(PairingResult::Won(Side::Second));
    let correct = |made: &Tournament| {
        made.clone()
            .correct(RoundNo(1), BoardNo(1), right)
            .unwrap()
            .is_for_report
    };
    assert!(!correct(&made));
    made.current = Some(inkundla_core::tournament::Stage::Draft(
        pair(&made).unwrap(),
    ));
    assert!(!correct(&made), "the next round is not over");
    made.current = None;
    play(&mut made, stronger_wins);
    assert!(correct(&made));
    assert!(made.entrant(EntrantId(1)).is_some());
}
