//! C.07:9.1 the opponents' points, adjusted, times what was scored against them.

use super::cut::cut;
use super::{Contribution, How, Ledger, Tiebreak, Value, sum};

pub(super) fn value(
    ledger: &Ledger<'_>,
    tiebreak: Tiebreak,
    who: usize,
    parts: &mut Vec<Contribution>,
) -> (Option<Value>, How) {
    parts.extend(ledger.turns(who).iter().filter_map(|turn| {
        let rival = ledger.rival(tiebreak, who, turn)?;
        let mut part = ledger.part(turn, rival.has()?.times(turn.points), rival);
        // C.07:15.2 in a round robin a forfeit counts as played.
        part.voluntary &= !ledger.round_robin;
        Some(part)
    }));
    cut(parts, tiebreak.cut);
    sum(parts)
}
