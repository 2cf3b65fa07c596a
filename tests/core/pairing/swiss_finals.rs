//! A Swiss, Monrad or McMahon stage, then a knockout of the best.

use super::finals::{PLAIN, id, together};
use crate::common::hall::{entrant, pairs, play, scored, stronger_wins, tournament};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::{
    PairingFault, Warning, brackets, explain, is_at_end, is_of_finals, pair, round_parts,
    stages_of, swiss_report, system_of, virtual_points, warnings,
};
use inkundla_core::tournament::standings::{live, of};
use inkundla_core::tournament::{
    ByHand, FirstStage, Knockout, Losers, McMahon, Pairing, PairingResult, Presence, RoundNo,
    Stages, System, Tournament,
};
use proptest::prelude::*;

fn stages(first: FirstStage, rounds: u16, finalists: u16) -> Stages {
    Stages {
        first,
        rounds,
        finalists,
        finals: PLAIN,
    }
}

fn swiss(rounds: u16, finalists: u16, entrants: u16) -> Tournament {
    let how = stages(FirstStage::Swiss, rounds, finalists);
    tournament(System::Stages(how), entrants)
}

fn order(made: &Tournament) -> Vec<i64> {
    live(made).rows.iter().map(|row| row.entrant.0).collect()
}

/// Until the first stage is over, each round is that of the first system alone.
#[test]
fn the_first_stage_is_a_tournament_of_its_own() {
    let firsts = [
        FirstStage::Swiss,
        FirstStage::Monrad,
        FirstStage::McMahon(McMahon { groups: 2 }),
    ];
    for first in firsts {
        let mut made = tournament(System::Stages(stages(first, 4, 4)), 12);
        let mut alone = tournament(first.system(), 12);
        alone.options.rounds = 4;
        for round in 1..=4 {
            let (draft, by_first) = (pair(&made).unwrap(), pair(&alone).unwrap());
            assert_eq!(draft, by_first, "{first:?} {round}");
            assert_eq!(explain(&made, &draft), explain(&alone, &draft));
            assert_eq!(warnings(&made, &draft), warnings(&alone, &draft));
            assert_eq!(swiss_report(&made, &draft), swiss_report(&alone, &draft));
            assert_eq!(virtual_points(&made), virtual_points(&alone));
            assert_eq!(system_of(&made, draft.number), first.system());
            assert!(round_parts(&made, &draft).is_empty());
            play(&mut made, stronger_wins);
            play(&mut alone, stronger_wins);
            if round < 4 {
                assert_eq!(live(&made).rows, live(&alone).rows);
                assert!(brackets(&made).is_none());
            }
        }
        assert!(is_of_finals(&made, RoundNo(5)) && !is_of_finals(&made, RoundNo(4)));
        let best: Vec<i64> = live(&alone).rows[..4]
            .iter()
            .map(|row| row.entrant.0)
            .collect();
        let places = [(best[0], best[3]), (best[1], best[2])];
        let sorted = places.map(|(one, other)| (one.min(other), one.max(other)));
        assert_eq!(together(&made), sorted.into());
    }
}

#[test]
fn the_best_play_on_and_the_others_keep_their_places() {
    let mut made = swiss(4, 4, 10);
    for _ in 0..4 {
        play(&mut made, stronger_wins);
    }
    let before = of(&made, RoundNo(4)).rows;
    let draft = pair(&made).unwrap();
    assert_eq!(warnings(&made, &draft), []);
    assert_eq!((draft.pairings.len(), draft.byes.len()), (2, 0));
    assert_eq!(stages_of(&made, RoundNo(5))[0].stage.to_go, 2);
    assert!(!is_at_end(&made));
    // The weaker of the semi-finals wins both: the places of the finals go before points.
    let weaker = |pairing: &Pairing| match stronger_wins(pairing) {
        PairingResult::Won(side) => PairingResult::Won(!side),
        other => other,
    };
    play(&mut made, weaker);
    play(&mut made, stronger_wins);
    assert!(is_at_end(&made));
    assert_eq!(
        pair(&made),
        Err(PairingFault::AllRoundsPlayed { rounds: 6 })
    );
    let after = live(&made).rows;
    assert_eq!(after[0].entrant, brackets(&made).unwrap().winner().unwrap());
    let finalists: Vec<_> = before[..4].iter().map(|row| row.entrant).collect();
    assert!(
        after[..4]
            .iter()
            .all(|row| finalists.contains(&row.entrant))
    );
    assert_eq!(
        (after[2].rank, after[2].shared, after[3].rank),
        (3, true, 3)
    );
    for (one, other) in before[4..].iter().zip(&after[4..]) {
        assert_eq!((one.entrant, one.rank), (other.entrant, other.rank));
    }
}

