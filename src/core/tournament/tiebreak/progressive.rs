//! C.07:7.5 the points after each round, added up; the first rounds may be cut.

use super::{Because, Contribution, How, Ledger, Tiebreak, Value, sum};

pub(super) fn value(
    ledger: &Ledger<'_>,
    tiebreak: Tiebreak,
    who: usize,
    parts: &mut Vec<Contribution>,
) -> (Option<Value>, How) {
    let mut total = Value::default();
    for turn in ledger.turns(who) {
        total = total + turn.points;
        let mut part = ledger.part(turn, total, Because::Total);
        part.cut = turn.line.round.0 <= u16::from(tiebreak.cut.least);
        parts.push(part);
    }
    sum(parts)
}
