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
    Shown,
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
