//! C.07:11 and 13 the points of teams themselves: match points, game points, and the
//! two together with the strength of the opponents.

use super::figure::sum;
use super::{Contribution, ContributionReason, How, Kind, Ledger, Tiebreak, Value, buchholz};
use crate::tournament::TeamPoints;

/// C.07:11.1 points of one kind; C.07:13.1 those of the kind that does not come first.
pub(super) fn scored(
    ledger: &Ledger<'_>,
    kind: Kind,
    who: usize,
    parts: &mut Vec<Contribution>,
) -> (Option<Value>, How) {
    let Some(beside) = &ledger.teams else {
        return (None, How::Own);
    };
    let ledger = match kind {
        Kind::Scored(points) => ledger.counted(Some(points)),
        _ => &beside.second,
    };
    let rounds = ledger.rounds_of(who).iter();
    parts.extend(rounds.map(|round| ledger.part(round, round.points, ContributionReason::Points)));
    sum(parts)
}

/// C.07:13.4 the points that do not come first, and a fraction of the opponents' points of
/// the kind that does.
pub(super) fn combination(
    ledger: &Ledger<'_>,
    tiebreak: Tiebreak,
    who: usize,
    parts: &mut Vec<Contribution>,
) -> (Option<Value>, How) {
    let Some(beside) = &ledger.teams else {
        return (None, How::Own);
    };
    let (strength, how) = buchholz::value(ledger, tiebreak, who, parts);
    let Some(strength) = strength else {
        return (None, how);
    };
    let scored = beside.second.score(who);
    let divisor = match tiebreak.number {
        0 => divisor(ledger, beside.crosstable.primary().other()),
        said => said.into(),
    };
    let how = How::Combined {
        scored,
        strength,
        divisor: Value::whole(divisor),
    };
    (Some(scored + strength.divided(divisor)), how)
}

/// C.07:13.4.2 the most of the primary points in the tournament by the most of the others
/// in a match, towards zero; at least one, as nothing can be divided by less.
fn divisor(ledger: &Ledger<'_>, other: TeamPoints) -> i64 {
    let Some(beside) = &ledger.teams else {
        return 1;
    };
    let in_match = i64::from(beside.crosstable.scoring(other).win.in_halves());
    let in_all = i64::from(ledger.scoring.win.in_halves()) * i64::from(beside.crosstable.rounds());
    in_all.checked_div(in_match).unwrap_or(1).max(1)
}
