//! Usage errors: one line on standard error, exit status 2.

use clap::error::ErrorKind;
use std::fmt::Display;

/// The exit status of a usage error.
pub(super) const USAGE_ERROR: u8 = 2;

/// A usage error.
#[derive(Debug, thiserror::Error)]
pub(super) enum UsageError {
    /// An invalid argument.
    #[error("inkundla: {0}")]
    Argument(String),
    /// A turn of a record is not legal.
    #[error("turn {number} \"{text}\": {why}")]
    Turn {
        /// The first turn of the record is 1.
        number: usize,
        /// The turn as it was written.
        text: String,
        /// Why it is refused.
        why: String,
    },
}

impl UsageError {
    /// An invalid argument, for a reason.
    pub(super) fn argument(why: impl Display) -> UsageError {
        UsageError::Argument(why.to_string())
    }

    /// The message as one line, without control characters.
    pub(super) fn line(&self) -> String {
        one_line(&self.to_string())
    }
}

/// Clap's message as one line, without the usage and the tips.
pub(super) fn clap_line(error: &clap::Error) -> String {
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return "inkundla: the command is not complete; --help says how it goes on".to_owned();
    }
    let text = error.to_string();
    let what: Vec<&str> = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more"))
        .filter(|line| !line.is_empty() && !line.starts_with("tip:"))
        .collect();
    let what = what.join(" ");
    let what = what.strip_prefix("error: ").unwrap_or(&what);
    one_line(&format!("inkundla: {what}"))
}

/// A text as one line, without control characters.
pub(super) fn one_line(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let text = lines.collect::<Vec<_>>().join(" ");
    let shown = |letter: char| if letter.is_control() { ' ' } else { letter };
    text.chars().map(shown).collect()
}
