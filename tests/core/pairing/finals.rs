//! Knockout, groups with finals, start groups.

use super::groups::pools;
use crate::common::hall::{pairs, play, round, scored, stronger_wins, tournament};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::{
    Decision, KnockoutBracket, PairingFault, Severity, Warning, brackets, groups, is_at_end, pair,
    warnings,
};
use inkundla_core::tournament::standings::live;
use inkundla_core::tournament::{
    ByeKind, EntrantId, Groups, Knockout, Losers, Pairing, PairingResult, Presence, Stage, System,
    Tournament,
};
use proptest::prelude::*;
use std::collections::{BTreeSet, HashSet};

/// The bracket of all players.
pub(super) fn main_bracket(made: &Tournament) -> KnockoutBracket {
    brackets(made).unwrap().main().unwrap().clone()
}

pub(super) const PLAIN: Knockout = Knockout {
    third_place: false,
    two_games: false,
    losers: Losers::Out,
    reseeds: false,
};

pub(super) fn id(number: i64) -> EntrantId {
    EntrantId(number)
}

fn knockout(entrants: u16) -> Tournament {
    tournament(System::Knockout(PLAIN), entrants)
}

pub(super) fn together(made: &Tournament) -> BTreeSet<(i64, i64)> {
    let draft = pair(made).unwrap();
    let pairs = pairs(&draft.pairings);
    pairs
        .into_iter()
        .map(|(one, two)| (one.min(two), one.max(two)))
        .collect()
}

/// The lower start number wins, but nobody against 4.
fn four_wins(pairing: &Pairing) -> PairingResult {
    match (pairing.first == id(4), pairing.has(id(4))) {
        (true, _) => PairingResult::Won(Side::First),
        (false, true) => PairingResult::Won(Side::Second),
        (false, false) => stronger_wins(pairing),
    }
}

fn drawn(_: &Pairing) -> PairingResult {
    PairingResult::Drawn
}

#[test]
fn the_best_have_the_byes_and_meet_as_late_as_possible() {
    let mut made = knockout(6);
    let draft = pair(&made).unwrap();
    assert_eq!(together(&made), [(3, 6), (4, 5)].into());
    let byes: Vec<_> = draft.byes.iter().map(|bye| bye.entrant.0).collect();
    assert_eq!(byes, [1, 2]);
    assert_eq!(warnings(&made, &draft), []);
    play(&mut made, stronger_wins);
    assert_eq!(together(&made), [(1, 4), (2, 3)].into());
    play(&mut made, stronger_wins);
    assert_eq!(together(&made), [(1, 2)].into());
    assert!(!is_at_end(&made));
    play(&mut made, stronger_wins);
    assert!(is_at_end(&made));
    assert_eq!(
        pair(&made),
        Err(PairingFault::AllRoundsPlayed { rounds: 3 })
    );
    assert_eq!(main_bracket(&made).winner(), Some(id(1)));
    let places: Vec<_> = live(&made).rows.iter().map(|row| row.entrant.0).collect();
    assert_eq!(places[..2], [1, 2]);
    assert_eq!(BTreeSet::from_iter(&places[2..4]), BTreeSet::from([&3, &4]));
}

#[test]
fn a_draw_is_played_again_with_sides_changed_until_one_wins() {
    let mut made = knockout(4);
    play(&mut made, |pairing| {
        if pairing.has(id(1)) {
            PairingResult::Drawn
        } else {
            stronger_wins(pairing)
        }
    });
    let first = made.closed[0].boards[0].0;
    let draft = pair(&made).unwrap();
    assert_eq!(
        pairs(&draft.pairings),
        [(first.second.0, first.first.0)],
        "only the undecided tie plays"
    );
    assert_eq!(warnings(&made, &draft), []);
    play(&mut made, drawn);
    play(&mut made, stronger_wins);
    assert_eq!(together(&made), [(1, 2)].into());
    made.current = Some(Stage::Posted(pair(&made).unwrap().post()));
    assert!(is_at_end(&made), "if somebody wins it");
}

