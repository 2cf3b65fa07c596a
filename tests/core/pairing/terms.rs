//! Pairing constraints: requested byes, pairs kept apart, fixed pairs, fixed boards, acceleration,
//! and other scoring.

use crate::common::hall::{entrant, pairs, play, points, round, stronger_wins, tournament};
use inkundla_core::rules::Side;
use inkundla_core::tournament::crosstable::Crosstable;
use inkundla_core::tournament::pairing::{
    Forecast, Obstacle, PairingFault, Warning, forecast, pair, virtual_points, warnings,
};
use inkundla_core::tournament::{
    BoardNo, Bye, ByeKind, EntrantId, KeptApart, Options, Pairing, Presence, RoundNo, Seat,
    Settled, SitsOut, System, Tournament,
};
use proptest::prelude::*;

const SCORED: [System; 2] = [System::Swiss, System::Monrad];

fn id(number: i64) -> EntrantId {
    EntrantId(number)
}

fn apart(one: i64, other: i64, through: Option<u16>, is_strict: bool) -> KeptApart {
    KeptApart {
        one: id(one),
        other: id(other),
        from: None,
        through: through.map(RoundNo),
        is_strict,
    }
}

fn meet(made: &Tournament, one: i64, other: i64) -> bool {
    let draft = pair(made).unwrap();
    draft
        .pairings
        .iter()
        .any(|pairing| pairing.has(id(one)) && pairing.has(id(other)))
}

#[test]
fn who_asked_for_a_bye_gets_it_in_that_round_only() {
    for system in SCORED {
        let mut made = tournament(system, 6);
        made.options.rounds = 3;
        for (who, kind) in [(2, ByeKind::Half), (5, ByeKind::Absent)] {
            made.options.terms.sits_out.push(SitsOut {
                entrant: id(who),
                round: RoundNo(1),
                kind,
            });
        }
        let draft = pair(&made).unwrap();
        let byes = [(2, ByeKind::Half), (5, ByeKind::Absent)];
        let byes = byes.map(|(who, kind)| Bye {
            entrant: id(who),
            kind,
        });
        assert_eq!(draft.byes, byes, "{system:?}");
        assert_eq!(warnings(&made, &draft), [], "{system:?}");
        play(&mut made, stronger_wins);
        let sheets = Crosstable::before(&made, RoundNo(2));
        assert_eq!(sheets.points(id(2)), points(1));
        assert!(pair(&made).unwrap().byes.is_empty());
    }
}

#[test]
fn a_full_bye_that_was_asked_for_is_no_reason_for_another() {
    for system in SCORED {
        let mut made = tournament(system, 3);
        made.options.rounds = 3;
        made.closed = vec![round(1, &[(1, 2, "1-0")], &[(3, "full")])];
        let draft = pair(&made).unwrap();
        assert_eq!(draft.byes[0].entrant, id(2), "{system:?}");
    }
}

#[test]
fn a_strictly_kept_pair_never_meets_and_another_only_if_it_must() {
    for system in SCORED {
        let mut made = tournament(system, 4);
        made.options.rounds = 3;
        let usual = pair(&made).unwrap().pairings[0];
        let (one, other) = (usual.first.0, usual.second.0);
        made.options.terms.kept_apart = vec![apart(one, other, None, false)];
        assert!(!meet(&made, one, other), "{system:?}");
        made.options.terms.kept_apart = vec![apart(one, other, Some(1), true)];
        assert!(!meet(&made, one, other), "{system:?}");
        // With two entrants the separation is not possible.
        let mut two = tournament(system, 2);
        two.options.terms.kept_apart = vec![apart(1, 2, None, false)];
        let draft = pair(&two).unwrap();
        assert_eq!(
            warnings(&two, &draft),
            [Warning::KeptApart {
                board: BoardNo(1),
                strictly: false
            }]
        );
        two.options.terms.kept_apart = vec![apart(1, 2, None, true)];
        let Err(PairingFault::NoLegalPairing { why, nearest }) = pair(&two) else {
            panic!("{system:?}")
        };
        assert!(matches!(why, Obstacle::NobodyToMeet(_)), "{why:?}");
        assert_eq!(nearest.pairings.len(), 1);
    }
}

