//! Knockouts in which a loser plays on: the plate, the losers' bracket, and seeding again.

use super::finals::{PLAIN, id, together};
use crate::common::hall::{play, stronger_wins, tournament};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::{
    BracketKind, PairedBy, PairingFault, StageNow, TieNow, Warning, brackets, explain, is_at_end,
    pair, stages_of, warnings,
};
use inkundla_core::tournament::standings::live;
use inkundla_core::tournament::{
    EntrantId, Groups, Knockout, Losers, Pairing, PairingResult, Presence, RoundNo, Stages, System,
    Tournament,
};
use std::collections::BTreeMap;

pub(super) fn how(losers: Losers) -> Knockout {
    Knockout { losers, ..PLAIN }
}

pub(super) fn knockout(how: Knockout, entrants: u16) -> Tournament {
    tournament(System::Knockout(how), entrants)
}

/// Start numbers and places, in the order of places.
pub(super) fn places(made: &Tournament) -> Vec<(i64, u16)> {
    let rows = live(made).rows.into_iter();
    rows.map(|row| (row.entrant.0, row.rank)).collect()
}

pub(super) fn ranks(made: &Tournament) -> BTreeMap<i64, u16> {
    places(made).into_iter().collect()
}

/// The winner of each pair by a list; otherwise the lower start number.
fn upsets(list: &[(i64, i64)]) -> impl Fn(&Pairing) -> PairingResult {
    move |pairing: &Pairing| {
        let wins = |one: EntrantId, other: EntrantId| list.contains(&(one.0, other.0));
        match (pairing.first, pairing.second) {
            (one, other) if wins(one, other) => PairingResult::Won(Side::First),
            (one, other) if wins(other, one) => PairingResult::Won(Side::Second),
            _ => stronger_wins(pairing),
        }
    }
}

/// The standard bracket of eight: the losers of the second round come in crossed.
#[test]
fn double_elimination_of_eight_is_the_standard_bracket() {
    let mut made = knockout(how(Losers::Twice), 8);
    assert_eq!(made.options.rounds, 6);
    let rounds: [&[(i64, i64)]; 6] = [
        &[(1, 8), (2, 7), (3, 6), (4, 5)],
        // Winners, second round; losers, first round.
        &[(1, 4), (2, 3), (5, 8), (6, 7)],
        // The winners' final; 5 beat 8 and meets who lost to 2, 6 who lost to 1.
        &[(1, 2), (3, 5), (4, 6)],
        &[(3, 4)],
        &[(2, 3)],
        &[(1, 2)],
    ];
    for expected in rounds {
        assert_eq!(together(&made), expected.iter().copied().collect());
        assert_eq!(warnings(&made, &pair(&made).unwrap()), []);
        play(&mut made, stronger_wins);
    }
    assert!(is_at_end(&made));
    let expected = [
        (1, 1),
        (2, 2),
        (3, 3),
        (4, 4),
        (5, 5),
        (6, 5),
        (7, 7),
        (8, 7),
    ];
    assert_eq!(places(&made), expected);
}

#[test]
fn the_winners_side_may_have_to_be_beaten_twice() {
    for (losers, rounds) in [(Losers::Twice, 4), (Losers::TwiceInFinal, 5)] {
        let mut made = knockout(how(losers), 4);
        // 2 loses to 1 in the winners' final, and beats 1 in the grand final.
        for round in 1..=4 {
            play(&mut made, upsets(if round == 4 { &[(2, 1)] } else { &[] }));
        }
        if losers == Losers::TwiceInFinal {
            assert!(!is_at_end(&made));
            assert_eq!(brackets(&made).unwrap().winner(), None);
            assert_eq!(together(&made), [(1, 2)].into());
            play(&mut made, upsets(&[(2, 1)]));
        }
        let played = made.closed.len() as u16;
        assert_eq!(
            pair(&made),
            Err(PairingFault::AllRoundsPlayed { rounds: played })
        );
        assert_eq!(played, rounds, "{losers:?}");
        assert_eq!(brackets(&made).unwrap().winner(), Some(id(2)));
        assert_eq!(places(&made)[..3], [(2, 1), (1, 2), (3, 3)]);
    }
}

