//! Result slips: what an umpire without a phone brings to the desk.

use super::pen::Pen;
use super::seat::Seated;

/// A question with answers to tick.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// What is asked.
    pub text: String,
    /// The answers.
    pub choices: Vec<String>,
}

/// What stands on a slip, all said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slip {
    /// Board and players.
    pub seated: Seated,
    /// What is to be ticked.
    pub questions: Vec<Question>,
    /// Who signs.
    pub signs: Vec<String>,
}

pub(super) fn draw(pen: &mut Pen<'_>, slip: &Slip) {
    slip.seated.head(pen);
    for question in &slip.questions {
        pen.gap(8.0);
        pen.ticks(&question.text, &question.choices);
    }
    for sign in &slip.signs {
        pen.gap(6.0);
        pen.blank(&format!("{sign}:"));
    }
}