#[test]
fn a_ban_for_the_first_rounds_ends() {
    for system in SCORED {
        let mut made = tournament(system, 4);
        made.options.rounds = 3;
        made.closed = vec![round(1, &[(1, 3, "1-0"), (2, 4, "1-0")], &[])];
        made.options.terms.kept_apart = vec![apart(1, 2, Some(2), true)];
        assert!(!meet(&made, 1, 2));
        made.options.terms.kept_apart = vec![apart(1, 2, Some(1), true)];
        assert!(meet(&made, 1, 2), "{system:?}");
    }
}

#[test]
fn schools_are_kept_apart_in_the_first_rounds_only_if_so_settled() {
    for system in SCORED {
        let mut made = tournament(system, 4);
        made.options.rounds = 3;
        made.options.avoid_same_school = true;
        made.closed = vec![round(1, &[(1, 3, "1-0"), (2, 4, "1-0")], &[])];
        for place in [0, 1] {
            made.entrants[place].school = Some("North".to_owned());
        }
        // In Monrad equal points go before schools.
        assert_eq!(meet(&made, 1, 2), system == System::Monrad);
        made.options.terms.schools_apart_through = Some(RoundNo(1));
        assert!(meet(&made, 1, 2), "{system:?}");
    }
}

#[test]
fn a_settled_pair_meets_and_the_others_are_paired_around_it() {
    for system in SCORED {
        let mut made = tournament(system, 6);
        made.options.terms.settled = vec![Settled {
            round: RoundNo(1),
            first: id(6),
            second: id(1),
        }];
        let draft = pair(&made).unwrap();
        assert!(pairs(&draft.pairings).contains(&(6, 1)), "{system:?}");
        assert_eq!((draft.pairings.len(), draft.byes.len()), (3, 0));
        assert_eq!(warnings(&made, &draft), []);
        // One of a fixed pair is absent, so the pair is not possible.
        made.entrants[5].presence = Presence::Absent;
        let draft = pair(&made).unwrap();
        assert_eq!((draft.pairings.len(), draft.byes.len()), (2, 2));
        // A fixed pair of the next round does not affect this one.
        made.entrants[5].presence = Presence::Here;
        made.options.terms.settled[0].round = RoundNo(2);
        assert!(!meet(&made, 6, 1), "{system:?}");
    }
}

#[test]
fn a_newly_settled_pair_forgets_what_was_settled_of_either() {
    let pairing = |first, second| Pairing {
        board: BoardNo(1),
        first: id(first),
        second: id(second),
    };
    let mut terms = Options::automatic().terms;
    terms.toggle_fixed_pair(RoundNo(1), &pairing(1, 2));
    terms.toggle_fixed_pair(RoundNo(2), &pairing(1, 2));
    terms.toggle_fixed_pair(RoundNo(1), &pairing(3, 1));
    assert!(terms.is_settled(RoundNo(1), &pairing(1, 3)));
    assert!(!terms.is_settled(RoundNo(1), &pairing(1, 2)));
    assert!(terms.is_settled(RoundNo(2), &pairing(1, 2)));
    terms.toggle_fixed_pair(RoundNo(1), &pairing(1, 3));
    assert!(!terms.is_settled(RoundNo(1), &pairing(1, 3)));
    assert_eq!(terms.settled.len(), 1);
}

#[test]
fn two_settled_pairs_are_a_round() {
    let mut made = tournament(System::Swiss, 4);
    made.options.terms.settled = [(1, 2), (4, 3)]
        .map(|(first, second)| Settled {
            round: RoundNo(1),
            first: id(first),
            second: id(second),
        })
        .into();
    assert_eq!(pairs(&pair(&made).unwrap().pairings), [(1, 2), (4, 3)]);
}