#[test]
fn one_loss_in_the_grand_final_is_enough_for_who_has_lost_before() {
    let mut made = knockout(how(Losers::TwiceInFinal), 4);
    for _ in 0..4 {
        play(&mut made, stronger_wins);
    }
    assert!(is_at_end(&made));
    assert_eq!(brackets(&made).unwrap().winner(), Some(id(1)));
}

#[test]
fn each_stage_has_its_name_and_number() {
    let mut made = knockout(how(Losers::TwiceInFinal), 8);
    let stage = |bracket, number, to_go| StageNow {
        bracket,
        number,
        to_go,
    };
    let stages_of = |made: &Tournament, round| -> Vec<StageNow> {
        let ties = stages_of(made, round).into_iter();
        ties.map(|tie| tie.stage).collect()
    };
    use BracketKind::{GrandFinal, Losers as Low, Winners};
    assert_eq!(stages_of(&made, RoundNo(1)), [stage(Winners, 1, 3)]);
    play(&mut made, stronger_wins);
    let both = [stage(Winners, 2, 2), stage(Low, 1, 4)];
    assert_eq!(stages_of(&made, RoundNo(2)), both);
    let draft = pair(&made).unwrap();
    let now = |stage| {
        PairedBy::Tie(TieNow {
            stage,
            is_third_place: false,
            is_decider: false,
        })
    };
    let meets: Vec<_> = explain(&made, &draft)
        .pairs
        .iter()
        .map(|one| one.meets)
        .collect();
    assert_eq!(
        meets,
        [now(both[0]), now(both[0]), now(both[1]), now(both[1])]
    );
    for round in 2..=6 {
        play(&mut made, upsets(if round == 6 { &[(2, 1)] } else { &[] }));
    }
    assert_eq!(stages_of(&made, RoundNo(6)), [stage(GrandFinal, 1, 1)]);
    assert_eq!(stages_of(&made, RoundNo(7)), [stage(GrandFinal, 2, 1)]);
}

/// Without upsets 1 to 4 beat their opponents of the second round, who come in reversed: nobody meets again before
/// only two are left.
#[test]
fn nobody_meets_again_early_in_the_losers_bracket() {
    for entrants in [8, 16, 32] {
        let mut made = knockout(how(Losers::Twice), entrants);
        while let Ok(draft) = pair(&made) {
            let crowd = brackets(&made).unwrap();
            let losers = crowd.of(BracketKind::Losers);
            let is_late = losers.is_none_or(|losers| losers.stage_now().to_go <= 2);
            for why in explain(&made, &draft).pairs {
                assert!(why.met_in.is_empty() || is_late, "{entrants}: {why:?}");
            }
            play(&mut made, stronger_wins);
        }
    }
}

#[test]
fn who_loses_the_first_game_plays_in_the_plate() {
    let mut made = knockout(how(Losers::Plate), 8);
    assert_eq!(made.options.rounds, 3);
    play(&mut made, stronger_wins);
    assert_eq!(together(&made), [(1, 4), (2, 3), (5, 8), (6, 7)].into());
    play(&mut made, stronger_wins);
    assert_eq!(together(&made), [(1, 2), (5, 6)].into());
    play(&mut made, stronger_wins);
    assert!(is_at_end(&made));
    let expected = [
        (1, 1),
        (2, 2),
        (3, 3),
        (4, 3),
        (5, 5),
        (6, 6),
        (7, 7),
        (8, 7),
    ];
    assert_eq!(places(&made), expected);
}

/// Twelve players: 1 to 4 have a bye. 1 loses the first game in the second stage.
#[test]
fn who_had_a_bye_joins_the_plate_after_the_first_game() {
    let mut made = knockout(how(Losers::Plate), 12);
    play(&mut made, stronger_wins);
    assert_eq!(together(&made).len(), 4, "the plate waits");
    play(&mut made, upsets(&[(8, 1)]));
    // 9 to 12 lost in the first stage, 1 in the second. The best seeds of the plate have its byes.
    let draft = pair(&made).unwrap();
    let byes: Vec<_> = draft.byes.iter().map(|bye| bye.entrant.0).collect();
    assert_eq!(byes, [1, 9, 10]);
    assert_eq!(together(&made), [(4, 8), (2, 3), (11, 12)].into());
    assert_eq!(warnings(&made, &draft), []);
    while pair(&made).is_ok() {
        play(&mut made, stronger_wins);
    }
    let ranks = ranks(&made);
    assert_eq!((ranks[&2], ranks[&5], ranks[&1], ranks[&9]), (1, 5, 8, 9));
}

