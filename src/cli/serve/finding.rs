//! A line of the plan of a start.

use crate::cli::usage_error::one_line;

/// What a start comes to, the mildest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Outcome {
    /// The server starts.
    Starts,
    /// The server waits for its database, and starts when it answers.
    Waits,
    /// The start fails. Another try may succeed.
    Refused,
    /// The start fails, and will until somebody changes the settings.
    Unusable,
}

/// Something that a start needs, and how it was found.
pub(super) struct Finding {
    pub(super) what: String,
    pub(super) outcome: Outcome,
    /// Whether it is worth knowing, although the server starts.
    is_note: bool,
    pub(super) words: String,
}

impl Finding {
    /// A finding: right, or `bad` with the error and its causes.
    pub(super) fn of(what: String, found: anyhow::Result<String>, bad: Outcome) -> Finding {
        let (outcome, words) = match found {
            Ok(words) => (Outcome::Starts, words),
            Err(why) => {
                let causes: Vec<String> = why.chain().map(ToString::to_string).collect();
                (bad, one_line(&causes.join(": ")))
            }
        };
        Finding {
            what,
            outcome,
            is_note: false,
            words,
        }
    }

    /// A finding that is worth knowing and prevents nothing.
    pub(super) fn note(what: impl Into<String>, words: impl Into<String>) -> Finding {
        Finding {
            what: what.into(),
            outcome: Outcome::Starts,
            is_note: true,
            words: words.into(),
        }
    }

    /// The line of `serve --check`.
    pub(super) fn line(&self) -> String {
        let kind = match self.outcome {
            Outcome::Starts if self.is_note => "note ",
            Outcome::Starts => "ok   ",
            Outcome::Waits => "waits",
            Outcome::Refused | Outcome::Unusable => "wrong",
        };
        let colon = if self.what.is_empty() { "" } else { ": " };
        format!("{kind}  {}{colon}{}", self.what, self.words)
    }
}
