//! The steps of lessons.

use super::goal::{Goal, TriedTurn};
use crate::rules::{GameHistory, Ruleset};
use crate::view::rules_pictures::{self, Example};

/// A step of a lesson: a position and a goal.
pub(super) struct LessonStep {
    pub(super) example: Example,
    pub(super) goal: Goal,
    pub(super) history: GameHistory,
}

/// The result of an attempt.
pub(super) enum Tried {
    /// No turn yet.
    Not,
    /// The goal was reached.
    Well,
    /// A legal turn that misses the goal.
    Otherwise,
}

/// The steps of each family's lesson, with their goals.
const STEPS: [(&str, &str, Goal); 15] = [
    ("mill", "place", Goal::Any),
    ("mill", "row", Goal::Captures),
    ("mill", "move", Goal::Any),
    ("mill", "fly", Goal::Flies),
    ("mill", "blocked", Goal::Passes),
    ("mill", "end", Goal::Wins),
    ("camelot", "step", Goal::Steps),
    ("camelot", "canter", Goal::Canters),
    ("camelot", "jump", Goal::Captures),
    ("camelot", "charge", Goal::Charges),
    ("camelot", "end", Goal::Wins),
    ("reversi", "outflank", Goal::Any),
    ("reversi", "turn", Goal::Most),
    ("reversi", "pass", Goal::Passes),
    ("reversi", "end", Goal::Any),
];

/// The steps of a game: those of its family that its rules allow.
pub(super) fn steps(ruleset: &Ruleset) -> Vec<LessonStep> {
    let family = ruleset.facts().family;
    let mut examples = rules_pictures::of(ruleset.name());
    let of_family = STEPS.into_iter().filter(|(of, ..)| *of == family);
    let steps = of_family.filter_map(|(_, part, goal)| {
        let index = examples.iter().position(|example| example.part == part)?;
        let example = examples.swap_remove(index);
        let history = rules_pictures::before(ruleset, &example)?;
        let step = LessonStep {
            example,
            goal,
            history,
        };
        step.can_be_done(ruleset).then_some(step)
    });
    steps.collect()
}

impl LessonStep {
    /// Whether some turn reaches the goal: a blocked player passes in some games, and loses in others.
    fn can_be_done(&self, ruleset: &Ruleset) -> bool {
        let turns = self.history.position().turns();
        turns
            .iter()
            .any(|turn| self.is_met(ruleset, turn))
    }

    fn is_met(&self, ruleset: &Ruleset, turn: &str) -> bool {
        let before = self.history.position();
        let after = before.play(turn).map(|played| played.into_after());
        after.is_ok_and(|after| {
            self.goal.is_met(&TriedTurn {
                ruleset,
                before,
                turn,
                after: &after,
                verdict: after.verdict(),
            })
        })
    }
}
