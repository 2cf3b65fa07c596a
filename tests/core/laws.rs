//! Checks shared by the tests of all games.
use inkundla_core::rules::{GameHistory, Position, Rules, Ruleset};
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;

/// The number of sequences of exactly this length, and of shorter ones that ended the game.
pub fn census<R: Rules>(position: &R, depth: u32) -> (u64, u64) {
    if depth == 0 {
        return (1, 0);
    }
    if position.verdict().is_some() {
        return (0, 1);
    }
    let mut count = (0, 0);
    position.each_turn(|turn| {
        let (leaves, ended) = census(&position.play(&turn), depth - 1);
        count = (count.0 + leaves, count.1 + ended);
    });
    count
}

/// Compares the published numbers of leaves and ends of a position, from depth 1, with ours.
/// `takes` selects the numbers of leaves to try.
pub fn counts_agree<R: Rules>(
    name: &str,
    position: &R,
    (leaves, ended): (&[String], &[String]),
    takes: impl Fn(u64) -> bool,
) {
    for (depth, (leaves, ended)) in (1..).zip(leaves.iter().zip(ended)) {
        if !leaves.is_empty() && takes(leaves.parse().unwrap()) {
            let (ours, ours_ended) = census(position, depth);
            assert_eq!(
                (&ours.to_string(), &ours_ended.to_string()),
                (leaves, ended),
                "{name} to {depth}"
            );
        }
    }
}

/// Plays a game by choices, each an index into the legal turns, until its end or the last choice.
pub fn played(rules: &Ruleset, choices: &[u16]) -> GameHistory {
    let mut course = GameHistory::from(rules.start());
    for choice in choices {
        let turns = course.position().turns();
        if course.verdict().is_some() {
            break;
        }
        course
            .play(&turns[usize::from(*choice) % turns.len()])
            .unwrap();
    }
    course
}

/// Checks that every listed turn and the text of a position parse to the same turn and position.
pub fn texts_are_read_back(rules: &Ruleset, position: &Position) -> Result<(), TestCaseError> {
    for turn in position.turns() {
        let played = position.play(&turn).unwrap();
        prop_assert_eq!(played.text(), &turn);
    }
    let read = rules.read(&position.text()).unwrap();
    prop_assert_eq!(read.text(), position.text());
    prop_assert_eq!(read.repetition_key(), position.repetition_key());
    Ok(())
}

/// Checks that a position has turns exactly until there is a verdict.
pub fn turns_last_until_the_verdict(course: &GameHistory) -> Result<(), TestCaseError> {
    for position in course.positions() {
        let text = position.text();
        prop_assert_eq!(
            position.turns().is_empty(),
            position.verdict().is_some(),
            "{}",
            text
        );
    }
    Ok(())
}
