//! Texts of names: which are refused, and how blanks are normalised.

use super::legible::{composed, is_hidden};

/// The longest text, in characters.
pub(super) const LONGEST: usize = 80;

/// Why a text is not a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadName {
    /// Both parts are empty.
    #[error("the name is empty")]
    Empty,
    /// More than 80 characters.
    #[error("the name is longer than 80 characters")]
    TooLong,
    /// A control character, or an invisible one such as a direction override.
    #[error("the name has a character that cannot be printed")]
    Unprintable,
}

/// The text without surplus blanks.
///
/// # Errors
/// For a text that is too long or cannot be printed.
pub(super) fn tidy(text: &str) -> Result<String, BadName> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let text = composed(&text);
    if text.chars().count() > LONGEST {
        return Err(BadName::TooLong);
    }
    if text.chars().any(is_hidden) {
        Err(BadName::Unprintable)
    } else {
        Ok(text.into_owned())
    }
}
