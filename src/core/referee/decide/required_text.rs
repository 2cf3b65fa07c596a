//! Reasons and other texts that a command must have.

use crate::referee::Refusal;

/// The trimmed text, which must not be empty.
pub(super) fn stated(reason: String) -> Result<String, Refusal> {
    let reason = reason.trim();
    if reason.is_empty() {
        Err(Refusal::ReasonMissing)
    } else {
        Ok(reason.to_owned())
    }
}
