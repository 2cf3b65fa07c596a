//! C.07:9.2 the points against those who have at least half of what can be had.

use super::figure::sum;
use super::{Contribution, ContributionReason, How, Ledger, Tiebreak, Value};
use crate::tournament::crosstable::RoundOutcome;

pub(super) fn value(
    ledger: &Ledger<'_>,
    tiebreak: Tiebreak,
    who: usize,
    parts: &mut Vec<Contribution>,
) -> (Option<Value>, How) {
    let least = limit(ledger, tiebreak);
    parts.extend(ledger.rounds_of(who).iter().filter_map(|round| {
        let counts = match round.line.outcome {
            RoundOutcome::Played { .. } | RoundOutcome::Forfeit { .. } => true,
            RoundOutcome::Playing { .. } | RoundOutcome::Bye(_) | RoundOutcome::Out => false,
        };
        let has = ledger.score(round.against.filter(|_| counts)?);
        let mut part = ledger.part(round, round.points, ContributionReason::Strength { has });
        part.cut = has < least;
        Some(part)
    }));
    sum(parts)
}

/// Half of all points, moved by the half-points of `/L`.
fn limit(ledger: &Ledger<'_>, tiebreak: Tiebreak) -> Value {
    let games = |who| {
        let rounds = ledger.rounds_of(who).iter();
        rounds.filter(|round| round.against.is_some()).count()
    };
    let games = if ledger.round_robin {
        (0..ledger.people.len()).map(games).max().unwrap_or(0)
    } else {
        ledger.rounds
    };
    let all: Value = (0..games).map(|_| Value::from(ledger.scoring.win)).sum();
    all.divided(2) + Value::thousandths(500 * i64::from(tiebreak.limit))
}
