//! Explanations of tables, brackets and team matches are true.

use crate::common::hall::{play, round, scored, stronger_wins, tournament};
use inkundla::formats::Names;
use inkundla::i18n::{Language, Localizer, explain_bye, explain_pairing};
use inkundla::rules::Side;
use inkundla::tournament::pairing::{ByeReason, MovesFirst, PairedBy, brackets, explain, pair};
use inkundla::tournament::{
    ByeKind, EntrantId, Groups, Knockout, PairingResult, Stage, System, Teams, Tournament,
};

fn id(number: i64) -> EntrantId {
    EntrantId(number)
}

fn both_games(third_place: bool, two_games: bool) -> Knockout {
    Knockout {
        third_place,
        two_games,
        ..Knockout::default()
    }
}

/// The reason for each board of the next round, in English.
fn reasons_in_english(made: &Tournament) -> Vec<String> {
    let t = Localizer::of(Language::English).unwrap();
    let pairs = explain(made, &pair(made).unwrap()).pairs;
    let lines = pairs
        .iter()
        .map(|why| explain_pairing(&t, Names::Full, made, why));
    lines.collect()
}

#[test]
fn a_table_is_told_where_it_says_so_and_a_change_where_it_does_not() {
    for system in [System::RoundRobin, System::DoubleRoundRobin] {
        let mut made = tournament(system, 5);
        while let Ok(draft) = pair(&made) {
            let found = explain(&made, &draft);
            for why in &found.pairs {
                assert_eq!(why.meets, PairedBy::Table);
                assert_eq!(why.moves_first, Some(MovesFirst::Table));
            }
            assert_eq!(found.byes[0].reason, ByeReason::Table);
            let mut changed = draft.clone();
            changed.swap_sides(draft.pairings[0].board).unwrap();
            let why = &explain(&made, &changed).pairs[0];
            assert_eq!(
                (why.meets, why.moves_first),
                (PairedBy::Table, Some(MovesFirst::Changed))
            );
            let (one, other) = (draft.pairings[0].first, draft.pairings[1].first);
            changed.exchange(one, other).unwrap();
            let why = &explain(&made, &changed).pairs[0];
            assert_eq!((why.meets, why.moves_first), (PairedBy::Changed, None));
            play(&mut made, stronger_wins);
        }
        assert!(made.closed.len() >= 5);
    }
}

#[test]
fn a_game_of_round_one_that_is_played_later_keeps_its_two_in_the_table() {
    let mut made = tournament(System::RoundRobin, 4);
    let mut posted = pair(&made).unwrap().post();
    let board = posted.boards[1].0.board;
    posted.enter(board, scored(PairingResult::Drawn)).unwrap();
    made.closed.push(posted.close_with_postponed());
    let draft = pair(&made).unwrap();
    assert_eq!(draft.pairings.len(), 2);
    let found = explain(&made, &draft).pairs;
    assert!(found.iter().all(|why| why.meets == PairedBy::Table));
}

#[test]
fn a_bracket_is_told_stage_by_stage() {
    let mut made = tournament(System::Knockout(both_games(true, false)), 6);
    let draft = pair(&made).unwrap();
    let found = explain(&made, &draft);
    let byes: Vec<_> = found
        .byes
        .iter()
        .map(|bye| (bye.entrant, bye.reason))
        .collect();
    assert_eq!(
        byes,
        [(id(1), ByeReason::Bracket), (id(2), ByeReason::Bracket)]
    );
    let t = Localizer::of(Language::English).unwrap();
    let bye = explain_bye(&t, &made, &found.byes[0]).unwrap();
    assert!(
        bye.contains("more places in this stage than players"),
        "{bye}"
    );
    assert!(reasons_in_english(&made)[0].starts_with("Quarter-finals: the loser is out."));
    let mut changed = draft.clone();
    changed.exchange(id(1), id(6)).unwrap();
    assert_eq!(explain(&made, &changed).byes[0].reason, ByeReason::Changed);
    play(&mut made, stronger_wins);
    play(&mut made, stronger_wins);
    let last = reasons_in_english(&made);
    assert!(last[0].starts_with("Final: the loser is out."), "{last:?}");
    let third = "Third-place game: the two who lost the semi-finals meet.";
    assert!(last[1].starts_with(third), "{last:?}");
    assert!(
        last.iter().all(|one| !one.contains("play again")),
        "{last:?}"
    );
    assert!(
        last.iter().all(|one| !one.contains("By the rule")),
        "{last:?}"
    );
    let mut changed = pair(&made).unwrap();
    changed.swap_sides(changed.pairings[0].board).unwrap();
    let why = &explain(&made, &changed).pairs[0];
    assert_eq!(why.moves_first, Some(MovesFirst::Changed));
}

