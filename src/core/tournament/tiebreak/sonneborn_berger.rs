//! C.07:9.1 the opponents' points, adjusted, times what was scored against them;
//! C.07:13.2 of teams the two may be points of different kinds.

use super::cut::cut;
use super::figure::sum;
use super::{Contribution, How, Ledger, Tiebreak, Value};

/// `has` are the points of the opponents, `scored` those against them.
pub(super) fn value(
    (has, scored): (&Ledger<'_>, &Ledger<'_>),
    tiebreak: Tiebreak,
    who: usize,
    parts: &mut Vec<Contribution>,
) -> (Option<Value>, How) {
    let rounds = has.rounds_of(who).iter().zip(scored.rounds_of(who));
    parts.extend(rounds.filter_map(|(round, scored)| {
        let rival = has.rival(tiebreak, who, round)?.with(scored.points);
        let mut part = has.part(round, rival.has()?.times(scored.points), rival);
        // C.07:15.2 in a round robin a forfeit counts as played.
        part.voluntary &= !has.round_robin;
        Some(part)
    }));
    cut(parts, tiebreak.cut);
    sum(parts)
}
