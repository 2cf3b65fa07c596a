//! C.07:7.5 Progressive score: the sum of the points after each round. Cuts drop the first rounds.

use super::contribution::{Computed, sum};
use super::input::Input;
use super::{Contribution, ContributionReason, Value};

pub(super) fn value(input: Input<'_>, parts: &mut Vec<Contribution>) -> Computed {
    let mut total = Value::default();
    for round in input.rounds() {
        total = total + round.points;
        let mut part = input.ledger.part(round, total, ContributionReason::Total);
        part.cut = round.line.round.0 <= u16::from(input.tiebreak.cut.least);
        parts.push(part);
    }
    sum(parts)
}