#[test]
fn who_reaches_the_semi_finals_does_not_play_in_the_plate() {
    let third = Knockout {
        third_place: true,
        ..how(Losers::Plate)
    };
    let mut made = knockout(third, 5);
    play(&mut made, stronger_wins);
    // 5 alone would be the plate.
    assert_eq!(together(&made), [(1, 4), (2, 3)].into());
    play(&mut made, stronger_wins);
    assert_eq!(together(&made), [(1, 2), (3, 4)].into());
    play(&mut made, stronger_wins);
    assert_eq!(places(&made), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]);
}

#[test]
fn the_best_left_meets_the_weakest_left() {
    let anew = Knockout {
        reseeds: true,
        ..PLAIN
    };
    // 8 beats 1; by the fixed bracket 8 meets 4, and 2 meets 3.
    for (reseeds, expected) in [(false, [(4, 8), (2, 3)]), (true, [(2, 8), (3, 4)])] {
        let mut made = knockout(Knockout { reseeds, ..anew }, 8);
        play(&mut made, upsets(&[(8, 1)]));
        assert_eq!(together(&made), expected.into());
    }
}

#[test]
fn who_leaves_loses_the_ties_to_come() {
    let mut made = knockout(how(Losers::Twice), 8);
    play(&mut made, stronger_wins);
    made.entrants.iter_mut().next().unwrap().presence = Presence::WentHome;
    while pair(&made).is_ok() {
        play(&mut made, stronger_wins);
    }
    assert_eq!(brackets(&made).unwrap().winner(), Some(id(2)));
    assert!(
        made.closed[1..].iter().all(|round| !round
            .plan()
            .pairings
            .iter()
            .any(|one| one.has(id(1))))
    );
}

#[test]
fn a_pair_changed_by_hand_takes_a_place_in_the_losers_bracket() {
    let mut made = knockout(how(Losers::Twice), 8);
    play(&mut made, stronger_wins);
    let mut draft = pair(&made).unwrap();
    // 5–8 and 6–7 become 5–7 and 6–8.
    for pairing in &mut draft.pairings {
        for one in [&mut pairing.first, &mut pairing.second] {
            *one = match one.0 {
                7 => id(8),
                8 => id(7),
                _ => *one,
            };
        }
    }
    let boards = warnings(&made, &draft).into_iter();
    assert!(
        boards
            .into_iter()
            .all(|one| matches!(one, Warning::NotByPlan { .. }))
    );
    let mut posted = draft.post();
    for (pairing, entered) in &mut posted.boards {
        *entered = Some(crate::common::hall::scored(stronger_wins(pairing)));
    }
    made.closed.push(posted.close().unwrap());
    while pair(&made).is_ok() {
        play(&mut made, stronger_wins);
    }
    assert_eq!(places(&made)[..2], [(1, 1), (2, 2)]);
    assert_eq!(ranks(&made)[&8], 7);
}

#[test]
fn the_number_of_rounds_is_worked_out() {
    let rounds = |losers, entrants: usize| how(losers).rounds(entrants);
    assert_eq!(
        [2, 3, 8, 9].map(|all| rounds(Losers::Out, all)),
        [1, 2, 3, 4]
    );
    assert_eq!(
        [2, 3, 8, 9].map(|all| rounds(Losers::Twice, all)),
        [2, 4, 6, 8]
    );
    assert_eq!(
        [5, 8, 9, 16].map(|all| rounds(Losers::Plate, all)),
        [3, 3, 5, 4]
    );
    let groups = System::Groups(Groups {
        groups: 2,
        advance: 2,
        finals: how(Losers::Twice),
    });
    assert_eq!(groups.rounds_needed(8), 3 + 4);
    let stages = Stages {
        rounds: 5,
        finalists: 4,
        ..Stages::default()
    };
    assert_eq!(System::Stages(stages).rounds_needed(20), 7);
    assert_eq!(
        System::Stages(Stages {
            rounds: 0,
            ..stages
        })
        .rounds_needed(20),
        6 + 2
    );
}
