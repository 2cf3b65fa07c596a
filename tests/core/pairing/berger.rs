//! Round robins against the published Berger tables.

use crate::common::hall::{entrant, pairs, play, round, stronger_wins, tournament};
use inkundla_core::tournament::pairing::{PairingFault, Warning, pair, warnings};
use inkundla_core::tournament::{
    Bye, ByeKind, EntrantId, PairingResult, Presence, System, Tournament,
};
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};

#[derive(Deserialize)]
struct Tables {
    tables: BTreeMap<u16, Table>,
}

#[derive(Deserialize)]
struct Table {
    rounds: Vec<Round>,
}

#[derive(Deserialize)]
struct Round {
    pairs: Vec<(i64, i64)>,
    bye: Option<i64>,
}

fn tables() -> BTreeMap<u16, Table> {
    serde_json::from_str::<Tables>(include_str!("../../../fixtures/pairing/berger_3_24.json"))
        .unwrap()
        .tables
}

#[test]
fn round_robins_follow_the_published_tables_board_by_board() {
    let tables = tables();
    assert_eq!(tables.len(), 22);
    for (entrants, table) in tables {
        let mut made = tournament(System::RoundRobin, entrants);
        assert_eq!(
            usize::from(System::RoundRobin.rounds_needed(entrants.into())),
            table.rounds.len()
        );
        for round in &table.rounds {
            let played = play(&mut made, stronger_wins).plan();
            assert_eq!(
                pairs(&played.pairings),
                round.pairs,
                "{entrants} entrants, round {}",
                played.number
            );
            assert_eq!(played.byes.first().map(|bye| bye.entrant.0), round.bye);
        }
        assert!(matches!(
            pair(&made),
            Err(PairingFault::AllRoundsPlayed { .. })
        ));
    }
}

#[test]
fn a_double_round_robin_has_each_pair_twice_with_each_first_move_and_never_three_in_a_row() {
    for entrants in 2..=16 {
        let mut made = tournament(System::DoubleRoundRobin, entrants);
        let rounds = System::DoubleRoundRobin.rounds_needed(entrants.into());
        let mut met: HashMap<(i64, i64), u16> = HashMap::new();
        let mut sides: HashMap<i64, String> = HashMap::new();
        for _ in 0..rounds {
            for (first, second) in pairs(&play(&mut made, stronger_wins).plan().pairings) {
                *met.entry((first, second)).or_default() += 1;
                sides.entry(first).or_default().push('1');
                sides.entry(second).or_default().push('2');
            }
        }
        let all = i64::from(entrants);
        assert_eq!(met.len() as i64, all * (all - 1), "{entrants} entrants");
        assert!(met.values().all(|times| *times == 1));
        let three = |sides: &String| sides.contains("111") || sides.contains("222");
        assert!(!sides.values().any(three), "{entrants} entrants: {sides:?}");
    }
}

#[test]
fn the_last_two_rounds_of_the_first_cycle_change_places() {
    let (mut once, mut twice) = (
        tournament(System::RoundRobin, 6),
        tournament(System::DoubleRoundRobin, 6),
    );
    let rounds = |made: &mut Tournament, rounds: u16| {
        (0..rounds)
            .map(|_| pairs(&play(made, stronger_wins).plan().pairings))
            .collect::<Vec<_>>()
    };
    let (single, double) = (rounds(&mut once, 5), rounds(&mut twice, 10));
    assert_eq!(double[..3], single[..3]);
    assert_eq!([&double[3], &double[4]], [&single[4], &single[3]]);
    let turned = |round: &Vec<(i64, i64)>| {
        round
            .iter()
            .map(|(one, two)| (*two, *one))
            .collect::<Vec<_>>()
    };
    assert_eq!(double[5..], single.iter().map(turned).collect::<Vec<_>>());
}

