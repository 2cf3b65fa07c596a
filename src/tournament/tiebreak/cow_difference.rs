//! Cows shot minus cows lost, over the games in which they were counted.

use super::{Because, Contribution, Figure, Ledger, Tiebreak, Value};
use crate::tournament::EntrantId;
use crate::tournament::sheet::{Line, Outcome};

pub(super) fn figure(ledger: &Ledger, entrant: EntrantId) -> Figure {
    let part = |line: &Line| {
        let Outcome::Played {
            opponent,
            cows: Some((shot, lost)),
            ..
        } = line.outcome
        else {
            return None;
        };
        let value = Value::whole(i64::from(shot) - i64::from(lost));
        Some(Contribution {
            round: line.round,
            opponent: Some(opponent),
            value,
            because: Because::Cows { shot, lost },
        })
    };
    Figure::sum(
        Tiebreak::CowDifference,
        ledger
            .sheets
            .lines(entrant)
            .iter()
            .filter_map(part)
            .collect(),
    )
}
