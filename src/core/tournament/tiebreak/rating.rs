//! C.07:10 ratings of the opponents met, and what they say of one's own play.
//! Opponents without a rating do not count, unless `/U` gives them one.

use super::average::whole_mean;
use super::rating_table::{expected, table};
use super::{Contribution, ContributionReason, How, Kind, Ledger, Tiebreak, Value};
use crate::tournament::crosstable::{RoundOutcome, Score};

pub(super) fn value(
    ledger: &Ledger<'_>,
    tiebreak: Tiebreak,
    who: usize,
    parts: &mut Vec<Contribution>,
) -> (Option<Value>, How) {
    let mut scored = 0;
    parts.extend(ledger.rounds_of(who).iter().filter_map(|round| {
        let RoundOutcome::Played { score, .. } = round.line.outcome else {
            return None;
        };
        let rating = own(ledger, tiebreak, round.against?)?;
        scored += match score {
            Score::Win => 2,
            Score::Draw => 1,
            Score::Loss => 0,
        };
        Some(ledger.part(round, rating, ContributionReason::Rating))
    }));
    match tiebreak.kind {
        Kind::AverageRating => {
            cut(parts, tiebreak);
            (whole_mean(parts), How::Mean)
        }
        Kind::Performance => performance(scored, parts),
        _ => perfect(scored, parts),
    }
}

/// The rating of an entrant, or what counts as one.
pub(super) fn own(ledger: &Ledger<'_>, tiebreak: Tiebreak, who: usize) -> Option<Value> {
    let rating = ledger.people.get(who)?.rating.map(u32::from);
    let rating = rating.or(Some(tiebreak.number).filter(|number| *number > 0))?;
    Some(Value::whole(rating.into()))
}

/// C.07:14 the lowest ratings, then the highest.
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

/// C.07:10.2 the average, and what the table gives for the share of points.
fn performance(halves: i64, parts: &[Contribution]) -> (Option<Value>, How) {
    let games = parts.len() as i64;
    let Some(mean) = whole_mean(parts) else {
        return (None, How::Mean);
    };
    let percent = Value::thousandths(halves * 50_000)
        .divided(games)
        .to_whole();
    let plus = Value::whole(table(percent.in_thousandths() / 1_000));
    (Some(mean + plus), How::Performance { mean, plus })
}

/// The ratings tried lie no further from those of the opponents.
const FURTHEST: i64 = 800;

/// C.07:10.3 the lowest rating whose expected points are not less than those scored.
fn perfect(halves: i64, parts: &[Contribution]) -> (Option<Value>, How) {
    let ratings = || parts.iter().map(|part| part.value.in_thousandths() / 1_000);
    let (Some(lowest), Some(highest)) = (ratings().min(), ratings().max()) else {
        return (None, How::Mean);
    };
    let how = How::Perfect {
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
    (Some(Value::whole(low)), how)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_perfect_performance_was_scored_with_is_said() {
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
            let (_, how) = perfect(halves, &parts);
            let scored = Value::thousandths(points);
            assert_eq!(how, How::Perfect { scored }, "{halves} half-points");
        }
        assert_eq!(perfect(2, &parts).0, Some(Value::whole(1497)));
        assert_eq!(perfect(2, &[]), (None, How::Mean));
    }
}