#[test]
fn who_has_a_board_sits_at_it() {
    for system in SCORED {
        let mut made = tournament(system, 8);
        made.options.terms.seats = vec![Seat {
            entrant: id(1),
            board: BoardNo(3),
        }];
        let draft = pair(&made).unwrap();
        let pairing = draft.pairings.iter().find(|one| one.has(id(1))).unwrap();
        assert_eq!(pairing.board, BoardNo(3), "{system:?}");
        let boards: Vec<u16> = draft.pairings.iter().map(|one| one.board.0).collect();
        assert_eq!(boards, [1, 2, 3, 4]);
        made.options.terms.seats[0].board = BoardNo(99);
        assert_eq!(pair(&made).unwrap().pairings[0].board, BoardNo(1));
    }
}

#[test]
fn the_initial_side_is_a_setting() {
    let mut made = tournament(System::Swiss, 4);
    assert_eq!(pairs(&pair(&made).unwrap().pairings), [(1, 3), (4, 2)]);
    made.options.terms.initial = Side::Second;
    assert_eq!(pairs(&pair(&made).unwrap().pairings), [(3, 1), (2, 4)]);
}

#[test]
fn the_upper_half_meets_itself_at_first_when_accelerated() {
    let mut made = tournament(System::Swiss, 8);
    made.options.rounds = 5;
    made.options.terms.is_accelerated = true;
    let draft = pair(&made).unwrap();
    // Group A is 1 to 4 (C.04.7: 2 times 8/4, rounded up).
    assert_eq!(
        pairs(&draft.pairings),
        [(1, 3), (4, 2), (5, 7), (8, 6)],
        "halves within each group"
    );
    // A late entrant does not change the last number of group A.
    play(&mut made, stronger_wins);
    made.entrants.push(entrant(9));
    made.entrants.push(entrant(10));
    let draft = pair(&made).unwrap();
    let within_a = draft
        .pairings
        .iter()
        .filter(|one| one.first.0 <= 4 && one.second.0 <= 4)
        .count();
    assert!(within_a >= 1, "{:?}", pairs(&draft.pairings));
}

#[test]
fn accelerated_rounds_have_a_whole_point_then_half_a_point_then_none() {
    // C.04.7: the first half of the rounds, and of these the first half, each rounded up.
    for (rounds, stages) in [
        (9, vec![(1..=3, 2), (4..=5, 1)]),
        (8, vec![(1..=2, 2), (3..=4, 1)]),
        (2, vec![(1..=1, 2)]),
    ] {
        let mut made = tournament(System::Swiss, 8);
        made.options.rounds = rounds;
        made.options.terms.is_accelerated = true;
        let given = virtual_points(&made).into_iter();
        let given: Vec<_> = given.map(|one| (one.rounds, one.points)).collect();
        let stages = stages.into_iter();
        let due: Vec<_> = stages.map(|(of, halves)| (of, points(halves))).collect();
        assert_eq!(given, due, "{rounds} rounds");
    }
}

#[test]
fn too_many_rounds_are_said_before_the_first() {
    let mut made = tournament(System::Swiss, 6);
    for (rounds, said) in [
        (3, Forecast::Safe),
        (4, Forecast::Doubtful { safe: 3 }),
        (6, Forecast::Impossible { most: 5 }),
    ] {
        made.options.rounds = rounds;
        assert_eq!(forecast(&made), said);
    }
}

#[test]
fn no_number_of_rounds_is_proposed_and_then_warned_of() {
    for system in [System::Monrad, System::Swiss] {
        for entrants in 2..100 {
            let mut made = tournament(system, entrants);
            made.options.rounds = system.rounds_needed(entrants.into());
            assert_eq!(forecast(&made), Forecast::Safe, "{system:?}, {entrants}");
        }
    }
    let proposed = [7, 8, 9, 16, 17].map(|entrants| System::Swiss.rounds_needed(entrants));
    assert_eq!(proposed, [4, 4, 5, 5, 6], "⌈log₂ n⌉ + 1");
}

