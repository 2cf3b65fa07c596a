//! A result in a narrow column.

use crate::Localizer;
use crate::pairing_messages::score_text;
use inkundla_core::tournament::PairingResult;

/// A result for a narrow column: the score, and whether it was awarded or forfeited.
#[must_use]
pub fn short_result(t: &Localizer, result: PairingResult) -> String {
    let score = score_text(result);
    match result {
        PairingResult::Won(_)
        | PairingResult::Drawn
        | PairingResult::HalfPoint(_)
        | PairingResult::BothLost => score.to_owned(),
        PairingResult::Awarded(_) => t.msg_arg("score-award", "score", score),
        PairingResult::Forfeit(_) | PairingResult::DoubleForfeit => {
            t.msg_arg("score-forfeit", "score", score)
        }
    }
}
