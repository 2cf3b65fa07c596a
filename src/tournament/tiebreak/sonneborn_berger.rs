//! C.07:9.1 the opponents' points, adjusted, times what was scored against them.

use super::unplayed::Rival;
use super::{Because, Contribution, Figure, Ledger, Tiebreak};
use crate::tournament::EntrantId;
use crate::tournament::sheet::Line;

pub(super) fn figure(ledger: &Ledger, entrant: EntrantId) -> Figure {
    let part = |line: &Line| {
        let scored = line.points;
        let (has, because) = match ledger.rival(entrant, line)? {
            Rival::Opponent(has) => (has, Because::Opponent { has, scored }),
            Rival::Dummy(has) => (has, Because::Dummy { has, scored }),
        };
        Some(Contribution {
            round: line.round,
            opponent: line.outcome.opponent(),
            value: has * scored,
            because,
        })
    };
    Figure::sum(
        Tiebreak::SonnebornBerger,
        ledger
            .sheets
            .lines(entrant)
            .iter()
            .filter_map(part)
            .collect(),
    )
}
