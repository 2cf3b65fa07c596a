//! Result slips: the paper on which an umpire without a phone reports a result.

use super::board_heading::BoardHeading;
use super::text_flow::TextFlow;

/// A question with boxes to tick.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TickBoxes {
    /// What is asked.
    pub text: String,
    /// The answers.
    pub choices: Vec<String>,
}

/// What stands on a slip, all said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultSlip {
    /// Board and players.
    pub heading: BoardHeading,
    /// What is to be ticked.
    pub questions: Vec<TickBoxes>,
    /// Who signs.
    pub signs: Vec<String>,
}

pub(super) fn draw(flow: &mut TextFlow<'_>, slip: &ResultSlip) {
    slip.heading.draw(flow);
    for question in &slip.questions {
        flow.gap(8.0);
        flow.ticks(&question.text, &question.choices);
    }
    for sign in &slip.signs {
        flow.gap(6.0);
        flow.blank(&format!("{sign}:"));
    }
}
