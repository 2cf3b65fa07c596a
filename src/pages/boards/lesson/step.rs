//! The steps of lessons, from `fixtures/lessons.txt`.

use super::goal::{Goal, TriedTurn};
use crate::rules::{Arrangement, GameHistory, MenGroup, Position, Ruleset, Side};

static STEPS: &str = include_str!("../../../../fixtures/lessons.txt");

/// A step of a lesson: a position and a goal.
pub(crate) struct LessonStep {
    /// The last part of the id of its task.
    pub(crate) name: &'static str,
    /// The part of the rules that it belongs to.
    pub(crate) part: &'static str,
    pub(crate) goal: Goal,
    /// The rules of the lesson, in the last step those of a short game.
    pub(crate) ruleset: Ruleset,
    /// The game up to the position.
    pub(crate) history: GameHistory,
}

/// The result of an attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tried {
    /// No turn yet.
    Not,
    /// The goal was reached.
    Well,
    /// A legal turn that misses the goal.
    Otherwise,
    /// A turn that reaches the goal was asked for.
    Solution,
    /// A game against the program that the learner did not win.
    Over,
}

/// The steps of a game.
pub(crate) fn steps(ruleset: &Ruleset) -> Vec<LessonStep> {
    let lines = STEPS.lines().map(|line| line.split_whitespace());
    lines.filter_map(|words| read(ruleset, words)).collect()
}

/// Parses a line for a game. Invalid lines are left out; a test reads all.
fn read(game: &Ruleset, mut words: impl Iterator<Item = &'static str>) -> Option<LessonStep> {
    let mut games = words.next()?.split(',');
    games.find(|name| *name == game.name())?;
    let (name, part) = (words.next()?, words.next()?);
    let goal = Goal::by_name(words.next()?)?;
    let (mut code, mut men) = (game.name().to_owned(), Vec::new());
    let (mut is_moving, mut second_moves) = (false, false);
    for word in words.by_ref().take_while(|word| *word != ":") {
        match word.split_once('=') {
            Some((letter, points)) if letter.len() == 1 => men.push((letter, points)),
            Some(_) => code = format!("{code} {word}"),
            None => {
                is_moving |= word == "moving";
                second_moves |= word == "second";
            }
        }
    }
    let ruleset = Ruleset::from_code(&code).ok()?;
    let start = if men.is_empty() {
        ruleset.start()
    } else {
        arranged(&ruleset, &men, is_moving, second_moves)?
    };
    let mut history = GameHistory::from(start);
    for turn in words {
        history.play(turn).ok()?;
    }
    Some(LessonStep {
        name,
        part,
        goal,
        ruleset,
        history,
    })
}

/// The position with these men, of which the others are in hand unless the men move already.
fn arranged(
    ruleset: &Ruleset,
    men: &[(&str, &str)],
    is_moving: bool,
    second_moves: bool,
) -> Option<Position> {
    let start = ruleset.start();
    let group = |(letter, side, kind)| {
        let on_board = men.iter().find(|(of, _)| *of == letter);
        let points = on_board.map_or("", |(_, points)| points);
        let placed = points.split(',').filter(|point| !point.is_empty()).count() as u8;
        let hand = ruleset.arrangement(&start).groups.into_iter();
        let hand = hand.filter(|group| (group.side, group.kind) == (side, kind));
        let in_hand: u8 = hand.map(|group| group.in_hand).sum();
        MenGroup {
            side,
            kind,
            points: points.to_owned(),
            in_hand: if is_moving {
                0
            } else {
                in_hand.saturating_sub(placed)
            },
        }
    };
    let mut groups: Vec<MenGroup> = ruleset.letters().map(group).collect();
    groups.sort_by_key(|group| group.side == Side::Second);
    let shown = Arrangement {
        groups,
        second_moves,
    };
    let text = ruleset.arranged(&shown, &start).ok()?;
    ruleset.read(&text).ok()
}

impl LessonStep {
    /// Plays a turn. The result tells whether it reaches the goal.
    ///
    /// # Errors
    /// An illegal turn.
    pub(super) fn attempt(&mut self, turn: &str) -> Result<Tried, crate::rules::IllegalTurn> {
        let before = self.history.position().clone();
        self.history.play(turn)?;
        let played = self.history.turns().last().cloned().unwrap_or_default();
        let is_met = self.goal.is_met(&TriedTurn {
            ruleset: &self.ruleset,
            before: &before,
            turn: &played,
            after: self.history.position(),
            verdict: self.history.verdict(),
        });
        Ok(if is_met {
            Tried::Well
        } else {
            Tried::Otherwise
        })
    }

