//! C.07:7.1 the rounds worth a win, played or not.

use super::{Because, Contribution, Figure, Ledger, Tiebreak, Value};
use crate::tournament::EntrantId;
use crate::tournament::sheet::{Line, Outcome, Score};

pub(super) fn figure(ledger: &Ledger, entrant: EntrantId) -> Figure {
    let part = |line: &Line| {
        let because = match line.outcome {
            Outcome::Played {
                score: Score::Win, ..
            } => Because::Won,
            Outcome::Forfeit { .. } | Outcome::Bye(_) if line.points >= ledger.scoring.win => {
                Because::WonUnplayed
            }
            _ => return None,
        };
        Some(Contribution {
            round: line.round,
            opponent: line.outcome.opponent(),
            value: Value::whole(1),
            because,
        })
    };
    Figure::sum(
        Tiebreak::Wins,
        ledger
            .sheets
            .lines(entrant)
            .iter()
            .filter_map(part)
            .collect(),
    )
}
