//! C.07:8.2, 10.4, 10.5 what the opponents met have, averaged.

use super::{Contribution, ContributionReason, How, Kind, Ledger, Tiebreak, Value};
use crate::tournament::crosstable::RoundOutcome;

pub(super) fn value(
    ledger: &Ledger<'_>,
    tiebreak: Tiebreak,
    who: usize,
    parts: &mut Vec<Contribution>,
) -> (Option<Value>, How) {
    let theirs = ledger.of_all(averaged(tiebreak));
    parts.extend(ledger.rounds_of(who).iter().filter_map(|round| {
        let RoundOutcome::Played { .. } = round.line.outcome else {
            return None;
        };
        let value = theirs.get(round.against?).copied().flatten()?;
        Some(ledger.part(round, value, ContributionReason::Theirs))
    }));
    let value = mean(parts);
    match tiebreak.kind {
        Kind::AverageBuchholz => (value, How::Mean),
        // Ratings are whole numbers.
        _ => (whole_mean(parts), How::Mean),
    }
}

/// What the average is made of.
fn averaged(tiebreak: Tiebreak) -> Tiebreak {
    let kind = match tiebreak.kind {
        Kind::AveragePerformance => Kind::Performance,
        Kind::AveragePerfect => Kind::Perfect,
        _ => Kind::Buchholz,
    };
    Tiebreak {
        forfeits: tiebreak.forfeits,
        fore: tiebreak.fore,
        number: tiebreak.number,
        ..Tiebreak::plain(kind)
    }
}

fn kept(parts: &[Contribution]) -> (Value, i64) {
    let kept = parts.iter().filter(|part| !part.cut);
    let sum = kept.clone().map(|part| part.value).sum();
    (sum, kept.count() as i64)
}

/// The average of what is not cut, if there is anything.
fn mean(parts: &[Contribution]) -> Option<Value> {
    let (sum, number) = kept(parts);
    (number > 0).then(|| sum.divided(number))
}

/// The average of whole numbers, rounded only once, a half upwards.
pub(super) fn whole_mean(parts: &[Contribution]) -> Option<Value> {
    let (sum, number) = kept(parts);
    (number > 0).then(|| Value::whole(sum.divided(number * 1_000).in_thousandths()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What stands behind the code of an average is meant of what is averaged.
    #[test]
    fn an_average_is_made_of_figures_that_are_made_as_it_says() {
        for (average, each) in [
            ("AOB", "BH"),
            ("AOB/P", "BH/P"),
            ("AOB/F", "BH/F"),
            ("APRO", "TPR"),
            ("APRO/U1400", "TPR/U1400"),
            ("APPO/U1400", "PTP/U1400"),
        ] {
            let known = |code| Tiebreak::from_code(code).unwrap_or_else(|| panic!("{code}"));
            assert_eq!(averaged(known(average)), known(each), "{average}");
        }
    }
}
