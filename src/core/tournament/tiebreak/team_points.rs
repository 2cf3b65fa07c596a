//! C.07:11 and 13 the points of the teams themselves: match points, game points, and game points
//! combined with the strength of the opponents.

use super::contribution::{Computed, sum};
use super::input::Input;
use super::{Contribution, ContributionReason, Derivation, Kind, Ledger, Value, buchholz};
use crate::tournament::TeamPoints;

/// C.07:11.1 points of one kind; C.07:13.1 the secondary points.
pub(super) fn scored(input: Input<'_>, parts: &mut Vec<Contribution>) -> Computed {
    let ledger = input.ledger;
    let Some(teams) = &ledger.teams else {
        return (None, Derivation::Own);
    };
    let counted = match input.tiebreak.kind {
        Kind::Scored(points) => ledger.counted(Some(points)),
        _ => &teams.secondary,
    };
    let rounds = counted.rounds_of(input.who).iter();
    parts.extend(rounds.map(|round| counted.part(round, round.points, ContributionReason::Points)));
    sum(parts)
}

/// C.07:13.4 the secondary points, and a fraction of the opponents' primary points.
pub(super) fn combination(input: Input<'_>, parts: &mut Vec<Contribution>) -> Computed {
    let Some(teams) = &input.ledger.teams else {
        return (None, Derivation::Own);
    };
    let (strength, derivation) = buchholz::value(input, parts);
    let Some(strength) = strength else {
        return (None, derivation);
    };
    let scored = teams.secondary.score(input.who);
    let divisor = match input.tiebreak.number {
        0 => divisor(input.ledger, teams.crosstables.primary().other()),
        given => given.into(),
    };
    let derivation = Derivation::Combined {
        scored,
        strength,
        divisor: Value::whole(divisor),
    };
    (Some(scored + strength.divided(divisor)), derivation)
}

/// C.07:13.4.2 the highest possible number of primary points in the tournament, divided by the
/// highest number of secondary points in a match, rounded down; at least 1.
fn divisor(ledger: &Ledger<'_>, secondary: TeamPoints) -> i64 {
    let Some(teams) = &ledger.teams else {
        return 1;
    };
    let in_match = i64::from(teams.crosstables.scoring(secondary).win.in_halves());
    let in_all = i64::from(ledger.scoring.win.in_halves()) * i64::from(teams.crosstables.rounds());
    in_all.checked_div(in_match).unwrap_or(1).max(1)
}