    /// The legal turns that reach the goal.
    pub(crate) fn solutions(&self) -> Vec<String> {
        let turns = self.history.position().turns().into_iter();
        let is_met = |turn: &String| {
            let mut history = self.history.clone();
            history.play(turn).is_ok()
                && self.goal.is_met(&TriedTurn {
                    ruleset: &self.ruleset,
                    before: self.history.position(),
                    turn,
                    after: history.position(),
                    verdict: history.verdict(),
                })
        };
        turns.filter(is_met).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::TurnPoints;
    use std::collections::BTreeSet;

    /// The moves that reach the goal of a step, as a person finds them on the board; of the shots only where the goal
    /// is about them.
    const MOVES: [(&str, &str, &str); 24] = [
        ("mill", "row", "A2"),
        ("mill", "corner", "A3"),
        ("mill", "centre", "C0"),
        ("mill", "block", "R6"),
        ("mill", "safe", "A2xA7"),
        ("mill", "any", "A2xE5 A2xE6 A2xE7"),
        ("mill", "again", "A3-E3"),
        ("mill", "ban", "A6-R6"),
        ("mill", "stuck", "R8-R1"),
        ("mill", "blocked", "--"),
        ("mill", "draw", "E8-E1"),
        ("mill", "end", "E2-A2"),
        ("camelot", "far", "C4-E6-G8"),
        ("camelot", "on", "D5xD7xF9"),
        ("camelot", "charge", "I7-I9xG9"),
        ("camelot", "last", "D5xD7"),
        ("camelot", "draw", "C6-C5"),
        ("camelot", "end", "E15-F16"),
        ("reversi", "diagonal", "f6"),
        ("reversi", "turn", "e3"),
        ("reversi", "corner", "h8"),
        ("reversi", "guard", "b3 b4 b5 d3 f7 g6"),
        ("reversi", "shut", "b1"),
        ("reversi", "wipeout", "c5"),
    ];

    #[test]
    fn every_line_of_the_list_is_a_step_of_each_of_its_games() {
        let lines = STEPS.lines().filter(|line| !line.starts_with('#'));
        let named = lines.filter_map(|line| Some(line.split_whitespace().next()?.split(',')));
        let count: usize = named.map(Iterator::count).sum();
        let read: usize = Ruleset::all().iter().map(|one| steps(one).len()).sum();
        assert_eq!(read, count);
        for ruleset in Ruleset::all() {
            let steps = steps(&ruleset);
            assert!((8..=12).contains(&steps.len()), "{}", ruleset.name());
            let names: BTreeSet<&str> = steps.iter().map(|step| step.name).collect();
            assert_eq!(names.len(), steps.len(), "{}", ruleset.name());
            assert_eq!(steps.last().map(|step| step.goal), Some(Goal::Game));
        }
    }

    #[test]
    fn the_turns_that_reach_a_goal_are_exactly_those_that_do_the_task() {
        let mut checked = BTreeSet::new();
        for ruleset in Ruleset::all() {
            for step in steps(&ruleset) {
                let place = format!("{} {}", ruleset.name(), step.name);
                assert_eq!(step.history.verdict(), None, "{place}");
                let solutions = step.solutions();
                let turns = step.history.position().turns();
                if step.goal == Goal::Game {
                    assert!(!turns.is_empty(), "{place}");
                    continue;
                }
                assert!(!solutions.is_empty(), "{place}");
                if step.goal == Goal::Any {
                    assert_eq!(solutions, turns, "{place}");
                }
                let family = ruleset.facts().family;
                let known = MOVES
                    .iter()
                    .find(|one| (one.0, one.1) == (family, step.name));
                let Some((.., moves)) = known else { continue };
                let moves: BTreeSet<&str> = moves.split(' ').collect();
                let has_shots = moves.iter().any(|one| one.contains('x'));
                let found: Vec<String> = solutions
                    .iter()
                    .map(|turn| shown(turn, has_shots))
                    .collect();
                let found: BTreeSet<&str> = found.iter().map(String::as_str).collect();
                assert_eq!(found, moves, "{place}");
                checked.insert((family, step.name));
            }
        }
        assert_eq!(checked.len(), MOVES.len(), "each is a step");
    }

    /// A turn without the kind that was placed, and without its shots if they do not matter.
    fn shown(turn: &str, has_shots: bool) -> String {
        if turn == "--" {
            return turn.to_owned();
        }
        let points = TurnPoints::of(turn);
        let path = points.path.join("-");
        match points.crossed.as_slice() {
            [] => path,
            shots if has_shots => format!("{path}x{}", shots.join("x")),
            _ => path,
        }
    }
}
