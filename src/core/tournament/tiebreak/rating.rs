//! C.07:10 the ratings of the opponents met, and performance ratings derived from them.
//! Opponents without a rating do not count, unless `/U` gives them one.

use super::average::whole_mean;
use super::contribution::Computed;
use super::input::Input;
use super::rating_table::{difference, expected};
use super::{Contribution, ContributionReason, Derivation, Kind, Ledger, Tiebreak, Value};
use crate::tournament::crosstable::RoundOutcome;
use crate::tournament::crosstable::Score;

pub(super) fn value(input: Input<'_>, parts: &mut Vec<Contribution>) -> Computed {
    let (ledger, tiebreak) = (input.ledger, input.tiebreak);
    let mut halves = 0;
    parts.extend(input.rounds().iter().filter_map(|round| {
        let RoundOutcome::Played { score, .. } = round.line.outcome else {
            return None;
        };
        let rating = own(ledger, tiebreak, round.against?)?;
        halves += match score {
            Score::Win => 2,
            Score::Draw => 1,
            Score::Loss => 0,
        };
        Some(ledger.part(round, rating, ContributionReason::Rating))
    }));
    match tiebreak.kind {
        Kind::AverageRating => {
            cut(parts, tiebreak);
            (whole_mean(parts), Derivation::Mean)
        }
        Kind::Performance => performance(halves, parts),
        _ => perfect(halves, parts),
    }
}

/// The rating of an entrant, or the one that `/U` gives to entrants without a rating.
pub(super) fn own(ledger: &Ledger<'_>, tiebreak: Tiebreak, who: usize) -> Option<Value> {
    let rating = ledger.entrants.get(who)?.rating.map(u32::from);
    let rating = rating.or(Some(tiebreak.number).filter(|number| *number > 0))?;
    Some(Value::whole(rating.into()))
}

/// C.07:14 cuts the lowest ratings, then the highest.
fn cut(parts: &mut [Contribution], tiebreak: Tiebreak) {
    let mut order: Vec<usize> = (0..parts.len()).collect();
    order.sort_by_key(|at| parts.get(*at).map(|part| part.value));
    let least = usize::from(tiebreak.cut.least).min(order.len());
    let most = usize::from(tiebreak.cut.most).min(order.len() - least);
    let lowest = order.iter().take(least);
    for at in lowest.chain(order.iter().rev().take(most)) {
        if let Some(part) = parts.get_mut(*at) {
            part.cut = true;
        }
    }
}

/// C.07:10.2 the average rating of the opponents, plus the rating difference that the table gives
/// for the percentage score. `halves` is the score in half-points.
fn performance(halves: i64, parts: &[Contribution]) -> Computed {
    let games = parts.len() as i64;
    let Some(mean) = whole_mean(parts) else {
        return (None, Derivation::Mean);
    };
    let percent = Value::thousandths(halves * 50_000)
        .divided(games)
        .to_whole();
    let plus = Value::whole(difference(percent.in_thousandths() / 1_000));
    (Some(mean + plus), Derivation::Performance { mean, plus })
}

/// The search range: ratings within this distance of the opponents' ratings.
const FURTHEST: i64 = 800;

/// C.07:10.3 the lowest rating whose expected score is at least the actual score, found by
/// bisection.
fn perfect(halves: i64, parts: &[Contribution]) -> Computed {
    let ratings = || parts.iter().map(|part| part.value.in_thousandths() / 1_000);
    let (Some(lowest), Some(highest)) = (ratings().min(), ratings().max()) else {
        return (None, Derivation::Mean);
    };
    let derivation = Derivation::Perfect {
        scored: Value::thousandths(halves * 500),
    };
    let (mut low, mut high) = (lowest - FURTHEST, highest + FURTHEST);
    while low < high && halves > 0 {
        let middle = low + (high - low).div_euclid(2);
        let points: i64 = ratings().map(|rating| expected(middle - rating)).sum();
        if points >= halves * 50 {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    (Some(Value::whole(low)), derivation)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_perfect_performance_carries_the_score_it_is_derived_from() {
        let against = |rating| Contribution {
            round: None,
            opponent: None,
            value: Value::whole(rating),
            reason: ContributionReason::Theirs,
            voluntary: false,
            cut: false,
        };
        let parts = [against(1500), against(1500)];
        for (halves, points) in [(0, 0), (1, 500), (2, 1_000), (3, 1_500), (4, 2_000)] {
            let (_, derivation) = perfect(halves, &parts);
            let scored = Value::thousandths(points);
            assert_eq!(
                derivation,
                Derivation::Perfect { scored },
                "{halves} half-points"
            );
        }
        assert_eq!(perfect(2, &parts).0, Some(Value::whole(1497)));
        assert_eq!(perfect(2, &[]), (None, Derivation::Mean));
    }
}
