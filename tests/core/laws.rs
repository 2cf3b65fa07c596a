//! What is asked of every game's law, said once.
use inkundla_core::rules::{GameHistory, Position, Rules, Ruleset};
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;

/// Sequences of exactly this length, and shorter ones that ended the game.
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

/// Compares the published leaves and ends of a position, for depths of 1 and more,
/// with ours, where the number of leaves is one to be tried.
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

/// A game by choices, each an index into the legal turns, to its end or to the last choice.
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

/// Every turn of a position is read as it was listed, and the position as it was written.
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

/// There is a turn exactly until there is a verdict.
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
