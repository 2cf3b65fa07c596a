//! Groups and brackets: reasons of pairs and byes, deciders, and absent players.

use super::finals::{PLAIN, id, main_bracket};
use crate::common::hall::{pairs, play, scored, stronger_wins, tournament};
use inkundla_core::tournament::pairing::{
    BracketKind, ByeReason, PairedBy, StageNow, TieNow, explain, groups, pair,
};
use inkundla_core::tournament::standings::live;
use inkundla_core::tournament::{
    BoardNo, ByeKind, DraftRound, Groups, Knockout, Losers, Pairing, PairingResult, Presence,
    Stage, System, Tournament,
};

const THIRD_PLACE: Knockout = Knockout {
    third_place: true,
    two_games: false,
    losers: Losers::Out,
    reseeds: false,
};

fn reasons(made: &Tournament, round: &DraftRound) -> Vec<(i64, ByeReason)> {
    let byes = explain(made, round).byes.into_iter();
    byes.map(|bye| (bye.entrant.0, bye.reason)).collect()
}

fn ties(made: &Tournament, round: &DraftRound) -> Vec<TieNow> {
    let pairs = explain(made, round).pairs.into_iter();
    let tie = |by: PairedBy| match by {
        PairedBy::Tie(now) => now,
        other => panic!("{other:?}"),
    };
    pairs.map(|pair| tie(pair.meets)).collect()
}

#[test]
fn the_table_gives_the_bye_in_a_group_and_the_bracket_in_the_finals() {
    let how = Groups {
        groups: 2,
        advance: 3,
        finals: PLAIN,
    };
    let mut made = tournament(System::Groups(how), 6);
    let first = pair(&made).unwrap();
    assert_eq!(first.byes.len(), 2);
    for (_, reason) in reasons(&made, &first) {
        assert_eq!(reason, ByeReason::Table);
    }
    for _ in 0..3 {
        play(&mut made, stronger_wins);
    }
    let finals = pair(&made).unwrap();
    assert_eq!(finals.byes.len(), 2);
    for (_, reason) in reasons(&made, &finals) {
        assert_eq!(reason, ByeReason::Bracket);
    }
}

#[test]
fn a_game_after_a_level_tie_is_called_a_decider() {
    let mut made = tournament(System::Knockout(PLAIN), 4);
    let draft = pair(&made).unwrap();
    assert!(ties(&made, &draft).iter().all(|tie| !tie.is_decider));
    play(&mut made, |pairing: &Pairing| {
        if pairing.has(id(1)) {
            PairingResult::Drawn
        } else {
            stronger_wins(pairing)
        }
    });
    let draft = pair(&made).unwrap();
    assert_eq!(pairs(&draft.pairings).len(), 1);
    let now = TieNow {
        stage: StageNow {
            bracket: BracketKind::Main,
            number: 1,
            to_go: 2,
        },
        is_third_place: false,
        is_decider: true,
    };
    assert_eq!(ties(&made, &draft), [now]);
    // The tie that was won is over and needs no decider.
    let ties = main_bracket(&made).stages[0].clone();
    let open = ties
        .iter()
        .filter(|tie| tie.needs_decider())
        .collect::<Vec<_>>();
    assert_eq!(open.len(), 1);
    assert!(open[0].who.contains(&Some(id(1))));
}

/// A level tie of two games goes on only after the second of them.
#[test]
fn one_drawn_game_of_two_is_no_level_tie() {
    let two_games = Knockout {
        third_place: false,
        two_games: true,
        ..Knockout::default()
    };
    let mut made = tournament(System::Knockout(two_games), 2);
    play(&mut made, |_: &Pairing| PairingResult::Drawn);
    assert!(!main_bracket(&made).stages[0][0].needs_decider());
    play(&mut made, |_: &Pairing| PairingResult::Drawn);
    assert!(main_bracket(&made).stages[0][0].needs_decider());
    play(&mut made, stronger_wins);
    assert!(!main_bracket(&made).stages[0][0].needs_decider());
}