/// A final in progress is not level and is not explained as a decider.
#[test]
fn a_tie_is_level_only_after_its_games() {
    for two_games in [false, true] {
        let mut made = tournament(System::Knockout(both_games(false, two_games)), 2);
        let is_level =
            |made: &Tournament| brackets(made).unwrap().all[0].stages[0][0].needs_decider();
        for _ in 0..=usize::from(two_games) {
            assert!(!is_level(&made));
            assert!(!reasons_in_english(&made)[0].contains("play again"));
            made.current = Some(Stage::Posted(pair(&made).unwrap().post()));
            assert!(!is_level(&made), "a game without a result decides nothing");
            made.current = None;
            play(&mut made, |_| PairingResult::Drawn);
        }
        assert!(is_level(&made));
        assert!(reasons_in_english(&made)[0].contains("play again"));
        let found = explain(&made, &pair(&made).unwrap()).pairs;
        assert_eq!(found[0].moves_first, Some(MovesFirst::NextGame));
        made.current = Some(Stage::Posted(pair(&made).unwrap().post()));
        assert!(is_level(&made), "the decider is being played");
        made.current = None;
        play(&mut made, |_| PairingResult::Won(Side::First));
        assert!(!is_level(&made));
    }
}

#[test]
fn groups_are_told_by_their_tables_and_finals_by_their_bracket() {
    let groups = Groups {
        groups: 2,
        advance: 2,
        finals: both_games(false, false),
    };
    let mut made = tournament(System::Groups(groups), 7);
    for _ in 0..3 {
        let found = explain(&made, &pair(&made).unwrap());
        assert!(found.pairs.iter().all(|why| why.meets == PairedBy::Group));
        let is_by_table = |first| first == Some(MovesFirst::Table);
        assert!(found.pairs.iter().all(|why| is_by_table(why.moves_first)));
        let alone = found
            .byes
            .iter()
            .filter(|bye| bye.kind == ByeKind::Allocated);
        assert!(
            alone.clone().count() == 1 && alone.clone().all(|bye| bye.reason == ByeReason::Table)
        );
        play(&mut made, stronger_wins);
    }
    for name in ["Semi-finals", "Final"] {
        let said = reasons_in_english(&made);
        assert!(said.iter().all(|one| one.starts_with(name)), "{said:?}");
        play(&mut made, stronger_wins);
    }
    // Closed rounds have the same explanations.
    let first = explain(&made, &made.closed[0].plan());
    assert!(first.pairs.iter().all(|why| why.meets == PairedBy::Group));
    let last = explain(&made, &made.closed[4].plan());
    assert!(matches!(last.pairs[0].meets, PairedBy::Tie(tie) if tie.stage.to_go == 1));
}

#[test]
fn teams_meet_and_two_of_one_team_do_not() {
    let how = Teams {
        boards: 2,
        ..Teams::default()
    };
    let mut made = tournament(System::Teams(how), 6);
    for one in made.entrants.iter_mut() {
        one.school = Some(format!("School {}", (one.number - 1) / 2));
    }
    let draft = pair(&made).unwrap();
    let found = explain(&made, &draft);
    assert!(found.pairs.iter().all(|why| why.meets == PairedBy::Teams));
    let alone = found
        .byes
        .iter()
        .filter(|bye| bye.kind == ByeKind::Allocated);
    assert!(alone.clone().count() > 0 && alone.clone().all(|bye| bye.reason == ByeReason::Team));
    made.closed.push(round(1, &[(1, 2, "1-0")], &[]));
    let found = explain(&made, &made.closed[0].plan());
    assert_eq!(found.pairs[0].meets, PairedBy::Changed);
}
