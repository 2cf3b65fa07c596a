//! Pieces counted at the end of games: cows shot and lost, or discs; and the Brightwell quotient
//! of the World Othello Federation, which combines discs with the opponents' points.

use super::contribution::{Computed, sum};
use super::input::Input;
use super::ledger::EntrantRound;
use super::{Contribution, ContributionReason, Kind, Ledger, Value};
use crate::tournament::ByeKind;
use crate::tournament::crosstable::RoundOutcome;

/// Half of the discs of a board: the value of a game without counted discs.
const HALF: u8 = 32;

pub(super) fn value(input: Input<'_>, parts: &mut Vec<Contribution>) -> Computed {
    parts.extend(input.rounds().iter().filter_map(|round| {
        let (value, reason) = match input.tiebreak.kind {
            Kind::Brightwell => brightwell(input, round)?,
            _ => difference(round)?,
        };
        Some(input.ledger.part(round, value, reason))
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

/// A game against an opponent who stayed to the end: the discs, and the constant times the
/// opponent's points. A bye, or a game against an opponent who left: half of the discs, and the
/// constant times the entrant's own points. An absent entrant gets nothing.
fn brightwell(input: Input<'_>, round: &EntrantRound<'_>) -> Option<(Value, ContributionReason)> {
    let ledger = input.ledger;
    let times = |has: Value| has.times(Value::whole(input.tiebreak.number.into()));
    let own = ledger.score(input.who);
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
            // Discs that were not counted are taken as half of the board.
            let discs = cows.map_or(HALF, |(own, _)| own);
            let value = Value::whole(discs.into()) + times(has);
            Some((value, ContributionReason::Brightwell { discs, has }))
        }
        RoundOutcome::Bye(ByeKind::Absent)
        | RoundOutcome::Out
        | RoundOutcome::Playing { .. }
        | RoundOutcome::Forfeit { won: false, .. } => None,
        RoundOutcome::Bye(_) | RoundOutcome::Forfeit { won: true, .. } => Some(dummy),
    }
}

/// Whether an entrant had left before the last round.
fn has_left(ledger: &Ledger<'_>, who: usize) -> bool {
    let last = ledger.rounds_of(who).last();
    last.is_some_and(|round| round.line.outcome == RoundOutcome::Out)
}
