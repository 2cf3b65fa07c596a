use super::{built_with_four, code_of, drawn_masks, position};
use crate::endings::table::{DRAW, is_loss};
use crate::forward_search::{Forced, ForwardSearch};
use crate::random::Random;
use crate::{Limits, Solution, Unknown, Value, best_by_tables, solve};
use inkundla_core::rules::mill::Mill;
use inkundla_core::rules::{GameHistory, Position, Reason, Rules, Ruleset};
use std::collections::HashSet;

/// A position of the pairs by lot, with a count by lot.
fn drawn_position(random: &mut Random, ruleset: &Ruleset, most_quiet: u64) -> Mill {
    let points = ruleset.board().points.len() as u8;
    let men = [(3, 3), (4, 3), (3, 4), (4, 4)][random.below(4) as usize];
    let (own, foe) = drawn_masks(random, points, men);
    let quiet = if men == (3, 3) {
        random.below(most_quiet)
    } else {
        0
    };
    position(ruleset, own, foe, quiet as u16)
}

/// Plays best turns by lot to the end: every value is one ply less than the one before, and the game ends as it says.
#[test]
fn best_turns_end_on_the_stated_ply_with_the_stated_winner() {
    for code in ["gar", "isisuthu", "umlabalaba fly_at=0"] {
        let (ruleset, endings) = &*built_with_four(code);
        let mut random = Random::new(11);
        let mut decided = 0;
        while decided < 20 {
            let mill = drawn_position(
                &mut random,
                ruleset,
                if code == "isisuthu" { 1 } else { 20 },
            );
            let mut game = GameHistory::from(mill.into());
            let side = game.position().to_move();
            let (plies, winner) = match solve(&game, Some(endings), 0) {
                Some(Solution::Known(Value::Win(plies), _)) => (plies, side),
                Some(Solution::Known(Value::Loss(plies), _)) => (plies, !side),
                Some(Solution::Known(Value::Draw, _)) | None => continue,
                other => panic!("{other:?}"),
            };
            decided += 1;
            for left in (1..=plies).rev() {
                let Some(Solution::Known(value, turns)) = solve(&game, Some(endings), 0) else {
                    panic!("{}", game.position().text())
                };
                let wins = game.position().to_move() == winner;
                let stated = if wins {
                    Value::Win(left)
                } else {
                    Value::Loss(left)
                };
                assert_eq!(value, stated, "{}", game.position().text());
                let turn = &turns[random.below(turns.len() as u64) as usize];
                game.play(turn).unwrap();
            }
            let verdict = game.verdict().unwrap();
            assert_eq!(verdict.winner, Some(winner));
            assert!(matches!(verdict.reason, Reason::Captured | Reason::Blocked));
        }
    }
}

/// Best turns of a drawn position never lose, and each turn that is not among them does.
#[test]
fn a_draw_is_held_by_the_best_turns_and_by_no_other() {
    let (ruleset, endings) = &*built_with_four("umlabalaba fly_at=0");
    let mut random = Random::new(2);
    let mut drawn = 0;
    while drawn < 20 {
        let mill = drawn_position(&mut random, ruleset, 19);
        let mut game = GameHistory::from(mill.into());
        let Some(Solution::Known(Value::Draw, turns)) = solve(&game, Some(endings), 0) else {
            continue;
        };
        drawn += 1;
        for turn in game.position().turns() {
            game.play(&turn).unwrap();
            let after = solve(&game, Some(endings), 0);
            let wins = matches!(after, Some(Solution::Known(Value::Win(_), _)));
            let lost = matches!(game.verdict(), Some(verdict) if verdict.winner.is_some());
            assert_eq!(turns.contains(&turn), !wins && !lost, "{turn}");
            game.take_back();
        }
        for _ in 0..60 {
            let Some(Solution::Known(value, turns)) = solve(&game, Some(endings), 0) else {
                break;
            };
            assert_eq!(value, Value::Draw);
            game.play(&turns[random.below(turns.len() as u64) as usize])
                .unwrap();
        }
        assert_eq!(game.verdict().and_then(|verdict| verdict.winner), None);
    }
}

/// The turn of full strength keeps the value that the table has.
#[test]
fn the_best_turn_never_loses_value_in_a_table_position() {
    let (ruleset, endings) = &*built_with_four("umlabalaba fly_at=0");
    let limits = Limits {
        nodes: 300,
        table_bytes: 1 << 16,
        ..Limits::default()
    };
    let mut random = Random::new(31);
    for seed in 0..10_000 {
        let mill = drawn_position(&mut random, ruleset, 20);
        let game = GameHistory::from(mill.into());
        if game.verdict().is_some() {
            continue;
        }
        let chosen = best_by_tables(&game, endings, &limits, seed).unwrap();
        assert!(chosen.is_exact);
        let after = mill.play(&mill.read(&chosen.turn).unwrap());
        let after = match after.verdict() {
            Some(verdict) => u8::from(verdict.winner.is_some()),
            None => code_of(endings, &after),
        };
        match code_of(endings, &mill) {
            DRAW => assert_eq!(after, DRAW, "{} {}", mill.text(), chosen.turn),
            code => assert_eq!(after + 1, code, "{} {}", mill.text(), chosen.turn),
        }
        assert_eq!(
            matches!(chosen.value, Value::Loss(_)),
            is_loss(code_of(endings, &mill))
        );
    }
}

