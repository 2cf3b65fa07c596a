//! What speakers of a language say about its words: answers, the check of what they propose, the
//! file in which answers travel, and how they come into a message file.

mod file;
mod merge;
mod message;
mod message_rules;
mod questions;

pub use file::{AnswerFault, FileProblem, MOST_BYTES, read, write};
pub use merge::{Left, MergeOutcome, MergeStep, Merged, merge};
pub use message_rules::{AnswerProblem, check};
pub use questions::questions;

use super::Language;

/// What a speaker thinks of the words of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opinion {
    /// They are right.
    Right,
    /// These would be better: what stands behind the `=` of a message, as [`check`] gives it back.
    Better(String),
    /// The speaker cannot tell.
    NotSure,
}

/// Who answered. Two answers are of two people when their tokens differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Speaker {
    /// 1 to 64 letters, digits, `-` and `_` by which one speaker's answers belong together. It goes
    /// from hand to hand in files, so it must not open anything.
    pub token: String,
    /// What the speaker wants to be called, at most [`Speaker::LONGEST_NAME`] characters.
    pub name: Option<String>,
}

impl Speaker {
    /// The most characters of a name.
    pub const LONGEST_NAME: usize = 80;
}

/// What a speaker says about one message of a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The language of the words.
    pub language: Language,
    /// The message.
    pub id: String,
    /// Who answered.
    pub speaker: Speaker,
    /// The [`fingerprint`](super::catalog::fingerprint) of the English words at the time.
    pub english: String,
    /// The words that were asked about, as they are written in the message file; empty where the
    /// language had none of its own.
    pub words: String,
    /// The answer.
    pub opinion: Opinion,
    /// When, in milliseconds since 1970 (UTC), not before.
    pub at: i64,
}