#[test]
fn two_games_are_added_up_before_it_is_decided() {
    let how = Knockout {
        two_games: true,
        ..PLAIN
    };
    let mut made = tournament(System::Knockout(how), 2);
    assert_eq!(made.options.rounds, 2);
    play(&mut made, stronger_wins);
    let one = made.closed[0].boards[0].0;
    let draft = pair(&made).unwrap();
    assert_eq!(pairs(&draft.pairings), [(one.second.0, one.first.0)]);
    // The other entrant wins the second game, so a decider follows.
    play(&mut made, |pairing| {
        PairingResult::Won(if pairing.first == id(2) {
            Side::First
        } else {
            Side::Second
        })
    });
    assert!(!is_at_end(&made));
    play(&mut made, |pairing| {
        PairingResult::Won(if pairing.first == id(2) {
            Side::First
        } else {
            Side::Second
        })
    });
    assert!(is_at_end(&made));
    assert_eq!(main_bracket(&made).winner(), Some(id(2)));
}

#[test]
fn those_who_lose_a_semi_final_may_play_for_the_third_place() {
    let how = Knockout {
        third_place: true,
        ..PLAIN
    };
    let mut made = tournament(System::Knockout(how), 4);
    play(&mut made, stronger_wins);
    let draft = pair(&made).unwrap();
    assert_eq!(draft.pairings.len(), 2);
    assert!(draft.pairings[0].has(id(1)), "the final is on board 1");
    play(&mut made, four_wins);
    let places: Vec<_> = live(&made).rows.iter().map(|row| row.entrant.0).collect();
    assert_eq!(places, [1, 2, 4, 3]);
    // The final counts for more than the game for the third place, whoever is in it.
    let mut made = tournament(System::Knockout(how), 4);
    play(&mut made, four_wins);
    play(&mut made, four_wins);
    let places: Vec<_> = live(&made).rows.iter().map(|row| row.entrant.0).collect();
    assert_eq!(places, [4, 2, 1, 3]);
}

#[test]
fn who_went_home_or_did_not_come_lets_the_other_one_through() {
    let mut made = knockout(4);
    play(&mut made, |pairing| {
        if pairing.has(id(2)) {
            PairingResult::DoubleForfeit
        } else {
            stronger_wins(pairing)
        }
    });
    // Nobody advances from the lower half: 1 has won.
    assert!(is_at_end(&made));
    assert_eq!(main_bracket(&made).winner(), Some(id(1)));

    let mut made = knockout(4);
    play(&mut made, stronger_wins);
    made.entrants[0].presence = Presence::WentHome;
    let draft = pair(&made).unwrap();
    assert_eq!(
        (draft.byes[0].entrant, draft.byes[0].kind),
        (id(2), ByeKind::Full)
    );
    play(&mut made, stronger_wins);
    assert_eq!(main_bracket(&made).winner(), Some(id(2)));
}

#[test]
fn a_changed_draft_changes_the_bracket() {
    let mut made = knockout(4);
    let mut draft = pair(&made).unwrap();
    draft.exchange(id(1), id(2)).unwrap();
    made.current = Some(Stage::Draft(draft.clone()));
    let mut posted = draft.post();
    for (pairing, entered) in &mut posted.boards {
        *entered = Some(scored(stronger_wins(pairing)));
    }
    made.current = None;
    made.closed.push(posted.close().unwrap());
    let first: Vec<_> = made.closed[0]
        .boards
        .iter()
        .map(|(pairing, _)| pairing.has(id(2)))
        .collect();
    assert_eq!(first, [true, false]);
    assert_eq!(together(&made), [(1, 2)].into());
    let mut wrong = pair(&made).unwrap();
    wrong.exchange(id(2), id(4)).unwrap_err();
    wrong.pairings[0].second = id(4);
    wrong.pairings[0].first = id(1);
    assert!(warnings(&made, &wrong).contains(&Warning::IsOut { entrant: id(4) }));
}

#[test]
fn a_bye_given_to_another_in_the_first_stage_stays_with_that_one() {
    let mut made = knockout(3);
    let mut draft = pair(&made).unwrap();
    draft.exchange(id(1), id(3)).unwrap();
    let mut posted = draft.post();
    for (pairing, entered) in &mut posted.boards {
        *entered = Some(scored(stronger_wins(pairing)));
    }
    made.closed.push(posted.close().unwrap());
    assert_eq!(together(&made), [(1, 3)].into());
}

