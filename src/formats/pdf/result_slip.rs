//! Result slips, on which an umpire without a phone reports a result.

use super::board_heading::BoardHeading;
use super::text_flow::TextFlow;

/// A question with boxes to tick.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TickBoxes {
    /// The question.
    pub text: String,
    /// The answers.
    pub choices: Vec<String>,
}

/// The localised texts of a slip.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultSlip {
    /// Board and players.
    pub heading: BoardHeading,
    /// Questions to tick.
    pub questions: Vec<TickBoxes>,
    /// Labels of the lines for signatures.
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
