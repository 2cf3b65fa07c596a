//! C.07:9.1 Sonneborn-Berger: the opponents' adjusted points, times the points scored against
//! them. C.07:13.2 for teams the two may be points of different kinds.

use super::contribution::{Computed, sum};
use super::cut::cut;
use super::input::Input;
use super::{Contribution, Ledger};

/// `input` has the points of the opponents, `scored` those scored against them.
pub(super) fn value(
    input: Input<'_>,
    scored: &Ledger<'_>,
    parts: &mut Vec<Contribution>,
) -> Computed {
    let rounds = input.rounds().iter().zip(scored.rounds_of(input.who));
    parts.extend(rounds.filter_map(|(round, scored)| {
        let rival = input.rival(round)?.with(scored.points);
        let value = rival.has()?.times(scored.points);
        let mut part = input.ledger.part(round, value, rival);
        // C.07:15.2 in a round robin a forfeit counts as played.
        part.voluntary &= !input.ledger.round_robin;
        Some(part)
    }));
    cut(parts, input.tiebreak.cut);
    sum(parts)
}
