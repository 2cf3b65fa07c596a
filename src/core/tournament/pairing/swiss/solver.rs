//! Finds the best round fast. What a round must hold is in `law`; everything in
//! this folder exists for speed, and a test holds both to the same rounds.
//!
//! [`step`] pairs one bracket after the other and looks at first only at the bracket
//! itself. [`solve`] finds its best candidate: by classes of players whom the criteria
//! do not tell apart (`by_classes`) where no exchange is needed, else by a cheapest
//! matching ([`blossom`]), of which `order` takes the first in the order of C.04.3:4.

mod bipartite;
mod blossom;
mod bracket;
mod by_classes;
mod colour_surplus;
mod completion;
mod cost;
mod effort;
mod equivalence_classes;
mod order;
mod priority_weights;
mod solve;
mod step;
mod weight;

#[cfg(test)]
pub(super) mod tests;

pub(crate) use blossom::Matcher;
pub(super) use completion::Obstacle;
pub(crate) use weight::{Weight, Wide};

use super::prepared::PreparedField;

/// A round, as ranks.
pub(super) struct Solution {
    /// The higher ranked of each pair in front, from the top bracket down.
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) bye: Option<usize>,
}

/// The best round there is, or why there is none.
pub(super) fn pair(ready: &PreparedField) -> Result<Solution, Obstacle> {
    pair_from(ready, step::SMALL)
}

/// As [`pair`]; the quick ways are taken where at least `small` players are left.
fn pair_from(ready: &PreparedField, small: usize) -> Result<Solution, Obstacle> {
    let bye = completion::c5_bye_score(ready)?;
    let mut pairs = Vec::new();
    let mut moved = Vec::new();
    let groups = ready.score_groups();
    for (at, group) in groups.iter().enumerate() {
        let below = &groups[at + 1..];
        let outcome = step::step(ready, &moved, group, below, bye, small)
            .ok_or(Obstacle::CannotBeCompleted)?;
        pairs.extend(outcome.pairs);
        moved = outcome.down;
    }
    Ok(Solution {
        pairs,
        bye: moved.first().copied(),
    })
}
