//! Matches of two games: the second round of each is the first with sides reversed.

use crate::common::hall::{scored, tournament};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::{
    Forecast, MovesFirst, PairedBy, Severity, explain, forecast, pair, swiss_report, warnings,
};
use inkundla_core::tournament::{
    DraftRound, EntrantId, PairingResult, Presence, RoundNo, System, Tournament,
};
use proptest::prelude::*;
use std::collections::HashMap;

fn matches(system: System, entrants: u16, rounds: u16) -> Tournament {
    let mut made = tournament(system, entrants);
    made.options.terms.two_games = true;
    made.options.rounds = rounds;
    made
}

/// Plays a round: the entrant with the lower start number of each pair gets this result.
fn play(made: &mut Tournament, draft: DraftRound, results: &[u8]) {
    let mut posted = draft.post();
    for (pairing, entered) in &mut posted.boards {
        let lower = pairing.first.min(pairing.second);
        let side = if lower == pairing.first {
            Side::First
        } else {
            Side::Second
        };
        let result = match results[lower.0 as usize % results.len()] {
            0 => PairingResult::Drawn,
            1 | 2 => PairingResult::Won(side),
            3 => PairingResult::Forfeit(side),
            _ => PairingResult::Won(!side),
        };
        *entered = Some(scored(result));
    }
    made.closed.push(posted.close().unwrap());
}

fn seats(draft: &DraftRound) -> Vec<(EntrantId, EntrantId)> {
    let pairings = draft.pairings.iter();
    pairings.map(|one| (one.first, one.second)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// If both games of a match end alike, the matches are those of the Swiss system in which each
    /// match is one game.
    #[test]
    fn matches_are_paired_as_single_games_with_the_same_points(
        entrants in 4u16..20,
        results in prop::collection::vec(0u8..7, 60),
    ) {
        let mut twice = matches(System::Swiss, entrants, 8);
        let mut once = tournament(System::Swiss, entrants);
        once.options.rounds = 4;
        for results in results.chunks(15) {
            let (Ok(first), Ok(single)) = (pair(&twice), pair(&once)) else {
                prop_assert!(pair(&twice).is_err() && pair(&once).is_err());
                break;
            };
            prop_assert_eq!(seats(&first), seats(&single));
            prop_assert_eq!(&first.byes, &single.byes);
            prop_assert!(swiss_report(&twice, &first).unwrap().is_by_system);
            let meets = explain(&twice, &first).pairs.into_iter().map(|why| why.meets);
            prop_assert!(meets.into_iter().all(|why| why == PairedBy::Standing));
            play(&mut twice, first.clone(), results);
            play(&mut once, single, results);
            let second = pair(&twice).unwrap();
            let reversed = seats(&first).into_iter().map(|(one, other)| (other, one));
            prop_assert_eq!(seats(&second), reversed.collect::<Vec<_>>());
            prop_assert_eq!(&second.byes, &first.byes);
            for why in explain(&twice, &second).pairs {
                prop_assert_eq!((why.meets, why.moves_first),
                    (PairedBy::SecondGame, Some(MovesFirst::NextGame)));
            }
            let broken = warnings(&twice, &second).into_iter();
            let broken: Vec<_> = broken.filter(|one| one.severity() == Severity::BreaksRule).collect();
            prop_assert!(broken.is_empty(), "{broken:?}");
            prop_assert!(swiss_report(&twice, &second).is_none());
            play(&mut twice, second, results);
        }
    }
}

#[test]
fn second_games_are_due_whoever_comes_or_stays_away() {
    let mut made = matches(System::Swiss, 6, 4);
    let first = pair(&made).unwrap();
    play(&mut made, first.clone(), &[1]);
    let late = crate::common::hall::entrant(7);
    made.entrants.push(late);
    for one in made.entrants.iter_mut().filter(|one| one.number == 1) {
        one.presence = Presence::Absent;
    }
    let second = pair(&made).unwrap();
    assert_eq!(second.pairings.len(), 3);
    assert!(
        second
            .pairings
            .iter()
            .any(|pairing| pairing.has(EntrantId(1)))
    );
    assert_eq!(
        second.byes.len(),
        1,
        "who came late waits for the next match"
    );
    let mut swapped = second.clone();
    swapped.swap_sides(second.pairings[0].board).unwrap();
    let why = explain(&made, &swapped).pairs[0].moves_first;
    assert_eq!(why, Some(MovesFirst::Changed));
    play(&mut made, second, &[1]);
    let third = pair(&made).unwrap();
    for (one, other) in seats(&third) {
        let has_met = seats(&first)
            .iter()
            .any(|pair| *pair == (one, other) || *pair == (other, one));
        assert!(!has_met);
    }
}

#[test]
fn everybody_meets_everybody_in_matches_of_two_games() {
    for entrants in [4, 5, 8] {
        let mut made = matches(System::RoundRobin, entrants, 0);
        made.options = made.options.settled_for(entrants.into());
        assert_eq!(forecast(&made), Forecast::Safe);
        let mut met: HashMap<(EntrantId, EntrantId), u16> = HashMap::new();
        for _ in 0..made.options.rounds {
            let draft = pair(&made).unwrap();
            assert!(
                warnings(&made, &draft)
                    .iter()
                    .all(|one| one.severity() == Severity::Allowed)
            );
            for (one, other) in seats(&draft) {
                assert!(met.insert((one, other), draft.number.0).is_none());
            }
            let is_second = made.options.is_second_game(draft.number);
            for why in explain(&made, &draft).pairs {
                let meets = if is_second {
                    PairedBy::SecondGame
                } else {
                    PairedBy::Table
                };
                assert_eq!(why.meets, meets);
            }
            play(&mut made, draft, &[1, 4, 0]);
        }
        assert!(pair(&made).is_err());
        assert_eq!(met.len(), usize::from(entrants) * usize::from(entrants - 1));
        for ((one, other), round) in &met {
            let back = met[&(*other, *one)];
            let [first, second] = [back.min(*round), back.max(*round)];
            assert_eq!(
                (first % 2, second),
                (1, first + 1),
                "the two games follow each other"
            );
        }
    }
}

#[test]
fn matches_of_two_games_are_for_the_dutch_rules_and_the_single_round_robin() {
    use inkundla_core::tournament::SwissSystem;
    let mut made = matches(System::Swiss, 8, 6);
    assert_eq!(made.options.games_of_a_match(), 2);
    assert_eq!(made.options.first_game(RoundNo(4)), RoundNo(3));
    assert_eq!(made.options.first_game(RoundNo(3)), RoundNo(3));
    made.options.terms.swiss_rules = SwissSystem::Dubov;
    assert_eq!(made.options.games_of_a_match(), 1);
    made.options.system = System::DoubleRoundRobin;
    assert_eq!(made.options.games_of_a_match(), 1);
}