/// A search of all turns that knows no table finds the same short wins and losses, also just before a count is full.
#[test]
fn a_search_without_tables_finds_the_same_short_ends() {
    for code in ["gar", "umlabalaba fly_at=0"] {
        let (ruleset, endings) = &*built_with_four(code);
        let mut random = Random::new(23);
        for _ in 0..40 {
            let mill = drawn_position(
                &mut random,
                ruleset,
                if code == "isisuthu" { 1 } else { 20 },
            );
            let game = GameHistory::from(mill.into());
            let Some(Solution::Known(value, turns)) = solve(&game, Some(endings), 0) else {
                continue;
            };
            let plies = if mill.may_fly(mill.to_move()) { 3 } else { 4 };
            let forced = ForwardSearch::new(HashSet::new(), u64::MAX).forced(&mill, plies);
            let text = |turns: Vec<_>| {
                turns
                    .iter()
                    .map(|turn| mill.write(turn))
                    .collect::<Vec<_>>()
            };
            let (by_search, best) = match forced {
                Some(Forced::Win(plies, turns)) => (Some(Value::Win(plies)), text(turns)),
                Some(Forced::Loss(plies, turns)) => (Some(Value::Loss(plies)), text(turns)),
                None => (None, turns.clone()),
            };
            let by_table = match value {
                Value::Win(number) | Value::Loss(number) if number <= plies => Some(value),
                _ => None,
            };
            assert_eq!(
                (by_table, turns),
                (by_search, best),
                "{code} {}",
                mill.text()
            );
        }
    }
}

/// A ban on going back outlives the shot that left four men: the tables have none, so `solve` plays it out.
#[test]
fn a_ban_in_force_is_part_of_the_value() {
    let (ruleset, endings) = &*built_with_four("gar");
    // The man on A1 left the line E1-E2-E3 by E1 and may not go back there.
    let texts = [
        "..CC..../C.....c./..C.c.c. 1 0/0 0 0 -/- 90",
        "..CC..../C.....c./..C.c.c. 1 0/0 0 0 A1-E1/- 90",
        ".CC...../C......./.c..c.c. 1 0/0 0 0 -/- 90",
        ".CC...../C......./.c..c.c. 1 0/0 0 0 A1-E1/- 90",
        ".CC...../C......./.c..c.c. 2 0/0 0 0 A1-E1/- 90",
    ];
    let value = |text: &str| {
        let game = GameHistory::from(ruleset.read(text).unwrap());
        match solve(&game, Some(endings), 0) {
            Some(Solution::Known(value, turns)) => (value, turns),
            other => panic!("{text}: {other:?}"),
        }
    };
    let free = value(texts[2]);
    let banned = value(texts[3]);
    assert_eq!(free.0, Value::Win(1));
    assert!(
        free.1.iter().all(|turn| turn.starts_with("A1-E1x")),
        "{free:?}"
    );
    assert_ne!(banned.0, Value::Win(1), "{banned:?}");
    for text in texts {
        let Position::Mill(mill) = ruleset.read(text).unwrap() else {
            panic!("{text}")
        };
        let forced = ForwardSearch::new(HashSet::new(), u64::MAX).forced(&mill, 3);
        let by_search = forced.map(|forced| match forced {
            Forced::Win(plies, _) => Value::Win(plies),
            Forced::Loss(plies, _) => Value::Loss(plies),
        });
        let by_table = match value(text).0 {
            Value::Win(plies @ ..=3) => Some(Value::Win(plies)),
            Value::Loss(plies @ ..=3) => Some(Value::Loss(plies)),
            _ => None,
        };
        assert_eq!(by_table, by_search, "{text}");
    }
}

/// A player who is lost repeats a position for the third time, if the winner let it stand twice.
#[test]
fn a_third_occurrence_saves_who_is_lost() {
    let (ruleset, endings) = &*built_with_four("umlabalaba fly_at=0");
    let mut random = Random::new(4);
    let (mut saved, mut unsure) = (0, 0);
    while saved < 5 || unsure < 5 {
        let mill = drawn_position(&mut random, ruleset, 1);
        let mut game = GameHistory::from(mill.into());
        if !shuffled(&mut game) {
            continue;
        }
        let fresh = GameHistory::from(game.position().clone());
        let fresh = solve(&fresh, Some(endings), 0);
        match (fresh, solve(&game, Some(endings), 0).unwrap()) {
            (Some(Solution::Known(Value::Loss(_), _)), Solution::Known(value, turns)) => {
                assert_eq!(value, Value::Draw);
                for turn in turns {
                    game.play(&turn).unwrap();
                    assert_eq!(game.verdict().unwrap().reason, Reason::Repetition);
                    game.take_back();
                }
                saved += 1;
            }
            (Some(Solution::Known(Value::Win(_), _)), Solution::Unknown(why)) => {
                assert_eq!(why, Unknown::StoodBefore);
                unsure += 1;
            }
            (Some(Solution::Known(value, _)), Solution::Known(same, _)) => assert_eq!(value, same),
            _ => {}
        }
    }
}

/// Moves a man of each side out and back, and nearly once more: the next turn back makes a position stand three times.
fn shuffled(game: &mut GameHistory) -> bool {
    let quiet = |game: &GameHistory| {
        let turns = game.position().turns();
        turns
            .into_iter()
            .find(|turn| turn.contains('-') && !turn.contains('x'))
    };
    let back = |turn: &str| {
        turn.split_once('-')
            .map(|(from, to)| format!("{to}-{from}"))
    };
    let Some(first) = quiet(game) else {
        return false;
    };
    if game.play(&first).is_err() {
        return false;
    }
    let Some(second) = quiet(game) else {
        return false;
    };
    let (Some(third), Some(fourth)) = (back(&first), back(&second)) else {
        return false;
    };
    [&second, &third, &fourth, &first, &second, &third]
        .into_iter()
        .all(|turn| game.play(turn).is_ok())
}
