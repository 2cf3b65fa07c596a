//! C.07:8.1 the sum of the opponents' points, adjusted.

use super::unplayed::Rival;
use super::{Because, Contribution, Figure, Ledger, Tiebreak, Value};
use crate::tournament::EntrantId;
use crate::tournament::sheet::Line;

pub(super) fn figure(ledger: &Ledger, entrant: EntrantId) -> Figure {
    let part = |line: &Line| {
        let (has, because) = match ledger.rival(entrant, line)? {
            Rival::Opponent(has) => (
                has,
                Because::Opponent {
                    has,
                    scored: line.points,
                },
            ),
            Rival::Dummy(has) => (
                has,
                Because::Dummy {
                    has,
                    scored: line.points,
                },
            ),
        };
        Some(Contribution {
            round: line.round,
            opponent: line.outcome.opponent(),
            value: Value::from(has),
            because,
        })
    };
    Figure::sum(
        Tiebreak::Buchholz,
        ledger
            .sheets
            .lines(entrant)
            .iter()
            .filter_map(part)
            .collect(),
    )
}
