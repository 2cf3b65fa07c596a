//! The slide of a puzzle for the breaks: a position of the event's game with a task, another one each hour.

use super::data::{HOUR, ProjectorData};
use super::slide::{Slide, SlideBody, WallPuzzle};
use crate::i18n::Localizer;
use crate::pages::shared::puzzle_list;
use crate::view::exercise;
use chrono::{DateTime, Utc};
use inkundla_replay::board_svg::Drawing;

/// The slide; `None` while games are played, and for a game without puzzles.
pub(super) fn slide(t: &Localizer, data: &ProjectorData, at: DateTime<Utc>) -> Option<Slide> {
    if !data.is_break() {
        return None;
    }
    let ruleset = &data.public.event.ruleset;
    let puzzle = puzzle_list::of_hour(ruleset, at.timestamp().div_euclid(HOUR))?;
    let puzzle = WallPuzzle {
        drawing: Drawing::of(t, ruleset, &puzzle.position, None),
        label: t.msg("board-label"),
        task: exercise::puzzle_task(t, ruleset, puzzle),
        position: puzzle.position.text(),
    };
    let body = SlideBody::Puzzle(Box::new(puzzle));
    Some(Slide::of(t.msg("screen-puzzle"), body))
}
