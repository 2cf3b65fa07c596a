//! Finds the best round fast. `law` defines which round that is; everything in this folder
//! exists for speed, and a test checks that both find the same rounds.
//!
//! `pair_bracket` pairs one bracket, considering as few other brackets as possible. `best_candidate` finds
//! the best candidate of a bracket: by equivalence classes of players ([`by_classes`]) if their bound on the
//! cost is reached, whatever the number of players; otherwise by a minimum-cost perfect matching
//! ([`blossom`]), among which `first_candidate` selects the first in the order of C.04.3:4.

mod best_candidate;
mod bipartite;
mod blossom;
mod bracket;
mod by_classes;
mod colour_surplus;
mod completion;
mod cost;
mod equivalence_classes;
mod first_candidate;
mod mixed_radix;
mod pair_bracket;
mod player_class;
mod priority_weights;
mod step_counts;
mod tight_matching;
mod transposed;
mod weight;

#[cfg(test)]
pub(super) mod tests;

pub(super) use best_candidate::Way;
pub(crate) use blossom::Matcher;
pub(crate) use completion::least_unwanted;
pub(super) use completion::{Obstacle, first_bye, is_complete};
pub(super) use equivalence_classes::{ClassEdges, TightClasses, tight_classes};
pub(super) use first_candidate::FirstPartner;
pub(crate) use mixed_radix::{Priority, Scale};
pub(super) use pair_bracket::leaves_next_best;
pub(super) use tight_matching::TightMatching;
pub(super) use transposed::{class_of, transposed};
pub(crate) use weight::{Weight, WeightedSearch, Wide};

use super::prepared::PreparedField;

/// A round. Players are ranks.
pub(super) struct Solution {
    /// From the top bracket down, the higher ranked player of each pair first.
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) bye: Option<usize>,
}

/// The best round, or why there is no legal one.
pub(super) fn pair(field: &PreparedField) -> Result<Solution, Obstacle> {
    pair_from(field, pair_bracket::SMALL)
}

/// As [`pair`], with narrow scopes tried only if at least `small` players remain.
fn pair_from(field: &PreparedField, small: usize) -> Result<Solution, Obstacle> {
    let bye = completion::c5_bye_score(field)?;
    let mut pairs = Vec::new();
    let mut moved = Vec::new();
    let groups = field.score_groups();
    for (at, group) in groups.iter().enumerate() {
        let below = &groups[at + 1..];
        let outcome = pair_bracket::step(field, &moved, group, below, bye, small)
            .ok_or(Obstacle::CannotBeCompleted)?;
        pairs.extend(outcome.pairs);
        moved = outcome.down;
    }
    Ok(Solution {
        pairs,
        bye: moved.first().copied(),
    })
}
