//! The Burstein system, FIDE, edition of February 2026 (C.04.4.2).
//!
//! Players of equal score are to have met equal opposition, so that in each bracket the player
//! with the strongest opponents so far meets the one with the weakest.
//!
//! | article | code |
//! |---|---|
//! | 1.2 brackets, 1.9.2 from the top down | [`pair`] |
//! | 1.5 colour preferences | `colour::Preference::of` |
//! | 1.6 seeding rounds by the Dutch system | `field::Field::system_of_round` |
//! | 1.7, 1.8 opposition and ranking | [`ranking`] |
//! | C1 to C3 | `law::absolute`, `law::no_second_meeting`, `law::no_second_bye` (no topscorers here) |
//! | C4 the remaining players can be paired | `solver::completion` |
//! | C5 to C8 | `costs` |
//! | 3.1 the bye | [`pair`], `solver::completion::first_bye` |
//! | 3.2, 4 the first of the best pairings | `bracket_search`, `fold` |
//! | 5.2 colours | `colour::allocate`, with the ranking of 1.8 |
//!
//! Readings where the text is not explicit are in `docs/SYSTEMS.md`.

mod bracket;
mod bracket_search;
mod costs;
mod fold;
mod opposition;
mod pair_bracket;

pub(super) use opposition::{facts, ranking};

use super::field::Field;
use super::prepared::PreparedField;
use super::solver::{Obstacle, Solution, first_bye};
use bracket::BursteinBracket;
use std::cmp::Reverse;

/// The best round, or why there is no legal one.
pub(super) fn pair(field: &Field, ready: &PreparedField) -> Result<Solution, Obstacle> {
    let order = ranking(field, ready);
    let games = |one: usize| ready.all[one].preference.sides.len();
    // C.04.4.2:3.1.3 to 3.1.5
    let bye = first_bye(ready, |one| {
        (
            ready.all[one].score,
            Reverse(games(one)),
            Reverse(order[one]),
        )
    })?;
    pair_brackets(ready, &order, bye, pair_bracket::SMALL)
}

/// Pairs all but the player with the bye, from the top bracket down. Narrow scopes are tried only
/// if at least `small` players remain.
fn pair_brackets(
    ready: &PreparedField,
    order: &[usize],
    bye: Option<usize>,
    small: usize,
) -> Result<Solution, Obstacle> {
    let mut groups = ready.score_groups();
    for group in &mut groups {
        group.retain(|one| Some(*one) != bye);
    }
    groups.retain(|group| !group.is_empty());
    let mut pairs = Vec::with_capacity(ready.len() / 2);
    let mut incoming = Vec::new();
    for at in 0..groups.len() {
        let bracket = BursteinBracket::of(ready, order, &incoming, &groups[at..]);
        let paired = bracket.pair(small).ok_or(Obstacle::CannotBeCompleted)?;
        pairs.extend(paired.pairs);
        incoming = paired.down;
    }
    let is_over = incoming.is_empty();
    is_over
        .then_some(Solution { pairs, bye })
        .ok_or(Obstacle::CannotBeCompleted)
}

#[cfg(test)]
mod tests;
