use super::{Obstacle, c5_bye_score, is_complete};
use crate::tournament::pairing::swiss::field::Tenths;
use crate::tournament::pairing::swiss::prepared::PreparedField;
use crate::tournament::pairing::swiss::solver::by_classes::tests::{Dice, beginning};
use crate::tournament::pairing::swiss::solver::pair_bracket::tests::one_sided;

/// Whether all can be paired, by trying all pairings.
fn can_be_paired(field: &PreparedField, open: &[usize], bye: Option<Tenths>) -> bool {
    let Some((one, rest)) = open.split_first() else {
        return true;
    };
    let others = |other: usize| {
        let others = rest.iter().copied().filter(move |third| *third != other);
        others.collect::<Vec<_>>()
    };
    let sits_out =
        open.len() % 2 == 1 && field.may_sit_out(*one, bye) && can_be_paired(field, rest, None);
    sits_out
        || rest
            .iter()
            .any(|other| field.may_meet(*one, *other) && can_be_paired(field, &others(*other), bye))
}

#[test]
fn is_complete_agrees_with_trying_all_pairings() {
    let mut dice = Dice(1847);
    let mut counts = [0; 2];
    for _ in 0..500 {
        let mut field = beginning(&mut dice);
        field.players.truncate(4 + dice.roll(6) as usize);
        field.forbidden.clear();
        for _ in 0..2 + dice.roll(3) {
            one_sided(&mut field, &mut dice);
        }
        let ready = PreparedField::of(&field);
        let these = (0..ready.len())
            .filter(|_| dice.roll(6) > 0)
            .collect::<Vec<_>>();
        let bye = these.last().map(|one| ready.all[*one].score);
        let is_legal = can_be_paired(&ready, &these, bye);
        assert_eq!(
            is_complete(&ready, &these, bye),
            is_legal,
            "{these:?} of {field:?}"
        );
        counts[usize::from(is_legal)] += 1;
    }
    assert!(counts.iter().all(|count| *count > 50), "{counts:?}");
}

/// C.04.3:2 C5
#[test]
fn the_bye_goes_to_the_lowest_score_at_which_all_others_can_be_paired() {
    let mut dice = Dice(52);
    let mut byes = 0;
    for _ in 0..300 {
        let mut field = beginning(&mut dice);
        field.players.truncate(5 + 2 * dice.roll(2) as usize);
        field.forbidden.clear();
        for _ in 0..1 + dice.roll(4) {
            one_sided(&mut field, &mut dice);
        }
        let ready = PreparedField::of(&field);
        let all = (0..ready.len()).collect::<Vec<_>>();
        if all.len() % 2 == 0 {
            continue;
        }
        let scores = all.iter().rev().map(|one| ready.all[*one].score);
        let lowest = scores
            .into_iter()
            .find(|score| can_be_paired(&ready, &all, Some(*score)));
        match c5_bye_score(&ready) {
            Ok(bye) => {
                byes += 1;
                assert_eq!(bye, lowest, "{field:?}");
            }
            Err(Obstacle::NobodyForBye) => {
                assert!(!ready.all.iter().any(|one| one.may_have_bye), "{field:?}");
            }
            Err(Obstacle::NobodyToMeet(one)) => {
                assert!(
                    all.iter()
                        .all(|other| *other == one || !ready.may_meet(one, *other)),
                    "{field:?}"
                );
                assert_eq!(lowest, None, "{field:?}");
            }
            Err(Obstacle::CannotBeCompleted) => assert_eq!(lowest, None, "{field:?}"),
        }
    }
    assert!(byes > 50, "{byes}");
}
