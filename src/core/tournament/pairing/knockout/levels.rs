//! The level that each entrant has reached; higher is better. Whoever shares a level shares a place.
//!
//! There are two levels for each stage, so that the tie for third place fits between the semi-finals and the final.
//! An entrant in an open tie has the level of its loser.

use super::brackets::{Brackets, first_losers};
use super::knockout_bracket::{BracketKind, KnockoutBracket};
use super::tie::{Decision, Tie};
use crate::tournament::EntrantId;
use std::collections::HashMap;

/// Above all levels of a plate.
const ABOVE_PLATE: u16 = 1_000;

type Levels = HashMap<EntrantId, u16>;

/// The levels of all entrants of the brackets.
pub(in crate::tournament::pairing) fn levels(brackets: &Brackets) -> Levels {
    let mut levels = Levels::new();
    let Some(first) = brackets.main() else {
        return levels;
    };
    if brackets.how.losers.is_double() {
        double(&mut levels, brackets, first);
        return levels;
    }
    let has_plate = brackets.how.losers == crate::tournament::Losers::Plate;
    let above = if has_plate { ABOVE_PLATE } else { 0 };
    of_tree(&mut levels, first, above);
    if has_plate {
        levels.extend(first_losers(first).into_iter().map(|id| (id, 2)));
    }
    if let Some(plate) = brackets.of(BracketKind::Plate) {
        of_tree(&mut levels, plate, 0);
    }
    levels
}

fn of_tree(levels: &mut Levels, bracket: &KnockoutBracket, above: u16) {
    let last = bracket.depth as u16;
    for (at, stage) in (1..).zip(&bracket.stages) {
        for (place, tie) in stage.iter().enumerate() {
            let is_third_place = at == last && place == 1;
            for (one, won) in entrants(tie) {
                let level = match (is_third_place, won) {
                    // Between the losers of semi-finals and the finalists.
                    (true, won) => 2 * (last - 1) + u16::from(won),
                    (false, false) => 2 * at,
                    (false, true) => 2 * at + 2,
                };
                levels.insert(one, above + level);
            }
        }
    }
}

/// The levels of two brackets: those of the stage of the losers' bracket in which the second loss comes, or would
/// come.
fn double(levels: &mut Levels, brackets: &Brackets, winners: &KnockoutBracket) {
    let depth = winners.depth as u16;
    let grand_final = 2 * (depth - 1) + 1;
    // The stage of the losers' bracket that the losers of a stage, from 0, come into.
    let comes_into = |stage: u16| match stage {
        0 => 1,
        last if last == depth => grand_final,
        later => 2 * later,
    };
    for (at, stage) in (0..).zip(&winners.stages) {
        for (one, won) in stage.iter().flat_map(entrants) {
            levels.insert(one, 2 * comes_into(at + u16::from(won)));
        }
    }
    let losers = brackets.of(BracketKind::Losers);
    for (at, stage) in (1..).zip(losers.map_or(&[][..], |losers| &losers.stages)) {
        for (one, won) in stage.iter().flat_map(entrants) {
            levels.insert(one, 2 * (at + u16::from(won)));
        }
    }
    let last = brackets.of(BracketKind::GrandFinal);
    for (one, won) in last
        .iter()
        .flat_map(|last| last.current())
        .flat_map(entrants)
    {
        // Who may be beaten once more has not won yet, and is level with the other one.
        levels.insert(one, 2 * (grand_final + u16::from(won)));
    }
}

/// The entrants of a tie, and whether each has won it.
fn entrants(tie: &Tie) -> impl Iterator<Item = (EntrantId, bool)> {
    let decision = tie.decision();
    let all = tie.who.into_iter().flatten();
    all.map(move |one| (one, decision == Decision::Through(one)))
}
