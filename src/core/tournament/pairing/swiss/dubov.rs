//! The Dubov system, FIDE, edition of February 2026 (C.04.4.1).
//!
//! Players of equal score are to have met opponents of equal average rating, so that in each bracket
//! those who prefer the first side, the lowest average first, meet the highest rated of the others.
//!
//! | article | code |
//! |---|---|
//! | 1.3 brackets, 1.9 from the top down | [`pair`] |
//! | 1.6 colour preferences | `prepared`, `colour::Preference::of` |
//! | 1.7 average rating of the opponents, 1.8 maximum upfloaters | `past` |
//! | C1 to C3 | `law::absolute`, `law::no_second_meeting`, `law::no_second_bye` (no topscorers here) |
//! | C4 the remaining players can be paired | `solver::completion` |
//! | C5 to C10, 3.2.1, 3.2.2, 4.2 upfloaters | `upfloaters` |
//! | 3.1 the bye | [`pair`], `solver::completion::first_bye` |
//! | 3.2.3, 3.2.4, 4.3 the two subgroups | `subgroups`, `pair_bracket`, `shifters` |
//! | 3.2.5, 3.2.6, 4.4 transpositions | `solver::transposed`, `shifters` |
//! | 5.2 colours | `colour::allocate` |
//!
//! Readings where the text is not explicit are in `docs/SYSTEMS.md`.

mod dubov_field;
mod pair_bracket;
mod past;
mod shifters;
mod subgroups;
mod upfloaters;

use super::field::Field;
use super::prepared::PreparedField;
use super::solver::{Obstacle, Solution, first_bye};
use dubov_field::DubovField;
pub(super) use past::facts;
use std::cmp::Reverse;

/// With fewer players remaining, all of them are considered at once.
const SMALL: usize = 24;

/// The best round, or why there is no legal one.
pub(super) fn pair(field: &Field, ready: &PreparedField) -> Result<Solution, Obstacle> {
    pair_from(field, ready, SMALL)
}

/// As [`pair`], with narrow scopes tried only if at least `small` players remain.
fn pair_from(field: &Field, ready: &PreparedField, small: usize) -> Result<Solution, Obstacle> {
    let players = DubovField {
        past: past::all(field, ready),
        is_last: field.round >= field.rounds,
        ready,
        small,
    };
    // C.04.4.1:3.1.3 to 3.1.5
    let bye = first_bye(ready, |one| {
        let games = players.past[one].games;
        let number = players.past[one].number;
        (players.score(one), Reverse(games), Reverse(number))
    })?;
    let mut open = (0..ready.len()).filter(|one| Some(*one) != bye);
    let mut open = open.by_ref().collect::<Vec<_>>();
    let mut pairs = Vec::with_capacity(open.len() / 2);
    while let Some(first) = open.first() {
        let score = players.score(*first);
        let (residents, lower) = open
            .iter()
            .partition::<Vec<usize>, _>(|one| players.score(**one) == score);
        let up = upfloaters::chosen(&players, &residents, &lower);
        let bracket = [residents, up.ok_or(Obstacle::CannotBeCompleted)?].concat();
        let paired = pair_bracket::paired(&players, &bracket).ok_or(Obstacle::CannotBeCompleted)?;
        open.retain(|one| !bracket.contains(one));
        pairs.extend(paired);
    }
    Ok(Solution { pairs, bye })
}

#[cfg(test)]
mod tests;
