//! The Monrad system, case by case.

use crate::common::hall::{pairs, play, round, stronger_wins, tournament};
use inkundla_core::tournament::pairing::{Obstacle, PairingFault, Warning, pair, warnings};
use inkundla_core::tournament::{Bye, ByeKind, EntrantId, Presence, RoundNo, Stage, System};
use std::collections::HashSet;

#[test]
fn the_first_round_pairs_neighbours_by_start_number_and_changes_first_moves_about() {
    let draft = pair(&tournament(System::Monrad, 8)).unwrap();
    assert_eq!(pairs(&draft.pairings), [(1, 2), (4, 3), (5, 6), (8, 7)]);
}

#[test]
fn winners_meet_winners_and_nobody_meets_twice() {
    let mut made = tournament(System::Monrad, 6);
    play(&mut made, stronger_wins);
    // 1, 3 and 5 have a point. 5 meets 2, as 1 and 3 meet each other.
    let draft = play(&mut made, stronger_wins).plan();
    assert_eq!(pairs(&draft.pairings), [(3, 1), (2, 5), (6, 4)]);
}

#[test]
fn who_moved_first_less_often_moves_first() {
    // C.04.1:8
    let mut made = tournament(System::Monrad, 4);
    made.closed = vec![round(1, &[(3, 1, "0-1"), (2, 4, "1-0")], &[])];
    let draft = pair(&made).unwrap();
    assert_eq!(pairs(&draft.pairings), [(1, 2), (4, 3)]);
    made.closed = vec![round(1, &[(1, 3, "1-0"), (4, 2, "0-1")], &[])];
    let draft = pair(&made).unwrap();
    assert_eq!(pairs(&draft.pairings), [(2, 1), (3, 4)]);
}

#[test]
fn the_bye_goes_to_the_lowest_who_had_none() {
    let mut made = tournament(System::Monrad, 5);
    let byes = (0..5)
        .map(|_| play(&mut made, stronger_wins).byes[0].entrant.0)
        .collect::<Vec<_>>();
    assert_eq!(byes[..2], [5, 4]);
    assert_eq!(byes.iter().collect::<HashSet<_>>().len(), 5);
}

#[test]
fn who_won_without_playing_gets_no_bye() {
    let mut made = tournament(System::Monrad, 5);
    // 4 has 0 points from a loss, 5 a forfeit win, 3 the bye.
    made.closed = vec![round(
        1,
        &[(1, 4, "1-0"), (5, 2, "1-0 forfeit")],
        &[(3, "bye")],
    )];
    made.closed
        .push(round(2, &[(1, 5, "1-0"), (2, 4, "1-0")], &[(3, "absent")]));
    let draft = pair(&made).unwrap();
    assert_eq!(
        draft.byes,
        [Bye {
            entrant: EntrantId(4),
            kind: ByeKind::Allocated
        }]
    );
    made.closed
        .push(round(3, &[(2, 1, "1-0"), (3, 5, "1-0")], &[(4, "bye")]));
    // 3, 4 and 5 have had a free point, so the bye goes up to 2.
    assert_eq!(pair(&made).unwrap().byes[0].entrant, EntrantId(2));
}

#[test]
fn a_forfeit_is_no_meeting() {
    let mut made = tournament(System::Monrad, 2);
    made.closed = vec![round(1, &[(1, 2, "1-0 forfeit")], &[])];
    made.options.rounds = 2;
    assert_eq!(pair(&made).unwrap().pairings.len(), 1);
}

#[test]
fn an_award_is_a_meeting() {
    let mut made = tournament(System::Monrad, 2);
    made.closed = vec![round(1, &[(1, 2, "1-0 award")], &[])];
    made.options.rounds = 2;
    assert!(matches!(
        pair(&made),
        Err(PairingFault::NoLegalPairing {
            why: Obstacle::NobodyToMeet(_),
            ..
        })
    ));
}

#[test]
fn children_of_one_school_are_kept_apart_within_equal_points() {
    let mut made = tournament(System::Monrad, 8);
    made.options.avoid_same_school = true;
    for (entrant, school) in made
        .entrants
        .iter_mut()
        .zip(["A", "A", "A", "A", "B", "B", "b ", "B"])
    {
        entrant.school = Some(school.to_owned());
    }
    let draft = pair(&made).unwrap();
    assert!(warnings(&made, &draft).is_empty());
    // Points go before schools: nobody is paired down to avoid a schoolmate.
    made.closed = vec![round(
        1,
        &[(1, 5, "1-0"), (2, 6, "1-0"), (7, 3, "1-0"), (8, 4, "1-0")],
        &[],
    )];
    made.closed.push(round(
        2,
        &[(1, 7, "1-0"), (2, 8, "1-0"), (3, 5, "1-0"), (4, 6, "1-0")],
        &[],
    ));
    let draft = pair(&made).unwrap();
    assert!(draft.pairings[0].has(EntrantId(1)) && draft.pairings[0].has(EntrantId(2)));
    assert!(
        warnings(&made, &draft)
            .iter()
            .any(|warning| matches!(warning, Warning::SameSchool { .. }))
    );
}

#[test]
fn who_is_expected_or_absent_gets_nothing_and_who_went_home_is_left_out() {
    let mut made = tournament(System::Monrad, 7);
    made.entrants[0].presence = Presence::Expected;
    made.entrants[3].presence = Presence::Absent;
    made.entrants[6].presence = Presence::WentHome;
    let draft = pair(&made).unwrap();
    assert_eq!(pairs(&draft.pairings), [(2, 3), (6, 5)]);
    let absent = |who| Bye {
        entrant: EntrantId(who),
        kind: ByeKind::Absent,
    };
    assert_eq!(draft.byes, [absent(1), absent(4)]);
}

#[test]
fn faults_say_what_is_the_matter() {
    let mut made = tournament(System::Monrad, 1);
    made.options.rounds = 1;
    assert_eq!(pair(&made), Err(PairingFault::TooFewEntrants { here: 1 }));
    let mut made = tournament(System::Monrad, 4);
    made.current = Some(Stage::Posted(pair(&made).unwrap().post()));
    assert_eq!(
        pair(&made),
        Err(PairingFault::RoundUnderWay { round: RoundNo(1) })
    );
    made.current = None;
    made.options.rounds = 1;
    play(&mut made, stronger_wins);
    assert_eq!(
        pair(&made),
        Err(PairingFault::AllRoundsPlayed { rounds: 1 })
    );
}

#[test]
fn where_no_legal_pairing_exists_the_nearest_is_offered() {
    let mut made = tournament(System::Monrad, 4);
    made.options.rounds = 4;
    for _ in 0..3 {
        play(&mut made, stronger_wins);
    }
    let Err(PairingFault::NoLegalPairing { nearest, .. }) = pair(&made) else {
        panic!()
    };
    assert_eq!(nearest.pairings.len(), 2);
    assert_eq!(
        warnings(&made, &nearest)
            .iter()
            .filter(|one| matches!(one, Warning::MetBefore { .. }))
            .count(),
        2
    );
}