#[test]
fn the_next_one_comes_in_for_somebody_who_has_left() {
    let mut made = swiss(3, 4, 8);
    for _ in 0..3 {
        play(&mut made, stronger_wins);
    }
    let best = order(&made);
    for (left, presence) in [(best[1], Presence::WentHome), (best[2], Presence::Absent)] {
        let mut made = made.clone();
        let gone = made.entrants.iter_mut().find(|one| one.id == id(left));
        gone.unwrap().presence = presence;
        let draft = pair(&made).unwrap();
        let mut inside: Vec<_> = pairs(&draft.pairings)
            .into_iter()
            .flat_map(|(one, other)| [one, other])
            .collect();
        inside.sort_unstable();
        let mut expected: Vec<_> = best[..5]
            .iter()
            .copied()
            .filter(|one| *one != left)
            .collect();
        expected.sort_unstable();
        assert_eq!(inside, expected);
        assert_eq!(warnings(&made, &draft), []);
        // Whoever leaves later is not replaced.
        let mut posted = draft.post();
        for (pairing, entered) in &mut posted.boards {
            *entered = Some(scored(stronger_wins(pairing)));
        }
        made.closed.push(posted.close().unwrap());
        let winner = together(&made).into_iter().next().unwrap();
        let gone = made.entrants.iter_mut().find(|one| one.id == id(winner.0));
        gone.unwrap().presence = Presence::WentHome;
        let draft = pair(&made).unwrap();
        assert_eq!(
            (draft.pairings.len(), draft.byes[0].entrant),
            (0, id(winner.1))
        );
    }
}

/// A correction of the first stage counts for who is in, until the finals are posted.
#[test]
fn the_finalists_stay_once_the_finals_are_posted() {
    let mut made = swiss(3, 2, 8);
    for _ in 0..3 {
        play(&mut made, stronger_wins);
    }
    let finalists = pairs(&pair(&made).unwrap().pairings);
    play(&mut made, stronger_wins);
    for (pairing, scored) in &mut made.closed[2].boards {
        if pairing.has(id(finalists[0].0)) {
            let is_first = pairing.first == id(finalists[0].0);
            scored.result = PairingResult::Won(if is_first { Side::Second } else { Side::First });
        }
    }
    let stage = &brackets(&made).unwrap().all[0].stages[0];
    let mut who: Vec<_> = stage[0].who.iter().flatten().map(|one| one.0).collect();
    who.sort_unstable();
    let (one, other) = finalists[0];
    assert_eq!(who, [one.min(other), one.max(other)]);
}

#[test]
fn fewer_players_than_finalists_all_play_on() {
    let mut made = swiss(3, 8, 5);
    for _ in 0..3 {
        play(&mut made, stronger_wins);
    }
    let draft = pair(&made).unwrap();
    assert_eq!((draft.pairings.len(), draft.byes.len()), (1, 3));
    assert_eq!(warnings(&made, &draft), []);
}

/// All games are drawn: only the order of the list separates the players.
#[test]
fn a_last_place_that_only_the_list_decides_is_said() {
    let mut made = swiss(2, 2, 4);
    for _ in 0..2 {
        play(&mut made, |_| PairingResult::Drawn);
    }
    let draft = pair(&made).unwrap();
    let shared = Warning::LastPlaceShared {
        entrant: id(2),
        other: id(3),
    };
    assert_eq!(warnings(&made, &draft), [shared]);
    // An order by hand decides, and the one above leaves.
    made.options.ranking.by_hand.push(ByHand {
        order: vec![4, 3, 2, 1],
        reason: "lots".to_owned(),
    });
    let draft = pair(&made).unwrap();
    assert_eq!(warnings(&made, &draft), []);
    assert_eq!(together(&made), [(3, 4)].into());
}

