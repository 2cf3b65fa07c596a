//! Men counted at the end of games: cows shot and lost, or discs; and the
//! Brightwell quotient of the World Othello Federation, which is made of discs
//! and the opponents' points.

use super::figure::sum;
use super::ledger::EntrantRound;
use super::{Contribution, ContributionReason, How, Kind, Ledger, Tiebreak, Value};
use crate::tournament::ByeKind;
use crate::tournament::crosstable::RoundOutcome;

/// Half of the discs of a board: what a game counts that has none.
const HALF: u8 = 32;

pub(super) fn value(
    ledger: &Ledger<'_>,
    tiebreak: Tiebreak,
    who: usize,
    parts: &mut Vec<Contribution>,
) -> (Option<Value>, How) {
    parts.extend(ledger.rounds_of(who).iter().filter_map(|round| {
        let (value, reason) = match tiebreak.kind {
            Kind::Brightwell => brightwell(ledger, tiebreak, who, round)?,
            _ => difference(round)?,
        };
        Some(ledger.part(round, value, reason))
    }));
    sum(parts)
}

fn difference(round: &EntrantRound<'_>) -> Option<(Value, ContributionReason)> {
    let RoundOutcome::Played {
        cows: Some((own, other)),
        ..
    } = round.line.outcome
    else {
        return None;
    };
    let value = Value::whole(i64::from(own) - i64::from(other));
    Some((value, ContributionReason::Counted { own, other }))
}

/// A game against somebody who stayed: discs, and the constant times his
/// points. A bye, or a game against somebody who left: half of the discs, and
/// the constant times one's own points. Who was not there gets nothing.
fn brightwell(
    ledger: &Ledger<'_>,
    tiebreak: Tiebreak,
    who: usize,
    round: &EntrantRound<'_>,
) -> Option<(Value, ContributionReason)> {
    let times = |has: Value| has.times(Value::whole(tiebreak.number.into()));
    let own = ledger.score(who);
    let dummy = (
        Value::whole(HALF.into()) + times(own),
        ContributionReason::BrightwellDummy { has: own },
    );
    match round.line.outcome {
        RoundOutcome::Played { cows, .. } => {
            let against = round.against?;
            if has_left(ledger, against) {
                return Some(dummy);
            }
            let has = ledger.score(against);
            // Discs that nobody counted are taken for half of the board.
            let discs = cows.map_or(HALF, |(own, _)| own);
            let value = Value::whole(discs.into()) + times(has);
            Some((value, ContributionReason::Brightwell { discs, has }))
        }
        RoundOutcome::Bye(ByeKind::Absent) | RoundOutcome::Out | RoundOutcome::Playing { .. } => {
            None
        }
        RoundOutcome::Forfeit { won: false, .. } => None,
        RoundOutcome::Bye(_) | RoundOutcome::Forfeit { won: true, .. } => Some(dummy),
    }
}

/// Whether somebody was no longer there in the last round.
fn has_left(ledger: &Ledger<'_>, who: usize) -> bool {
    let last = ledger.rounds_of(who).last();
    last.is_some_and(|round| round.line.outcome == RoundOutcome::Out)
}
