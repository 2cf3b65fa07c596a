//! Warnings before a round is posted.

use crate::common::hall::{play, points, round, scored, stronger_wins, tournament};
use inkundla::i18n::{Language, Localizer, WarningMessage};
use inkundla::rules::Side;
use inkundla::tournament::pairing::{Severity, Warning, pair, warnings, warnings_by_hand};
use inkundla::tournament::{
    BoardNo, EntrantId, Groups, Knockout, PairingResult, Presence, System, Teams, Tournament,
};
use proptest::prelude::*;

fn id(number: i64) -> EntrantId {
    EntrantId(number)
}

/// The entrants who missed the last rounds, with the number of rounds.
fn away(made: &Tournament) -> Vec<(i64, u16)> {
    let draft = pair(made).unwrap();
    let mut found: Vec<_> = warnings(made, &draft)
        .into_iter()
        .filter_map(|one| match one {
            Warning::StayedAway {
                entrant, rounds, ..
            } => Some((entrant.0, rounds)),
            _ => None,
        })
        .collect();
    found.sort_unstable();
    found
}

#[test]
fn who_did_not_come_to_the_last_round_is_named_when_paired_again() {
    for system in [System::Swiss, System::Monrad, System::RoundRobin] {
        let mut made = tournament(system, 12);
        play(&mut made, |pairing| match pairing.has(id(6)) {
            true if pairing.first == id(6) => PairingResult::Forfeit(Side::Second),
            true => PairingResult::Forfeit(Side::First),
            false => PairingResult::Won(Side::First),
        });
        assert_eq!(away(&made), [(6, 1)], "{system:?}");
        play(&mut made, |pairing| {
            if pairing.has(id(6)) {
                PairingResult::DoubleForfeit
            } else {
                PairingResult::Won(Side::First)
            }
        });
        let absences = away(&made);
        assert!(
            absences.len() == 2 && absences.contains(&(6, 2)),
            "{absences:?}"
        );
        for one in made.entrants.iter_mut() {
            if absences.iter().any(|(away, _)| one.id == id(*away)) {
                one.presence = Presence::Absent;
            }
        }
        assert_eq!(away(&made), [], "it is known that they are not here");
        for one in made.entrants.iter_mut() {
            one.presence = Presence::Here;
        }
        play(&mut made, stronger_wins);
        assert_eq!(away(&made), [], "they came");
    }
}

#[test]
fn the_words_name_the_player_and_say_what_to_do() {
    let mut made = tournament(System::Swiss, 4);
    play(&mut made, |_| PairingResult::Forfeit(Side::First));
    let draft = pair(&made).unwrap();
    let found = warnings(&made, &draft);
    let one = found
        .iter()
        .find(|one| matches!(one, Warning::StayedAway { .. }))
        .unwrap();
    assert_eq!(one.severity(), Severity::Unusual);
    let t = Localizer::of(Language::English).unwrap();
    let text = t.localize(&WarningMessage(one, &made));
    assert!(
        text.contains("Player") && text.contains("did not come to the last round"),
        "{text}"
    );
    assert!(
        text.contains("mark the player as absent and pair again"),
        "{text}"
    );
}

/// 1 and 2 have a point, 3 and 4 half of one, 5 and 6 nothing.
fn halves() -> Tournament {
    let mut made = tournament(System::Swiss, 6);
    let boards = [(1, 5, "1-0"), (6, 2, "0-1"), (3, 4, "1/2-1/2")];
    made.closed = vec![round(1, &boards, &[])];
    made
}

#[test]
fn a_pair_made_by_hand_is_told_if_equals_could_meet() {
    let mut made = halves();
    made.closed[0].boards[2].0.second = id(5);
    made.closed[0].boards[0].0.second = id(4);
    made.closed[0].boards[0].1.result = PairingResult::Drawn;
    // Now 3, 5, 1 and 4 have half a point, and 2 has one, 6 none.
    let proposed = pair(&made).unwrap();
    assert_eq!(warnings_by_hand(&made, &proposed, &proposed), []);
    let made = halves();
    let proposed = pair(&made).unwrap();
    let mut draft = proposed.clone();
    draft.exchange(id(2), id(3)).unwrap();
    let found = warnings_by_hand(&made, &draft, &proposed);
    let first = found.first().unwrap();
    let Warning::CouldBeEqual {
        apart,
        entrant,
        other,
        ..
    } = first
    else {
        panic!("{found:?}");
    };
    assert_eq!(*apart, points(1));
    assert_eq!([*entrant.min(other), *entrant.max(other)], [id(1), id(2)]);
    let t = Localizer::of(Language::English).unwrap();
    let text = t.localize(&WarningMessage(first, &made));
    assert!(text.starts_with("points differ by ½, though"), "{text}");
}