#[test]
fn an_absent_child_has_no_game_and_its_opponent_is_free() {
    let mut made = tournament(System::RoundRobin, 4);
    play(&mut made, stronger_wins);
    made.entrants[2].presence = Presence::Absent;
    let draft = pair(&made).unwrap();
    assert_eq!(pairs(&draft.pairings), [(1, 2)]);
    let byes = [(4, ByeKind::Allocated), (3, ByeKind::Absent)];
    assert_eq!(draft.byes, byes.map(|(id, kind)| bye(id, kind)));
    assert_eq!(warnings(&made, &draft), []);
    // Who comes late has the games of the table.
    play(&mut made, stronger_wins);
    made.entrants[2].presence = Presence::Here;
    assert_eq!(pair(&made).unwrap().pairings.len(), 2);
}

#[test]
fn of_seven_the_six_who_are_here_are_paired_and_the_opponent_of_the_absent_one_is_free() {
    for absent in 0..7 {
        let mut made = tournament(System::RoundRobin, 7);
        made.entrants[absent].presence = Presence::Absent;
        let away = made.entrants[absent].id;
        for _ in 0..7 {
            let round = play(&mut made, stronger_wins).plan();
            assert!(round.pairings.iter().all(|pairing| !pairing.has(away)));
            let kinds = |kind| round.byes.iter().filter(|bye| bye.kind == kind).count();
            assert_eq!(kinds(ByeKind::Absent), 1);
            assert_eq!(round.pairings.len() * 2 + kinds(ByeKind::Allocated), 6);
        }
        // All who were here have met.
        let met: usize = made.closed.iter().map(|round| round.boards.len()).sum();
        assert_eq!(met, 15);
    }
}

fn bye(id: i64, kind: ByeKind) -> Bye {
    let entrant = EntrantId(id);
    Bye { entrant, kind }
}

#[test]
fn the_opponents_of_a_child_who_went_home_have_a_free_point() {
    let mut made = tournament(System::RoundRobin, 4);
    play(&mut made, stronger_wins);
    made.entrants[2].presence = Presence::WentHome;
    let draft = pair(&made).unwrap();
    assert_eq!(pairs(&draft.pairings), [(1, 2)]);
    assert_eq!(
        draft.byes,
        [Bye {
            entrant: EntrantId(4),
            kind: ByeKind::Full
        }]
    );
}

#[test]
fn a_newcomer_takes_the_empty_place_of_an_odd_field_and_keeps_it() {
    let mut made = tournament(System::RoundRobin, 5);
    play(&mut made, stronger_wins);
    made.entrants.push(entrant(6));
    let draft = pair(&made).unwrap();
    assert!(draft.byes.is_empty());
    assert_eq!(draft.pairings.len(), 3);
    play(&mut made, stronger_wins);
    // A second newcomer finds the table full.
    made.entrants.push(entrant(7));
    let draft = pair(&made).unwrap();
    assert_eq!(
        draft.byes,
        [Bye {
            entrant: EntrantId(7),
            kind: ByeKind::Absent
        }]
    );
    assert!(warnings(&made, &draft).contains(&Warning::HereButAbsent {
        entrant: EntrantId(7)
    }));
    // Who has played keeps the place, even after going home.
    made.entrants[5].presence = Presence::WentHome;
    let draft = pair(&made).unwrap();
    assert!(draft.byes.contains(&Bye {
        entrant: EntrantId(7),
        kind: ByeKind::Absent
    }));
    assert_eq!(draft.pairings.len(), 2);
}

#[test]
fn two_children_can_play_a_match_of_two_games() {
    let mut made = tournament(System::DoubleRoundRobin, 2);
    let first = play(&mut made, |_| PairingResult::Drawn);
    let second = play(&mut made, |_| PairingResult::Drawn);
    assert_eq!(pairs(&first.plan().pairings), [(1, 2)]);
    assert_eq!(pairs(&second.plan().pairings), [(2, 1)]);
}

#[test]
fn after_a_round_changed_by_hand_the_table_goes_on_with_a_warning() {
    let mut made = tournament(System::RoundRobin, 4);
    // The table has 1 against 4 and 2 against 3.
    made.closed = vec![round(1, &[(1, 2, "1-0"), (3, 4, "1-0")], &[])];
    let draft = pair(&made).unwrap();
    assert_eq!(pairs(&draft.pairings), [(4, 3), (1, 2)]);
    let again = |warning: &&Warning| matches!(warning, Warning::MetBefore { .. });
    assert_eq!(warnings(&made, &draft).iter().filter(again).count(), 2);
}