#[test]
fn nobody_joins_once_the_first_stage_is_over() {
    let mut made = swiss(2, 2, 6);
    play(&mut made, stronger_wins);
    assert!(!made.is_full());
    let mut entrants: Vec<_> = made.entrants.iter().cloned().collect();
    entrants.push(entrant(7));
    made.entrants = entrants.into_iter().collect();
    assert_eq!(made.earlier_rounds(id(7)), [(RoundNo(1), false)]);
    assert!(pair(&made).unwrap().has(id(7)));
    play(&mut made, stronger_wins);
    assert!(made.is_full());
}

#[test]
fn the_rounds_of_the_first_stage_are_settled_with_the_event() {
    let how = stages(FirstStage::Swiss, 0, 4);
    let made = tournament(System::Stages(how), 20);
    let options = inkundla_core::tournament::Options {
        rounds: 0,
        ..made.options
    };
    let settled = options.settled_for(20);
    let System::Stages(settled_how) = settled.system else {
        panic!("{:?}", settled.system);
    };
    assert_eq!((settled_how.rounds, settled.rounds), (6, 8));
    let text = serde_json::to_string(&settled.system).unwrap();
    assert_eq!(
        serde_json::from_str::<System>(&text).unwrap(),
        settled.system
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// The finals of any stage end with one winner, who is first; the finalists are before all others.
    #[test]
    fn a_stage_and_finals_come_to_an_end(
        entrants in 4u16..=40,
        rounds in 1u16..=4,
        finalists in prop::sample::select(vec![2u16, 4, 8, 16, 32]),
        kind in 0u8..3,
        losers in prop::sample::select(vec![Losers::Out, Losers::Plate, Losers::Twice]),
        results in prop::collection::vec(0u8..10, 89),
    ) {
        let first = [FirstStage::Swiss, FirstStage::Monrad, FirstStage::McMahon(McMahon { groups: 2 })];
        let mut how = stages(first[usize::from(kind)], rounds.min(System::rounds_safe(entrants.into())), finalists);
        how.finals = Knockout { losers, ..PLAIN };
        let mut made = tournament(System::Stages(how), entrants);
        let mut results = results.into_iter().cycle();
        let mut number = 0;
        while let Ok(draft) = pair(&made) {
            number += 1;
            prop_assert!(number < 60);
            let is_final = is_of_finals(&made, draft.number);
            prop_assert_eq!(is_final, number > how.rounds);
            let found = warnings(&made, &draft);
            let in_finals = |one: &Warning| {
                !is_final
                    || matches!(one, Warning::StayedAway { .. } | Warning::LastPlaceShared { .. })
            };
            prop_assert!(found.iter().all(in_finals), "{:?}", found);
            play(&mut made, |_| match results.next().unwrap() {
                0..=4 => PairingResult::Won(Side::First),
                8 if !is_final => PairingResult::Drawn,
                _ => PairingResult::Won(Side::Second),
            });
        }
        prop_assert!(is_at_end(&made));
        let all = brackets(&made).unwrap();
        let winner = all.winner().unwrap();
        let inside: Vec<_> = all.all[0].stages[0].iter().flat_map(|tie| tie.who).flatten().collect();
        prop_assert_eq!(inside.len(), usize::from(finalists.min(entrants)));
        let rows = live(&made).rows;
        prop_assert_eq!((rows[0].entrant, rows[0].rank, rows[0].shared), (winner, 1, false));
        let best: Vec<_> = rows[..inside.len()].iter().map(|row| row.entrant).collect();
        prop_assert!(inside.iter().all(|one| best.contains(one)));
        // The others keep the order of the first stage.
        let before = of(&made, RoundNo(how.rounds)).rows;
        let rest = |rows: &[inkundla_core::tournament::standings::Row]| {
            let rest = rows.iter().filter(|row| !inside.contains(&row.entrant));
            rest.map(|row| row.entrant).collect::<Vec<_>>()
        };
        prop_assert_eq!(rest(&rows), rest(&before));
    }
}
