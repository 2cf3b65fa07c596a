//! C.07:7.5 the points after each round, added up; the first rounds may be cut.

use super::figure::sum;
use super::{Contribution, ContributionReason, How, Ledger, Tiebreak, Value};

pub(super) fn value(
    ledger: &Ledger<'_>,
    tiebreak: Tiebreak,
    who: usize,
    parts: &mut Vec<Contribution>,
) -> (Option<Value>, How) {
    let mut total = Value::default();
    for round in ledger.rounds_of(who) {
        total = total + round.points;
        let mut part = ledger.part(round, total, ContributionReason::Total);
        part.cut = round.line.round.0 <= u16::from(tiebreak.cut.least);
        parts.push(part);
    }
    sum(parts)
}
