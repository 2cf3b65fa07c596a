use super::{Missed, TurningPoint, turning_points};
use crate::{Grade, Limits, Puzzle, Value, play, solve};
use inkundla_core::rules::{GameHistory, Ruleset};

fn game(ruleset: &str, turns: &str) -> GameHistory {
    let ruleset = Ruleset::by_name(ruleset).unwrap();
    let mut history = GameHistory::from(ruleset.start());
    for turn in turns.split(' ') {
        history.play(turn).unwrap();
    }
    history
}

fn puzzles(ruleset: &str) -> Vec<Puzzle> {
    let ruleset = Ruleset::by_name(ruleset).unwrap();
    let path = format!(
        "{}/../../fixtures/puzzles/{}.tsv",
        env!("CARGO_MANIFEST_DIR"),
        ruleset.name()
    );
    let text = std::fs::read_to_string(path).unwrap();
    let positions = text.lines().map(|line| line.split('\t').nth(1).unwrap());
    positions
        .map(|text| Puzzle::of(&ruleset.read(text).unwrap(), 100_000).unwrap())
        .collect()
}

/// The game that begins in the position of a puzzle with a turn that does not solve it.
fn missing(puzzle: &Puzzle) -> impl Iterator<Item = GameHistory> {
    let turns = puzzle.position.turns().into_iter();
    let wrong = turns.filter(|turn| !puzzle.solutions.contains(turn));
    wrong.map(|turn| {
        let mut history = GameHistory::from(puzzle.position.clone());
        history.play(&turn).unwrap();
        history
    })
}

#[test]
fn a_three_in_a_row_that_was_not_made_is_a_turning_point() {
    // White has E1 and E2, and leaves E3 alone; Black makes R5, R6, R7.
    let game = game("umlabalaba", "E1 R5 E2 R7 A8 R6xE1 A2 E3");
    let found = turning_points(&game, None);
    let missed = found.iter().find(|one| one.turn == 4).unwrap();
    assert_eq!(missed.missed, Missed::Capture, "{found:?}");
    assert!(missed.better.starts_with("E3x"), "{missed:?}");
    assert!(!missed.is_exact);
}

#[test]
fn a_win_that_was_missed_is_told_with_its_length() {
    let mut seen = 0;
    for puzzle in puzzles("umlabalaba").into_iter().take(6) {
        let crate::PuzzleTask::Win(plies) = puzzle.task else {
            continue;
        };
        // Where the win goes at once, not later.
        let gone = missing(&puzzle).find(|history| {
            let reply = crate::best(history, &nodes(60_000), 0).unwrap();
            matches!(reply.value, Value::Opinion(value) if value > -300)
        });
        let Some(history) = gone else { continue };
        let found = turning_points(&history, None);
        let [
            TurningPoint {
                missed,
                better,
                is_exact,
                ..
            },
        ] = found.as_slice()
        else {
            panic!("{found:?}")
        };
        assert_eq!((*missed, *is_exact), (Missed::Win(plies), true));
        assert!(puzzle.solutions.contains(better), "{better}");
        seen += 1;
    }
    assert!(seen > 0);
}

#[test]
fn discs_of_reversi_are_counted_to_the_end() {
    let mut seen = 0;
    for puzzle in puzzles("reversi").into_iter().take(4) {
        let start = GameHistory::from(puzzle.position.clone());
        let Some(crate::Solution::Known(Value::Discs(most), _)) = solve(&start, None, 0) else {
            continue;
        };
        for history in missing(&puzzle).take(2) {
            let best = match crate::best(&history, &nodes(60_000), 0) {
                Some(chosen) => chosen.value,
                None => continue,
            };
            let Value::Discs(best) = best else { continue };
            let is_other = history.position().to_move() != puzzle.position.to_move();
            let kept = if is_other { -best } else { best };
            let found = turning_points(&history, None);
            for point in &found {
                let fewer = (most - kept).unsigned_abs();
                assert_eq!(point.missed, Missed::Discs(fewer));
                assert!(puzzle.solutions.contains(&point.better) && point.is_exact);
                seen += 1;
            }
        }
    }
    assert!(seen > 0);
}

#[test]
fn points_of_all_rulesets_are_legal_better_turns() {
    let mut seen = 0;
    for ruleset in Ruleset::all() {
        let mut history = GameHistory::from(ruleset.start());
        while history.turns().len() < 14 {
            let Some(chosen) = play(&history, Grade::FIRST, &nodes(2_000), 5) else {
                break;
            };
            history.play(&chosen.turn).unwrap();
        }
        let found = turning_points(&history, None);
        assert!(found.len() <= super::MOST_FOUND);
        if ruleset.name() == "umlabalaba" {
            assert_eq!(found, turning_points(&history, None));
        }
        for point in &found {
            let before = &history.positions()[point.turn];
            assert!(before.turns().contains(&point.better), "{point:?}");
            assert_ne!(history.turns()[point.turn], point.better);
        }
        assert!(found.iter().skip(1).all(|one| !one.is_decisive));
        seen += found.len();
    }
    assert!(seen >= 4, "{seen}");
}

#[test]
fn a_game_without_turns_has_no_turning_point() {
    for ruleset in Ruleset::all() {
        let history = GameHistory::from(ruleset.start());
        assert_eq!(turning_points(&history, None), []);
    }
}

fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes,
        ..Limits::default()
    }
}
