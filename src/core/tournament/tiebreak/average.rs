//! C.07:8.2, 10.4, 10.5 tie-breaks of the opponents met, averaged.

use super::contribution::Computed;
use super::input::Input;
use super::{Contribution, ContributionReason, Derivation, Kind, Tiebreak, Value};
use crate::tournament::crosstable::RoundOutcome;

pub(super) fn value(input: Input<'_>, parts: &mut Vec<Contribution>) -> Computed {
    let theirs = input.ledger.of_all(averaged(input.tiebreak));
    parts.extend(input.rounds().iter().filter_map(|round| {
        let RoundOutcome::Played { .. } = round.line.outcome else {
            return None;
        };
        let value = theirs.get(round.against?).copied().flatten()?;
        let reason = ContributionReason::Theirs;
        Some(input.ledger.part(round, value, reason))
    }));
    let value = match input.tiebreak.kind {
        Kind::AverageBuchholz => mean(parts),
        // Ratings are whole numbers.
        _ => whole_mean(parts),
    };
    (value, Derivation::Mean)
}

/// The tie-break whose values are averaged, with the modifiers of the average.
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

/// The average of the parts that are not cut, if there are any.
fn mean(parts: &[Contribution]) -> Option<Value> {
    let (sum, number) = kept(parts);
    (number > 0).then(|| sum.divided(number))
}

/// The average of whole numbers, rounded only once, halves up.
pub(super) fn whole_mean(parts: &[Contribution]) -> Option<Value> {
    let (sum, number) = kept(parts);
    (number > 0).then(|| Value::whole(sum.divided(number * 1_000).in_thousandths()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modifiers_of_an_average_apply_to_the_averaged_tiebreak() {
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