#[test]
fn who_is_absent_stands_in_the_first_round_of_a_bracket_once() {
    let mut made = tournament(System::Knockout(PLAIN), 6);
    made.entrants.iter_mut().last().unwrap().presence = Presence::Absent;
    let draft = pair(&made).unwrap();
    let byes = draft.byes.iter().map(|bye| (bye.entrant.0, bye.kind));
    let mut byes = byes.collect::<Vec<_>>();
    byes.sort_by_key(|(who, _)| *who);
    let bye = ByeKind::Allocated;
    assert_eq!(byes, [(1, bye), (2, bye), (3, bye), (6, ByeKind::Absent)]);
}

/// The losing finalist has as many points as the winner of the tie for third place, and ranks
/// higher.
#[test]
fn a_lost_final_counts_more_than_the_third_place() {
    for weak_third in [false, true] {
        let mut made = tournament(System::Knockout(THIRD_PLACE), 8);
        play(&mut made, stronger_wins);
        play(&mut made, stronger_wins);
        let draft = pair(&made).unwrap();
        assert_eq!(draft.pairings[0].board, BoardNo(1));
        let result = |pairing: &Pairing| {
            let lower = stronger_wins(pairing).winner().unwrap();
            let winner = if weak_third { !lower } else { lower };
            PairingResult::Won(winner)
        };
        play(&mut made, result);
        let places = live(&made).rows.into_iter();
        let places = places.map(|row| (row.rank, row.shared, row.entrant.0));
        let expected = if weak_third {
            [(1, false, 2), (2, false, 1), (3, false, 4), (4, false, 3)]
        } else {
            [(1, false, 1), (2, false, 2), (3, false, 3), (4, false, 4)]
        };
        assert_eq!(places.take(4).collect::<Vec<_>>(), expected);
    }
}

/// After renumbering, each board has the number of its place.
#[test]
fn boards_are_numbered_anew_by_points() {
    let mut made = tournament(System::Swiss, 8);
    play(&mut made, stronger_wins);
    let proposed = pair(&made).unwrap();
    let mut draft = proposed.clone();
    draft.pairings.reverse();
    for pairing in &mut draft.pairings {
        pairing.board = BoardNo(99);
    }
    draft.renumber(&made);
    assert_eq!(draft, proposed);
}

/// Four groups of three: the two finalists of a group are in different halves of the bracket.
#[test]
fn those_of_one_group_meet_again_only_in_the_final() {
    let how = Groups {
        groups: 4,
        advance: 2,
        finals: PLAIN,
    };
    let mut made = tournament(System::Groups(how), 12);
    for _ in 0..3 {
        play(&mut made, stronger_wins);
    }
    let group_of = |who| {
        let groups = groups(&made);
        let of = |group: &inkundla_core::tournament::pairing::Group| {
            group.tournament.entrant(who).is_some()
        };
        groups.iter().position(of).unwrap()
    };
    let draft = pair(&made).unwrap();
    let half = |pairs: &[Pairing]| {
        let all = pairs.iter().flat_map(|pair| [pair.first, pair.second]);
        let mut groups = all.map(group_of).collect::<Vec<_>>();
        groups.sort_unstable();
        groups
    };
    assert_eq!(half(&draft.pairings[..2]), [0, 1, 2, 3]);
    assert_eq!(half(&draft.pairings[2..]), [0, 1, 2, 3]);
}

/// A board without a result keeps a tie open, whatever the results of the others.
#[test]
fn an_open_game_decides_nothing() {
    let mut made = tournament(System::Knockout(PLAIN), 2);
    let mut posted = pair(&made).unwrap().post();
    made.current = Some(Stage::Posted(posted.clone()));
    assert_eq!(main_bracket(&made).winner(), None);
    posted.boards[0].1 = Some(scored(stronger_wins(&posted.boards[0].0)));
    made.current = Some(Stage::Posted(posted));
    assert_eq!(main_bracket(&made).winner(), Some(id(1)));
}