#[test]
fn a_bye_by_hand_for_somebody_higher_is_told() {
    let mut made = tournament(System::Swiss, 5);
    play(&mut made, stronger_wins);
    let proposed = pair(&made).unwrap();
    let mut draft = proposed.clone();
    draft.give_bye(id(1)).unwrap();
    let other = proposed.byes[0].entrant;
    let warning = Warning::ByeAbove {
        entrant: id(1),
        other,
    };
    assert!(warnings_by_hand(&made, &draft, &proposed).contains(&warning));
}

#[test]
fn two_whom_no_table_brings_together_are_told() {
    let finals = Knockout::default();
    let groups = Groups {
        groups: 2,
        advance: 1,
        finals,
    };
    let teams = Teams {
        boards: 2,
        ..Teams::default()
    };
    for system in [
        System::RoundRobin,
        System::Knockout(finals),
        System::Groups(groups),
        System::Teams(teams),
    ] {
        let mut made = tournament(system, 8);
        for one in made.entrants.iter_mut() {
            one.school = Some(format!("School {}", (one.number - 1) / 2));
        }
        let warns = |made: &Tournament, draft| {
            let found = warnings(made, draft);
            found
                .iter()
                .any(|one| matches!(one, Warning::NotByPlan { .. }))
        };
        let draft = pair(&made).unwrap();
        assert!(!warns(&made, &draft), "{system:?}");
        let mut changed = draft.clone();
        let (one, other) = match system {
            // The second board's two, so that two of one team meet.
            System::Teams(_) => (draft.pairings[0].second, draft.pairings[1].second),
            _ => (draft.pairings[0].second, draft.pairings[1].first),
        };
        changed.exchange(one, other).unwrap();
        assert!(warns(&made, &changed), "{system:?}");
        play(&mut made, stronger_wins);
        assert!(!warns(&made, &pair(&made).unwrap()), "{system:?}");
    }
}

#[test]
fn a_side_that_somebody_had_far_too_often_is_told() {
    let mut made = tournament(System::Swiss, 4);
    let games = [
        [(1, 2, "1-0"), (3, 4, "1-0")],
        [(1, 3, "1-0"), (2, 4, "1-0")],
        [(4, 1, "0-1"), (2, 3, "1-0")],
    ];
    made.closed = (1..)
        .zip(&games)
        .map(|(number, boards)| round(number, boards, &[]))
        .collect();
    made.closed.push(round(4, &[(1, 2, "1-0")], &[]));
    let draft = inkundla::tournament::DraftRound {
        number: inkundla::tournament::RoundNo(5),
        pairings: vec![inkundla::tournament::Pairing {
            board: BoardNo(1),
            first: id(1),
            second: id(4),
        }],
        byes: Vec::new(),
    };
    let warning = Warning::SideTooOften {
        board: BoardNo(1),
        entrant: id(1),
        side: Side::First,
        more: 3,
    };
    assert!(
        warnings(&made, &draft).contains(&warning),
        "{:?}",
        warnings(&made, &draft)
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// The system's own round has none of the warnings about manual changes.
    #[test]
    fn a_round_as_proposed_is_not_told_as_changed(
        by_dutch in any::<bool>(),
        count in 5u16..15,
        results in prop::collection::vec(0u8..5, 40),
    ) {
        let system = if by_dutch { System::Swiss } else { System::Monrad };
        let mut made = tournament(system, count);
        made.options.rounds = 4;
        let mut results = results.into_iter().cycle();
        while let Ok(draft) = pair(&made) {
            prop_assert_eq!(warnings_by_hand(&made, &draft, &draft), []);
            let mut posted = draft.post();
            for (_, one) in &mut posted.boards {
                *one = Some(scored(match results.next().unwrap() {
                    0 | 1 => PairingResult::Won(Side::First),
                    2 => PairingResult::Won(Side::Second),
                    3 => PairingResult::Drawn,
                    _ => PairingResult::Forfeit(Side::First),
                }));
            }
            made.closed.push(posted.close().unwrap());
        }
    }
}
