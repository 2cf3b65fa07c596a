use super::{Puzzle, PuzzleTask, puzzles_of_games};
use inkundla_core::rules::{GameHistory, Ruleset};

#[test]
fn puzzles_come_from_games_of_every_ruleset_and_their_solutions_are_legal() {
    for ruleset in Ruleset::all() {
        let found = puzzles_of_games(&ruleset, 5, 7);
        // The wins of Camelot are long: it takes many games to find one that is short enough.
        let is_rare = ruleset.name() == "camelot";
        assert!(is_rare || !found.is_empty(), "{}", ruleset.name());
        for Puzzle {
            task,
            position,
            solutions,
        } in &found
        {
            let turns = position.turns();
            assert!(solutions.iter().all(|turn| turns.contains(turn)));
            assert!(
                solutions.len() < turns.len(),
                "{}: all turns solve it",
                position.text()
            );
            let again = PuzzleTask::parse(&task.to_string());
            assert_eq!(again, Some(*task));
        }
        let again: Vec<String> = puzzles_of_games(&ruleset, 5, 7)
            .iter()
            .map(|puzzle| puzzle.position.text())
            .collect();
        let first: Vec<String> = found.iter().map(|puzzle| puzzle.position.text()).collect();
        assert_eq!(first, again, "a seed gives the same puzzles");
    }
}

/// A second, slow proof of short wins: every answer to the turn leads to a win of the same side.
#[test]
fn a_win_is_a_win_against_every_answer() {
    let mut proved = 0;
    for ruleset in Ruleset::all() {
        for puzzle in puzzles_of_games(&ruleset, 4, 3) {
            let PuzzleTask::Win(plies) = puzzle.task else {
                continue;
            };
            if plies > 3 {
                continue;
            }
            let history = GameHistory::from(puzzle.position.clone());
            let side = puzzle.position.to_move();
            for turn in puzzle.position.turns() {
                let mut tried = history.clone();
                tried.play(&turn).unwrap();
                let wins = wins_within(&tried, side, plies - 1);
                assert_eq!(wins, puzzle.solutions.contains(&turn), "{turn}");
            }
            proved += 1;
        }
    }
    assert!(proved > 1, "{proved}");
}

/// Whether a side wins by force within a number of plies, by all turns.
fn wins_within(history: &GameHistory, side: inkundla_core::rules::Side, plies: u32) -> bool {
    if let Some(verdict) = history.verdict() {
        return verdict.winner == Some(side);
    }
    if plies == 0 {
        return false;
    }
    let turns = history.position().turns();
    let after = |turn: &String| {
        let mut after = history.clone();
        after.play(turn).is_ok() && wins_within(&after, side, plies - 1)
    };
    if history.position().to_move() == side {
        turns.iter().any(after)
    } else {
        turns.iter().all(after)
    }
}