#[test]
fn without_finals_the_announced_rounds_are_the_end() {
    let mut made = tournament(System::Swiss, 8);
    made.options.rounds = 2;
    assert!(!is_at_end(&made));
    play(&mut made, stronger_wins);
    assert!(!is_at_end(&made), "one of two is closed");
    made.current = Some(Stage::Posted(pair(&made).unwrap().post()));
    assert!(is_at_end(&made), "the last is being played");
    made.current = None;
    play(&mut made, stronger_wins);
    assert!(is_at_end(&made));
}

/// A random result.
fn any_result(chance: u8) -> PairingResult {
    match chance {
        0..4 => PairingResult::Won(Side::First),
        4..7 => PairingResult::Won(Side::Second),
        7 => PairingResult::Drawn,
        8 => PairingResult::Forfeit(Side::First),
        _ => PairingResult::DoubleForfeit,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(80))]

    /// Every knockout ends, eliminated players do not play again, and no draft has warnings except
    /// about players who lost by forfeit before.
    #[test]
    fn knockouts_come_to_an_end(
        entrants in 2u16..20,
        third_place: bool,
        two_games: bool,
        results in prop::collection::vec(0u8..10, 40),
        pools in 0u16..4,
        losers in super::losers_chance::losers(),
    ) {
        let finals = Knockout { third_place, two_games, losers, reseeds: false };
        let system = match pools {
            0 | 1 => System::Knockout(finals),
            groups => System::Groups(Groups { groups, advance: 2, finals }),
        };
        let mut made = tournament(system, entrants);
        let mut results = results.into_iter().cycle();
        for number in 1..60 {
            let draft = match pair(&made) {
                Ok(draft) => draft,
                Err(fault) => {
                    let rounds = number - 1;
                    prop_assert_eq!(fault, PairingFault::AllRoundsPlayed { rounds });
                    break;
                }
            };
            let mut found = warnings(&made, &draft);
            let is_known = |one: &Warning| {
                matches!(one, Warning::StayedAway { .. } | Warning::LastPlaceShared { .. })
            };
            found.retain(|one| !is_known(one));
            prop_assert_eq!(found, vec![]);
            let mut seen = HashSet::new();
            for pairing in &draft.pairings {
                prop_assert!(seen.insert(pairing.first) && seen.insert(pairing.second));
            }
            // After many rounds the first side wins, so that the knockout ends.
            play(&mut made, |pairing| match number {
                1..30 => any_result(results.next().unwrap()),
                _ => stronger_wins(pairing),
            });
        }
        prop_assert!(is_at_end(&made));
        let all = brackets(&made).unwrap();
        prop_assert!(all.is_over());
        for tie in all.all.iter().flat_map(|bracket| bracket.stages.iter().flatten()) {
            prop_assert_ne!(tie.decision(), Decision::Open);
        }
        if let Some(winner) = all.winner() {
            prop_assert_eq!(live(&made).rows[0].entrant, winner);
        }
    }

    /// The finals do not begin with pairs from the same group if that can be avoided.
    #[test]
    fn groups_are_crossed(count in 2u16..6, advance in 1u16..4) {
        let how = Groups { groups: count, advance, finals: PLAIN };
        let mut made = pools(count * 4, how);
        for _ in 0..3 {
            play(&mut made, stronger_wins);
        }
        let pools = groups(&made);
        let of = |who: EntrantId| pools.iter().position(|group| group.tournament.entrant(who).is_some());
        for tie in &main_bracket(&made).stages[0] {
            if let [Some(one), Some(other)] = tie.who {
                prop_assert_ne!(of(one), of(other));
            }
        }
    }
}

#[test]
fn nothing_breaks_a_rule_in_a_round_that_is_proposed() {
    let made = knockout(5);
    let draft = pair(&made).unwrap();
    assert!(
        warnings(&made, &draft)
            .iter()
            .all(|one| one.severity() < Severity::BreaksRule)
    );
    let mut alone = knockout(1);
    assert_eq!(pair(&alone), Err(PairingFault::TooFewEntrants { here: 1 }));
    alone.closed.push(round(1, &[], &[(1, "bye")]));
    assert!(pair(&alone).is_err());
}
