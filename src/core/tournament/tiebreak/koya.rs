//! C.07:9.2 Koya: the points scored against opponents who have at least half of all points.

use super::contribution::{Computed, sum};
use super::input::Input;
use super::{Contribution, ContributionReason, Value};
use crate::tournament::crosstable::RoundOutcome;

pub(super) fn value(input: Input<'_>, parts: &mut Vec<Contribution>) -> Computed {
    let least = limit(input);
    parts.extend(input.rounds().iter().filter_map(|round| {
        let is_game = matches!(
            round.line.outcome,
            RoundOutcome::Played { .. } | RoundOutcome::Forfeit { .. }
        );
        let has = input.ledger.won(round.against.filter(|_| is_game)?);
        let reason = ContributionReason::Strength { has };
        let mut part = input.ledger.part(round, round.points, reason);
        part.cut = has < least;
        Some(part)
    }));
    sum(parts)
}

/// Half of all points, moved by the half-points of `/L`.
fn limit(input: Input<'_>) -> Value {
    let ledger = input.ledger;
    let games = |who| {
        let rounds = ledger.rounds_of(who).iter();
        rounds.filter(|round| round.against.is_some()).count()
    };
    let games = if ledger.round_robin {
        (0..ledger.entrants.len()).map(games).max().unwrap_or(0)
    } else {
        ledger.rounds
    };
    let all: Value = (0..games).map(|_| Value::from(ledger.scoring.win)).sum();
    all.divided(2) + Value::thousandths(500 * i64::from(input.tiebreak.limit))
}
