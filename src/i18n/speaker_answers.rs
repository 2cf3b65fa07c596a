//! Reviews of translations by speakers of a language: their answers, the check of proposed texts,
//! the file format of answers, and the merge into a message file.

mod answer_fault_messages;
mod file;
mod merge;
mod proposal_check;
mod questions;

pub use file::{AnswerFault, FileProblem, MOST_BYTES, read, write};
pub use merge::{Left, MergeOutcome, MergeStep, Merged, merge};
pub use proposal_check::answer_problem::AnswerProblem;
pub use proposal_check::check;
pub use questions::questions;

use super::Language;

/// A speaker's opinion of a translation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opinion {
    /// It is right.
    Right,
    /// A better text: the source after the `=` of a message, as returned by [`check`].
    Better(String),
    /// The speaker is not sure.
    NotSure,
}

/// The author of an answer. Different tokens mean different people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Speaker {
    /// 1 to 64 letters, digits, `-` and `_` that identify a speaker. The token is passed on in
    /// files, so it must not grant any access.
    pub token: String,
    /// The displayed name, at most [`Speaker::LONGEST_NAME`] characters.
    pub name: Option<String>,
}

impl Speaker {
    /// The longest name in characters.
    pub const LONGEST_NAME: usize = 80;
}

/// A speaker's answer about one message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The language.
    pub language: Language,
    /// The message id.
    pub id: String,
    /// The author.
    pub speaker: Speaker,
    /// The [`fingerprint`](super::catalog::fingerprint) of the English text at the time.
    pub english: String,
    /// The reviewed text as written in the message file; empty if the
    /// language had none of its own.
    pub words: String,
    /// The opinion.
    pub opinion: Opinion,
    /// The time in milliseconds since 1970 (UTC), not negative.
    pub at: i64,
}
