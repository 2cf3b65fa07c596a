//! Messages for faults of answers.

use super::{AnswerFault, AnswerProblem, FileProblem};
use crate::localize::{joined, message_ids};
use crate::{Localize, Localizer, Message};

impl Localize for AnswerProblem {
    fn message(&self, _: &Localizer) -> Message {
        let plain = Message::new;
        match self {
            AnswerProblem::NoSuchMessage(id) => plain("words-no-such").with("id", id),
            AnswerProblem::Empty => plain("words-empty"),
            AnswerProblem::TooLong { most } => plain("words-too-long").with("n", *most),
            AnswerProblem::Markup => plain("words-markup"),
            AnswerProblem::Hidden => plain("words-hidden"),
            AnswerProblem::Unreadable => plain("words-brackets"),
            AnswerProblem::NoOtherForm => plain("words-no-other-form"),
            AnswerProblem::Foreign => plain("words-foreign"),
            AnswerProblem::UnknownValue { name, known } if known.is_empty() => {
                plain("words-no-values").with("value", value(name))
            }
            AnswerProblem::UnknownValue { name, known } => plain("words-unknown-value")
                .with("value", value(name))
                .with("known", joined(known.iter().map(|name| value(name)))),
            AnswerProblem::MissingValue(name) => {
                plain("words-missing-value").with("value", value(name))
            }
            AnswerProblem::UnknownForm { form, known } => plain("words-unknown-form")
                .with("form", key(form))
                .with("known", joined(known.iter().map(|form| key(form)))),
            AnswerProblem::MissingForm(form) => plain("words-missing-form").with("form", key(form)),
        }
    }
}

/// A variable as written in a text.
fn value(name: &str) -> String {
    format!("{{ ${name} }}")
}

/// The key of a form as written before its text.
fn key(form: &str) -> String {
    format!("[{form}]")
}

impl Localize for AnswerFault {
    fn message(&self, t: &Localizer) -> Message {
        Message::new("answers-line")
            .with("line", self.line.to_string())
            .with("what", t.localize(&self.what))
    }
}

message_ids!(FileProblem, t {
    TooLarge = "file-too-large",
    NoAnswers = "answers-none",
    NotAnAnswer = "answers-stray",
    Comment(name) = "answers-comment" { name },
    Words { id, why } = "answers-words" { id, why: t.localize(why) },
});