#[test]
fn what_was_stored_before_there_were_terms_still_opens() {
    let old = r#"{"system":"monrad","rounds":5,"scoring":{"win":2,"draw":1,"loss":0,"bye":2},
        "tiebreaks":["buchholz"],"avoid_same_school":true}"#;
    let options: Options = serde_json::from_str(old).unwrap();
    assert_eq!(
        options.terms,
        inkundla_core::tournament::PairingConstraints::default()
    );
    let again = serde_json::to_string(&options).unwrap();
    assert_eq!(serde_json::from_str::<Options>(&again).unwrap(), options);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// The forecast number of rounds can always be paired, whatever the results.
    #[test]
    fn safe_rounds_are_safe(
        entrants in 2u16..13,
        system in prop_oneof![Just(System::Monrad), Just(System::Swiss)],
        wins in prop::collection::vec(any::<bool>(), 60),
    ) {
        let mut made = tournament(system, entrants);
        made.options.rounds = 60;
        let most = (1..=60).take_while(|rounds| {
            made.options.rounds = *rounds;
            forecast(&made) == Forecast::Safe
        });
        let safe = most.last().unwrap_or(0);
        made.options.rounds = safe;
        let mut wins = wins.into_iter().cycle();
        for _ in 0..safe {
            play(&mut made, |_| inkundla_core::tournament::PairingResult::Won(
                if wins.next().unwrap() { Side::First } else { Side::Second },
            ));
        }
        prop_assert_eq!(made.closed.len(), usize::from(safe));
    }

    /// Pairs kept apart strictly never meet, and every entrant has one place.
    #[test]
    fn bans_hold(entrants in 4u16..12, bans in prop::collection::vec((1i64..12, 1i64..12), 0..6)) {
        for system in SCORED {
            let mut made = tournament(system, entrants);
            made.options.rounds = 2;
            made.options.terms.kept_apart = bans.iter()
                .filter(|(one, other)| one != other)
                .map(|(one, other)| apart(*one, *other, None, true))
                .collect();
            for _ in 0..2 {
                let Ok(draft) = pair(&made) else { continue };
                for pairing in &draft.pairings {
                    let pair = (pairing.first, pairing.second);
                    prop_assert!(!made.options.terms.kept_apart.iter().any(|ban| ban.is_of(pair.0, pair.1)));
                }
                prop_assert_eq!(draft.pairings.len() * 2 + draft.byes.len(), usize::from(entrants));
                play(&mut made, stronger_wins);
            }
        }
    }
}

#[test]
fn where_not_all_schoolmates_can_be_kept_apart_as_few_as_must_meet() {
    for host in 4..=10 {
        let mut made = tournament(System::Swiss, 12);
        made.options.rounds = 3;
        made.options.avoid_same_school = true;
        for place in 0..12_usize {
            let school = if place < host { "North" } else { "South" };
            made.entrants[place].school = Some(school.to_owned());
        }
        let of_north = |number: i64| number <= host as i64;
        let draft = pair(&made).unwrap();
        let both = pairs(&draft.pairings)
            .into_iter()
            .filter(|(one, other)| of_north(*one) == of_north(*other));
        // An entrant who cannot meet one of the other school meets a schoolmate.
        assert_eq!(both.count(), host.abs_diff(6), "{host} of one school");
    }
}

/// Fewer than six meet all others; up to ten play four rounds, more play five.
#[test]
fn the_number_of_players_proposes_system_and_rounds() {
    let of = |entrants| {
        let options = Options::automatic().settled_for(entrants);
        (options.system, options.rounds)
    };
    assert_eq!(of(4), (System::RoundRobin, 3));
    assert_eq!(of(5), (System::RoundRobin, 5));
    for entrants in 6..=10 {
        assert_eq!(of(entrants), (System::Swiss, 4));
    }
    for entrants in [11, 40, 500] {
        assert_eq!(of(entrants), (System::Swiss, 5));
    }
    let chosen = Options {
        automatic: false,
        rounds: 7,
        ..Options::automatic()
    };
    assert_eq!(chosen.settled_for(8).rounds, 7);
}
